// SPDX-License-Identifier: MIT

/// What does not change of an item as it is drawn.
package struct ItemLook: Equatable, Sendable {
  /// The outline with which it collides, about its center.
  package enum Outline: Equatable, Sendable {
    /// Its bounds.
    case rectangle
    /// The ellipse in its bounds.
    case ellipse
    /// A closed line, in pt.
    case path([Spot])
    /// A point, as of rows without a size.
    case point
    /// Nothing: a group shows in its members, and the center of a mapped item is no place.
    case nothing
  }

  package var id: String
  package var outline: Outline
  /// The corners with which the engine collides, pt, where they are others than those of the outline.
  package var body: [Spot] = []
  /// The item in whose coordinates it lies; nil for those of the reference view.
  package var parent: Int?
  /// Whether its center is a place in the picture.
  package var isPlaced = true
  /// Whether it is drawn; not if others were asked for.
  package var isShown = true
  package var style = ItemStyle()

  package init(id: String, outline: Outline = .rectangle, parent: Int? = nil) {
    (self.id, self.outline, self.parent) = (id, outline, parent)
  }
}
