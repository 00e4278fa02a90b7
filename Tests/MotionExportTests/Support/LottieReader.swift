// SPDX-License-Identifier: MIT

import Foundation

enum LottieReader {
  static func items(of json: String) throws -> [String: ReadItem] {
    let root = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    var items: [String: ReadItem] = [:]
    var showings: [String: [Range<Int>]] = [:]
    for layer in root?["layers"] as? [[String: Any]] ?? [] {
      guard let name = layer["nm"] as? String, let transform = layer["ks"] as? [String: Any],
        let position = transform["p"] as? [String: Any]
      else { continue }
      if layer["ty"] as? Int == 4, let start = layer["ip"] as? Int, let end = layer["op"] as? Int {
        showings[name, default: []].append(start..<end)
      }
      // A view that reappears is a fixed layer inside a moving one.
      if position["k"] != nil { continue }
      var item = ReadItem(unitsPerTick: 1, angleUnit: Double.pi / 180)
      item.curves.append(("x", curve(position["x"])))
      item.curves.append(("y", curve(position["y"])))
      item.curves.append(("angle", curve(transform["r"])))
      items[name] = item
    }
    for (name, ranges) in showings {
      let ticks = 0..<(ranges.map(\.upperBound).max() ?? 0) + 1
      items[name]?.curves.append(
        (
          "shown",
          ReadCurve(
            times: ticks.map(Double.init),
            values: ticks.map { tick in ranges.contains { $0.contains(tick) } ? 1 : 0 },
            segments: ticks.map { _ in .hold })
        ))
    }
    return items
  }

  private static func curve(_ property: Any?) -> ReadCurve {
    let property = property as? [String: Any] ?? [:]
    var curve = ReadCurve()
    if let value = property["k"] as? Double {
      (curve.times, curve.values) = ([0], [value])
      return curve
    }
    for key in property["k"] as? [[String: Any]] ?? [] {
      curve.times.append(key["t"] as? Double ?? .nan)
      curve.values.append((key["s"] as? [Double])?.first ?? .nan)
      let handles = [key["o"], key["i"]].flatMap { handle in
        let handle = handle as? [String: [Double]] ?? [:]
        return [handle["x"]?.first, handle["y"]?.first].compactMap(\.self)
      }
      curve.segments.append(handles.count == 4 ? .bezier(handles) : .linear)
    }
    return curve
  }
}
