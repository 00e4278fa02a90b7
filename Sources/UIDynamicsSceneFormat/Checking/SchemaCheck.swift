// SPDX-License-Identifier: MIT

/// Checks a document against the schema, and evaluates the expressions known at load.
struct SchemaCheck: SceneCritic {
  let document: JSONDocument
  let scope: SceneScope
  let limits: SceneLimits
  /// True to check an evaluated template, without keys that have their own evaluation time.
  private let isOfTemplate: Bool
  var findings: Findings
  var expressions = SceneExpressions()
  var suspicions: [UnitSuspicion] = []
  var reusable = ReusableElements()
  /// Values of expressions in the current view, item or reference system.
  var recentValues: [Int: ExpressionValue] = [:]
  var suggestions = Suggestion.Budget()
  var idsForPatterns = 0
  var steps = 0.0
  private(set) var repetitions = 1
  /// The target of the `set` around the current value.
  private(set) var target: String?
  var copies = SceneCopies()
  private(set) var isFurtherCopy = false
  /// Expressions of copies, by the index of their string.
  var read: [Int: Expression] = [:]
  /// Behaviors whose copies are unknown because of a reported problem.
  var brokenFilters: Set<JSONValue> = []
  /// The current copy of a composite, while its children are checked.
  private var composite: Int?
  /// A stack of members to be checked, without those that `SchemaGlance` accepted.
  private var members: [FoundMember] = []

  /// A copy of the scope's names, since each access there would make one.
  private(set) var names: SceneNames
  private let rows = KeyRows()
  private let setName: KeyName
  let repeatName: KeyName

  init(
    _ document: JSONDocument, in scope: SceneScope, limits: SceneLimits, ofTemplate: Bool = false
  ) {
    (self.document, self.scope, self.limits) = (document, scope, limits)
    names = scope.ids
    setName = document.name("set")
    repeatName = document.name("repeat")
    isOfTemplate = ofTemplate
    findings = Findings(limits)
  }

  struct FoundMember {
    let row: Int
    let member: JSONDocument.Member
  }

  enum Subject {
    case row(SchemaKey)
    case key(String)
    case noun(String)
    indirect case part(String, of: Subject)

    var text: String {
      switch self {
      case .row(let key): quoted(key.name)
      case .key(let name): quoted(name)
      case .noun(let noun): noun
      case .part(let part, let whole): "the \(part) of \(whole.text)"
      }
    }

    var isVertical: Bool {
      guard case .part(let part, _) = self else { return false }
      return ["y", "dy", "height"].contains(part)
    }
  }

  mutating func check(_ value: JSONValue, as kind: SchemaKind, _ subject: Subject) {
    if findings.isFull { return }
    switch kind {
    case .anything: break
    case .formatVersion: checkFormatVersion(value, subject)
    case .boolean where document.isExpression(value): checkExpression(value, .boolean, subject)
    case .yes, .boolean, .boundaryOrNull, .assigned: checkType(value, kind, subject)
    case .text(let form): checkText(value, form, subject)
    case .word(let words): checkWord(value, words(), kind, subject)
    case .number(let number): checkNumber(value, number, kind, subject)
    case .tuple(let tuple): checkTuple(value, tuple, kind, subject)
    case .range(let number): checkRange(value, number, kind, subject)
    case .value(let most): _ = checkValue(value, most: most, subject)
    case .list(let list): checkList(value, list, kind, subject)
    case .nested(let object):
      if checkType(value, kind, subject) { checkObject(value, object()) }
    case .variants(let variants): checkVariants(value, variants(), kind, subject)
    case .choice(let choice): checkChoice(value, choice(), kind, subject)
    case .map(let kinds, let element): checkMap(value, kinds, element, kind, subject)
    case .named(let element, let defines):
      checkNamed(value, element, defines: defines, kind, subject)
    case .either(let kinds): checkEither(value, kinds, kind, subject)
    }
  }

  private mutating func checkText(_ value: JSONValue, _ form: TextForm, _ subject: Subject) {
    if form.takesExpressions, document.isExpression(value) {
      let found = checkExpression(value, .string, subject)
      if form.isComputable, let found { checkText(found.text, form, at: value, subject) }
      return
    }
    // Avoids decoding unrestricted strings.
    if case .none = form.rule, document.kind(of: value) == .string { return }
    guard let text = document.string(value) else {
      checkType(value, .text(form), subject)
      return
    }
    checkText(text, form, at: value, subject)
  }

  private mutating func checkText(
    _ text: String, _ form: TextForm, at value: JSONValue, _ subject: Subject
  ) {
    switch form.rule {
    case .none, .phrase, .color, .imageName: break
    case .condition: checkCondition(value, subject)
    case .identifier: checkIdentifier(text, at: value)
    case .recordName: checkRecordName(text, at: value)
    case .reference(let kinds): checkReference(text, kinds, at: value)
    case .selection(let kinds): checkSelection(text, kinds, at: value)
    case .behavior(let types): checkBehaviors(text, types, at: value, subject)
    case .partner: checkPartner(text, at: value)
    case .elementKind: checkElementKind(text, at: value, subject)
    case .pathData: checkPathData(value, subject)
    case .trigger: checkTrigger(text, at: value, subject)
    case .target: checkTarget(text, at: value)
    }
  }

  /// Checks an object once for each item of its `forEach`, up to the first problem.
  mutating func checkObject(_ value: JSONValue, _ object: SchemaObject) {
    if object === SceneSchema.look || object === SceneSchema.screenLook {
      return scope.keepingChance { checkKeys(value, object) }
    }
    guard object.isRepeatable, !isOfTemplate else { return checkKeys(value, object) }
    if let composite, object.isBehavior { return checkChild(value, object, ofCopy: composite) }
    guard document.value("forEach", in: value) != nil else {
      if object.isBehavior, let key = ObjectReader(document, value).key(SceneSchema.filter.name) {
        say(.missingKey, "\"where\" needs a \"forEach\"", at: key)
      }
      return checkKeys(value, object)
    }
    let outer = (scope.isInEach, scope.bind(nil))
    defer {
      scope.isInEach = outer.0
      scope.bind(outer.1)
      repetitions = 1
    }
    scope.isInEach = true
    let eaches = brokenFilters.contains(value) ? [] : scope.eaches[value.index] ?? []
    if eaches.isEmpty {
      // Checks the restrictions on children even without copies.
      if object.isBehavior {
        composite = 0
        if !brokenFilters.contains(value) { checkFilterSyntax(value) }
      }
      checkKeys(value, object)
      return composite = nil
    }
    repetitions = eaches.count
    checkCopies(of: value, eaches.map { $0.index }) { check, place in
      check.scope.bind(eaches[place])
      if object.isBehavior { check.composite = eaches[place].index }
      check.checkKeys(value, object)
      check.composite = nil
    }
  }

  /// Children of a composite with a `forEach` are copied with it.
  private mutating func checkChild(
    _ value: JSONValue, _ object: SchemaObject, ofCopy copy: Int
  ) {
    if let key = ObjectReader(document, value).key("forEach") {
      return say(
        .conflictingKeys, "a child cannot have \"forEach\" if its composite has one",
        at: key, hint: "remove one of them")
    }
    let outer = recentValues
    recentValues = [:]
    checkKeys(value, object)
    copies.values[SceneCopies.Key(object: value.index, copy: copy)] = recentValues
    recentValues = outer
  }

  private mutating func checkCopies(
    of value: JSONValue, _ numbers: [Int], _ look: (inout SchemaCheck, Int) -> Void
  ) {
    let (outer, count) = (isFurtherCopy, findings.list.count)
    for (place, number) in numbers.enumerated() where findings.list.count == count {
      if place > 0 { isFurtherCopy = true }
      recentValues = [:]
      look(&self, place)
      copies.values[SceneCopies.Key(object: value.index, copy: number)] = recentValues
    }
    isFurtherCopy = outer
  }

  /// Checks a repeated view once, or each copy if their values differ.
  mutating func checkRepeated(_ view: JSONValue, _ count: Int, _ list: SchemaList) {
    scope.copy = (0, count)
    check(view, as: list.element, .noun(list.noun))
    if scope.dependsOnCopy {
      let first = recentValues
      scope.record(copy: 0, of: view, first)
      copies.values[SceneCopies.Key(object: view.index, copy: 0)] = first
      isFurtherCopy = true
      let errors = findings.list.count
      for index in 1..<max(count, 1) where findings.list.count == errors {
        scope.copy = (index, count)
        recentValues = [:]
        check(view, as: list.element, .noun(list.noun))
        copies.values[SceneCopies.Key(object: view.index, copy: index)] = recentValues
        scope.record(copy: index, of: view, recentValues)
      }
      isFurtherCopy = false
      recentValues = first
    }
    scope.copy = nil
  }

  private mutating func checkKeys(_ value: JSONValue, _ object: SchemaObject) {
    guard let set = document.value(setName, in: value) else { return checkRows(value, object) }
    let outer = target
    target = document.string(set)
    checkRows(value, object)
    target = outer
  }

  private mutating func checkRows(_ value: JSONValue, _ object: SchemaObject) {
    let base = members.count
    defer { while members.count > base { members.removeLast() } }
    var (found, misspelt) = (RowSet(), RowSet())
    var hints: KeyHints?
    for member in document.members(of: value) {
      if findings.isFull { return }
      let known = known(member.key, in: object)
      guard let row = known.row else {
        let gathered = hints ?? keyHints(of: object, in: value)
        hints = gathered
        if let near = sayUnknownKey(member.key, of: object, in: value, gathered) {
          misspelt.insert(near)
        }
        continue
      }
      // The first of equal keys counts; duplicates are already reported.
      if found.insert(row), !rows.isSound(member.value, of: known, in: document) {
        members.append(FoundMember(row: row, member: member))
      }
    }
    checkMembers(from: base, of: value, object)
    if !object.isComplete(with: found) {
      sayPresence(of: allMembers(of: value, object), found, misspelt: misspelt, in: value, object)
    }
    if let cases = object.cases { checkCases(cases, value, misspelt: misspelt, object) }
  }

  private mutating func allMembers(of value: JSONValue, _ object: SchemaObject) -> [FoundMember] {
    var found = RowSet()
    return document.members(of: value).compactMap { member in
      guard let row = row(of: member.key, in: object), found.insert(row) else { return nil }
      return FoundMember(row: row, member: member)
    }
  }

  mutating func row(of key: JSONValue, in object: SchemaObject) -> Int? {
    known(key, in: object).row
  }

  private mutating func known(_ key: JSONValue, in object: SchemaObject) -> KeyRows.Known {
    rows.key(document.number(ofKey: key), of: object) { [document] in
      object.keys.firstIndex { document.string(key, equals: $0.name) }
    }
  }

  mutating func leaveOut(_ omitted: Set<SceneCopies.Key>) {
    scope.leaveOut(omitted, limits)
    names = scope.ids
  }

  private mutating func checkMembers(from base: Int, of value: JSONValue, _ object: SchemaObject) {
    for stage in 0...object.lastStage {
      for place in base..<members.count {
        let key = object.keys[members[place].row]
        if key.stage == stage { checkMember(members[place].member, key, of: value) }
      }
      // The geometry of all items is now known.
      if stage == SchemaKey.stageOfItems { leaveOut() }
    }
  }

  private mutating func checkMember(
    _ member: JSONDocument.Member, _ key: SchemaKey, of object: JSONValue
  ) {
    if isOfTemplate, key.moment != nil { return }
    // Already checked by `leaveOut()`.
    if key === SceneSchema.filter { return }
    // Further copies differ only in values evaluated at load.
    if isFurtherCopy, key !== SceneSchema.children,
      key.moment ?? scope.moment != .load || !document.holdsExpression(member.value)
    {
      return
    }
    guard key.moment != nil || key.stage == 1 else {
      // Expectations and tolerances must not draw random numbers of the motion.
      let judges = key === SceneSchema.expectations || key === SceneSchema.allowance
      if judges { scope.isJudging = true }
      defer { if judges { scope.isJudging = false } }
      return checkValue(member.value, of: key)
    }
    let outer = (scope.moment, scope.isInContact, scope.isInEach)
    if let moment = key.moment { enter(moment, of: object) }
    if key.stage == 1 {
      scope.isInSystem = true
      recentValues = [:]
    }
    if document.isExpression(member.value), key === SceneSchema.mostCopies {
      checkMostCopies(member.value)
    } else {
      checkValue(member.value, of: key)
    }
    if key.stage == 1 {
      scope.isInSystem = false
      scope.record(member.value, recentValues)
    }
    (scope.moment, scope.isInContact, scope.isInEach) = outer
  }

  /// An expression not yet evaluated uses more than parameters, which is not allowed here.
  private mutating func checkMostCopies(_ value: JSONValue) {
    let count = findings.list.count
    checkValue(value, of: SceneSchema.mostCopies)
    guard findings.list.count == count else { return }
    say(.misplacedName, "an expression for \"most\" can use only parameters", at: value)
  }

  private mutating func enter(_ moment: ExpressionMoment, of object: JSONValue) {
    scope.moment = moment
    guard moment == .event else { return }
    scope.isInContact = isAbout(object, { $0.isContact }, orUnknown: true)
    if isAbout(object, { $0.isDisplay }, orUnknown: false) { scope.isInEach = true }
  }

  private mutating func checkValue(_ value: JSONValue, of key: SchemaKey) {
    if case .assigned = key.kind { return checkAssigned(value, key) }
    check(value, as: key.kind, .row(key))
  }

  /// True if all triggers of an event are of a kind; `orUnknown` is the result for unknown words.
  private func isAbout(
    _ event: JSONValue, _ isKind: (SceneHappening) -> Bool, orUnknown: Bool
  ) -> Bool {
    let words = ObjectReader(document, event).strings("on")
    return !words.isEmpty
      && words.allSatisfy { word in
        guard let trigger = trigger(word) else { return orUnknown }
        guard case .word(let word) = trigger else { return false }
        return isKind(word)
      }
  }

  mutating func nearest(to name: String, among candidates: [String]) -> [String] {
    suggestions.spend(candidates.count) ? Suggestion.nearest(to: name, among: candidates) : []
  }

  mutating func nearest(to id: String, of kinds: SceneName.Kinds) -> [String] {
    suggestions.spend(names.count(of: kinds))
      ? Suggestion.nearest(to: id, among: names.texts(of: kinds)) : []
  }
}
