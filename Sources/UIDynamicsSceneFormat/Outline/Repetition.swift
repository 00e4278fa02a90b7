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
  /// What `each` is in those that have one, by their places.
  private(set) var eaches: [Int: SceneEach] = [:]
  /// The composites of those that are written in one, by their places.
  private(set) var composites: [Int: Int] = [:]
  private(set) var excess: RepetitionExcess?
  private let document: JSONDocument
  private let lists: SceneItemLists
  private let found: SceneCopies
  private let (limit, most): (SceneLimit, Int)
  private let mostValues: Int
  private let (forEach, children): (KeyName, KeyName)
  /// How many there would be without the limit.
  private var count = 0
  /// How many values the objects with a `forEach` have, each as often as it is there; and how many of them
  /// are in what was made.
  private var (values, valuesMade) = (0, 0)
  /// The first that is one too many.
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

  /// A composite is followed by the behaviors that are written in it.
  ///
  /// What is written in a composite with a `forEach` has the `each` of the composite.
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

  /// One too many is there to be pointed at.
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

  /// How many things an object stands for, and how many values those of them have that a `forEach` makes.
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
  /// How many values and keys there are in a value, itself included.
  fileprivate func count(of value: JSONValue) -> Int { index(after: value) - value.index }
}
