// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

/// The expressions of a scene, and the values of those already evaluated.
struct SceneExpressions: Sendable {
  struct Entry: Sendable {
    /// The index of the expression's string in the document.
    let index: Int
    let expression: Expression
    let moment: ExpressionMoment
  }

  private(set) var entries: [Entry] = []
  var values: [Int: ExpressionValue] = [:]

  var isEmpty: Bool { entries.isEmpty }
  var count: Int { entries.count }

  mutating func add(_ expression: Expression, at value: JSONValue, _ moment: ExpressionMoment) {
    entries.append(Entry(index: value.index, expression: expression, moment: moment))
  }

  /// Repeats the expressions of one copy for another.
  mutating func repeated(_ original: Range<Int>, by shift: Int) {
    for entry in entries[original] {
      entries.append(
        Entry(index: entry.index + shift, expression: entry.expression, moment: entry.moment))
      values[entry.index + shift] = values[entry.index]
    }
  }

  mutating func sort() { entries = entries.ordered { $0.index } }

  subscript(value: JSONValue) -> Expression? {
    let index = first(from: value.index)
    return index < entries.count && entries[index].index == value.index
      ? entries[index].expression : nil
  }

  func within(_ value: JSONValue, of document: JSONDocument) -> ArraySlice<Entry> {
    entries[first(from: value.index)..<first(from: document.index(after: value))]
  }

  private func first(from index: Int) -> Int { entries.leadingCount(where: { $0.index < index }) }
}
