// SPDX-License-Identifier: MIT

/// The collection view element that a layout attribute describes.
package struct SceneElement: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case cell
    case supplementary(String)
    case decoration(String)

    /// Parses "cell", "supplementary:NAME" or "decoration:NAME".
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
  package var item: Int

  package init(kind: Kind = .cell, section: Int = 0, item: Int) {
    (self.kind, self.section, self.item) = (kind, section, item)
  }
}
