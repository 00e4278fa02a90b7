// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

/// Differences between the copies of objects that are known at load.
struct SceneCopies {
  struct Key: Hashable {
    let object: Int
    let copy: Int
  }

  /// Values of expressions, by the index of their string.
  var values: [Key: [Int: ExpressionValue]] = [:]
  /// Copies filtered by "where".
  var omitted: Set<Key> = []

  func values(of object: JSONValue, _ copy: Int) -> [Int: ExpressionValue] {
    values[Key(object: object.index, copy: copy)] ?? [:]
  }
}

/// Resolves the lists of a `forEach` before all names are known.
///
/// A class because it caches lists, which many objects share. Patterns beyond the limit of
/// comparisons match nothing; `SchemaCheck` then rejects the scene.
final class SceneItemLists {
  private let views: [SceneOutline.View]
  private let others: [ObjectReader]
  private let withSlots: Bool
  private var known: [[String]: SceneEachList] = [:]
  /// Nil for copies that are excluded.
  private lazy var ids: [String?] =
    views.map { $0.slot != nil && !withSlots ? nil : $0.id ?? "" }
    + others.map { $0.string("id") ?? "" }
  /// Items with an id, which patterns can match.
  private lazy var named = ids.indices.filter { ids[$0]?.isEmpty == false }
  private var comparisons: Int
  private lazy var places = Dictionary(
    firstOf: ids.enumerated().compactMap { place, id in id.map { ($0, place) } })
  private lazy var copies = Dictionary(
    grouping: views.indices.filter { withSlots || views[$0].slot == nil }
      .filter { views[$0].slot != nil || views[$0].copy != nil },
    by: { views[$0].slot?.name ?? views[$0].reader.string("id") ?? "" })

  init(
    _ views: [SceneOutline.View], _ items: [ObjectReader], withSlots: Bool = false,
    comparisons: Int = .max
  ) {
    (self.views, others, self.withSlots) = (views, items, withSlots)
    self.comparisons = comparisons
  }

  /// The items under a key: an id, a pattern or a list of these, without duplicates.
  func list(_ reader: ObjectReader, _ key: String) -> SceneEachList {
    guard let value = reader.value(key) else { return SceneEachList([]) }
    let elements = reader.document.kind(of: value) == .array ? reader.elements(key) : [value]
    let texts = elements.compactMap(reader.document.string)
    if let list = known[texts] { return list }
    let list = list(texts)
    known[texts] = list
    return list
  }

  private func list(_ texts: [String]) -> SceneEachList {
    var seen: Set<Int> = []
    return views.list(texts.flatMap(items).filter { seen.insert($0).inserted })
  }

  private func items(_ text: String) -> [Int] {
    if let place = places[text] { return [place] }
    if let copies = copies[text] { return copies }
    guard let pattern = SceneIDPattern(text), comparisons >= named.count else { return [] }
    comparisons -= named.count
    return named.filter { ids[$0].map(pattern.matches) ?? false }
  }
}

extension [SceneOutline.View] {
  /// Makes a list, with the numbers of the items if all are copies of one view.
  func list(_ items: [Int]) -> SceneEachList {
    let isOneView = items.allSatisfy { item in
      item < count && self[item].number != nil && self[item].isCopy(like: self[items[0]])
    }
    return SceneEachList(items, numbers: isOneView ? items.compactMap { self[$0].number } : [])
  }
}

extension SceneOutline.View {
  fileprivate var number: Int? { slot?.number ?? copy }

  fileprivate func isCopy(like other: SceneOutline.View) -> Bool {
    slot?.name == other.slot?.name && object == other.object
  }
}

extension SceneOutline {
  /// The bindings of `each`, by the index of the object.
  var eaches: [Int: [SceneEach]] {
    var found: [Int: [SceneEach]] = [:]
    func add(_ readers: [ObjectReader], _ eaches: [Int: SceneEach]) {
      if eaches.isEmpty { return }
      for (index, reader) in readers.enumerated() {
        if let each = eaches[index] { found[reader.object.index, default: []].append(each) }
      }
    }
    add(behaviors, behaviorEaches)
    add(events, eventEaches)
    add(expectations, expectationEaches)
    return found
  }
}
