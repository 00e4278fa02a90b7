// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

/// All ids of a scene, and the problems of duplicate ids.
package struct SceneNames: SceneCritic {
  /// The names in text order.
  private var names: [SceneName]
  private var indices: [String: Int] = [:]
  private var counts = [Int](repeating: 0, count: SceneName.Kind.allCases.count)
  var findings: Findings
  let viewCount: Int
  /// The ids that copies share, with the id of each copy.
  private var repeated: [String: (kind: SceneName.Kind, ids: [String])] = [:]
  /// The items for each id that copies of views share, cached because lists use them often.
  private(set) var repeatedItems: [String: [Int]] = [:]
  /// The ids of copies that actions make.
  package private(set) var slots: Set<String> = []
  /// Shared ids whose copies are incomplete because their number is invalid.
  private var incomplete: Set<String> = []
  /// The default ids of behaviors without an id; empty for other behaviors and for conflicts.
  private var defaultIDs: [String]
  /// The item of each list element, or -1; cached because every stage resolves all lists.
  private var listed: [Int32] = []
  private var firstListed = 0
  /// Malformed ids, so that references to them are not reported as well.
  private(set) var refused: Set<String> = []
  /// True if a view or an item lacks a valid id, so an unknown id may be meant for it.
  private(set) var lacksItemIDs = false
  package private(set) var gestures: [String: Int] = [:]
  /// The behavior objects without an id, by type.
  private var unnamed: [String: Set<Int>] = [:]

  init(_ outline: SceneOutline, limits: SceneLimits) {
    findings = Findings(outline.document, limits)
    names = []
    for behavior in outline.behaviors where !behavior.has("id") {
      unnamed[behavior.string("type") ?? "", default: []]
        .insert(outline.document.original(of: behavior.object).index)
    }
    Self.addNames(of: outline, to: &names, &refused)
    lacksItemIDs =
      outline.views.contains { $0.name == nil }
      || outline.items.contains { $0.value("id").flatMap($0.document.identifier) == nil }
    names += Self.defaultNames(ofBehaviorsOf: outline, unnamed)
    // The sort is stable: copies share the position of the id, and keep their order.
    let document = outline.document
    names = names.ordered { document.original(of: $0.value).index }
    for index in names.indices {
      let text = names[index].text
      if indices[text] == nil { indices[text] = index } else { names[index].isTaken = true }
    }
    viewCount = outline.views.count
    defaultIDs = Array(repeating: "", count: outline.behaviors.count)
    for view in outline.views where view.slot != nil || view.copy != nil {
      guard let copy = view.id else { continue }
      if let slot = view.slot {
        repeated[slot.name, default: (.view, [])].ids.append(copy)
        slots.insert(copy)
      } else if let id = view.family {
        repeated[id, default: (.view, [])].ids.append(copy)
        if !view.isComplete { incomplete.insert(id) }
      }
    }
    for (index, each) in outline.acting.eaches.sorted(by: { $0.key < $1.key }) {
      let behavior = outline.behaviors[index]
      let own = behavior.value("id").flatMap(outline.document.writtenString)
      guard let id = own ?? behavior.string("type") else { continue }
      repeated[id, default: (.behavior, [])].ids.append(
        SceneIdentifier.copy(each.number, of: id))
    }
    for index in names.indices { declare(index, in: outline.document) }
    for (id, copies) in repeated where copies.kind == .view {
      repeatedItems[id] = copies.ids.compactMap { dynamicItem($0) }
    }
    noteLists(of: outline)
    gestures = declare(outline.gestures, "gesture")
    _ = declare(outline.events, "event")
    for index in names.indices where names[index].isDefault && names[index].kind == .behavior {
      defaultIDs[names[index].index] = names[index].text
    }
  }

  /// The default id of a behavior; `nil` if it has an explicit one or none at all.
  func defaultID(ofBehavior index: Int) -> String? {
    defaultIDs[index].isEmpty ? nil : defaultIDs[index]
  }

  subscript(text: String) -> SceneName? { indices[text].map { names[$0] } }

  func view(_ text: String) -> Int? {
    self[text].flatMap { $0.kind == .view ? $0.index : nil }
  }

  /// An index into the views followed by the items.
  func dynamicItem(_ text: String) -> Int? {
    guard let index = indices[text] else { return nil }
    return switch names[index].kind {
    case .view: names[index].index
    case .item: viewCount + names[index].index
    case .referenceView, .layout, .behavior, .parameter, .variable: nil
    }
  }

  func behavior(_ text: String) -> Int? {
    self[text].flatMap { $0.kind == .behavior ? $0.index : nil }
  }

  /// The problem of using a shared id where a single view is required; `nil` for other ids.
  func plurality(of text: String) -> (message: String, hint: String)? {
    guard repeated[text]?.kind == .view else { return nil }
    let (first, second) = (SceneIdentifier.copy(1, of: text), SceneIdentifier.copy(2, of: text))
    return (
      "\(quoted(text)) is repeated, so no single view has this id",
      "use \(quoted(first)), \(quoted(second)) and so on"
    )
  }

  /// A hint for a type that is used as an id although several behaviors of that type have no id.
  func hint(ofSharedType text: String) -> String? {
    guard let count = unnamed[text]?.count, count > 1 else { return nil }
    return "\(count) behaviors of type \(quoted(text)) have no id; give the one you mean an \"id\""
  }

  func copies(of text: String) -> (kind: SceneName.Kind, ids: [String])? { repeated[text] }

  func shared(by kinds: SceneName.Kinds) -> [String] {
    repeated.filter { kinds.contains($0.value.kind) }.map { $0.key }.sorted()
  }

  /// True if the id may be that of a copy that is missing because the number of copies is invalid.
  func isMissingCopy(_ text: String) -> Bool {
    guard let dash = text.lastIndex(of: "-") else { return false }
    let number = text[text.index(after: dash)...]
    return incomplete.contains(String(text[..<dash])) && number.allSatisfy { $0.isNumber }
  }

  func texts(of kinds: SceneName.Kinds) -> [String] {
    SceneName.Kind.allCases.flatMap { kind in
      kinds.contains(kind)
        ? names.filter { $0.kind == kind && !$0.isTaken }.map { $0.text } : []
    }
  }

  func count(of kinds: SceneName.Kinds) -> Int {
    SceneName.Kind.allCases.reduce(0) {
      kinds.contains($1) ? $0 + counts[$1.rawValue] : $0
    }
  }

  private static func addNames(
    of outline: SceneOutline, to found: inout [SceneName], _ refused: inout Set<String>
  ) {
    found.reserveCapacity(outline.views.count + outline.items.count)
    func look(_ value: JSONValue?, in document: JSONDocument) {
      if let id = value.flatMap(document.string), !SceneIdentifier.isValid(id) {
        refused.insert(id)
      }
    }
    func add(_ reader: ObjectReader, _ kind: SceneName.Kind, _ index: Int = 0) {
      guard let value = reader.value("id") else { return }
      guard let id = reader.document.identifier(value) else {
        return look(value, in: reader.document)
      }
      found.append(SceneName(text: id, kind: kind, index: index, value: value))
    }
    func addSystem(_ reader: ObjectReader?, _ kind: SceneName.Kind, _ id: String) {
      guard let reader else { return }
      if reader.has("id") { return add(reader, kind) }
      found.append(
        SceneName(text: id, kind: kind, index: 0, value: reader.object, isDefault: true))
    }
    addSystem(outline.referenceView, .referenceView, "referenceView")
    addSystem(outline.layout, .layout, "collectionViewLayout")
    for index in outline.views.indices {
      guard let id = outline.views[index].id, let name = outline.views[index].name else {
        look(outline.views[index].members[.id], in: outline.document)
        continue
      }
      found.append(SceneName(text: id, kind: .view, index: index, value: name))
    }
    for (index, reader) in outline.items.enumerated() { add(reader, .item, index) }
    for (index, reader) in outline.behaviors.enumerated() { add(reader, .behavior, index) }
    found += memberNames("parameters", .parameter, outline)
    found += memberNames("variables", .variable, outline)
  }

  /// The names declared as keys; repeated keys, which are already reported, count once.
  private static func memberNames(
    _ key: String, _ kind: SceneName.Kind, _ outline: SceneOutline
  ) -> [SceneName] {
    outline.root.named(key).enumerated().compactMap { index, member in
      guard let text = outline.document.string(member.key), SceneIdentifier.isValid(text) else {
        return nil
      }
      return SceneName(text: text, kind: kind, index: index, value: member.key)
    }
  }

  /// Names each behavior without an id after its type, unless several such behaviors have the same type.
  private static func defaultNames(
    ofBehaviorsOf outline: SceneOutline, _ unnamed: [String: Set<Int>]
  ) -> [SceneName] {
    var found: [SceneName] = []
    for (index, behavior) in outline.behaviors.enumerated() where !behavior.has("id") {
      guard let value = behavior.value("type"), let type = behavior.string("type"),
        unnamed[type]?.count == 1, SceneIdentifier.isValid(type)
      else { continue }
      let each = outline.acting.eaches[index]
      let text = each.map { SceneIdentifier.copy($0.number, of: type) } ?? type
      found.append(
        SceneName(text: text, kind: .behavior, index: index, value: value, isDefault: true))
    }
    return found
  }

  /// A hint for a default id that equals another id.
  private static func hint(_ name: SceneName) -> String {
    name.kind == .behavior
      ? "the id of a behavior defaults to its type; give this one an \"id\""
      : "this is the default id of the \(quoted(name.text)); give it a different id"
  }

  private mutating func declare(_ readers: [ObjectReader], _ noun: String) -> [String: Int] {
    var (indices, first) = ([String: Int](), [String: JSONValue]())
    for (index, reader) in readers.enumerated() {
      guard let value = reader.value("id"), let id = reader.string("id") else { continue }
      if indices[id] == nil { indices[id] = index }
      checkIsFirst(
        id, at: value, in: reader.document, &first, .duplicateID,
        "the \(noun) id \(quoted(id)) is used twice")
    }
    return indices
  }

  private mutating func declare(_ index: Int, in document: JSONDocument) {
    let kind = names[index].kind
    if kind == .parameter || kind == .variable { refuseReserved(names[index]) }
    guard names[index].isTaken, let earlier = indices[names[index].text] else {
      return counts[kind.rawValue] += 1
    }
    reportTwice(names[index], names[earlier], in: document)
  }

  private mutating func refuseReserved(_ name: SceneName) {
    guard ExpressionWord(rawValue: name.text) != nil else { return }
    report(
      .reservedName,
      "\(quoted(name.text)) is a keyword in expressions and cannot be the name of \(name.kind.noun)",
      at: name.value)
  }

  private mutating func reportTwice(
    _ name: SceneName, _ first: SceneName, in document: JSONDocument
  ) {
    let defaulted = name.isDefault ? name : first.isDefault ? first : nil
    report(
      .duplicateID,
      name.kind == first.kind || !(name.isMember || first.isMember)
        ? "the id \(quoted(name.text)) is used twice"
        : "\(quoted(name.text)) is the name of both \(first.kind.noun) and \(name.kind.noun)",
      at: name.value, hint: defaulted.map(Self.hint),
      notes: [.init("first used here", at: document.mark(of: first.value))])
  }
}

extension SceneNames {
  /// Resolves the item lists of all behaviors once.
  private mutating func noteLists(of outline: SceneOutline) {
    let document = outline.document
    // Copies of one behavior are adjacent.
    var last: JSONValue?
    for behavior in outline.behaviors where behavior.object != last {
      last = behavior.object
      guard let list = behavior.value("items"), document.count(ofElementsIn: list) > 1 else {
        continue
      }
      if listed.isEmpty { makeRoom(for: outline) }
      // The first element shows whether the list is already resolved.
      if listed[list.index + 1 - firstListed] < 0 { record(list, outline) }
    }
  }

  private mutating func makeRoom(for outline: SceneOutline) {
    firstListed = outline.behaviors.compactMap { $0.value("items")?.index }.min() ?? 0
    listed = Array(repeating: -1, count: outline.document.records.count - firstListed)
  }

  private mutating func record(_ list: JSONValue, _ outline: SceneOutline) {
    let document = outline.document
    for value in document.elements(of: list) where !document.isExpression(value) {
      guard let text = document.string(value), let item = dynamicItem(text) else { continue }
      listed[value.index - firstListed] = Int32(item)
    }
  }

  /// The cached item of an element; `nil` if it is unknown, or if the element's text is computed.
  func listedItem(_ value: JSONValue, in document: JSONDocument) -> Int? {
    let index = value.index - firstListed
    guard index >= 0, index < listed.count, listed[index] >= 0, document.computed(value) == nil
    else { return nil }
    return Int(listed[index])
  }
}

extension SceneName {
  fileprivate var isMember: Bool { kind == .parameter || kind == .variable }
}

extension ObjectReader {
  func named(_ key: String) -> [JSONDocument.Member] {
    value(key).map(document.named) ?? []
  }
}

extension JSONDocument {
  func named(_ object: JSONValue) -> [JSONDocument.Member] {
    var seen: Set<String> = [SchemaKey.comment.name]
    return members(of: object).filter { seen.insert(string($0.key) ?? "").inserted }
  }
}
