// SPDX-License-Identifier: MIT

import Testing

@testable import UIDynamicsUIKitCode

@Suite("Text of exported code", .timeLimit(.minutes(30)))
struct CodeTextTests {
  @Test(
    "Numbers parse back to the same bits",
    arguments: [
      0, -0.0, 1, -30, 172.5, 0.1, 1.0 / 3, -1.7453292519943295, 1e-7, .leastNonzeroMagnitude,
      9_007_199_254_740_991,
      0x1p53, 1e22, .greatestFiniteMagnitude,
    ])
  func numbers(_ number: Double) throws {
    let text = CodeLiteral.number(number)
    let read = try #require(Double(text))
    #expect(read.bitPattern == number.bitPattern, "\(text)")
    #expect(!text.hasSuffix(".0") || number.magnitude >= 0x1p53 || number == 0, "\(text)")
  }

  @Test("Strings become equivalent literals")
  func texts() {
    #expect(CodeLiteral.text("a \"b\" \\(c)\n\u{7}é") == #""a \"b\" \\(c)\n\u{7}é""#)
  }

  @Test("Names are valid in Swift and differ from UIKit's names and those already taken")
  func names() {
    #expect(SwiftName.lower("card-1") == "card1")
    #expect(SwiftName.lower("dynamicItem#2") == "dynamicItem2")
    #expect(SwiftName.lower("UIView") == "uiView")
    #expect(SwiftName.upper("shade-present") == "ShadePresent")
    #expect(SwiftName.upper("3d") == "_3d")
    var names = SwiftNames()
    let taken = ["frame", "class", "a", "a", "a", ""].map { names.take($0, suffix: "View") }
    #expect(taken == ["frameView", "classView", "a", "aView", "aView2", "viewView"])
  }

  @Test(
    "No generated property hides a property of a view",
    arguments: [
      "anchorPoint", "accessibilityLabel", "isAccessibilityElement", "keyboardLayoutGuide",
      "coordinateSpace", "inputAccessoryView", "intrinsicContentSize", "motionEffects",
      "debugDescription", "layer", "easing", "springing", "await", "associatedtype",
      "precedencegroup",
    ])
  func properties(_ name: String) {
    var names = SwiftNames()
    #expect(names.take(name, suffix: "View") == name + "View")
  }

  @Test("Ids that would give the same Swift name get different names")
  func twins() {
    var names = SwiftNames()
    let taken = ["a-b", "aB", "a_b", "a-b-view"].map {
      names.take(SwiftName.lower($0), suffix: "View")
    }
    #expect(taken == ["aB", "aBView", "aBView2", "aBViewView"])
    #expect(names.take(SwiftName.lower("a_B"), suffix: "Behavior") == "aBBehavior")
  }

  /// Lines that are too long, and how swift-format breaks them.
  @Test(
    "Long lines are wrapped as swift-format wraps them",
    arguments: [
      (
        "    behavior.addBoundary(withIdentifier: \"wall-left\" as NSString, from: CGPoint(x: 0, y: 500), to: CGPoint(x: 150, y: 600))",
        [
          "    behavior.addBoundary(",
          "      withIdentifier: \"wall-left\" as NSString, from: CGPoint(x: 0, y: 500),",
          "      to: CGPoint(x: 150, y: 600))",
        ]
      ),
      (
        "    isCancelled = presenting ? touch.velocity.y < 0.5 || shade.center.y < 0 : touch.velocity.y > 0.5 || shade.center.y > 0",
        [
          "    isCancelled =", "      presenting",
          "      ? touch.velocity.y < 0.5 || shade.center.y < 0",
          "      : touch.velocity.y > 0.5 || shade.center.y > 0",
        ]
      ),
      (
        "      if length(coupon.center.x - place.snapPoint.x, coupon.center.y - place.snapPoint.y) > tearDistance {",
        [
          "      if length(coupon.center.x - place.snapPoint.x, coupon.center.y - place.snapPoint.y)",
          "        > tearDistance", "      {",
        ]
      ),
      (
        "    tether.anchorPoint = CGPoint(x: 230 + wind.dx * 100 - 1.5, y: 40 + wind.dy * 100)  // point(3, 9) / 2",
        [
          "    // point(3, 9) / 2",
          "    tether.anchorPoint = CGPoint(x: 230 + wind.dx * 100 - 1.5, y: 40 + wind.dy * 100)",
        ]
      ),
    ])
  func lines(_ line: String, _ expected: [String]) {
    #expect(CodeLine(line).broken == expected)
  }

  @Test("Comments fill the line width, and no text in a scene can end them")
  func comments() {
    let lines = CodeComment.lines("two\nlines\u{0}\r" + String(repeating: " word", count: 30))
    #expect(lines.count == 2 && lines.allSatisfy { $0.hasPrefix("/// ") && $0.count <= 100 })
    #expect(lines[0].hasPrefix("/// two lines word word"))
  }
}
