// SPDX-License-Identifier: MIT

/// What stands in lists of ids: an id, the id that several copies share, or a pattern.
extension SceneNames {
  /// The items that an element of a list stands for, in the order of the scene.
  func dynamicItems(_ text: String) -> [Int] {
    if let item = dynamicItem(text) { return [item] }
    return ids(text, of: .dynamicItem).compactMap(dynamicItem)
  }

  /// The behaviors that an element of a list stands for, in the order of the scene.
  func behaviors(_ text: String) -> [Int] {
    if let behavior = behavior(text) { return [behavior] }
    return ids(text, of: .behavior).compactMap(behavior)
  }

  /// The ids of some kinds that a shared id or a pattern stands for.
  func ids(_ text: String, of kinds: SceneName.Kinds) -> [String] {
    if let copies = copies(of: text), kinds.contains(copies.kind) { return copies.ids }
    guard let pattern = SceneIDPattern(text) else { return [] }
    return texts(of: kinds).filter(pattern.matches)
  }

  /// The items that an element of a list stands for while nothing has been copied yet.
  private func presentItems(_ text: String) -> [Int] {
    if slots.isEmpty || slots.contains(text) { return dynamicItems(text) }
    if let item = dynamicItem(text) { return [item] }
    return ids(text, of: .dynamicItem).filter { !slots.contains($0) }.compactMap(dynamicItem)
  }

  /// The items of a list, each once, with the elements that stand for them.
  func items(_ values: [JSONValue], in document: JSONDocument) -> [(item: Int, value: JSONValue)] {
    var seen: Set<Int> = []
    return values.flatMap { value in
      document.string(value).map(presentItems).map { $0.map { (item: $0, value: value) } } ?? []
    }.filter { seen.insert($0.item).inserted }
  }

  /// The items of a behavior, with the elements that stand for them.
  func items(of behavior: ObjectReader) -> [(item: Int, value: JSONValue)] {
    items(behavior.itemValues, in: behavior.document)
  }

  /// The behaviors of a list, each once, with the elements that stand for them.
  func behaviors(
    _ values: [JSONValue], in document: JSONDocument
  ) -> [(behavior: Int, value: JSONValue)] {
    var seen: Set<Int> = []
    return values.flatMap { value in
      document.string(value).map(behaviors).map { $0.map { (behavior: $0, value: value) } } ?? []
    }.filter { seen.insert($0.behavior).inserted }
  }
}
