// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

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
///
/// A class, for what was found once is kept: many objects of a scene may have the same list. Patterns beyond
/// the limit of comparisons stand for nothing: `SchemaCheck` counts no fewer, and refuses the scene.
final class SceneItemLists {
  private let views: [SceneOutline.View]
  private let others: [ObjectReader]
  /// Whether the copies that actions are yet to make are among them.
  private let withSlots: Bool
  private var known: [[String]: SceneEachList] = [:]
  /// None for copies to come that are left out.
  private lazy var ids: [String?] =
    views.map { $0.slot != nil && !withSlots ? nil : $0.id ?? "" }
    + others.map { $0.string("id") ?? "" }
  /// Those that a pattern can name.
  private lazy var named = ids.indices.filter { ids[$0]?.isEmpty == false }
  private var comparisons: Int
  private lazy var places = Dictionary(
    firstOf: ids.enumerated().compactMap { place, id in id.map { ($0, place) } })
  /// The copies of views by the id they share.
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

  /// The items under a key: an id or a pattern, or a list of these; each once.
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
  /// Items as a list, which knows their numbers where all are copies of one of these views.
  func list(_ items: [Int]) -> SceneEachList {
    let isOneView = items.allSatisfy { item in
      item < count && self[item].number != nil && self[item].isCopy(like: self[items[0]])
    }
    return SceneEachList(items, numbers: isOneView ? items.compactMap { self[$0].number } : [])
  }
}

extension SceneOutline.View {
  /// The number in the id of a copy.
  fileprivate var number: Int? { slot?.number ?? copy }

  /// Whether both are copies of one name.
  fileprivate func isCopy(like other: SceneOutline.View) -> Bool {
    slot?.name == other.slot?.name && object == other.object
  }
}

extension SceneOutline {
  /// What `each` is in the copies of objects, by the places of these.
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
