// SPDX-License-Identifier: MIT

internal import Geometry

/// Makes the scene out of a document that has no fault any more.
struct SceneDecoder {
  let outline: SceneOutline
  let names: SceneNames

  var scene: Scene {
    Scene(
      title: outline.root.string("title"), description: outline.root.string("description"),
      referenceView: referenceView, views: outline.views.map(view), behaviors: behaviors, run: run)
  }

  private var referenceView: SceneReferenceView? {
    guard let reader = outline.referenceView else { return nil }
    let bounds = reader.rect("bounds") ?? CGRect(origin: .zero, size: reader.size("size") ?? .zero)
    return SceneReferenceView(id: reader.string("id") ?? "referenceView", bounds: bounds)
  }

  private func view(_ reader: ObjectReader) -> SceneView {
    let frame = reader.rect("frame")
    return SceneView(
      id: reader.string("id") ?? "",
      center: frame.map { CGPoint(x: $0.midX, y: $0.midY) } ?? reader.point("center") ?? .zero,
      size: frame?.size ?? reader.size("size") ?? .zero, angle: reader.number("angle") ?? 0,
      superview: reader.string("superview").flatMap(names.view))
  }

  private var behaviors: [SceneBehavior] {
    var unnamed: [String: Int] = [:]
    return outline.behaviors.enumerated().compactMap { index, reader in
      guard let type = reader.string("type"), let kind = kind(type, reader) else { return nil }
      var id = reader.string("id") ?? names.defaultIDs[index]
      if id == nil {
        unnamed[type, default: 0] += 1
        id = "\(type)#\(unnamed[type, default: 0])"
      }
      return SceneBehavior(
        id: id ?? type, kind: kind, items: reader.items.compactMap(names.view),
        isAdded: reader.boolean("added") ?? true)
    }
  }

  private var run: RunSettings {
    var settings = RunSettings()
    guard let reader = outline.run else { return settings }
    settings.timeLimit = reader.number("timeLimit") ?? settings.timeLimit
    settings.ticksPerSecond = reader.number("ticksPerSecond") ?? settings.ticksPerSecond
    settings.until = reader.word("until") ?? settings.until
    return settings
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
