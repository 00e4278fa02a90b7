// SPDX-License-Identifier: MIT

/// A list that expands to more objects than a limit allows.
struct RepetitionExcess {
  let limit: SceneLimit
  let actual: Int
  /// The original, because its copies are not yet written.
  let value: JSONValue
}

/// The copies of objects with a `forEach`, before they are written.
///
/// At most the limit is planned, before `where` filters; further objects are only counted.
struct CopyPlan {
  /// By the index of the element.
  private(set) var copies: [Int: [CopyBinding]] = [:]
  private(set) var excesses: [RepetitionExcess] = []
  private let outline: SceneOutline
  private let names: SceneNames
  private let limits: SceneLimits
  private let (forEach, children): (KeyName, KeyName)
  private var lists: [[String]: SceneEachList] = [:]
  /// Patterns beyond the limit match nothing; `SchemaCheck` then rejects the scene.
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
          excess = .init(
            limit: limit, actual: things, value: excess?.value ?? document.original(of: value))
        } else if values > limits[.repeated] {
          excess = .init(
            limit: .repeated, actual: values, value: excess?.value ?? document.original(of: value))
        }
      }
      if let excess { excesses.append(excess) }
    }
  }

  /// Returns the number of objects, and of JSON values in all copies.
  ///
  /// Inline behaviors are copied with their composite.
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
    // One copy beyond the limit is kept so that a problem can refer to it.
    let most = min(count, room / sum.things + 1, limits[.repeated] / size + 1)
    copies[value.index] =
      count == 0 ? [.each(nil)] : (0..<most).map { .each(SceneEach(list, $0)) }
    return (sum.things * count, size * count)
  }

  /// The items of a `forEach`, without copies that actions will make.
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
