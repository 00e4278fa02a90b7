// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface
import UIDynamicsSceneFormat

@Suite("Expressions in a run", .timeLimit(.minutes(30)))
struct ExpressionRunTests {
  /// A rotated view that contains another view, and several behaviors, including one that is not added.
  private func scene(_ rest: String) -> String {
    """
    { "referenceView": { "size": [375, 667] },
      "views": [ { "id": "card", "center": [200, 300], "size": [100, 20], "angle": "=pi / 2" },
        { "id": "dot", "superview": "card", "center": [10, 5], "size": [8, 4] },
        { "id": "ball", "frame": [20, 30, 30, 50] } ],
      "behaviors": [ { "type": "gravity", "id": "fall", "items": ["ball"], "added": false },
        { "type": "dynamicItem", "id": "props", "items": ["ball", "card"] } ],
      "run": { "timeLimit": 0.2, "until": "timeLimit", "seed": 7 }\(rest) }
    """
  }

  private func play(_ rest: String, _ words: String = "-o /dev/null") -> CommandResult {
    let folder = TestFolder()
    folder.write("scene.json", scene(rest))
    return cli("run \(folder("scene.json")) -q \(words)")
  }

  @Test(
    "Conversions and hit tests of rotated and nested views match UIKit; column names are accepted",
    arguments: [
      "near(convert(point(200, 250), card), point(0, 10), 1e-9)",
      "near(convert(point(195, 250), dot), point(-6, 12), 1e-9)",
      "near(convert(point(0, 0), dot, referenceView), point(207, 256), 1e-9)",
      "contains(card, point(200, 345)) && !contains(card, point(245, 300))",
      "contains(dot, point(205, 263)) && !contains(dot, point(205, 265))",
      "intersects(card, rect(185, 340, 6, 30)) && !intersects(card, rect(240, 290, 20, 20))",
      "animator.items(in: rect(0, 0, 100, 100)).count == 1",
      "animator.items(in: referenceView.bounds).count == 2 && props.items.count == 2",
      "!isAdded(fall) && isAdded(props) && fall.items.count == 1",
      "ball.x == ball.center.x && ball.y == 55 && ball.height == 50 && ball.minX == 20",
      "ball.vx == 0 && ball.omega == 0 && ball.speed == 0 && ball.bodyY == 55",
      "card.bodyX == 200 && ball.width + referenceView.width == 405",
    ])
  func geometry(condition: String) {
    let result = play(#", "expect": [ { "at": 0, "that": "\#(condition)" } ]"#)
    #expect(result == CommandResult(code: .success), "\(condition)")
  }

  @Test("Every item column has an equivalent name in expressions")
  func columns() {
    let help = cli("help output").output
    for name in ItemValueName.all {
      #expect(help.contains("\n  \(name.column)"), "\(name.column)")
      #expect(ItemValueName.columns(of: name.path) == [name.column])
    }
  }

  @Test("Random numbers come from the seed and continue after the ones drawn during loading")
  func random() {
    let emit = #"{ "emit": "drawn", "with": { "u": "=random(0, 1)", "n": "=randomInt(1, 6)" } }"#
    let rest = """
      , "variables": { "first": "=random(0, 1)" }, "events": [
        { "at": 0, "do": [ \(emit), { "emit": "first", "with": { "u": "=first" } } ] } ]
      """
    let once = play(rest, "-o /dev/null --events -")
    #expect(once == play(rest, "-o /dev/null --events -"))
    // The first random numbers of SplitMix64(7), in this order.
    var numbers = SplitMix64(seed: 7)
    let first = numbers.double(in: 0..<1)
    let second = numbers.double(in: 0..<1)
    let dice = 1 + numbers.next() % 6
    #expect(once.output.contains(#""u":\#(first)"#), "\(once.output)")
    #expect(once.output.contains(#""u":\#(second),"n":\#(dice)"#), "\(once.output)")
  }
}
