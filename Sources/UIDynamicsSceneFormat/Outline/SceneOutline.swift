// SPDX-License-Identifier: MIT

/// Where the parts of a scene stand in its document; wrong types count as absent.
struct SceneOutline {
  /// A view of the scene; several share an object that is repeated.
  struct View {
    var reader: ObjectReader
    /// Counted from 1; nil for a view that is not repeated.
    private(set) var copy: Int?
    let members: ViewMembers
    /// Whether an expression comes to something else for it than for other copies, maybe.
    private(set) var hasOwnValues: Bool
    /// Whether all copies are there; not if their number is not a number, or too large.
    private(set) var isComplete: Bool
    /// For a copy that an action is yet to make: what it is called.
    private(set) var slot: SceneSlot?
    /// The id with the number of the copy; nil without a valid one.
    private(set) var id: String?
    /// Where the id is written; for a copy that is yet to be made, the name of its kind.
    private(set) var name: JSONValue?

    init(
      _ reader: ObjectReader, _ keys: ViewKeys, copy: Int? = nil, hasOwnValues: Bool = false,
      isComplete: Bool = true
    ) {
      (self.reader, self.copy, self.hasOwnValues) = (reader, copy, hasOwnValues)
      self.isComplete = isComplete
      members = ViewMembers(of: reader.object, in: reader.document, keys)
      name = members[.id]
      let id = name.flatMap(reader.document.identifier)
      self.id = copy == nil ? id : id.map { "\($0)-\(copy ?? 1)" }
    }

    /// A copy of the view that is yet to be made.
    func slot(_ slot: SceneSlot) -> View {
      var view = self
      (view.slot, view.id, view.name) = (slot, "\(slot.name)-\(slot.number)", slot.value)
      return view
    }
  }

  let document: JSONDocument
  let root: ObjectReader
  let referenceView: ObjectReader?
  let layout: ObjectReader?
  /// Repeated ones in the place of their object, unless there would be too many; behind them the copies
  /// that actions may make.
  let views: [View]
  let items: [ObjectReader]
  /// Those written in place as children follow their composite; one with a `forEach` is here once for
  /// each item.
  let behaviors: [ObjectReader]
  /// What `each` is in those with a `forEach`, their own or their composite's, by their places.
  let behaviorEaches: [Int: SceneEach]
  /// The composites of the behaviors that are written in one, by their places.
  let composites: [Int: Int]
  let run: ObjectReader?
  let gestures: [ObjectReader]
  /// Like the behaviors.
  let events: [ObjectReader]
  let eventEaches: [Int: SceneEach]
  let expectations: [ObjectReader]
  let expectationEaches: [Int: SceneEach]
  /// Lists that stand for more things than a limit allows, of which only the first are here.
  let excesses: [RepetitionExcess]

  init(
    _ document: JSONDocument, limits: SceneLimits = .default, _ copies: SceneCopies = SceneCopies()
  ) {
    self.document = document
    root = ObjectReader(document, .root)
    referenceView = root.object("referenceView")
    layout = root.object("collectionViewLayout")
    let keys = ViewKeys(document)
    views = Self.withSlots(root, keys, Self.views(root, keys, limits, copies), limits)
    items = root.elements("items").map { ObjectReader(document, $0) }
    let lists = SceneItemLists(views, items, comparisons: limits[.patterns])
    func all(_ key: String, _ limit: SceneLimit) -> Repetition {
      var found = Repetition(document, lists, copies, limit, limits)
      for value in ObjectReader(document, .root).elements(key) { found.add(value) }
      return found
    }
    let (acting, happening, expected) = (
      all("behaviors", .behaviors), all("events", .events), all("expect", .expectations)
    )
    (behaviors, behaviorEaches, composites) = (acting.readers, acting.eaches, acting.composites)
    (events, eventEaches) = (happening.readers, happening.eaches)
    (expectations, expectationEaches) = (expected.readers, expected.eaches)
    var excesses: [RepetitionExcess] = []
    if let excess = acting.excess { excesses.append(excess) }
    if let excess = happening.excess { excesses.append(excess) }
    if let excess = expected.excess { excesses.append(excess) }
    self.excesses = excesses
    run = root.object("run")
    gestures = root.elements("gestures").map { ObjectReader(document, $0) }
  }

  /// Whether there are copies of views that actions are yet to make.
  var hasSlots: Bool { views.indices.contains { views[$0].slot != nil } }

  /// Whether some views are copies, there already or yet to be made.
  var hasCopies: Bool {
    hasSlots || views.indices.contains { views[$0].copy != nil }
  }

  /// Whether some view has a key.
  func hasViews(with key: ViewMembers.Key) -> Bool {
    views.indices.contains { views[$0].members[key] != nil }
  }

  /// The id of a view or an item, by its place among the views followed by the items.
  func id(ofItem item: Int) -> String {
    let index = item - views.count
    return (index < 0 ? views[item].id : items[index].string("id")) ?? ""
  }

  private static func views(
    _ root: ObjectReader, _ keys: ViewKeys, _ limits: SceneLimits, _ copies: SceneCopies
  ) -> [View] {
    let values = root.elements("views")
    var views: [View] = []
    views.reserveCapacity(values.count)
    for value in values {
      let reader = ObjectReader(root.document, value)
      views.append(View(reader, keys))
      guard let repetition = views[views.count - 1].members[.repetition] else { continue }
      views.removeLast()
      let count = root.document.object(repetition)?.number("count") ?? .nan
      let isWhole = count >= 1 && count == count.rounded()
      if isWhole, count <= Double(limits[.views] - views.count) {
        views += (1...Int(count)).map { copy in
          let values = copies.values(of: value, copy - 1)
          let own = values.isEmpty ? reader : ObjectReader(root.document.laying(values), value)
          return View(own, keys, copy: copy, hasOwnValues: !values.isEmpty)
        }
      } else {
        views.append(View(reader, keys, copy: 1, isComplete: false))
      }
    }
    return views
  }
}
