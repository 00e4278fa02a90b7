// SPDX-License-Identifier: MIT

/// Locates the parts of a scene in its document; values of a wrong type count as absent.
package struct SceneOutline {
  /// A view of the scene; copies share the object that is repeated.
  ///
  /// A scene can have very many views, so indices have 32 bits.
  package struct View {
    let document: JSONDocument
    private(set) var slot: SceneSlot?
    /// Includes the number of the copy; nil without a valid id.
    private(set) var id: String?
    let members: ViewMembers
    /// The index of its object, and the number of the copy or 0.
    private let place: UInt32
    private let number: UInt32
    /// True if its expressions may differ from those of other copies.
    let hasOwnValues: Bool
    /// False if the number of copies is invalid or too large.
    let isComplete: Bool

    /// A function instead of an initializer, which would copy the whole value.
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

    package var reader: ObjectReader { ObjectReader(document, object) }

    var object: JSONValue { JSONValue(index: Int(place)) }

    /// True if its id is literally in the document.
    var isWritten: Bool { number == 0 && slot == nil && id != nil }

    var copy: Int? { number == 0 ? nil : Int(number) }

    /// The position of the id; for a copy that an action will make, of the name of its family.
    var name: JSONValue? { slot?.value ?? members[.id] }

    func slot(_ slot: SceneSlot) -> View {
      var view = self
      (view.slot, view.id) = (slot, SceneIdentifier.copy(slot.number, of: slot.name))
      return view
    }
  }

  package let document: JSONDocument
  package let root: ObjectReader
  let referenceView: ObjectReader?
  let layout: ObjectReader?
  /// Repeated views are expanded; slots for copies that actions will make follow.
  package let views: [View]
  let hasSlots: Bool
  /// True if views are repeated or actions can copy them.
  let hasCopies: Bool
  private let keysOfViews: ViewKeys
  package let items: [ObjectReader]
  /// Inline children follow their composite, and each `forEach` is expanded.
  package let behaviors: [ObjectReader]
  /// The binding of `each`, possibly inherited from the composite, by index in `behaviors`.
  let behaviorEaches: [Int: SceneEach]
  let composites: [Int: Int]
  let run: ObjectReader?
  package let gestures: [ObjectReader]
  package let events: [ObjectReader]
  let eventEaches: [Int: SceneEach]
  package let expectations: [ObjectReader]
  let expectationEaches: [Int: SceneEach]
  /// Lists that exceed a limit and are cut off.
  let excesses: [RepetitionExcess]

  init(
    _ document: JSONDocument, limits: SceneLimits = .default, _ copies: SceneCopies = SceneCopies()
  ) {
    self.document = document
    root = ObjectReader(document, .root)
    referenceView = root.object("referenceView")
    layout = root.object("collectionViewLayout")
    var gathering = ViewCollector(root, limits, copies)
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

  package func hasViews(with key: ViewMembers.Key) -> Bool { keysOfViews.haveSeen(key) }

  package func id(ofItem item: Int) -> String {
    let index = item - views.count
    return (index < 0 ? views[item].id : items[index].string("id")) ?? ""
  }
}
