// SPDX-License-Identifier: MIT

/// What the copies of objects differ in, as far as loading knows it.
struct SceneCopies {
  /// One copy of an object of the document, counted from 0.
  struct Key: Hashable {
    let object: Int
    let copy: Int
  }

  /// What expressions came to, by the places of their strings.
  var values: [Key: [Int: ExpressionValue]] = [:]
  /// The copies that "where" leaves out.
  var omitted: Set<Key> = []

  func values(of object: JSONValue, _ copy: Int) -> [Int: ExpressionValue] {
    values[Key(object: object.index, copy: copy)] ?? [:]
  }
}

/// The items of a scene by what a `forEach` can call them, before all names are known.
struct SceneItemLists {
  /// None for copies to come that are left out.
  private var ids: [String?] = []
  private var places: [String: Int] = [:]
  /// The copies of views by the id they share.
  private var copies: [String: [Int]] = [:]
  private let views: [SceneOutline.View]

  /// With the copies that actions are yet to make, or without them.
  init(_ views: [SceneOutline.View], _ items: [ObjectReader], withSlots: Bool = false) {
    self.views = views
    ids =
      views.map { $0.slot != nil && !withSlots ? nil : $0.id ?? "" }
      + items.map { $0.string("id") ?? "" }
    for (index, id) in ids.enumerated() {
      if let id, places[id] == nil { places[id] = index }
    }
    for (index, view) in views.enumerated() {
      if let slot = view.slot {
        if withSlots { copies[slot.name, default: []].append(index) }
      } else if view.copy != nil {
        copies[view.reader.string("id") ?? "", default: []].append(index)
      }
    }
  }

  /// The items under a key: an id or a pattern, or a list of these; each once.
  func list(_ reader: ObjectReader, _ key: String) -> SceneEachList {
    guard let value = reader.value(key) else { return SceneEachList([]) }
    let elements = reader.document.kind(of: value) == .array ? reader.elements(key) : [value]
    var seen: Set<Int> = []
    let items = elements.compactMap(reader.document.string).flatMap(items)
      .filter { seen.insert($0).inserted }
    let isOneView = items.allSatisfy { item in
      item < views.count && views[item].number != nil && views[item].isCopy(like: views[items[0]])
    }
    return SceneEachList(items, numbers: isOneView ? items.compactMap { views[$0].number } : [])
  }

  private func items(_ text: String) -> [Int] {
    if let place = places[text] { return [place] }
    if let copies = copies[text] { return copies }
    guard let pattern = SceneIDPattern(text) else { return [] }
    return ids.indices.filter { ids[$0].map(pattern.matches) ?? false }
  }
}

extension SceneOutline.View {
  /// The number in the id of a copy.
  fileprivate var number: Int? { slot?.number ?? copy }

  /// Whether both are copies of one name.
  fileprivate func isCopy(like other: SceneOutline.View) -> Bool {
    slot?.name == other.slot?.name && reader.object == other.reader.object
  }
}

extension SceneOutline {
  /// What `each` is in the copies of objects, by the places of these.
  var eaches: [Int: [SceneEach]] {
    var found: [Int: [SceneEach]] = [:]
    for (readers, eaches) in [
      (behaviors, behaviorEaches), (events, eventEaches), (expectations, expectationEaches),
    ] {
      for (reader, each) in zip(readers, eaches) {
        if let each { found[reader.object.index, default: []].append(each) }
      }
    }
    return found
  }
}

extension ObjectReader {
  /// The object once for each item of its `forEach`, at most so often; itself where it has none.
  func copies(
    _ lists: () -> SceneItemLists, _ found: SceneCopies, most: Int
  ) -> [(reader: ObjectReader, each: SceneEach?)] {
    guard has("forEach") else { return [(self, nil)] }
    let list = lists().list(self, "forEach")
    return list.items.indices.lazy.filter { index in
      !found.omitted.contains(SceneCopies.Key(object: object.index, copy: index))
    }.prefix(max(most, 0)).map { index in
      let each = SceneEach(list, index)
      var values = found.values(of: object, index)
      if let id = value("id"), let text = string("id") {
        values[id.index] = .string("\(text)-\(each.number)")
      }
      return (ObjectReader(document.laying(values), object), each)
    }
  }
}
