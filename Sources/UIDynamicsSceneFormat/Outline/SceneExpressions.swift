// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

/// The expressions of a scene, with values of those already evaluated.
struct SceneExpressions: Sendable {
  struct Entry: Sendable {
    /// The index of its string in the document.
    let place: Int
    let expression: Expression
    let moment: ExpressionMoment
  }

  private(set) var entries: [Entry] = []
  var values: [Int: ExpressionValue] = [:]

  var isEmpty: Bool { entries.isEmpty }

  mutating func add(_ expression: Expression, at value: JSONValue, _ moment: ExpressionMoment) {
    entries.append(Entry(place: value.index, expression: expression, moment: moment))
  }

  mutating func add(_ others: SceneExpressions) {
    entries += others.entries
    for (place, value) in others.values { values[place] = value }
  }

  func part(_ value: JSONValue, of document: JSONDocument) -> SceneExpressions {
    var part = SceneExpressions()
    part.entries = Array(within(value, of: document))
    for entry in part.entries { part.values[entry.place] = values[entry.place] }
    return part
  }

  mutating func sort() { entries = entries.ordered { $0.place } }

  subscript(value: JSONValue) -> Expression? {
    let index = first(from: value.index)
    return index < entries.count && entries[index].place == value.index
      ? entries[index].expression : nil
  }

  func within(_ value: JSONValue, of document: JSONDocument) -> ArraySlice<Entry> {
    entries[first(from: value.index)..<first(from: document.index(after: value))]
  }

  private func first(from place: Int) -> Int { entries.leadingCount(where: { $0.place < place }) }
}
