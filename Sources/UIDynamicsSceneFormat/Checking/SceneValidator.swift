// SPDX-License-Identifier: MIT

/// Finds what only shows when several parts of a scene are looked at together.
///
/// It works on the document, so that these faults are reported in one go with those of the table.
struct SceneValidator: SceneCritic {
  let outline: SceneOutline
  let names: SceneNames
  let limits: SceneLimits
  private(set) lazy var actions = ActionList(outline)
  /// The boundaries that each collision behavior has at any time, by its id.
  private(set) lazy var boundaries = boundaryIDs()
  /// Items and the behaviors they are given to.
  private(set) lazy var addedItems = ActionPairs(
    actions.readers, .dynamicItem, under: "addItem", "to", names)
  /// Children and the composites they are taken out of.
  private(set) lazy var removedChildren = ActionPairs(
    actions.readers, .behavior, under: "removeChildBehavior", "from", names)
  private(set) lazy var tree = BehaviorTree(outline, names)
  private(set) lazy var certainTree = ancestryOfWhatStays()
  var findings: Findings
  private var hasTooManyReferences = false
  /// Paths whose outline has too many points; a scene full of them is not measured to its end.
  var oversizedPaths = 0
  /// The sides of all boundaries so far, and the boundary with which they became too many.
  private var (sides, excess) = (0, JSONValue?.none)
  /// Objects of views of which a copy has a shape that the engine does not take.
  var faultyShapes: Set<Int> = []

  var document: JSONDocument { outline.document }

  /// Whether the scene runs, so that sizes may have changed since it was loaded.
  let isRunning: Bool

  init(
    _ outline: SceneOutline, names: SceneNames, limits: SceneLimits, isRunning: Bool = false
  ) {
    (self.outline, self.names, self.limits) = (outline, names, limits)
    self.isRunning = isRunning
    findings = Findings(limits)
  }

  mutating func validate() {
    checkParameters()
    checkViews()
    checkItems()
    checkSuperviews()
    checkCounts()
    checkReferences()
    if hasTooManyReferences { return }
    checkEachBehavior()
    checkBehaviors()
    checkGestures()
    checkEvents()
    checkActions()
    checkSides()
    checkExpectations()
    checkTicks()
  }

  /// Of the copies of a behavior none is looked at behind one with a fault.
  private mutating func checkEachBehavior() {
    var faulty: JSONValue?
    for behavior in outline.behaviors where !findings.isFull && behavior.object != faulty {
      let count = findings.list.count
      check(behavior)
      if findings.list.count > count { faulty = behavior.object }
    }
  }

  /// Patterns make long lists of short texts, and a `forEach` many of one.
  private mutating func checkReferences() {
    var count = 0
    func isTooMany(_ more: Int) -> Bool {
      count += more
      return count > limits[.references]
    }
    func areTooMany(_ kinds: SceneName.Kinds, _ key: String, of reader: ObjectReader) -> Bool {
      reader.has(key) && isTooMany(names.selection(kinds, under: key, of: reader).places.count)
    }
    for behavior in outline.behaviors where isTooMany(names.itemCount(of: behavior)) {
      return sayTooManyReferences(behavior.value("items") ?? behavior.object)
    }
    for action in actions.readers {
      let keys = action.actionWord.map(ActionOperands.of)?.keys ?? []
      if keys.contains(where: { areTooMany($0.kind.names, $0.name, of: action) })
        || areTooMany(.dynamicItem, "forEach", of: action)
      {
        return sayTooManyReferences(action.object)
      }
    }
    for gesture in outline.gestures where areTooMany(.dynamicItem, "view", of: gesture) {
      return sayTooManyReferences(gesture.object)
    }
    for event in outline.events {
      if ["item", "with"].contains(where: { areTooMany(.dynamicItem, $0, of: event) }) {
        return sayTooManyReferences(event.object)
      }
    }
  }

  private mutating func sayTooManyReferences(_ value: JSONValue) {
    hasTooManyReferences = true
    sayExceeded(.references, at: value)
  }

  mutating func check(_ behavior: ObjectReader) {
    checkItems(of: behavior)
    switch behavior.behaviorType {
    case .collision: checkCollision(behavior)
    case .attachment: checkAttachment(behavior)
    case .field: if let region = behavior.value("region") { checkRegion(region) }
    case .push: checkMembership(behavior, "targetOffsetFromCenter", "an offset")
    case .dynamicItem:
      checkMembership(behavior, "linearVelocity", "a velocity")
      checkMembership(behavior, "angularVelocity", "a velocity")
    case nil, .gravity, .snap, .composite: break
    }
  }

  /// An item can be added to a behavior once.
  private mutating func checkItems(of behavior: ObjectReader) {
    guard let list = behavior.value("items"), document.count(ofElementsIn: list) > 1,
      names.countInOrder(list, in: behavior.document) == nil
    else { return }
    var first: [String: JSONValue] = [:]
    for value in behavior.document.elements(of: list) where !findings.isFull {
      guard let id = behavior.document.string(value) else { continue }
      checkIsFirst(
        id, at: value, in: document, &first, .duplicateItem,
        "\(quoted(id)) is an item of this behavior twice")
    }
  }

  /// UIKit ignores a value for a stranger; a scene that gives one has forgotten the item.
  private mutating func checkMembership(
    _ behavior: ObjectReader, _ key: String, _ noun: String
  ) {
    let members = behavior.members(key)
    if members.isEmpty { return }
    let items = Set(names.items(of: behavior).map { $0.place })
    for member in members {
      guard let id = document.string(member.key), let item = names.dynamicItem(id),
        !items.contains(item)
      else { continue }
      say(
        .foreignItem,
        "\(quoted(id)) is given \(noun), but is not among the items of this behavior",
        at: member.key, hint: "add it to \"items\", or remove it here")
    }
  }

  private mutating func checkTicks() {
    let (run, usual) = (outline.run, RunSettings())
    let limit = run?.value("timeLimit")
    let seconds = run?.number("timeLimit") ?? usual.timeLimit
    let ticks = seconds * (run?.number("ticksPerSecond") ?? usual.ticksPerSecond)
    let place = limit ?? run?.value("ticksPerSecond") ?? run?.object ?? outline.root.object
    if seconds > Double(limits[.seconds]) {
      // The table has said so of one that is written.
      if limit == nil {
        sayExceeded(.seconds, at: place, actual: Int64(min(seconds, 1e15).rounded(.up)))
      }
      return
    }
    guard ticks.isFinite, ticks > Double(limits[.ticks]) else { return }
    sayExceeded(.ticks, at: place, actual: Int64(min(ticks, 1e15).rounded(.up)))
  }

  /// Whether the outline of one more curved path should be measured.
  var measuresPath: Bool { oversizedPaths < 8 }

  mutating func count(sides count: Int, of boundary: ObjectReader) {
    sides += count
    if sides > limits[.boundaries], excess == nil { excess = boundary.object }
  }

  private mutating func checkSides() {
    guard let excess else { return }
    sayExceeded(.boundaries, at: excess, actual: sides)
  }
}
