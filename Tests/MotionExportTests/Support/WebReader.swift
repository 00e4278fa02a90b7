// SPDX-License-Identifier: MIT

import Foundation

/// Parses the keyframes of a style sheet, and the JSON for `element.animate`.
enum WebReader {
  /// An animation: the property, and the numbers in its value at each key.
  struct Effect {
    var property: String
    var offsets: [Double] = []
    var values: [[Double]] = []
    var segments: [ReadCurve.Segment] = []
  }

  /// Returns the animated classes of a style sheet.
  static func classes(of sheet: String) -> [String: ReadItem] {
    var frames: [String: Effect] = [:]
    for block in sheet.matches(of: /@keyframes (\S+) \{\n((?:  [^\n]*\n)*)\}/) {
      frames[String(block.1)] = effect(String(block.2))
    }
    var items: [String: ReadItem] = [:]
    for rule in sheet.matches(of: /\.(\S+) \{ animation: ([^;]*);/) {
      var effects: [Effect] = []
      var duration = 0.0
      for animation in rule.2.split(separator: ", ") {
        let words = animation.split(separator: " ")
        duration = ReadCurve.numbers(in: words[1])[0]
        if let effect = frames[String(words[0])] { effects.append(effect) }
      }
      items[String(rule.1)] = item(effects, duration: duration)
    }
    return items
  }

  private static func effect(_ lines: String) -> Effect {
    var effect = Effect(property: "")
    for line in lines.split(separator: "\n") {
      let parts = line.split(separator: "{")
      effect.offsets.append(ReadCurve.numbers(in: parts[0])[0] / 100)
      let declarations = parts[1].split(separator: ";")
      let pair = declarations[0].split(separator: ":")
      effect.property = pair[0].trimmingCharacters(in: .whitespaces)
      effect.values.append(numbers(of: effect.property, String(pair[1])))
      effect.segments.append(declarations.count > 1 ? segment(declarations[1]) : .linear)
    }
    return effect
  }

  static func items(of json: String) throws -> [String: ReadItem] {
    struct Document: Decodable {
      struct Item: Decodable {
        var item: String
        var effects: [Effect]
      }
      struct Effect: Decodable {
        struct Options: Decodable { var duration: Double }
        var keyframes: [Key]
        var options: Options
      }
      struct Key: Decodable {
        var offset: Double
        var easing: String?
        var translate: String?
        var transform: String?
        var rotate: String?
        var width: String?
        var height: String?
        var visibility: String?
      }
      var items: [Item]
    }
    let document = try JSONDecoder().decode(Document.self, from: Data(json.utf8))
    var items: [String: ReadItem] = [:]
    for entry in document.items {
      let effects = entry.effects.map { source in
        var effect = Effect(property: "")
        for key in source.keyframes {
          let pairs = [
            ("translate", key.translate), ("transform", key.transform), ("rotate", key.rotate),
            ("width", key.width), ("height", key.height), ("visibility", key.visibility),
          ]
          guard let (property, value) = pairs.first(where: { $0.1 != nil }), let value else {
            continue
          }
          effect.property = property
          effect.offsets.append(key.offset)
          effect.values.append(numbers(of: property, value))
          effect.segments.append(key.easing.map { segment($0) } ?? .linear)
        }
        return effect
      }
      items[entry.item] = item(
        effects, duration: (entry.effects.first?.options.duration ?? 0) / 1000)
    }
    return items
  }

  private static func segment(_ easing: some StringProtocol) -> ReadCurve.Segment {
    easing.contains("step-end") ? .hold : ReadCurve.segment(easing)
  }

  /// A single number is x for `translate` and y for `translateY`.
  private static func numbers(of property: String, _ value: String) -> [Double] {
    if property == "visibility" { return [value.contains("visible") ? 1 : 0] }
    let numbers = ReadCurve.numbers(in: value)
    return property == "transform" ? [0] + numbers : numbers
  }

  private static func item(_ effects: [Effect], duration: Double) -> ReadItem {
    var item = ReadItem(
      unitsPerTick: 1 / (Recording.ticksPerSecond * duration), isRelative: true)
    for effect in effects {
      let isWay = effect.property == "translate" || effect.property == "transform"
      let words = ["rotate": "angle", "visibility": "shown"]
      let names = isWay ? ["x", "y"] : [words[effect.property] ?? effect.property]
      for (index, name) in names.enumerated() {
        let values = effect.values.map { index < $0.count ? $0[index] : 0 }
        item.curves.append(
          (name, ReadCurve(times: effect.offsets, values: values, segments: effect.segments)))
      }
    }
    return item
  }
}
