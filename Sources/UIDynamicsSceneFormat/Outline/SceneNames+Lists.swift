// SPDX-License-Identifier: MIT

/// Resolves elements of id lists: an id, an id that copies share, or a pattern.
extension SceneNames {
  /// The items that an element matches, in scene order.
  package func dynamicItems(_ text: String) -> [Int] {
    if let item = dynamicItem(text) { return [item] }
    return repeatedItems[text] ?? ids(text, of: .dynamicItem).compactMap { dynamicItem($0) }
  }

  func views(_ text: String) -> [Int] { dynamicItems(text).filter { $0 < viewCount } }

  func behaviors(_ text: String) -> [Int] {
    if let behavior = behavior(text) { return [behavior] }
    return ids(text, of: .behavior).compactMap { behavior($0) }
  }

  func ids(_ text: String, of kinds: SceneName.Kinds) -> [String] {
    if let copies = copies(of: text), kinds.contains(copies.kind) { return copies.ids }
    guard let pattern = SceneIDPattern(text) else { return [] }
    return texts(of: kinds).filter(pattern.matches)
  }

  /// The items that an element matches before any copy is made.
  private func presentItems(_ text: String) -> [Int] {
    if slots.isEmpty || slots.contains(text) { return dynamicItems(text) }
    if let item = dynamicItem(text) { return [item] }
    return ids(text, of: .dynamicItem).filter { !slots.contains($0) }.compactMap { dynamicItem($0) }
  }

  /// The items of a list without duplicates; `withSlots` includes the copies that actions make.
  func items(
    _ values: [JSONValue], in document: JSONDocument, withSlots: Bool = false
  ) -> [Listed] {
    var found: [Listed] = []
    found.reserveCapacity(values.count)
    for value in values {
      if let item = listedItem(value, in: document) {
        found.append((item, value))
      } else if let text = document.string(value) {
        for item in withSlots ? dynamicItems(text) : presentItems(text) {
          found.append((item, value))
        }
      }
    }
    return Self.once(found)
  }

  package func items(of behavior: ObjectReader) -> [Listed] {
    items(behavior.itemValues, in: behavior.document)
  }

  package typealias Listed = (index: Int, value: JSONValue)

  private static func once(_ found: [Listed]) -> [Listed] {
    // Most lists are in scene order, so they contain no duplicates.
    if found.indices.dropFirst().allSatisfy({ found[$0 - 1].index < found[$0].index }) {
      return found
    }
    var seen: Set<Int> = []
    return found.filter { seen.insert($0.index).inserted }
  }

  /// Resolves the distinct ids under a key; `isOpen` is true if an expression may name additional ones.
  package func selection(
    _ kinds: SceneName.Kinds, under key: String, of reader: ObjectReader
  ) -> (elements: [Listed], isOpen: Bool) {
    let (values, document) = (reader.values(key), reader.document)
    let found =
      kinds == .behavior
      ? Self.once(
        values.flatMap { value in
          (document.string(value).map(behaviors) ?? []).map { (index: $0, value: value) }
        })
      : items(values, in: document, withSlots: true)
        .filter { kinds.contains(SceneName.Kind.item) || $0.index < viewCount }
    return (found, values.contains(where: document.isExpression))
  }

  /// True for a list of ids in scene order, as most are.
  func areInOrder(_ list: JSONValue, in document: JSONDocument) -> Bool {
    var last = -1
    return document.elements(of: list).allSatisfy { value in
      guard let item = listedItem(value, in: document), item > last else { return false }
      last = item
      return true
    }
  }
}
