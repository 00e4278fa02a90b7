// SPDX-License-Identifier: MIT

/// Where the parts of a scene stand in its document; wrong types count as absent.
struct SceneOutline {
  /// A view of the scene; several share an object that is repeated.
  ///
  /// There may be very many, so that numbers in it have 32 bits.
  struct View {
    let document: JSONDocument
    /// For a copy that an action is yet to make: what it is called.
    private(set) var slot: SceneSlot?
    /// The id with the number of the copy; nil without a valid one.
    private(set) var id: String?
    let members: ViewMembers
    /// The place of its object, and the number of the copy or 0.
    private let place: UInt32
    private let number: UInt32
    /// Whether an expression comes to something else for it than for other copies, maybe.
    let hasOwnValues: Bool
    /// Whether all copies are there; not if their number is not a number, or too large.
    let isComplete: Bool

    /// A function, since an initialiser of so many parts makes a copy of what it has put together.
    @inline(__always) static func of(
      _ reader: ObjectReader, _ members: ViewMembers, copy: Int? = nil, hasOwnValues: Bool = false,
      isComplete: Bool = true
    ) -> View {
      let id = members[.id].flatMap(reader.document.identifier)
      return View(
        document: reader.document,
        id: copy.flatMap { copy in id.map { SceneIdentifier.copy(copy, of: $0) } } ?? id,
        members: members, place: UInt32(reader.object.index), number: UInt32(copy ?? 0),
        hasOwnValues: hasOwnValues, isComplete: isComplete)
    }

    var reader: ObjectReader { ObjectReader(document, object) }

    var object: JSONValue { JSONValue(index: Int(place)) }

    /// Whether it is called what is written as its id.
    var isWritten: Bool { number == 0 && slot == nil && id != nil }

    /// Counted from 1; nil for a view that is not repeated.
    var copy: Int? { number == 0 ? nil : Int(number) }

    /// Where the id is written; for a copy that is yet to be made, the name of its kind.
    var name: JSONValue? { slot?.value ?? members[.id] }

    /// A copy of the view that is yet to be made.
    func slot(_ slot: SceneSlot) -> View {
      var view = self
      (view.slot, view.id) = (slot, SceneIdentifier.copy(slot.number, of: slot.name))
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
  /// Whether there are copies of views that actions are yet to make.
  let hasSlots: Bool
  /// Whether some views are copies, there already or yet to be made.
  let hasCopies: Bool
  private let keysOfViews: ViewKeys
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
    var gathering = ViewGathering(root, limits, copies)
    let count = gathering.views.count
    gathering.addSlots()
    let (views, items) = (gathering.views, root.objects("items"))
    (self.views, self.items) = (views, items)
    hasSlots = views.count > count
    hasCopies = hasSlots || gathering.hasCopies
    keysOfViews = gathering.keys
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
    gestures = root.objects("gestures")
  }

  func hasViews(with key: ViewMembers.Key) -> Bool { keysOfViews.haveSeen(key) }

  /// The id of a view or an item, by its place among the views followed by the items.
  func id(ofItem item: Int) -> String {
    let index = item - views.count
    return (index < 0 ? views[item].id : items[index].string("id")) ?? ""
  }
}
