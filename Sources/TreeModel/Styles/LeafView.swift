/// A view that is drawn as a leaf of its own name whatever its body is: a gradient, a representable.
public protocol _LeafView: View {}

package typealias LeafView = _LeafView
