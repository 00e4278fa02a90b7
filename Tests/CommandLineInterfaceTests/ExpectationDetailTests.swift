// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("Details of expectations", .timeLimit(.minutes(30)))
struct ExpectationDetailTests {
  private func message(_ expression: String) -> String {
    let scene = """
      {"referenceView":{"size":[300,600]},
      "views":[{"id":"a","frame":[10,20,30,40]},{"id":"b","frame":[150,0,9,9]}],
      "variables":{"t":1.5,"p":[1,-2],"s":"x","f":false},
      "behaviors":[{"type":"push","id":"push","mode":"continuous","items":["a"]},
      {"type":"dynamicItem","items":["a"],"linearVelocity":{"a":[6,8]},"angularVelocity":{"a":-2}},
      {"type":"collision","id":"wall","items":["a","b"]}],
      "gestures":[{"type":"pan","id":"pan","view":"a","touches":[[0.05,25,40],[0.2,60,90]]}],
      "run":{"timeLimit":0.1},
      "expect":[{"always":"\(expression)"}]}
      """
    let result = cli("run - -q -o /dev/null", input: scene)
    #expect(result.code == .negative, "\(result.messages)")
    return result.messages
  }

  @Test(
    "name each thing once, with the value it has",
    arguments: [
      ("time < 0", "time is 0"), ("animator.elapsedTime < 0", "animator.elapsedTime is 0"),
      ("animator.isRunning && tick < 0", "animator.isRunning is true, tick is 0"),
      ("t < 0 || t > 2", "t is 1.5"), ("p.y > 0", "p is [1, -2]"), ("s == 'y'", "s is 'x'"),
      ("f", "f is false"), ("a.center.x < 0", "a.center is [25, 40]"),
      ("referenceView.bounds.size.width < 0", "referenceView.bounds.size is [300, 600]"),
      ("a.linearVelocity.x < 0", "a.linearVelocity is [6, 8]"),
      ("a.angularVelocity > 0", "a.angularVelocity is -2"), ("a.speed < 0", "a.speed is 10"),
      ("push.magnitude < 0", "push.magnitude is 0"),
      ("isAdded(push) && tick < 0", "isAdded(push) is true, tick is 0"),
      ("!isAdded(b)", "isAdded(b) is true"),
      (
        "any([a, b], !isAdded(each))",
        "it is false for all 2; a is nearest: isAdded(a) is true"
      ),
      ("wall.items.count < 0", "wall.items.count is 2"),
      ("pan.state == 'x'", "pan.state is 'possible'"),
    ])
  func details(_ expression: String, _ detail: String) {
    let lines = message(expression).split(separator: "\n")
    #expect(lines.count > 2 && lines[2] == "  \(detail)", "\(lines)")
  }
}
