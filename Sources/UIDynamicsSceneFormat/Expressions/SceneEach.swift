// SPDX-License-Identifier: MIT

/// Items that something is done for, one after the other, by their places.
///
/// A class, though it never changes: each of its items hands it on.
package final class SceneEachList: Equatable, Sendable {
  package let items: [Int]
  /// The numbers in their ids, where all of them are copies of one view.
  private let numbers: [Int]

  package init(_ items: [Int], numbers: [Int] = []) {
    (self.items, self.numbers) = (items, numbers)
  }

  package static func == (one: SceneEachList, other: SceneEachList) -> Bool {
    one === other || (one.items, one.numbers) == (other.items, other.numbers)
  }

  /// Those of the items of which something is true.
  package func filter(_ isTaken: (Int) -> Bool) -> SceneEachList {
    let places = items.indices.filter { isTaken(items[$0]) }
    if places.count == items.count { return self }
    return SceneEachList(
      places.map { items[$0] }, numbers: numbers.isEmpty ? [] : places.map { numbers[$0] })
  }

  /// The number in the id of an item, or its place in the list counted from 1.
  func number(_ index: Int) -> Int { numbers.isEmpty ? index + 1 : numbers[index] }
}

/// What `each` stands for: one item of a list.
package struct SceneEach: Equatable, Sendable {
  package let list: SceneEachList
  /// Counted from 0.
  package let index: Int

  package init(_ list: SceneEachList, _ index: Int) { (self.list, self.index) = (list, index) }

  package var item: Int { list.items[index] }
  package var number: Int { list.number(index) }

  /// What is asked of it, or of a neighbour of it: a value that the list itself tells, or what the item has
  /// to tell.
  package enum Meaning {
    case value(ExpressionValue)
    case reference(ExpressionReference)
  }

  /// What a property stands for.
  package func meaning(
    of property: EachProperty, _ id: (Int) -> String
  ) throws(ExpressionFault) -> Meaning {
    switch property {
    case .ofNeighbour(let step, let inner): try neighbour(step, id).meaning(of: inner, id)
    case .id: .value(.string(id(item)))
    case .index: .value(.number(Double(index)))
    case .number: .value(.number(Double(number)))
    case .count: .value(.number(Double(list.items.count)))
    case .geometry(let property): .reference(.item(item, property))
    case .motion(let property): .reference(.motion(item, property))
    }
  }

  private func neighbour(
    _ step: Int, _ id: (Int) -> String
  ) throws(ExpressionFault) -> SceneEach {
    if list.items.indices.contains(index + step) { return SceneEach(list, index + step) }
    let (end, side, others) =
      step < 0
      ? ("first", "before", "each.index > 0") : ("last", "behind", "each.index < each.count - 1")
    throw ExpressionFault(
      "\(id(item)) is the \(end), and nothing is \(side) it",
      hint: "\(quoted(others)) is true of all but the \(end)")
  }
}

/// What an expression can ask of `each`.
package indirect enum EachProperty: Hashable, Sendable {
  /// The id, which is what `each` alone means.
  case id
  /// From 0, from 1, and how many there are.
  case index, number, count
  /// What is asked of the one before, -1, or the next, 1; by themselves they stand for their ids.
  case ofNeighbour(Int, EachProperty)
  case geometry(GeometryProperty)
  case motion(MotionProperty)

  /// What is written behind `each`, besides the properties of an item.
  package static let words: [(word: String, property: EachProperty)] = [
    ("index", .index), ("number", .number), ("count", .count), ("previous", .ofNeighbour(-1, .id)),
    ("next", .ofNeighbour(1, .id)),
  ]

  init?(_ text: String) {
    if let found = Self.words.first(where: { $0.word == text }) {
      self = found.property
      return
    }
    let found =
      GeometryProperty(rawValue: text).map { EachProperty.geometry($0) }
      ?? MotionProperty(named: text).map { .motion($0) }
    guard let found else { return nil }
    self = found
  }

  /// The step to a neighbour; nil for a word that leads to none.
  static func step(_ text: String) -> Int? {
    guard case .ofNeighbour(let step, _)? = words.first(where: { $0.word == text })?.property
    else { return nil }
    return step
  }

  package var type: ExpressionType {
    switch self {
    case .id: .string
    case .index, .number, .count: .number
    case .geometry(let property): property.type
    case .motion(let property): property.type
    case .ofNeighbour(_, let property): property.type
    }
  }

  /// What is asked of an item in the end, itself or a neighbour.
  package var last: EachProperty {
    switch self {
    case .ofNeighbour(_, let property): property.last
    case .id, .index, .number, .count, .geometry, .motion: self
    }
  }

  /// Whether only a list tells it.
  var isOfList: Bool {
    switch self {
    case .index, .number, .count, .ofNeighbour: true
    case .id, .geometry, .motion: false
    }
  }

  private var suffix: String { self == .id ? "" : ".\(name)" }

  /// As it is written behind `each`; empty for the id.
  package var name: String {
    switch self {
    case .id: ""
    case .index: "index"
    case .number: "number"
    case .count: "count"
    case .geometry(let property): property.rawValue
    case .motion(let property): property.rawValue
    case .ofNeighbour(let step, let property):
      (step < 0 ? "previous" : "next") + property.suffix
    }
  }

  /// The property of one item that it is; nil for what only the list tells.
  package func reference(to item: Int) -> ExpressionReference? {
    switch self {
    case .id, .index, .number, .count, .ofNeighbour: nil
    case .geometry(let property): .item(item, property)
    case .motion(let property): .motion(item, property)
    }
  }
}
