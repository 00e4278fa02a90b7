// SPDX-License-Identifier: MIT

/// A list of items; this is a class because each of its items refers to it.
package final class SceneEachList: Equatable, Sendable {
  package let items: [Int]
  /// The numbers in the items' ids, if all of them are copies of one view.
  private let numbers: [Int]

  package init(_ items: [Int], numbers: [Int] = []) {
    (self.items, self.numbers) = (items, numbers)
  }

  package static func == (one: SceneEachList, other: SceneEachList) -> Bool {
    one === other || (one.items, one.numbers) == (other.items, other.numbers)
  }

  package func filter(_ isTaken: (Int) -> Bool) -> SceneEachList {
    let indices = items.indices.filter { isTaken(items[$0]) }
    if indices.count == items.count { return self }
    return SceneEachList(
      indices.map { items[$0] }, numbers: numbers.isEmpty ? [] : indices.map { numbers[$0] })
  }

  func number(_ index: Int) -> Int { numbers.isEmpty ? index + 1 : numbers[index] }
}

/// An item of a list, to which `each` is bound.
package struct SceneEach: Equatable, Sendable {
  package let list: SceneEachList
  package let index: Int

  package init(_ list: SceneEachList, _ index: Int) { (self.list, self.index) = (list, index) }

  package var item: Int { list.items[index] }
  package var number: Int { list.number(index) }

  /// A value that the list provides, or a reference to a property of an item.
  package enum Meaning {
    case value(ExpressionValue)
    case reference(ExpressionReference)
  }

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
      ? ("first", "previous", "each.index > 0") : ("last", "next", "each.index < each.count - 1")
    throw ExpressionFault(
      "\(id(item)) is the \(end) item and has no \(side) one",
      hint: "guard the expression with \(quoted(others))")
  }
}

package indirect enum EachProperty: Hashable, Sendable {
  /// `each` without a property.
  case id
  /// The index (from 0), the number (from 1), and the number of items.
  case index, number, count
  /// A property of the previous (-1) or next (1) item; without a property, the neighbor's id.
  case ofNeighbour(Int, EachProperty)
  case geometry(GeometryProperty)
  case motion(MotionProperty)

  /// Words after `each` that are not properties of items.
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

  /// The property at the end of a chain of neighbors.
  package var last: EachProperty {
    switch self {
    case .ofNeighbour(_, let property): property.last
    case .id, .index, .number, .count, .geometry, .motion: self
    }
  }

  var isOfList: Bool {
    switch self {
    case .index, .number, .count, .ofNeighbour: true
    case .id, .geometry, .motion: false
    }
  }

  private var suffix: String { self == .id ? "" : ".\(name)" }

  /// The text after `each.`; empty for the id.
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

  package func reference(to item: Int) -> ExpressionReference? {
    switch self {
    case .id, .index, .number, .count, .ofNeighbour: nil
    case .geometry(let property): .item(item, property)
    case .motion(let property): .motion(item, property)
    }
  }
}
