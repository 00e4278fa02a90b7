// SPDX-License-Identifier: MIT

/// A list that expands to more objects than a limit allows.
struct RepetitionExcess {
  let limit: SceneLimit
  let actual: Int
  let value: JSONValue
}

/// The behaviors, events or expectations of a scene, with each `forEach` expanded.
///
/// At most the limit is created, before `where` filters; further objects are only counted.
struct Repetition {
  private(set) var readers: [ObjectReader] = []
  /// The binding of `each`, by index in `readers`.
  private(set) var eaches: [Int: SceneEach] = [:]
  /// The composites of inline behaviors, by index in `readers`.
  private(set) var composites: [Int: Int] = [:]
  private(set) var excess: RepetitionExcess?
  private let document: JSONDocument
  private let lists: SceneItemLists
  private let found: SceneCopies
  private let (limit, most): (SceneLimit, Int)
  private let mostValues: Int
  private let (forEach, children): (KeyName, KeyName)
  private var count = 0
  /// The number of JSON values in all expanded objects, and in those created so far.
  private var (values, valuesMade) = (0, 0)
  /// The first object beyond the limit.
  private var surplus: JSONValue?

  init(
    _ document: JSONDocument, _ lists: SceneItemLists, _ found: SceneCopies, _ limit: SceneLimit,
    _ limits: SceneLimits
  ) {
    (self.document, self.lists, self.found) = (document, lists, found)
    (self.limit, most, mostValues) = (limit, limits[limit], limits[.repeated])
    (forEach, children) = (document.name("forEach"), document.name("children"))
  }

  mutating func add(_ value: JSONValue) {
    let reader = ObjectReader(document, value)
    let weight = weight(of: reader, isRepeated: false)
    (count, values) = (count + weight.things, values + weight.values)
    add(reader, in: nil, nil)
    if count > most {
      excess = RepetitionExcess(
        limit: limit, actual: count, value: excess?.value ?? surplus ?? value)
    } else if values > mostValues {
      excess = RepetitionExcess(limit: .repeated, actual: values, value: excess?.value ?? value)
    }
  }

  /// Inline behaviors follow their composite and share its `each`.
  private mutating func add(_ reader: ObjectReader, in composite: Int?, _ outer: SceneEach?) {
    guard outer == nil, hasForEach(reader) else {
      if !isFull { append(reader, outer, in: composite) }
      return
    }
    let list = lists.list(reader, "forEach")
    for place in list.items.indices where !isFull {
      valuesMade += document.count(of: reader.object)
      append(reader, SceneEach(list, place), in: composite)
    }
  }

  /// One object beyond the limit is kept so that a problem can refer to it.
  private var isFull: Bool { readers.count > most || valuesMade > mostValues }

  private mutating func append(_ reader: ObjectReader, _ each: SceneEach?, in composite: Int?) {
    if readers.count == most { surplus = reader.object }
    let key = each.map { SceneCopies.Key(object: reader.object.index, copy: $0.index) }
    if let key, found.omitted.contains(key) { return }
    let index = readers.count
    readers.append(each.map { copy(reader, $0) } ?? reader)
    if let each { eaches[index] = each }
    if let composite { composites[index] = composite }
    for child in writtenChildren(of: reader) { add(child, in: index, each) }
  }

  private func copy(_ reader: ObjectReader, _ each: SceneEach) -> ObjectReader {
    var values = found.values(of: reader.object, each.index)
    if let id = reader.value("id"), let text = reader.string("id") {
      values[id.index] = .string(SceneIdentifier.copy(each.number, of: text))
    }
    return ObjectReader(document.laying(values), reader.object)
  }

  private func weight(
    of reader: ObjectReader, isRepeated: Bool
  ) -> (things: Int, values: Int) {
    let repeats = hasForEach(reader) && !isRepeated
    let inside = writtenChildren(of: reader).reduce((things: 1, values: 0)) {
      let weight = weight(of: $1, isRepeated: isRepeated || repeats)
      return ($0.things + weight.things, $0.values + weight.values)
    }
    guard repeats else { return inside }
    let copies = lists.list(reader, "forEach").items.count
    return (inside.things * copies, document.count(of: reader.object) * copies)
  }

  private func hasForEach(_ reader: ObjectReader) -> Bool {
    document.value(forEach, in: reader.object) != nil
  }

  private func writtenChildren(of reader: ObjectReader) -> [ObjectReader] {
    guard let list = document.value(children, in: reader.object),
      reader.behaviorType == .composite
    else { return [] }
    return reader.document.elements(of: list)
      .filter { reader.document.kind(of: $0) == .object }
      .map { ObjectReader(reader.document, $0) }
  }
}

extension JSONDocument {
  fileprivate func count(of value: JSONValue) -> Int { index(after: value) - value.index }
}
