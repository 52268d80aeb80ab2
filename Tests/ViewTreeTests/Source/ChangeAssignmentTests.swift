import Testing
import ViewTree

@Suite struct ChangeAssignmentTests {
  struct Case: CustomTestStringConvertible {
    let text: String
    let names: [String]
    var occurrence: Int?
    var ownerCount = 0
    var rest = ""
    let value: String

    var testDescription: String { text }
  }

  @Test(arguments: [
    Case(text: "count=3", names: ["count"], value: "3"),
    Case(text: "Row.count = 3 ", names: ["Row", "count"], value: "3"),
    Case(
      text: "Row#2.count=3", names: ["Row", "count"], occurrence: 2, ownerCount: 1, value: "3"),
    Case(text: "items[a == b].name=x=y", names: ["items"], rest: "[a == b].name", value: "x=y"),
    Case(text: "items[\"=\"]=1", names: ["items"], rest: "[\"=\"]", value: "1"),
    Case(text: "profile?.name=", names: ["profile"], rest: "?.name", value: ""),
  ])
  func reads(_ example: Case) throws {
    let assignment = try ChangeAssignment(parsing: example.text)
    #expect(assignment.names == example.names)
    #expect(assignment.occurrence == example.occurrence)
    #expect(assignment.ownerCount == example.ownerCount)
    #expect(assignment.rest == example.rest)
    #expect(assignment.value == example.value)
  }

  @Test(
    arguments: [
      ("", .noName), ("=3", .noName), ("3=3", .noName), ("a.=3", .noName), ("a#2=3", .noName),
      ("a#x.b=3", .noOccurrence), ("a#0.b=3", .noOccurrence), ("a#1.b#2.c=3", .noOccurrence),
      ("count", .noValue), ("a[b=c]", .noValue),
    ] as [(String, ChangeAssignment.Fault)])
  func refuses(_ text: String, _ fault: ChangeAssignment.Fault) {
    #expect(throws: fault) { try ChangeAssignment(parsing: text) }
  }
}
