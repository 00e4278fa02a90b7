// SPDX-License-Identifier: MIT

/// Locates the parts of a scene in its document; values of a wrong type count as absent.
package struct SceneOutline {
  /// A view of the scene.
  ///
  /// Indices have 32 bits because a scene can contain very many views.
  package struct View {
    let document: JSONDocument
    private(set) var slot: SceneSlot?
    /// The id, which includes the number of the copy; `nil` if it is invalid.
    private(set) var id: String?
    let members: ViewMembers
    /// The index of the view's object, and the number of the copy or 0.
    private let objectIndex: UInt32
    private let number: UInt32
    /// False if the number of copies is invalid or too large.
    let isComplete: Bool

    /// Creates a view; this is a function because an initializer would copy the entire value.
    @inline(__always) static func of(
      _ reader: ObjectReader, _ members: ViewMembers, copy: Int? = nil, isComplete: Bool = true
    ) -> View {
      let id = members[.id].flatMap(reader.document.identifier)
      return View(
        document: reader.document,
        id: copy.flatMap { copy in id.map { SceneIdentifier.copy(copy, of: $0) } } ?? id,
        members: members, objectIndex: UInt32(reader.object.index), number: UInt32(copy ?? 0),
        isComplete: isComplete)
    }

    package var reader: ObjectReader { ObjectReader(document, object) }

    var object: JSONValue { JSONValue(index: Int(objectIndex)) }

    /// True if the document contains the id literally.
    var isWritten: Bool { number == 0 && slot == nil && id != nil }

    var copy: Int? { number == 0 ? nil : Int(number) }

    /// The id that the copies of a view share.
    var family: String? {
      slot?.name ?? (number == 0 ? nil : members[.id].flatMap(document.string))
    }

    /// The position of the id, or of the shared name if an action makes the copy.
    var name: JSONValue? { slot?.value ?? members[.id] }

    func slot(_ slot: SceneSlot) -> View {
      var view = self
      (view.slot, view.id) = (slot, SceneIdentifier.copy(slot.number, of: slot.name))
      return view
    }
  }

  package let document: JSONDocument
  let copies: SceneCopies
  let referenceView: ObjectReader?
  let layout: ObjectReader?
  /// The views, followed by slots for the copies that actions make.
  package let views: [View]
  private let keysOfViews: ViewKeys
  package let items: [ObjectReader]
  /// The behaviors; inline children follow their composite.
  let acting: SceneElements
  let happening: SceneElements
  let expected: SceneElements
  package let gestures: [ObjectReader]

  /// Locates the parts in a document, using the values of evaluated expressions.
  init(
    _ copies: SceneCopies, limits: SceneLimits = .default, values: [Int: ExpressionValue] = [:]
  ) {
    let document = copies.document.laying(copies.ids).laying(values)
    (self.copies, self.document) = (copies, document)
    let root = ObjectReader(document, .root)
    referenceView = root.object("referenceView")
    layout = root.object("collectionViewLayout")
    (views, keysOfViews) = Self.views(root, copies, limits)
    items = root.objects("items")
    let elements = Self.lists.map { key, limit in
      var found = SceneElements(document, copies, most: limits[limit])
      for value in root.elements(key) { found.add(value) }
      return found
    }
    (acting, happening, expected) = (elements[0], elements[1], elements[2])
    gestures = root.objects("gestures")
  }

  /// The lists whose elements can contain a `forEach`.
  static var lists: [(key: String, limit: SceneLimit)] {
    [("behaviors", .behaviors), ("events", .events), ("expect", .expectations)]
  }

  /// Locates the parts of a document and its copies, before expressions are evaluated.
  init(_ document: JSONDocument, _ parameters: SceneParameters, limits: SceneLimits = .default) {
    let views = SceneOutline(SceneCopies(of: document, parameters, limits), limits: limits)
    let (written, forEach) = (views.document, views.document.name("forEach"))
    let isCopied = views.acting.readers + views.happening.readers + views.expected.readers
    if isCopied.contains(where: { written.value(forEach, in: $0.object) != nil }) {
      let names = SceneNames(views, limits: limits)
      self.init(SceneCopies(views, names, limits), limits: limits)
    } else {
      self = views
    }
  }

  private static func views(
    _ root: ObjectReader, _ copies: SceneCopies, _ limits: SceneLimits
  ) -> ([View], ViewKeys) {
    let document = root.document
    var (views, keys) = ([View](), ViewKeys(document))
    if let list = root.value("views") {
      views.reserveCapacity(document.count(ofElementsIn: list))
      for value in document.elements(of: list) {
        let members = keys.members(of: value, in: document)
        let reader = ObjectReader(document, value)
        let binding = members[.repetition].flatMap { _ in copies.bindings[value.index] }
        if case .view(let index, let count)? = binding {
          views.append(.of(reader, members, copy: index + 1, isComplete: count != nil))
        } else {
          views.append(.of(reader, members))
        }
      }
    }
    let written = views
    // The number of copies is the same before and after the evaluation of expressions.
    for family in SceneSlotFamily.within(limits, ObjectReader(copies.document, .root)) {
      let original = family.action.string("copy")
      let source =
        written.first { $0.id == original } ?? written.first
        ?? .of(family.action, keys.members(of: family.action.object, in: document))
      for index in 0..<family.most {
        views.append(
          source.slot(SceneSlot(name: family.name, value: family.value, number: index + 1)))
      }
    }
    return (views, keys)
  }

  package var root: ObjectReader { ObjectReader(document, .root) }
  var run: ObjectReader? { root.object("run") }
  package var behaviors: [ObjectReader] { acting.readers }
  package var events: [ObjectReader] { happening.readers }
  package var expectations: [ObjectReader] { expected.readers }
  var hasSlots: Bool { views.last?.slot != nil }

  /// The elements of a list, without copies after the first.
  package func originals(_ key: String) -> [JSONValue] {
    if copies.bindings.isEmpty { return root.elements(key) }
    var last: JSONValue?
    return root.elements(key).filter {
      let original = document.original(of: $0)
      defer { last = original }
      return original != last
    }
  }

  package func hasViews(with key: ViewMembers.Key) -> Bool { keysOfViews.haveSeen(key) }

  /// True for a copy that an action makes.
  func isSlot(_ item: Int) -> Bool { item < views.count && views[item].slot != nil }

  /// Creates a list; if all items are copies of the same view, it contains their numbers.
  func list(_ items: [Int]) -> SceneEachList {
    func copy(_ item: Int) -> (number: Int?, object: JSONValue?, slot: String?) {
      if item >= views.count { return (nil, nil, nil) }
      let slot = views[item].slot
      let object = document.original(of: views[item].object)
      return (slot?.number ?? views[item].copy, object, slot?.name)
    }
    let copies = items.map(copy)
    let isOneView = copies.allSatisfy {
      $0.number != nil && $0.object == copies[0].object && $0.slot == copies[0].slot
    }
    return SceneEachList(items, numbers: isOneView ? copies.compactMap { $0.number } : [])
  }

  package func id(ofItem item: Int) -> String {
    let index = item - views.count
    return (index < 0 ? views[item].id : items[index].string("id")) ?? ""
  }
}

/// The behaviors, events or expectations of a scene.
struct SceneElements {
  private(set) var readers: [ObjectReader] = []
  /// The item bound to `each`, possibly by the composite, by index in `readers`.
  private(set) var eaches: [Int: SceneEach] = [:]
  /// The composites of inline behaviors, by index in `readers`.
  private(set) var composites: [Int: Int] = [:]
  private let document: JSONDocument
  private let copies: SceneCopies
  private let most: Int
  private let children: KeyName

  init(_ document: JSONDocument, _ copies: SceneCopies, most: Int) {
    (self.document, self.copies) = (document, copies)
    (self.most, children) = (most, document.name("children"))
  }

  /// Adds an element; one above the limit is kept so that a problem can refer to it.
  mutating func add(_ value: JSONValue, in composite: Int? = nil, _ outer: SceneEach? = nil) {
    if readers.count > most || copies.omitted.contains(value.index) { return }
    var each = outer
    if outer == nil, case .each(let own)? = copies.bindings[value.index] {
      guard let own else { return }
      each = own
    }
    let index = readers.count
    readers.append(ObjectReader(document, value))
    if let each { eaches[index] = each }
    if let composite { composites[index] = composite }
    for child in document.children(of: value, children) { add(child, in: index, each) }
  }
}
