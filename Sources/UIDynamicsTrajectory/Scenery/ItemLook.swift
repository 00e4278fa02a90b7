// SPDX-License-Identifier: MIT

package struct ItemLook: Equatable, Sendable {
  /// The collision outline, relative to the center.
  package enum Outline: Equatable, Sendable {
    case rectangle
    case ellipse
    /// A closed polygon, in pt.
    case path([Spot])
    /// For rows that do not contain a size.
    case point
    /// For groups, which are drawn as their members, and for mapped items, whose center is not a position.
    case nothing
  }

  package var id: String
  package var outline: Outline
  /// The collision polygon, in pt, if it differs from the outline.
  package var body: [Spot] = []
  /// The index of the superview; `nil` for the reference view.
  package var parent: Int?
  /// `true` if the center is a position in the drawing.
  package var isPlaced = true
  /// `false` if the item is not among the selected ones.
  package var isShown = true
  package var style = ItemStyle()

  package init(id: String, outline: Outline = .rectangle, parent: Int? = nil) {
    (self.id, self.outline, self.parent) = (id, outline, parent)
  }
}
