// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// One line of a part of the scenery: its form, and what it moves with.
///
/// The picture and the player both draw these; what kinds of parts there are is known to neither.
struct Stroke: Equatable {
  /// The raw value is the class of its style.
  enum Style: String, CaseIterable {
    case bounds, window, boundary, rod, spring, rope, rail, joint, anchor, snap, region, edge, arrow
  }

  enum Form: Equatable {
    /// The data of a path in reference coordinates.
    case fixed(String)
    /// The data of a path around a place.
    case at(SceneryEnd, String)
    /// The data of a path around a place, turned with an item.
    case turned(SceneryEnd, with: Int, String)
    /// A line from one place to another: shares of the way, and pt to its right.
    case between(SceneryEnd, SceneryEnd, [Spot])
    /// A rope of a length in pt, which hangs while it is slack.
    case rope(SceneryEnd, SceneryEnd, length: Double)
  }

  var style: Style
  var form: Form

  init(_ style: Style, _ form: Form) { (self.style, self.form) = (style, form) }
}

/// How a part looks.
struct PartDrawing {
  /// What a pointer on it is told, and where it is listed.
  var words: String
  /// The switch of the player that it belongs to.
  var layer: Layer
  var strokes: [Stroke]
  /// What is written at a place.
  var label: (text: String, spot: Spot)?

  /// The raw value is its word in the page.
  enum Layer: String, CaseIterable {
    case bounds, boundaries, attachments, fields
  }
}

extension SceneryEnd {
  /// The item, where it is one.
  var item: Int? {
    if case .item(let item, _) = self { item } else { nil }
  }
}

/// A symbol about (0, 0) as the data of a path.
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

  /// From one place to another, the head at the end.
  static func arrow(from start: Spot, to end: Spot, head: Double) -> String {
    let way = end - start
    if way.length == 0 { return dot(start) }
    let unit = (1 / way.length) * way
    let side = Spot(-unit.y, unit.x)
    let back = end - head * unit
    let (left, right) = (back + 0.5 * head * side, back - 0.5 * head * side)
    return [start, end].path() + [left, end, right].path()
  }

  /// What a round end of a line makes of no length.
  static func dot(_ spot: Spot) -> String { "M\(Decimals.text(spot))h0" }
}
