// SPDX-License-Identifier: MIT

/// Collects the views of a scene, with repeated ones expanded up to the limit.
struct ViewCollector {
  typealias View = SceneOutline.View

  private(set) var views: [View] = []
  private(set) var keys: ViewKeys
  private(set) var hasCopies = false
  private let root: ObjectReader
  private let limits: SceneLimits
  private let copies: SceneCopies

  init(_ root: ObjectReader, _ limits: SceneLimits, _ copies: SceneCopies) {
    (self.root, self.limits, self.copies) = (root, limits, copies)
    keys = ViewKeys(root.document)
    guard let list = root.value("views") else { return }
    views.reserveCapacity(root.document.count(ofElementsIn: list))
    root.document.forEachElement(of: list) { add($0) }
  }

  @inline(__always) private mutating func add(_ value: JSONValue) {
    let members = keys.members(of: value, in: root.document)
    if let repetition = members[.repetition] {
      addCopies(of: value, members, repetition)
    } else {
      views.append(.of(ObjectReader(root.document, value), members))
    }
  }

  private mutating func addCopies(
    of value: JSONValue, _ members: ViewMembers, _ repetition: JSONValue
  ) {
    hasCopies = true
    let reader = ObjectReader(root.document, value)
    let count = root.document.object(repetition)?.number("count") ?? .nan
    let isWhole = count >= 1 && count == count.rounded()
    guard isWhole, count <= Double(limits[.views] - views.count) else {
      return views.append(.of(reader, members, copy: 1, isComplete: false))
    }
    for copy in 1...Int(count) {
      let values = copies.values(of: value, copy - 1)
      let own = values.isEmpty ? reader : ObjectReader(root.document.laying(values), value)
      views.append(.of(own, members, copy: copy, hasOwnValues: !values.isEmpty))
    }
  }

  mutating func addSlots() {
    let written = views
    for family in SceneSlotFamily.all(root) {
      let original = family.action.string("copy")
      let source = written.first { $0.id == original } ?? written.first ?? view(family.action)
      let room = max(limits[.copies] - (views.count - written.count), 0)
      for number in (1...family.most).prefix(room) {
        views.append(
          source.slot(SceneSlot(name: family.name, value: family.value, number: number)))
      }
    }
  }

  private mutating func view(_ reader: ObjectReader) -> View {
    .of(reader, keys.members(of: reader.object, in: reader.document))
  }
}
