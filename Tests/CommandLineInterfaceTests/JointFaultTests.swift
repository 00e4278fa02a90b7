// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

/// Joints between the lightest, fastest and hardest pulled bodies that a scene allows.
///
/// Also valid with `make test-checked`: an infinite impulse is a fault of the run, not of the invariants.
@Suite("A joint at the ends of every range", .timeLimit(.minutes(30)))
struct JointFaultTests {
  /// An attachment, the width of its first item, and the item and tick whose motion becomes NaN.
  struct Case: Sendable, CustomTestStringConvertible {
    var attachment: String
    var width: Double
    var fault: (item: String, tick: Int)?
    var testDescription: String { attachment }
  }

  private static let spring = #""frequency":1e-45,"damping":1000000"#
  private static let far = #""attachedTo":"b","attachmentAnchor":[1000000,1]"#
  private static let cases = [
    Case(
      attachment: #""attachment":"items","attachedTo":"b","length":1,\#(spring)"#, width: 10_000,
      fault: ("b", 1)),
    Case(
      attachment: #""attachment":"anchor","anchorPoint":[0,100000],\#(spring)"#, width: 10_000,
      fault: ("a", 1)),
    Case(attachment: #""attachment":"fixed",\#(far)"#, width: 0.01, fault: ("b", 1)),
    Case(attachment: #""attachment":"fixed",\#(far)"#, width: 10_000, fault: ("b", 9)),
    Case(
      attachment: #""attachment":"pin",\#(far),"attachmentRange":[0,1000000]"#, width: 0.01,
      fault: ("b", 1)),
    Case(
      attachment:
        #""attachment":"sliding",\#(far),"axisOfTranslation":[0,1],"attachmentRange":[-1e-6,1e-6]"#,
      width: 0.01, fault: ("b", 1)),
    Case(attachment: #""attachment":"items","attachedTo":"b","length":1000000"#, width: 0.01),
    Case(attachment: #""attachment":"limit","attachedTo":"b""#, width: 0.01),
    Case(attachment: #""attachment":"limit","attachedTo":"b""#, width: 10_000),
  ]

  @Test("plays with finite numbers, or ends the run and says so", arguments: cases)
  func ends(one: Case) {
    let scene = #"""
      {"views":[{"id":"a","center":[-1000000,0],"size":[\#(one.width),10]},
        {"id":"b","center":[50,1],"size":[10,0.01]}],
      "behaviors":[{"type":"attachment","item":"a",\#(one.attachment)},
        {"type":"gravity","items":["a","b"],"magnitude":1000000},
        {"type":"dynamicItem","items":["a"],"density":0.000001,
          "linearVelocity":{"a":[1000000,-1000000]},"angularVelocity":{"a":1000000}},
        {"type":"push","items":["b"],"mode":"continuous","pushDirection":[1000000,1000000]}],
      "run":{"timeLimit":0.2}}
      """#
    let result = cli("run - -q", input: scene)
    let rows = result.output
    #expect(!rows.contains("nan") && !rows.contains("inf"))
    #expect(result.lines.count == 2 * (one.fault?.tick ?? 13), "\(result.messages)")
    guard let fault = one.fault else { return #expect(result.code == .success) }
    #expect(result.code == .guarded)
    #expect(
      result.messages == """
        uidyn: error: the run was stopped: the motion of \(fault.item) is not a finite number \
        at tick \(fault.tick)

        """)
  }
}
