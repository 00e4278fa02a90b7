// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("Expressions in exported Swift", .timeLimit(.minutes(30)))
struct ExportedExpressionTests {
  /// Returns the exported assignments to the push's magnitude, or the comments that replace them.
  private func lines(_ expressions: [String]) -> [String] {
    let sets = expressions.map { #"{"set":"push.magnitude","to":"=\#($0)"}"# }
    let scene = """
      {"referenceView":{"size":[300,600]},
      "views":[{"id":"a","frame":[0,0,9,9]},{"id":"b","frame":[50,0,9,9]}],
      "variables":{"t":1.5,"p":[1,2],"q":[3,4]},
      "behaviors":[{"type":"push","id":"push","mode":"continuous","items":["a"]}],
      "events":[{"on":"tick","do":[\(sets.joined(separator: ",")),
      {"set":"t","to":"=t + 1"},{"set":"p","to":"=point(t, t)"},{"set":"q","to":"=p * 2"}]}],
      "run":{"timeLimit":0.02}}
      """
    let result = cli("export - --as uikit -q", input: scene)
    #expect(result.code == .success, "\(result.messages)")
    return result.lines.map { String($0).trimmingPrefix { $0 == " " } }.map(String.init)
      .filter { $0.hasPrefix("push.magnitude =") || $0.hasPrefix("// /events/0/do/") }
  }

  @Test("Every function, operator and property becomes its Swift or UIKit equivalent")
  func sentences() {
    let pairs = [
      ("floor(t)", "t.rounded(.down)"), ("ceil(t)", "t.rounded(.up)"), ("round(t)", "t.rounded()"),
      ("sqrt(t)", "t.squareRoot()"), ("hypot(t, 3)", "length(t, 3)"),
      ("degrees(t)", "t / .pi * 180"), ("radians(t)", "t / 180 * .pi"),
      ("randomInt(1, 6)", "CGFloat(Int.random(in: Int(1)...Int(6)))"),
      ("random(0, 1)", "CGFloat.random(in: 0...1)"),
      ("lerp(t, 2, 0.5)", "interpolated(t, 2, 0.5)"), ("sign(t)", "sign(t)"),
      ("min(t, 1, 2)", "min(t, 1, 2)"), ("clamp(t, 0, 1)", "min(max(t, 0), 1)"),
      ("angle(p)", "atan2(pValue.dy, pValue.dx)"), ("length(p)", "length(pValue.dx, pValue.dy)"),
      ("normalized(p).x", "normalized(pValue.dx, pValue.dy).dx"),
      ("rotated(p, t).y", "rotated(pValue.dx, pValue.dy, t).dy"),
      ("cross(p, q)", "pValue.dx * q.dy - pValue.dy * q.dx"),
      ("distance(p, q)", "length(q.dx - pValue.dx, q.dy - pValue.dy)"),
      ("near(t, 1, 0.1) ? 1 : 2", "abs(t - 1) <= 0.1 ? 1 : 2"),
      ("isAdded(push) ? 1 : 2", "push.dynamicAnimator != nil ? 1 : 2"),
      ("isAdded(b) ? 1 : 2", "b.superview != nil ? 1 : 2"),
      ("count([b, a], isAdded(each))", "countOf(b.superview != nil, a.superview != nil)"),
      ("!(t > 1) ? 1 : 2", "!(t > 1) ? 1 : 2"), ("true ? t : 2", "t"),
      ("false ? t : 2", "2  // false ? t : 2"), ("!true ? t : 3", "3  // !true ? t : 3"),
      ("(-p).x", "-pValue.dx"), ("(t > 1 ? p : q).y", "t > 1 ? pValue.dy : q.dy"),
      ("p == q ? 1 : 2", "pValue.dx == q.dx && pValue.dy == q.dy ? 1 : 2"),
      ("p != q ? 1 : 2", "pValue.dx != q.dx || pValue.dy != q.dy ? 1 : 2"),
      ("t % 2", "t.truncatingRemainder(dividingBy: 2)"), ("t - (1 - t)", "t - (1 - t)"),
      ("t / (2 * t)", "t / (2 * t)"),
      ("(t > 1 && t < 3 || t == 2) ? 1 : 2", "t > 1 && t < 3 || t == 2 ? 1 : 2"),
      ("a.frame.size.width", "a.frame.size.width"), ("a.frame.maxX", "a.frame.maxX"),
      ("a.size.height", "a.bounds.size.height"), ("a.bounds.size.width", "a.bounds.size.width"),
      ("referenceView.bounds.origin.x", "bounds.origin.x"),
      ("a.angle", "atan2(a.transform.b, a.transform.a)"),
      (
        "convert(point(1, 2), a, b).x",
        "b.convert(CGPoint(x: 1, y: 2), from: a).x"
      ),
      ("sum([b, a], each.x - 2)", "sumOf(b.center.x - 2, a.center.x - 2)"),
      (
        "count([a, b], each.index == 0 || each.x > each.previous.x)",
        "countOf(true, b.center.x > a.center.x)"
      ),
      ("any(b, each.y > t) ? 1 : 2", "anyOf(b.center.y > t) ? 1 : 2"),
      ("!all([b, a], each.y > t) ? 1 : 2", "!allOf(b.center.y > t, a.center.y > t) ? 1 : 2"),
      ("min([b, a], each.x)", "minOf(b.center.x, a.center.x)"),
      ("max([b, a], each.x * each.number)", "maxOf(b.center.x * 1, a.center.x * 2)"),
      ("count([b, a])", "2  // count([b, a])"), ("push.items.count", "CGFloat(push.items.count)"),
      ("time", "animator.elapsedTime"),
      ("animator.isRunning ? 1 : 2", "animator.isRunning ? 1 : 2"),
    ]
    for (line, (text, swift)) in zip(lines(pairs.map(\.0)), pairs) {
      #expect(line == "push.magnitude = \(swift)", "\(text)")
    }
  }

  @Test("An expression without a Swift or UIKit equivalent becomes a comment that gives the reason")
  func reasons() {
    let pairs = [
      ("text(t) == '1' ? 1 : 2", "Swift formats numbers differently."),
      ("a.linearVelocity.x", "UIKit gives velocities only for items of a UIDynamicItemBehavior."),
      ("a.angularVelocity", "UIKit gives velocities only for items of a UIDynamicItemBehavior."),
      ("tick", "UIKit does not count ticks."),
    ]
    for (place, (text, reason)) in pairs.enumerated() {
      let found = lines(["t", text])
      #expect(found == ["push.magnitude = t", "// /events/0/do/1: \(reason)"], "\(place): \(text)")
    }
  }
}
