// SPDX-License-Identifier: MIT

package struct SceneryPart: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The bounds of the reference view or of a layout's content.
    case bounds(Box)
    case window(Box)
    /// A line or polygon, in pt.
    case boundary([Spot], isClosed: Bool)
    case attachment(SceneryAttachment)
    case snap(item: Int, to: Spot)
    case field(SceneryField)
    /// The gravity vector; a length of 1 means 1,000 pt/s².
    case gravity(Spot)
    case hidden(item: Int)
    /// The items from back to front, if that differs from the order of their indices.
    case order([Int])
  }

  /// The id of the boundary or behavior; empty for other kinds.
  package var id: String
  package var kind: Kind

  package init(_ id: String, _ kind: Kind) { (self.id, self.kind) = (id, kind) }

  /// Renumbers the items; returns `nil` if one of them is missing.
  package func reseated(_ seat: (Int) -> Int?) -> SceneryPart? {
    switch kind {
    case .bounds, .window, .boundary, .field, .gravity: return self
    case .attachment(var attachment):
      guard let first = attachment.first.reseated(seat),
        let second = attachment.second.reseated(seat)
      else { return nil }
      (attachment.first, attachment.second) = (first, second)
      return SceneryPart(id, .attachment(attachment))
    case .snap(let item, let point):
      return seat(item).map { SceneryPart(id, .snap(item: $0, to: point)) }
    case .hidden(let item): return seat(item).map { SceneryPart(id, .hidden(item: $0)) }
    case .order(let items): return SceneryPart(id, .order(items.compactMap(seat)))
    }
  }
}

package struct SceneryAttachment: Hashable, Sendable {
  package enum Form: String, CaseIterable, Sendable {
    case rod, spring, rope, rail, pin, weld
  }

  package var form: Form
  package var first: SceneryEnd
  package var second: SceneryEnd
  /// The length, in pt; only for rods, springs and ropes.
  package var length: Double?
  /// A unit vector in the first item's coordinates; only for rails.
  package var axis: Spot?
  /// The allowed displacement along a rail, in pt; `nil` if there are no limits.
  package var range: ClosedRange<Double>?

  package init(_ form: Form, _ first: SceneryEnd, _ second: SceneryEnd, length: Double? = nil) {
    (self.form, self.first, self.second, self.length) = (form, first, second, length)
  }
}

package enum SceneryEnd: Hashable, Sendable {
  /// A point in reference coordinates, in pt.
  case spot(Spot)
  /// A point relative to the item's center, in pt; it rotates with the item.
  case item(Int, Spot)

  fileprivate func reseated(_ seat: (Int) -> Int?) -> SceneryEnd? {
    switch self {
    case .spot: self
    case .item(let item, let offset): seat(item).map { .item($0, offset) }
    }
  }
}

package struct SceneryField: Hashable, Sendable {
  /// The outline of a region, centered at the field's position; a combined region has two outlines.
  package enum Outline: Hashable, Sendable {
    case circle(radius: Double)
    case rectangle(width: Double, height: Double)
  }

  /// The position of an arrow relative to the field, in pt, and a force relative to the largest one.
  package struct Arrow: Hashable, Sendable {
    package var spot: Spot
    /// `nil` if the force depends on the item's motion or on randomness.
    package var force: Spot?

    package init(_ spot: Spot, force: Spot?) { (self.spot, self.force) = (spot, force) }
  }

  package var kind: String
  package var position: Spot
  /// Empty if the field is unbounded.
  package var outlines: [Outline]
  /// `true` if the field has a single outline and acts inside it.
  package var isWithin: Bool
  package var arrows: [Arrow]
  /// The distance between arrows, in pt.
  package var spacing: Double

  package init(
    kind: String, position: Spot, outlines: [Outline], isWithin: Bool, arrows: [Arrow],
    spacing: Double
  ) {
    (self.kind, self.position) = (kind, position)
    (self.outlines, self.isWithin) = (outlines, isWithin)
    (self.arrows, self.spacing) = (arrows, spacing)
  }
}
