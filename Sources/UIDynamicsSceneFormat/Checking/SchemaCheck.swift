// SPDX-License-Identifier: MIT

/// Compares a document with the table and says everything in it that the table does not allow.
///
/// On the way it reads the expressions and works out those that are worth a value already.
struct SchemaCheck: SceneCritic {
  /// Comparisons of names for suggestions in one check: a file of nothing but misspelt ids would
  /// otherwise take time in the square of its size.
  private static let mostComparisons = 200_000

  let document: JSONDocument
  let scope: SceneScope
  let limits: SceneLimits
  /// Whether only what is worked out when a behavior is added is looked at, all of it worked out.
  private let isOfTemplate: Bool
  var findings: Findings
  var expressions = SceneExpressions()
  /// Numbers whose unit may be mistaken; what is looked at next tells.
  var suspicions: [UnitSuspicion] = []
  /// What was looked at before and is the same.
  var lasting = LastingElements()
  /// What the expressions came to of the view, item or reference system that is looked at.
  var recentValues: [Int: ExpressionValue] = [:]
  private var comparisons = 0
  /// How many ids all patterns so far were compared with.
  var idsForPatterns = 0
  /// How much work all expressions so far are, those of copies once for each.
  var steps = 0.0
  /// How often the object is there that is looked at.
  private(set) var repetitions = 1
  /// What the object that is looked at, or one around it, sets.
  private(set) var target: String?
  /// What the copies of objects differ in.
  var copies = SceneCopies()
  /// Whether what is looked at was looked at before, for another copy.
  private(set) var isFurtherCopy = false
  /// The expressions that were read for a copy, by the places of their strings.
  var read: [Int: Expression] = [:]
  /// The behaviors of which it cannot be told which copies are there, because of a fault that was said.
  var brokenFilters: Set<JSONValue> = []
  /// The copy of a composite whose children are looked at.
  private var composite: Int?
  /// The keys that were found in the objects around the value that is looked at, the innermost last, but for
  /// those of which a glance told all.
  private var members: [FoundMember] = []

  /// Those of the scope; a copy, since each look at them there would make one.
  private(set) var names: SceneNames
  /// The rows of the document's keys.
  private let rows = KeyRows()
  /// Keys that every object is asked for.
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

  /// A key of an object, its value, and the row of the table that it has.
  struct FoundMember {
    let row: Int
    let member: JSONDocument.Member
  }

  /// What a sentence is about; its text is made only when there is something to say.
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

    /// Whether it is the number of a tuple that counts downwards.
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
    // Of one that may be anything no text is made.
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

  /// Looks at an object for each item of its `forEach`, until something is wrong with it.
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
      // What its children must not have, they must not have without copies either.
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

  /// What is written in a composite with a `forEach` is there as often as the composite.
  private mutating func checkChild(
    _ value: JSONValue, _ object: SchemaObject, ofCopy copy: Int
  ) {
    if let key = ObjectReader(document, value).key("forEach") {
      return say(
        .conflictingKeys, "a child of a composite with \"forEach\" has the \"each\" of that one",
        at: key, hint: "give the \"forEach\" to one of them only")
    }
    let outer = recentValues
    recentValues = [:]
    checkKeys(value, object)
    copies.values[SceneCopies.Key(object: value.index, copy: copy)] = recentValues
    recentValues = outer
  }

  /// Looks at each copy of an object and keeps what its expressions come to.
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

  /// Looks at a repeated view: once, or for each copy if these differ.
  mutating func checkRepeated(_ view: JSONValue, _ count: Int, _ list: SchemaList) {
    scope.copy = (0, count)
    check(view, as: list.element, .noun(list.noun))
    if scope.dependsOnCopy {
      let first = recentValues
      scope.note(copy: 0, of: view, first)
      copies.values[SceneCopies.Key(object: view.index, copy: 0)] = first
      isFurtherCopy = true
      let errors = findings.list.count
      for index in 1..<max(count, 1) where findings.list.count == errors {
        scope.copy = (index, count)
        recentValues = [:]
        check(view, as: list.element, .noun(list.noun))
        copies.values[SceneCopies.Key(object: view.index, copy: index)] = recentValues
        scope.note(copy: index, of: view, recentValues)
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
      // Of two equal keys, already reported, the first is looked at.
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

  /// The members that have a row; of equal ones the first.
  private mutating func allMembers(of value: JSONValue, _ object: SchemaObject) -> [FoundMember] {
    var found = RowSet()
    return document.members(of: value).compactMap { member in
      guard let row = row(of: member.key, in: object), found.insert(row) else { return nil }
      return FoundMember(row: row, member: member)
    }
  }

  /// The row of a key of the document; nil for one that is none.
  mutating func row(of key: JSONValue, in object: SchemaObject) -> Int? {
    known(key, in: object).row
  }

  private mutating func known(_ key: JSONValue, in object: SchemaObject) -> KeyRows.Known {
    rows.key(document.number(ofKey: key), of: object) { [document] in
      object.keys.firstIndex { document.string(key, equals: $0.name) }
    }
  }

  /// Takes copies out of the names of the scene.
  mutating func leaveOut(_ omitted: Set<SceneCopies.Key>) {
    scope.leaveOut(omitted, limits)
    names = scope.ids
  }

  /// Looks at the last members that were found, those of one stage after those of another.
  private mutating func checkMembers(from base: Int, of value: JSONValue, _ object: SchemaObject) {
    for stage in 0...object.lastStage {
      for place in base..<members.count {
        let key = object.keys[members[place].row]
        if key.stage == stage { checkMember(members[place].member, key, of: value) }
      }
      // Once the places of all items are known.
      if stage == SchemaKey.stageOfItems { leaveOut() }
    }
  }

  private mutating func checkMember(
    _ member: JSONDocument.Member, _ key: SchemaKey, of object: JSONValue
  ) {
    if isOfTemplate, key.moment != nil { return }
    // It has been looked at before all else.
    if key === SceneSchema.filter { return }
    // A further copy differs in what is worked out at load.
    if isFurtherCopy, key !== SceneSchema.children,
      key.moment ?? scope.moment != .load || !document.holdsExpression(member.value)
    {
      return
    }
    guard key.moment != nil || key.stage == 1 else {
      // Random numbers of what judges the motion are not those of the motion.
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
      scope.note(member.value, recentValues)
    }
    (scope.moment, scope.isInContact, scope.isInEach) = outer
  }

  /// How many copies there may be, as an expression that is none of parameters alone: such a one is a number
  /// by now.
  private mutating func checkMostCopies(_ value: JSONValue) {
    let count = findings.list.count
    checkValue(value, of: SceneSchema.mostCopies)
    guard findings.list.count == count else { return }
    say(
      .misplacedName, "\"most\" says which copies there are, and is made from parameters alone",
      at: value)
  }

  /// What is known from here on is what is known when the value is worked out.
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

  /// Whether all triggers of an event are of a kind; what is not a trigger may be meant as one.
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

  /// The near misses among some names, or none when the comparisons are used up.
  mutating func nearest(to name: String, among candidates: [String]) -> [String] {
    comparisons += candidates.count
    return comparisons <= Self.mostComparisons
      ? Suggestion.nearest(to: name, among: candidates) : []
  }

  /// The near misses among the ids of some kinds.
  mutating func nearest(to id: String, of kinds: SceneName.Kinds) -> [String] {
    // All ids of a large scene are not even gathered in vain.
    comparisons + names.count(of: kinds) <= Self.mostComparisons
      ? nearest(to: id, among: names.texts(of: kinds)) : []
  }
}
