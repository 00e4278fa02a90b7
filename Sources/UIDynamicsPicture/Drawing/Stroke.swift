// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// One line of a scenery part, with the items it follows.
///
/// The picture and the player draw strokes without knowing the kinds of parts.
struct Stroke: Equatable {
  /// The raw value is the CSS class.
  enum Style: String, CaseIterable {
    case bounds, window, boundary, rod, spring, rope, rail, joint, anchor, snap, region, edge, arrow
  }

  enum Form: Equatable {
    /// Path data in reference coordinates.
    case fixed(String)
    /// Path data around a point.
    case at(SceneryEnd, String)
    /// Path data around a point, rotated with an item.
    case turned(SceneryEnd, with: Int, String)
    /// A line between two points; its points are (fraction of the distance, pt to the right).
    case between(SceneryEnd, SceneryEnd, [Spot])
    /// A rope of a length in pt; it sags while slack.
    case rope(SceneryEnd, SceneryEnd, length: Double)
  }

  var style: Style
  var form: Form

  init(_ style: Style, _ form: Form) { (self.style, self.form) = (style, form) }
}

struct PartDrawing {
  /// The tooltip and list entry.
  var words: String
  /// The player's switch for this drawing.
  var layer: Layer
  var strokes: [Stroke]
  var label: (text: String, spot: Spot)?

  enum Layer: String, CaseIterable {
    case bounds, boundaries, attachments, fields
  }
}

extension SceneryEnd {
  var item: Int? {
    if case .item(let item, _) = self { item } else { nil }
  }
}

enum Symbol {
  static func circle(_ radius: Double) -> String {
    let r = Decimals.text(radius)
    return "M\(Decimals.text(-radius)) 0a\(r) \(r) 0 1 1 \(Decimals.text(2 * radius)) 0"
      + "a\(r) \(r) 0 1 1 \(Decimals.text(-2 * radius)) 0Z"
  }

  static func cross(_ radius: Double) -> String {
    let (r, d) = (Decimals.text(-radius), Decimals.text(2 * radius))
    return "M\(r) \(r)l\(d) \(d)M\(r) \(Decimals.text(radius))l\(d) \(Decimals.text(-2 * radius))"
  }

  static func crosshair(_ radius: Double) -> String {
    let (r, d) = (Decimals.text(-radius), Decimals.text(2 * radius))
    return "M\(r) 0h\(d)M0 \(r)v\(d)" + circle(0.55 * radius)
  }

  static func arrow(from start: Spot, to end: Spot, head: Double) -> String {
    let displacement = end - start
    if displacement.length == 0 { return dot(start) }
    let unit = (1 / displacement.length) * displacement
    let side = Spot(-unit.y, unit.x)
    let back = end - head * unit
    let (left, right) = (back + 0.5 * head * side, back - 0.5 * head * side)
    return [start, end].path() + [left, end, right].path()
  }

  /// A round line cap turns an empty line into a dot.
  static func dot(_ spot: Spot) -> String { "M\(Decimals.text(spot))h0" }
}
