// SPDX-License-Identifier: MIT

/// A list that stands for more things than a limit allows.
struct RepetitionExcess {
  let limit: SceneLimit
  let actual: Int
  /// The object with which they become too many.
  let value: JSONValue
}

/// The behaviors, events or expectations of a scene, those with a `forEach` once for each item.
///
/// No more than the limit allows are made, before `where` leaves any out; the rest is counted.
struct Repetition {
  private(set) var readers: [ObjectReader] = []
  /// What `each` is in them.
  private(set) var eaches: [SceneEach?] = []
  /// The composite each is written in.
  private(set) var composites: [Int?] = []
  private(set) var excess: RepetitionExcess?
  private let document: JSONDocument
  private let lists: SceneItemLists
  private let found: SceneCopies
  private let (limit, most): (SceneLimit, Int)
  /// How many there would be without the limit.
  private var count = 0
  /// The first that is one too many.
  private var surplus: JSONValue?

  init(
    _ document: JSONDocument, _ lists: SceneItemLists, _ found: SceneCopies, _ limit: SceneLimit,
    most: Int
  ) {
    (self.document, self.lists, self.found) = (document, lists, found)
    (self.limit, self.most) = (limit, most)
  }

  /// Adds what an object stands for.
  mutating func add(_ value: JSONValue) {
    let reader = ObjectReader(document, value)
    count += weight(of: reader, isRepeated: false)
    add(reader, in: nil, nil)
    guard count > most else { return }
    excess = RepetitionExcess(
      limit: limit, actual: count, value: excess?.value ?? surplus ?? value)
  }

  /// A composite is followed by the behaviors that are written in it.
  private mutating func add(_ reader: ObjectReader, in composite: Int?, _ outer: SceneEach?) {
    for each in eaches(of: reader, outer) {
      // One too many is there to be pointed at.
      if readers.count > most { return }
      if readers.count == most { surplus = reader.object }
      let key = each.map { SceneCopies.Key(object: reader.object.index, copy: $0.index) }
      if let key, found.omitted.contains(key) { continue }
      let index = readers.count
      readers.append(each.map { copy(reader, $0) } ?? reader)
      eaches.append(each)
      composites.append(composite)
      for child in reader.writtenChildren { add(child, in: index, each) }
    }
  }

  /// What is written in a composite with a `forEach` has the `each` of the composite.
  private func eaches(of reader: ObjectReader, _ outer: SceneEach?) -> [SceneEach?] {
    if outer != nil || !reader.has("forEach") { return [outer] }
    let list = lists.list(reader, "forEach")
    return list.items.indices.map { SceneEach(list, $0) }
  }

  private func copy(_ reader: ObjectReader, _ each: SceneEach) -> ObjectReader {
    var values = found.values(of: reader.object, each.index)
    if let id = reader.value("id"), let text = reader.string("id") {
      values[id.index] = .string("\(text)-\(each.number)")
    }
    return ObjectReader(document.laying(values), reader.object)
  }

  /// How many things an object stands for.
  private func weight(of reader: ObjectReader, isRepeated: Bool) -> Int {
    let repeats = reader.has("forEach") && !isRepeated
    let inside = reader.writtenChildren.reduce(0) {
      $0 + weight(of: $1, isRepeated: isRepeated || repeats)
    }
    return (1 + inside) * (repeats ? lists.list(reader, "forEach").items.count : 1)
  }
}

extension ObjectReader {
  /// The behaviors that are written in a composite.
  fileprivate var writtenChildren: [ObjectReader] {
    guard behaviorType == .composite else { return [] }
    return elements("children").filter { document.kind(of: $0) == .object }
      .map { ObjectReader(document, $0) }
  }
}
