// SPDX-License-Identifier: MIT

/// The element of a collection view that a layout attribute stands for.
package struct SceneElement: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case cell
    /// A view that comes with a section, by the name of its kind.
    case supplementary(String)
    /// A view that belongs to the layout, by the name of its kind.
    case decoration(String)

    /// Reads "cell", "supplementary:NAME" or "decoration:NAME".
    init?(_ text: String) {
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      switch (parts[0], parts.count == 2 ? String(parts[1]) : nil) {
      case ("cell", nil): self = .cell
      case ("supplementary", let name?) where !name.isEmpty: self = .supplementary(name)
      case ("decoration", let name?) where !name.isEmpty: self = .decoration(name)
      default: return nil
      }
    }
  }

  package var kind: Kind
  package var section: Int
  /// Place in the section.
  package var item: Int

  package init(kind: Kind = .cell, section: Int = 0, item: Int) {
    (self.kind, self.section, self.item) = (kind, section, item)
  }
}
