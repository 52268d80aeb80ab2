// One value, two places, two views: where a view stands is what identifies it.
VStack {
    let line = Divider()
    line
    Text("Between the lines")
    line
}
