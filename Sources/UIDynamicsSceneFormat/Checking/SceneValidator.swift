// SPDX-License-Identifier: MIT

/// Checks relations between parts of the document, which `SchemaCheck` does not cover.
struct SceneValidator: SceneCritic {
  let outline: SceneOutline
  let names: SceneNames
  let limits: SceneLimits
  private(set) lazy var actions = outline.actions
  private(set) lazy var boundaries = boundaryIDs()
  private(set) lazy var addedItems = ActionPairs(
    actions, .dynamicItem, under: "addItem", "to", names)
  private(set) lazy var removedChildren = ActionPairs(
    actions, .behavior, under: "removeChildBehavior", "from", names)
  private(set) lazy var tree = BehaviorTree(outline, names)
  private(set) lazy var certainTree = ancestryOfWhatStays()
  var findings: Findings
  var suggestions = Suggestion.Budget()
  private var hasTooManyReferences = false
  /// The number of paths with too many points; after a few, paths are no longer measured.
  var oversizedPaths = 0
  private var (sides, excess) = (0, JSONValue?.none)
  var faultyShapes: Set<Int> = []

  var document: JSONDocument { outline.document }

  /// True during the run, when sizes can differ from those in the document.
  let isRunning: Bool

  init(
    _ outline: SceneOutline, names: SceneNames, limits: SceneLimits, isRunning: Bool = false
  ) {
    (self.outline, self.names, self.limits) = (outline, names, limits)
    self.isRunning = isRunning
    findings = Findings(outline.document, limits)
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

  private mutating func checkEachBehavior() {
    var faulty: JSONValue?
    for behavior in outline.behaviors where !findings.isFull {
      let (count, object) = (findings.list.count, document.original(of: behavior.object))
      if object == faulty { continue }
      check(behavior)
      if findings.list.count > count { faulty = object }
    }
  }

  /// Limits the number of references, because a pattern or `forEach` can create many from a short text.
  private mutating func checkReferences() {
    var count = 0
    func isTooMany(_ more: Int) -> Bool {
      count += more
      return count > limits[.references]
    }
    func areTooMany(_ kinds: SceneName.Kinds, _ key: String, of reader: ObjectReader) -> Bool {
      reader.has(key) && isTooMany(names.selection(kinds, under: key, of: reader).elements.count)
    }
    for behavior in outline.behaviors where isTooMany(names.items(of: behavior).count) {
      return reportTooManyReferences(behavior.value("items") ?? behavior.object)
    }
    for action in actions {
      let keys = action.actionWord.map(ActionOperands.of)?.keys ?? []
      if keys.contains(where: { areTooMany($0.kind.names, $0.name, of: action) })
        || areTooMany(.dynamicItem, "forEach", of: action)
      {
        return reportTooManyReferences(action.object)
      }
    }
    for gesture in outline.gestures where areTooMany(.dynamicItem, "view", of: gesture) {
      return reportTooManyReferences(gesture.object)
    }
    for event in outline.events {
      if ["item", "with"].contains(where: { areTooMany(.dynamicItem, $0, of: event) }) {
        return reportTooManyReferences(event.object)
      }
    }
  }

  private mutating func reportTooManyReferences(_ value: JSONValue) {
    hasTooManyReferences = true
    reportExceeded(.references, at: value)
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

  private mutating func checkItems(of behavior: ObjectReader) {
    guard let list = behavior.value("items"), document.count(ofElementsIn: list) > 1,
      !names.areInOrder(list, in: behavior.document)
    else { return }
    var first: [String: JSONValue] = [:]
    for value in behavior.document.elements(of: list) where !findings.isFull {
      guard let id = behavior.document.string(value) else { continue }
      checkIsFirst(
        id, at: value, in: document, &first, .duplicateItem,
        "\(quoted(id)) is listed twice in this behavior")
    }
  }

  /// Reports values for items outside the behavior: UIKit ignores them, but the author probably forgot to add the item.
  private mutating func checkMembership(
    _ behavior: ObjectReader, _ key: String, _ noun: String
  ) {
    let members = behavior.members(key)
    if members.isEmpty { return }
    let items = Set(names.items(of: behavior).map { $0.index })
    for member in members {
      guard let id = document.string(member.key), let item = names.dynamicItem(id),
        !items.contains(item)
      else { continue }
      report(
        .foreignItem, "\(quoted(id)) has \(noun), but is not an item of this behavior",
        at: member.key, hint: "add it to \"items\", or remove this key")
    }
  }

  private mutating func checkTicks() {
    let (run, usual) = (outline.run, RunSettings())
    let limit = run?.value("timeLimit")
    let seconds = run?.number("timeLimit") ?? usual.timeLimit
    let ticks = seconds * (run?.number("ticksPerSecond") ?? usual.ticksPerSecond)
    let value = limit ?? run?.value("ticksPerSecond") ?? run?.object ?? outline.root.object
    if seconds > Double(limits[.seconds]) {
      // `SchemaCheck` reports an explicit limit.
      if limit == nil {
        reportExceeded(.seconds, at: value, actual: Int64(min(seconds, 1e15).rounded(.up)))
      }
      return
    }
    guard ticks.isFinite, ticks > Double(limits[.ticks]) else { return }
    reportExceeded(.ticks, at: value, actual: Int64(min(ticks, 1e15).rounded(.up)))
  }

  /// Reports a key if the object contains it.
  mutating func refuse(
    _ name: String, of reader: ObjectReader, _ message: String,
    as code: DiagnosticCode = .misplacedKey, hint: String? = nil, notes: [Diagnostic.Note] = []
  ) {
    guard let key = reader.key(name) else { return }
    report(code, message, at: key, hint: hint, notes: notes)
  }

  var measuresPath: Bool { oversizedPaths < 8 }

  mutating func count(sides count: Int, of boundary: ObjectReader) {
    sides += count
    if sides > limits[.boundaries], excess == nil { excess = boundary.object }
  }

  private mutating func checkSides() {
    guard let excess else { return }
    reportExceeded(.boundaries, at: excess, actual: sides)
  }
}
