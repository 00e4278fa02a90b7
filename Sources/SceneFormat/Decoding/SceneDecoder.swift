// SPDX-License-Identifier: MIT

internal import Geometry

/// Makes the scene out of a document that has no fault any more.
struct SceneDecoder {
  let outline: SceneOutline
  let names: SceneNames

  var scene: Scene {
    Scene(
      title: outline.root.string("title"), description: outline.root.string("description"),
      referenceView: referenceView, collectionViewLayout: layout,
      screenScale: outline.root.number("screenScale"),
      views: outline.views.enumerated().map { view($0.element, at: $0.offset) },
      items: outline.items.map(item), behaviors: behaviors, run: run)
  }

  private var referenceView: SceneReferenceView? {
    guard let reader = outline.referenceView else { return nil }
    let bounds = reader.rect("bounds") ?? CGRect(origin: .zero, size: reader.size("size") ?? .zero)
    return SceneReferenceView(id: reader.string("id") ?? "referenceView", bounds: bounds)
  }

  private var layout: SceneLayout? {
    outline.layout.map {
      SceneLayout(
        id: $0.string("id") ?? "collectionViewLayout", contentSize: $0.size("contentSize") ?? .zero)
    }
  }

  private func view(_ view: SceneOutline.View, at index: Int) -> SceneView {
    let reader = view.reader
    let frame = reader.rect("frame")
    var center = frame.map { CGPoint(x: $0.midX, y: $0.midY) } ?? reader.point("center") ?? .zero
    if let copy = view.copy, let offset = reader.object("repeat")?.vector("offset") {
      center.x += Double(copy - 1) * offset.dx
      center.y += Double(copy - 1) * offset.dy
    }
    return SceneView(
      id: view.id ?? "", center: center, size: frame?.size ?? reader.size("size") ?? .zero,
      angle: reader.number("angle") ?? 0, superview: reader.string("superview").flatMap(names.view),
      collisionBounds: reader.collisionBounds,
      element: outline.layout == nil ? nil : view.element(at: index))
  }

  private func item(_ reader: ObjectReader) -> SceneItem {
    let group = reader.elements("group").compactMap(outline.document.string)
    return SceneItem(
      id: reader.string("id") ?? "",
      kind: reader.has("group")
        ? .group(group.compactMap(names.dynamicItem))
        : .body(
          center: reader.point("center") ?? .zero, size: reader.size("size") ?? .zero,
          angle: reader.number("angle") ?? 0, reader.collisionBounds))
  }

  private var behaviors: [SceneBehavior] {
    let tree = BehaviorTree(outline, names)
    var unnamed: [String: Int] = [:]
    return outline.behaviors.enumerated().compactMap { index, reader in
      guard let type = reader.string("type"), let kind = kind(type, reader, at: index, in: tree)
      else { return nil }
      var id = reader.string("id") ?? names.defaultIDs[index]
      if id == nil {
        unnamed[type, default: 0] += 1
        id = "\(type)#\(unnamed[type, default: 0])"
      }
      return SceneBehavior(
        id: id ?? type, kind: kind, items: reader.items.compactMap(names.dynamicItem),
        isAdded: reader.boolean("added") ?? (tree.parents[index] == nil))
    }
  }

  private var run: RunSettings {
    var settings = RunSettings()
    guard let reader = outline.run else { return settings }
    settings.timeLimit = reader.number("timeLimit") ?? settings.timeLimit
    settings.ticksPerSecond = reader.number("ticksPerSecond") ?? settings.ticksPerSecond
    settings.until = reader.word("until") ?? settings.until
    settings.profile = reader.word("profile") ?? settings.profile
    settings.seed = reader.number("seed").flatMap { Int(exactly: $0) } ?? settings.seed
    return settings
  }
}

extension SceneOutline.View {
  /// What the layout attribute stands for that is this far down the list of views.
  func element(at index: Int) -> SceneElement {
    let path = reader.value("indexPath").flatMap { reader.document.numbers($0, count: 2) }
    let kind = reader.string("kind").flatMap(SceneElement.Kind.init) ?? .cell
    guard let path, let section = Int(exactly: path[0]), let item = Int(exactly: path[1]) else {
      return SceneElement(kind: kind, item: index)
    }
    return SceneElement(kind: kind, section: section, item: item + (copy ?? 1) - 1)
  }
}

extension ObjectReader {
  /// The ids under `items` or `item`.
  var items: [String] { itemValues.compactMap(document.string) }

  /// The values under `items` or `item`.
  var itemValues: [JSONValue] { elements("items") + (value("item").map { [$0] } ?? []) }

  /// The case a word of the table stands for.
  func word<Word: RawRepresentable<String>>(_ key: String) -> Word? {
    string(key).flatMap(Word.init)
  }
}
