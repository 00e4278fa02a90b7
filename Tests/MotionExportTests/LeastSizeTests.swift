// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// A view shrinks along an overshooting curve, and an item is mapped to the size of another view.
///
/// Without a minimum, the first view's width and the second view's height would become negative.
@Suite("Negative sizes", .timeLimit(.minutes(30)))
struct LeastSizeTests {
  private static let scene = """
    { "referenceView": { "size": [300, 300] },
      "views": [ { "id": "slim", "center": [90, 70], "size": [40, 40] },
        { "id": "flat", "center": [190, 170], "size": [47, 31] } ],
      "items": [ { "id": "m", "target": "flat", "map": { "center.y": "bounds.height" } } ],
      "behaviors": [ { "type": "dynamicItem", "items": ["m"], "resistance": 0, "linearVelocity": { "m": [0, -60] } } ],
      "events": [ { "on": "start", "do": [ { "animate": { "set": "slim.size", "to": [4, 31], "duration": 1,
        "curve": [0.333333333333, 0, 0.666666666667, 3] } } ] } ],
      "acknowledges": ["view-without-behavior"], "run": { "timeLimit": 1 } }
    """

  private static let heading = ["slim": "width", "flat": "height"]

  // Control points at one and two thirds make the parameter equal to the time. The height shrinks by 1 pt per tick,
  // and by half as much in the first tick.
  private static func size(_ id: String, _ tick: Int) -> Double {
    let t = Double(tick) / 60
    return max(0.01, id == "slim" ? 40 - 36 * t * t * (9 - 8 * t) : 31 - max(0, Double(tick) - 0.5))
  }

  @Test(
    "Exports clamp negative sizes to the smallest possible size",
    arguments: ["css", "waapi", "ca", "swiftui", "compose"])
  func least(_ form: String) throws {
    let folder = TestFolder()
    let result = cli(["export", folder.write("s.json", Self.scene), "--as", form, "-o", "-"])
    #expect(result.messages.contains("an animation makes the width of \"slim\" -1.291"))
    let items =
      switch form {
      case "css": WebReader.classes(of: result.output)
      case "waapi": try WebReader.items(of: result.output)
      case "ca": CodeReader.coreAnimation(result.output)
      case "swiftui": CodeReader.swiftUI(result.output)
      default: CodeReader.compose(result.output)
      }
    for (id, extent) in Self.heading {
      let item = try #require(items[id] ?? items[id.capitalized], "\(items.keys)")
      let curves = item.curves.filter { ["width", "height"].contains($0.name) }
      #expect(curves.count == (id == "slim" ? 2 : 1), "\(form), \(id)")
      for (name, curve) in curves {
        #expect(curve.values.allSatisfy { $0 >= 0 }, "\(form), \(name) of \(id): \(curve.values)")
      }
      for tick in 0...60 {
        let found = try #require(item.value(extent, atTick: tick), "\(form), \(id)")
        expectClose(found, Self.size(id, tick), within: 0.25, "\(form), \(id) at tick \(tick)")
      }
    }
  }
}
