// SPDX-License-Identifier: MIT

/// All ids of a scene: who has which, and which are given twice.
struct SceneNames: SceneCritic {
  /// In the order of the text.
  private var names: [SceneName]
  /// The index of the first name with each text.
  private var places: [String: Int] = [:]
  /// How many there are of each kind, by the number of the kind.
  private var counts = [Int](repeating: 0, count: SceneName.Kind.allCases.count)
  var findings: Findings
  let viewCount: Int
  /// The ids that stand with a number behind them for each of several views.
  private var repeated: [String: (kind: SceneName.Kind, ids: [String])] = [:]
  /// The items of each of them, for views; what is repeated is named in list after list.
  private(set) var repeatedItems: [String: [Int]] = [:]
  /// The ids of copies that actions are yet to make.
  private(set) var slots: Set<String> = []
  /// Those of them whose copies are not all there, because of a fault in their number.
  private var incomplete: Set<String> = []
  /// The default id of every behavior that is given none; empty for the others, and where several want
  /// the same.
  private var defaultIDs: [String]
  /// For each place of the document from the first list on, the item that a text in a list of items there
  /// names; -1 where none is known.
  ///
  /// Large scenes name the same items in list after list, and every stage asks for them.
  private var listed: [Int32] = []
  private var firstListed = 0
  /// Ids that are refused for what they look like; that nothing has them need not be said.
  private(set) var refused: Set<String> = []
  /// True if a view or an item has no valid id: an unknown id may be meant for it.
  private(set) var lacksItemIDs = false
  /// Gestures and events are spoken of in places of their own, so that their ids are apart.
  private(set) var gestures: [String: Int] = [:]

  init(_ outline: SceneOutline, limits: SceneLimits) {
    findings = Findings(limits)
    names = []
    Self.addNames(of: outline, to: &names, &refused)
    lacksItemIDs =
      outline.views.contains { $0.name == nil }
      || outline.items.contains { $0.value("id").flatMap($0.document.identifier) == nil }
    names += Self.defaultNames(ofBehaviorsOf: outline)
    // The copies of a view, which share the place of the id, stay in the order of their numbers.
    names.sort { $0.value.index < $1.value.index }
    for place in names.indices {
      let text = names[place].text
      if places[text] == nil { places[text] = place } else { names[place].isTaken = true }
    }
    viewCount = outline.views.count
    defaultIDs = Array(repeating: "", count: outline.behaviors.count)
    for view in outline.hasCopies ? outline.views : [] {
      guard let copy = view.id else { continue }
      if let slot = view.slot {
        repeated[slot.name, default: (.view, [])].ids.append(copy)
        slots.insert(copy)
      } else if view.copy != nil, let id = view.members[.id].flatMap(view.document.string) {
        repeated[id, default: (.view, [])].ids.append(copy)
        if !view.isComplete { incomplete.insert(id) }
      }
    }
    for index in outline.behaviors.indices where !outline.behaviorEaches.isEmpty {
      guard let each = outline.behaviorEaches[index] else { continue }
      let object = outline.behaviors[index].object
      let root = ObjectReader(outline.document, object)
      guard let id = root.string("id") ?? root.string("type") else { continue }
      repeated[id, default: (.behavior, [])].ids.append(
        SceneIdentifier.copy(each.number, of: id))
    }
    for place in names.indices { declare(place, in: outline.document) }
    for (id, copies) in repeated where copies.kind == .view {
      repeatedItems[id] = copies.ids.compactMap { dynamicItem($0) }
    }
    noteLists(of: outline)
    gestures = declare(outline.gestures, "gesture")
    _ = declare(outline.events, "event")
    for place in names.indices where names[place].isDefault && names[place].kind == .behavior {
      defaultIDs[names[place].index] = names[place].text
    }
  }

  /// The default id of a behavior; nil if it has another or none.
  func defaultID(ofBehavior index: Int) -> String? {
    defaultIDs[index].isEmpty ? nil : defaultIDs[index]
  }

  /// What an id names, or nil.
  subscript(text: String) -> SceneName? { places[text].map { names[$0] } }

  /// The place of a view in the list of views, or nil.
  func view(_ text: String) -> Int? {
    self[text].flatMap { $0.kind == .view ? $0.index : nil }
  }

  /// The index of a dynamic item among the views followed by the items, or nil.
  func dynamicItem(_ text: String) -> Int? {
    guard let place = places[text] else { return nil }
    return switch names[place].kind {
    case .view: names[place].index
    case .item: viewCount + names[place].index
    case .referenceView, .layout, .behavior, .parameter, .variable: nil
    }
  }

  /// The place of a behavior in the list of behaviors, or nil.
  func behavior(_ text: String) -> Int? {
    self[text].flatMap { $0.kind == .behavior ? $0.index : nil }
  }

  /// What is wrong with an id of a view that is repeated, of which only the copies can be named; nil for others.
  func plurality(of text: String) -> (message: String, hint: String)? {
    guard repeated[text]?.kind == .view else { return nil }
    let (first, second) = (SceneIdentifier.copy(1, of: text), SceneIdentifier.copy(2, of: text))
    return (
      "\(quoted(text)) is repeated, so no single view has this id",
      "its views are \(quoted(first)), \(quoted(second)) and so on"
    )
  }

  /// The ids of the copies that share an id, in their order; nil where none do.
  func copies(of text: String) -> (kind: SceneName.Kind, ids: [String])? { repeated[text] }

  /// The ids that copies of some kinds share.
  func shared(by kinds: SceneName.Kinds) -> [String] {
    repeated.filter { kinds.contains($0.value.kind) }.map { $0.key }.sorted()
  }

  /// Whether an unknown id may be that of a copy that is missing because of a fault said already.
  func isMissingCopy(_ text: String) -> Bool {
    guard let dash = text.lastIndex(of: "-") else { return false }
    let number = text[text.index(after: dash)...]
    return incomplete.contains(String(text[..<dash])) && number.allSatisfy { $0.isNumber }
  }

  /// The ids of some kinds, each kind in the order of the text.
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

  /// Adds the names that are written, and those that the systems have without.
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

  /// Names that stand as keys; of equal ones, which are an error already, the first.
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

  /// A behavior without an id takes its type, if it is the only one of the type that needs to.
  private static func defaultNames(ofBehaviorsOf outline: SceneOutline) -> [SceneName] {
    var found: [SceneName] = []
    // The object that is the only unnamed one of a type, or -1.
    var objects: [String: Int] = [:]
    for behavior in outline.behaviors where !behavior.has("id") {
      guard let type = behavior.string("type") else { continue }
      let object = behavior.object.index
      objects[type] = objects[type, default: object] == object ? object : -1
    }
    for (index, behavior) in outline.behaviors.enumerated() where !behavior.has("id") {
      guard let value = behavior.value("type"), let type = behavior.string("type"),
        objects[type] == behavior.object.index, SceneIdentifier.isValid(type)
      else { continue }
      let each = outline.behaviorEaches[index]
      let text = each.map { SceneIdentifier.copy($0.number, of: type) } ?? type
      found.append(
        SceneName(text: text, kind: .behavior, index: index, value: value, isDefault: true))
    }
    return found
  }

  /// What to do when a default is the id of something else.
  private static func hint(_ name: SceneName) -> String {
    name.kind == .behavior
      ? "a behavior without an \"id\" takes its type; give this one an id of its own"
      : "the \(quoted(name.text)) has this id unless it is given another"
  }

  /// The places of the ids of things that no expression can name.
  private mutating func declare(_ readers: [ObjectReader], _ noun: String) -> [String: Int] {
    var (places, first) = ([String: Int](), [String: JSONValue]())
    for (index, reader) in readers.enumerated() {
      guard let value = reader.value("id"), let id = reader.string("id") else { continue }
      if places[id] == nil { places[id] = index }
      checkIsFirst(
        id, at: value, in: reader.document, &first, .duplicateID,
        "the \(noun) id \(quoted(id)) is given twice")
    }
    return places
  }

  private mutating func declare(_ place: Int, in document: JSONDocument) {
    let kind = names[place].kind
    if kind == .parameter || kind == .variable { refuseReserved(names[place]) }
    guard names[place].isTaken, let earlier = places[names[place].text] else {
      return counts[kind.rawValue] += 1
    }
    sayTwice(names[place], names[earlier], in: document)
  }

  private mutating func refuseReserved(_ name: SceneName) {
    guard ExpressionWord(rawValue: name.text) != nil else { return }
    say(
      .reservedName,
      "\(quoted(name.text)) is a word of expressions and cannot name \(name.kind.noun)",
      at: name.value)
  }

  private mutating func sayTwice(
    _ name: SceneName, _ first: SceneName, in document: JSONDocument
  ) {
    let defaulted = name.isDefault ? name : first.isDefault ? first : nil
    say(
      .duplicateID,
      name.kind == first.kind || !(name.isMember || first.isMember)
        ? "the id \(quoted(name.text)) is given twice"
        : "\(quoted(name.text)) is the name of \(first.kind.noun) and of \(name.kind.noun)",
      at: name.value, hint: defaulted.map(Self.hint),
      notes: [.init("given here first", at: document.place(of: first.value))])
  }
}

extension SceneNames {
  /// Looks up what the lists of items of the behaviors name, once for all that ask later.
  private mutating func noteLists(of outline: SceneOutline) {
    let document = outline.document
    // Copies of one behavior stand one behind the other.
    var last: JSONValue?
    for behavior in outline.behaviors where behavior.object != last {
      last = behavior.object
      guard let list = behavior.value("items"), document.count(ofElementsIn: list) > 1 else {
        continue
      }
      if listed.isEmpty { makeRoom(for: outline) }
      // The first element tells whether the list was looked at.
      if listed[list.index + 1 - firstListed] < 0 { note(list, outline) }
    }
  }

  private mutating func makeRoom(for outline: SceneOutline) {
    firstListed = outline.behaviors.compactMap { $0.value("items")?.index }.min() ?? 0
    listed = Array(repeating: -1, count: outline.document.records.count - firstListed)
  }

  private mutating func note(_ list: JSONValue, _ outline: SceneOutline) {
    let document = outline.document
    // A name that is given twice is that of the first.
    let mayExpect = findings.list.isEmpty
    var next = 0
    document.forEachElement(of: list) { value in
      if mayExpect, isName(value, ofView: next, of: outline) {
        listed[value.index - firstListed] = Int32(next)
        next += 1
      } else if !document.isExpression(value), let text = document.string(value),
        let item = dynamicItem(text)
      {
        listed[value.index - firstListed] = Int32(item)
        next = item + 1
      }
    }
  }

  /// Whether a value names a view, which most lists do one after the other; false where the texts themselves
  /// do not tell.
  private func isName(_ value: JSONValue, ofView view: Int, of outline: SceneOutline) -> Bool {
    guard view < viewCount, outline.views[view].isWritten,
      let name = outline.views[view].members[.id], outline.document.computed(value) == nil
    else { return false }
    return outline.document.areWrittenAlike(value, name)
  }

  /// The item that an element of a list names, as far as it was looked up; nil where a computed text
  /// may stand in its place.
  func listedItem(_ value: JSONValue, in document: JSONDocument) -> Int? {
    let place = value.index - firstListed
    guard place >= 0, place < listed.count, listed[place] >= 0, document.computed(value) == nil
    else { return nil }
    return Int(listed[place])
  }
}

extension SceneName {
  /// Whether it stands as a key and not under "id".
  fileprivate var isMember: Bool { kind == .parameter || kind == .variable }
}

extension ObjectReader {
  func named(_ key: String) -> [JSONDocument.Member] {
    value(key).map(document.named) ?? []
  }
}

extension JSONDocument {
  /// The members of an object with names of its own, the comment and repeated names left out.
  func named(_ object: JSONValue) -> [JSONDocument.Member] {
    var seen: Set<String> = [SchemaKey.comment.name]
    return members(of: object).filter { seen.insert(string($0.key) ?? "").inserted }
  }
}
