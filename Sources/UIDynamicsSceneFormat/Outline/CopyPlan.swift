// SPDX-License-Identifier: MIT

/// A list that expands to more objects than a limit allows.
///
/// The value is the original, because its copies do not exist yet.
typealias RepetitionExcess = (limit: SceneLimit, actual: Int, value: JSONValue)

/// The plan for copying objects that contain a `forEach`.
///
/// It contains at most the allowed number of copies, before `where` filters them; all others are only counted.
struct CopyPlan {
  /// The copies of each element, by its index.
  private(set) var copies: [Int: [CopyBinding]] = [:]
  private(set) var excesses: [RepetitionExcess] = []
  private let outline: SceneOutline
  private let names: SceneNames
  private let limits: SceneLimits
  private let (forEach, children): (KeyName, KeyName)
  private var lists: [[String]: SceneEachList] = [:]
  /// The number of comparisons so far; above the limit, patterns match nothing, and `SchemaCheck` rejects the scene.
  private var comparisons = 0

  init(_ outline: SceneOutline, _ names: SceneNames, _ limits: SceneLimits) {
    (self.outline, self.names, self.limits) = (outline, names, limits)
    let document = outline.document
    (forEach, children) = (document.name("forEach"), document.name("children"))
    for (key, limit) in SceneOutline.lists {
      var (things, values, excess) = (0, 0, RepetitionExcess?.none)
      for value in outline.root.elements(key) {
        let weight = plan(value, isCopy: false, room: excess == nil ? limits[limit] : 0)
        (things, values) = (things + weight.things, values + weight.values)
        if things > limits[limit] {
          excess = (limit, things, excess?.value ?? document.original(of: value))
        } else if values > limits[.repeated] {
          excess = (.repeated, values, excess?.value ?? document.original(of: value))
        }
      }
      if let excess { excesses.append(excess) }
    }
  }

  /// Returns the number of objects and the number of JSON values in all copies.
  ///
  /// Inline behaviors are copied together with their composite.
  private mutating func plan(
    _ value: JSONValue, isCopy: Bool, room: Int
  ) -> (things: Int, values: Int) {
    let document = outline.document
    let isRepeated = !isCopy && document.value(forEach, in: value) != nil
    var sum = (things: 1, values: 0)
    for child in document.children(of: value, children) {
      let weight = plan(child, isCopy: isCopy || isRepeated, room: room)
      sum = (sum.things + weight.things, sum.values + weight.values)
    }
    guard isRepeated else { return sum }
    let list = self.list(ObjectReader(document, value))
    let (count, size) = (list.items.count, document.index(after: value) - value.index)
    // One copy above the limit is kept so that a problem can refer to it.
    let most = min(count, room / sum.things + 1, limits[.repeated] / size + 1)
    copies[value.index] =
      count == 0 ? [.each(nil)] : (0..<most).map { .each(SceneEach(list, $0)) }
    return (sum.things * count, size * count)
  }

  /// The items of a `forEach`, without the copies that actions make.
  private mutating func list(_ reader: ObjectReader) -> SceneEachList {
    let values = reader.values("forEach")
    let texts = values.compactMap(reader.document.string)
    if let list = lists[texts] { return list }
    for text in texts where names.dynamicItem(text) == nil && SceneIDPattern(text) != nil {
      comparisons += names.count(of: .dynamicItem)
    }
    let items =
      comparisons > limits[.patterns]
      ? [] : names.items(values, in: reader.document).map { $0.index }
    let list = outline.list(items.filter { !outline.isSlot($0) })
    lists[texts] = list
    return list
  }
}

extension JSONDocument {
  /// The inline behaviors of a composite.
  func children(of value: JSONValue, _ key: KeyName) -> [JSONValue] {
    guard let list = self.value(key, in: value),
      ObjectReader(self, value).behaviorType == .composite
    else { return [] }
    return elements(of: list).filter { kind(of: $0) == .object }
  }
}
