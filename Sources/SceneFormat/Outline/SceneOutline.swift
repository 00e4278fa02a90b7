// SPDX-License-Identifier: MIT

/// Where the parts of a scene stand in its document; wrong types count as absent.
struct SceneOutline {
  /// A view of the scene; several share an object that is repeated.
  struct View {
    var reader: ObjectReader
    /// Counted from 1; nil for a view that is not repeated.
    var copy: Int?
    /// Whether all copies are there; not if their number is no number, or too large.
    var isComplete = true

    /// The id with the number of the copy; nil without a valid one.
    var id: String? {
      guard let id = reader.string("id"), SceneIdentifier.isValid(id) else { return nil }
      return copy.map { "\(id)-\($0)" } ?? id
    }
  }

  let document: JSONDocument
  let root: ObjectReader
  let referenceView: ObjectReader?
  let layout: ObjectReader?
  /// Repeated ones in the place of their object, unless there would be too many.
  let views: [View]
  let items: [ObjectReader]
  /// Those written in place as children follow their composite.
  let behaviors: [ObjectReader]
  /// The composite a behavior is written in.
  let composites: [Int?]
  let run: ObjectReader?
  let gestures: [ObjectReader]
  let events: [ObjectReader]
  let expectations: [ObjectReader]

  init(_ document: JSONDocument, limits: SceneLimits = .default) {
    self.document = document
    root = ObjectReader(document, .root)
    referenceView = root.object("referenceView")
    layout = root.object("collectionViewLayout")
    views = Self.views(root, limits)
    items = root.elements("items").map { ObjectReader(document, $0) }
    let nest = Self.behaviors(root)
    (behaviors, composites) = (nest.map(\.reader), nest.map(\.composite))
    run = root.object("run")
    gestures = root.elements("gestures").map { ObjectReader(document, $0) }
    events = root.elements("events").map { ObjectReader(document, $0) }
    expectations = root.elements("expect").map { ObjectReader(document, $0) }
  }

  private static func views(_ root: ObjectReader, _ limits: SceneLimits) -> [View] {
    var views: [View] = []
    for value in root.elements("views") {
      let reader = ObjectReader(root.document, value)
      guard reader.has("repeat") else {
        views.append(View(reader: reader))
        continue
      }
      let count = reader.object("repeat")?.number("count") ?? .nan
      let isWhole = count >= 1 && count == count.rounded()
      if isWhole, count <= Double(limits[.views] - views.count) {
        views += (1...Int(count)).map { View(reader: reader, copy: $0) }
      } else {
        views.append(View(reader: reader, copy: 1, isComplete: false))
      }
    }
    return views
  }

  private static func behaviors(
    _ root: ObjectReader
  ) -> [(reader: ObjectReader, composite: Int?)] {
    var found: [(ObjectReader, Int?)] = []
    func add(_ value: JSONValue, in composite: Int?) {
      let reader = ObjectReader(root.document, value)
      let index = found.count
      found.append((reader, composite))
      guard reader.behaviorType == .composite else { return }
      for child in reader.elements("children") where root.document.kind(of: child) == .object {
        add(child, in: index)
      }
    }
    for value in root.elements("behaviors") { add(value, in: nil) }
    return found
  }
}
