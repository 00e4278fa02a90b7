// SPDX-License-Identifier: MIT

/// Checks a document against the schema, and evaluates the expressions whose values are known at load.
package struct SchemaCheck: SceneCritic {
  package let document: JSONDocument
  package private(set) var scope: SceneScope
  /// A copy of the scope's names, since every access through the scope would create one.
  package private(set) var names: SceneNames
  let limits: SceneLimits
  /// True when checking an evaluated template; keys with a separate evaluation time are then skipped.
  private let isOfTemplate: Bool
  var findings: Findings
  var expressions = SceneExpressions()
  var suspicions: [UnitSuspicion] = []
  /// The values of expressions in the current view, item or reference system.
  var recentValues: [Int: ExpressionValue] = [:]
  var work = CheckWork()
  private let set: KeyName
  var hints: SceneHints?

  init(
    _ document: JSONDocument, in scope: SceneScope, limits: SceneLimits, ofTemplate: Bool = false
  ) {
    (self.document, self.scope, self.limits) = (document, scope, limits)
    names = scope.ids
    set = document.name("set")
    isOfTemplate = ofTemplate
    findings = Findings(document, limits)
  }

  struct FoundMember {
    let row: Int
    let member: JSONDocument.Member
  }

  /// The budgets and caches of a check.
  struct CheckWork {
    let suggestions = Suggestion.Budget()
    var idsForPatterns = 0
    var steps = 0.0
    /// Parsed expressions that copies share, by the original string.
    var read: [JSONValue: Expression] = [:]
    /// Behaviors with a problem in their `where`, so their copies are unknown.
    var brokenFilters: Set<JSONValue> = []
    /// A stack of members to check, without those that `isSound` accepted.
    fileprivate var members: [FoundMember] = []
  }

  /// The name of a value in messages, and the setting of its expressions.
  package struct Subject {
    package enum Name {
      case row(SchemaKey)
      case key(String)
      case noun(String)
      indirect case part(String, of: Name)

      var text: String {
        switch self {
        case .row(let key): quoted(key.name)
        case .key(let name): quoted(name)
        case .noun(let noun): noun
        case .part(let part, let whole):
          "\(part == "element" ? "an" : "the") \(part) of \(whole.text)"
        }
      }
    }

    package let name: Name
    package let setting: ExpressionSetting

    init(_ name: Name, _ setting: ExpressionSetting = ExpressionSetting()) {
      (self.name, self.setting) = (name, setting)
    }

    var text: String { name.text }

    func called(_ name: Name) -> Subject { Subject(name, setting) }

    func part(_ part: String) -> Subject { called(.part(part, of: name)) }

    package var isVertical: Bool {
      guard case .part(let part, _) = name else { return false }
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
      if checkType(value, kind, subject) { checkObject(value, object(), subject.setting) }
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
    case .target: checkTarget(text, at: value, subject)
    }
  }

  mutating func checkObject(
    _ value: JSONValue, _ object: SchemaObject, _ setting: ExpressionSetting
  ) {
    if object === SceneSchema.look || object === SceneSchema.screenLook {
      return scope.start.keepingChance { checkKeys(value, object, setting) }
    }
    guard object.isRepeatable, !isOfTemplate else { return checkKeys(value, object, setting) }
    var setting = setting
    if document.value("forEach", in: value) != nil {
      if object.isBehavior, setting.isInEach, let key = ObjectReader(document, value).key("forEach")
      {
        return report(
          .conflictingKeys, "a child cannot have \"forEach\" if its composite has one",
          at: key, hint: "remove one of them")
      }
      // In an action, `each` gets its item later.
      let isBroken = work.brokenFilters.contains(document.original(of: value))
      let copies = scope.outline.copies
      if !setting.isInEach, !isBroken, let binding = copies.bindings[value.index] {
        (setting.binding, setting.copyCount) = (binding, copies.number(of: value))
      }
      setting.isInEach = true
      if object.isBehavior, setting.each == nil, !isBroken { checkFilterSyntax(value, setting) }
    } else if object.isBehavior, !setting.isInEach,
      let key = ObjectReader(document, value).key(SceneSchema.filter.name)
    {
      report(.missingKey, "\"where\" needs a \"forEach\"", at: key)
    }
    checkKeys(value, object, setting)
  }

  private mutating func checkKeys(
    _ value: JSONValue, _ object: SchemaObject, _ setting: ExpressionSetting
  ) {
    var setting = setting
    if let set = document.value(self.set, in: value) { setting.target = document.string(set) }
    checkRows(value, object, setting)
  }

  private mutating func checkRows(
    _ value: JSONValue, _ object: SchemaObject, _ setting: ExpressionSetting
  ) {
    let base = work.members.count
    defer { while work.members.count > base { work.members.removeLast() } }
    var (found, misspelt) = (RowSet(), RowSet())
    var knownKeys: KnownKeys?
    for member in document.members(of: value) {
      if findings.isFull { return }
      guard let row = row(of: member.key, in: object) else {
        let gathered = knownKeys ?? self.knownKeys(of: object, in: value)
        knownKeys = gathered
        if let near = reportUnknownKey(member.key, of: object, gathered) {
          misspelt.insert(near)
        }
        continue
      }
      // The first of several equal keys counts; duplicates are already reported.
      if found.insert(row), !object.keys[row].kind.isSound(member.value, in: document) {
        work.members.append(FoundMember(row: row, member: member))
      }
    }
    checkMembers(from: base, of: value, object, setting)
    if !object.isComplete(with: found) {
      reportPresence(
        of: allMembers(of: value, object), found, misspelt: misspelt, in: value, object)
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

  func row(of key: JSONValue, in object: SchemaObject) -> Int? {
    object.keys.firstIndex { document.string(key, equals: $0.name) }
  }

  private mutating func checkMembers(
    from base: Int, of value: JSONValue, _ object: SchemaObject, _ setting: ExpressionSetting
  ) {
    for stage in 0...object.lastStage {
      for index in base..<work.members.count {
        let key = object.keys[work.members[index].row]
        if key.stage == stage { checkMember(work.members[index].member, key, of: value, setting) }
      }
      // From here on, the geometry of all items is known.
      if stage == SchemaKey.stageOfItems {
        let omitted = omittedCopies()
        if omitted.isEmpty { continue }
        scope = scope.omitting(omitted, limits)
        names = scope.ids
      }
    }
  }

  private mutating func checkMember(
    _ member: JSONDocument.Member, _ key: SchemaKey, of object: JSONValue,
    _ setting: ExpressionSetting
  ) {
    if isOfTemplate, key.moment != nil { return }
    // `omittedCopies()` has already checked it.
    if key === SceneSchema.filter { return }
    // Copies after the first differ only in values that are evaluated at load.
    if setting.isFurtherCopy, key !== SceneSchema.children,
      key.moment ?? setting.moment != .load || !document.holdsExpression(member.value)
    {
      return
    }
    var setting = setting
    // Expectations and tolerances must not draw random numbers, because that would change the motion.
    if key === SceneSchema.expectations || key === SceneSchema.allowance {
      setting.isJudging = true
    }
    if let moment = key.moment { enter(moment, of: object, &setting) }
    if key.stage == 1 {
      setting.isInSystem = true
      recentValues = [:]
    }
    if document.isExpression(member.value), key === SceneSchema.mostCopies {
      checkMostCopies(member.value, setting)
    } else {
      checkValue(member.value, of: key, setting)
    }
    if key.stage == 1 { scope.start.record(member.value, recentValues, scope.outline) }
  }

  /// Checks "most": an expression that is still unevaluated uses more than parameters, so it is not allowed.
  private mutating func checkMostCopies(_ value: JSONValue, _ setting: ExpressionSetting) {
    let count = findings.list.count
    checkValue(value, of: SceneSchema.mostCopies, setting)
    guard findings.list.count == count else { return }
    report(.misplacedName, "an expression for \"most\" can use only parameters", at: value)
  }

  private func enter(
    _ moment: ExpressionMoment, of object: JSONValue, _ setting: inout ExpressionSetting
  ) {
    setting.moment = moment
    guard moment == .event else { return }
    setting.isInContact = isAbout(object, { $0.isContact }, orUnknown: true)
    if isAbout(object, { $0.isDisplay }, orUnknown: false) { setting.isInEach = true }
  }

  private mutating func checkValue(
    _ value: JSONValue, of key: SchemaKey, _ setting: ExpressionSetting
  ) {
    let subject = Subject(.row(key), setting)
    if case .assigned = key.kind { return checkAssigned(value, key, subject) }
    check(value, as: key.kind, subject)
  }

  /// True if all triggers of an event satisfy `isKind`; `orUnknown` is the result for unknown words.
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

  package func nearest(to name: String, among candidates: [String]) -> [String] {
    work.suggestions.spend(candidates.count) ? Suggestion.nearest(to: name, among: candidates) : []
  }

  func nearest(to id: String, of kinds: SceneName.Kinds) -> [String] {
    work.suggestions.spend(names.count(of: kinds))
      ? Suggestion.nearest(to: id, among: names.texts(of: kinds)) : []
  }

  func hint(for doubt: SceneDoubt) -> SceneHint { hints?(doubt) ?? SceneHint() }
}
