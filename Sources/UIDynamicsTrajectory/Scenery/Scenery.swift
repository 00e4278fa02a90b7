// SPDX-License-Identifier: MIT

/// Something that stands around the items at a tick: bounds, a boundary, or what a behavior does where.
package struct SceneryPart: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The bounds of the reference view, or of the content of a layout.
    case bounds(Box)
    /// The part of its content that a collection view shows.
    case window(Box)
    /// A line or an outline that items collide with, pt.
    case boundary([Spot], isClosed: Bool)
    case attachment(SceneryAttachment)
    /// An item is drawn to a point.
    case snap(item: Int, to: Spot)
    case field(SceneryField)
    /// The gravity of the animator; a length of 1 is 1,000 pt/s².
    case gravity(Spot)
    /// The view was taken out of its superview.
    case hidden(item: Int)
    /// The items from the back to the front, where that is not their order.
    case order([Int])
  }

  /// Of the boundary or the behavior; empty where there is none.
  package var id: String
  package var kind: Kind

  package init(_ id: String, _ kind: Kind) { (self.id, self.kind) = (id, kind) }

  /// The part in a run that counts its items otherwise; nil where one of the part's items is not there.
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

/// An attachment at work.
package struct SceneryAttachment: Hashable, Sendable {
  /// What holds; the raw value is its word in pictures.
  package enum Form: String, CaseIterable, Sendable {
    case rod, spring, rope, rail, pin, weld
  }

  package var form: Form
  package var first: SceneryEnd
  package var second: SceneryEnd
  /// Of rod, spring or rope, pt; nil for other forms.
  package var length: Double?
  /// Of a rail, in the first item's own coordinates, of length 1.
  package var axis: Spot?
  /// How far the second end may be from the first along the rail, pt; nil without limits.
  package var range: ClosedRange<Double>?

  package init(_ form: Form, _ first: SceneryEnd, _ second: SceneryEnd, length: Double? = nil) {
    (self.form, self.first, self.second, self.length) = (form, first, second, length)
  }
}

/// Where an attachment ends.
package enum SceneryEnd: Hashable, Sendable {
  /// In reference coordinates, pt.
  case spot(Spot)
  /// From the center of an item, in coordinates that turn with it, pt.
  case item(Int, Spot)

  fileprivate func reseated(_ seat: (Int) -> Int?) -> SceneryEnd? {
    switch self {
    case .spot: self
    case .item(let item, let place): seat(item).map { .item($0, place) }
    }
  }
}

/// A field at work.
package struct SceneryField: Hashable, Sendable {
  /// The outlines of a region around the field's position; a region of two has both.
  package enum Outline: Hashable, Sendable {
    case circle(radius: Double)
    case rectangle(width: Double, height: Double)
  }

  /// The force at a place, both relative: to the field's position, pt, and to the largest force.
  package struct Arrow: Hashable, Sendable {
    package var spot: Spot
    /// Nil where it depends on how an item moves, or on chance.
    package var force: Spot?

    package init(_ spot: Spot, force: Spot?) { (self.spot, self.force) = (spot, force) }
  }

  /// Its word in scenes.
  package var kind: String
  package var position: Spot
  /// Empty for a field that acts everywhere.
  package var outlines: [Outline]
  /// Whether there is one outline and the field acts within it.
  package var isWithin: Bool
  package var arrows: [Arrow]
  /// Between two arrows, pt.
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
