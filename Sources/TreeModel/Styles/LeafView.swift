/// A view with a body that is nevertheless drawn as a leaf of its own name, such as a gradient.
package protocol LeafView: View {}
