// SPDX-License-Identifier: MIT

import Foundation

enum CodeReader {
  static func coreAnimation(_ code: String) -> [String: ReadItem] {
    var items: [String: ReadItem] = [:]
    for part in code.components(separatedBy: "/// The motion of \"").dropFirst() {
      let id = String(part.prefix { $0 != "\"" })
      let duration = ReadCurve.numbers(in: between(part, "duration = ", "\n"))[0]
      var item = ReadItem(unitsPerTick: 1 / (Recording.ticksPerSecond * duration))
      for block in part.components(separatedBy: "  let ").dropFirst() {
        guard let path = block.firstMatch(of: /keyPath: "([^"]*)"/)?.1 else { continue }
        var curve = ReadCurve()
        let values = between(block, ".values = [", "]")
        curve.values = ReadCurve.numbers(
          in: values.replacing("true", with: "0").replacing("false", with: "1"))
        curve.times = ReadCurve.numbers(in: between(block, ".keyTimes = [", "]"))
        let functions = between(block, ".timingFunctions = [", "]").split(separator: "\n")
        curve.segments = functions.filter { $0.contains("CA") }.map { ReadCurve.segment($0) }
        if block.contains(".calculationMode = .discrete") {
          curve.segments = curve.values.map { _ in .hold }
          // The last key time only marks the end of the last value.
          curve.times.removeLast()
        }
        if block.contains("isAdditive = true") { item.isRelative = true }
        item.curves.append((channel(String(path)), curve))
      }
      items[id] = item
    }
    return items
  }

  private static func channel(_ keyPath: String) -> String {
    let names = [
      "position.x": "x", "position.y": "y", "transform.rotation.z": "angle",
      "bounds.size.width": "width", "bounds.size.height": "height", "hidden": "shown",
    ]
    return names[keyPath] ?? keyPath
  }

  /// Parses SwiftUI code: an initial value, and keyframes with durations.
  static func swiftUI(_ code: String) -> [String: ReadItem] {
    var items: [String: ReadItem] = [:]
    for part in code.components(separatedBy: "/// The motion of \"").dropFirst() {
      let id = String(part.prefix { $0 != "\"" })
      var item = ReadItem(unitsPerTick: 1 / Recording.ticksPerSecond)
      for block in part.components(separatedBy: "KeyframeTrack(\\.").dropFirst() {
        let name = String(block.prefix { $0 != ")" })
        var curve = ReadCurve()
        curve.times = [0]
        curve.values = [ReadCurve.numbers(in: between(part, "var \(name) = ", "\n"))[0]]
        for line in block.split(separator: "\n") where line.contains("Keyframe(") {
          let numbers = ReadCurve.numbers(in: line)
          let duration = line.contains("MoveKeyframe") ? 0 : numbers[1]
          curve.times.append(curve.times[curve.times.count - 1] + duration)
          curve.values.append(numbers[0])
          curve.segments.append(
            line.contains("CubicKeyframe") ? .hermite(numbers[2], numbers[3]) : .linear)
        }
        item.curves.append((name == "opacity" ? "shown" : name, curve))
      }
      items[id] = item
    }
    return items
  }

  static func compose(_ code: String) -> [String: ReadItem] {
    var items: [String: ReadItem] = [:]
    for part in code.components(separatedBy: "/** The motion of \"").dropFirst() {
      let id = String(part.prefix { $0 != "\"" })
      var item = ReadItem(
        unitsPerTick: 1000 / Recording.ticksPerSecond, angleUnit: Double.pi / 180)
      for block in part.components(separatedBy: "  val ").dropFirst() {
        var curve = ReadCurve()
        for line in block.split(separator: "\n") where line.contains("f at ") {
          let words = line.components(separatedBy: " using ")
          let numbers = ReadCurve.numbers(in: words[0])
          curve.values.append(numbers[0])
          curve.times.append(numbers[1])
          curve.segments.append(words.count > 1 ? ReadCurve.segment(words[1]) : .linear)
        }
        let name = String(block.prefix { $0 != " " })
        item.curves.append((name == "alpha" ? "shown" : name, curve))
      }
      items[id] = item
    }
    return items
  }

  static func between(_ text: String, _ start: String, _ end: String) -> String {
    guard let first = text.range(of: start),
      let last = text.range(of: end, range: first.upperBound..<text.endIndex)
    else { return "" }
    return String(text[first.upperBound..<last.lowerBound])
  }
}
