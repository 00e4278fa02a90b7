// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// A tilted card moves left and down, rotates back, and grows, all linearly within a second.
@Suite("--relative", .timeLimit(.minutes(30)))
struct RelativeTests {
  private static let scene = """
    { "referenceView": { "size": [300, 300] },
      "views": [ { "id": "card", "center": [190, 70], "size": [40, 30], "angle": 0.5 } ],
      "events": [ { "on": "start", "do": [
        { "animate": { "set": "card.center", "to": [120, 100], "duration": 1, "curve": "linear" } },
        { "animate": { "set": "card.angle", "to": -0.4, "duration": 1, "curve": "linear" } },
        { "animate": { "set": "card.size", "to": [55, 50], "duration": 1, "curve": "linear" } } ] } ],
      "acknowledges": ["view-without-behavior"], "run": { "timeLimit": 1 } }
    """

  private static let start = ["x": 190, "y": 70, "angle": 0.5, "width": 40, "height": 30]
  private static let end = ["x": 120, "y": 100, "angle": -0.4, "width": 55, "height": 50]

  @Test(
    "--relative exports values relative to the start, as the export page says",
    arguments: [
      ("ca", []), ("compose", []), ("swiftui", ["width", "height"]),
    ])
  func counts(_ form: String, absolute: [String]) throws {
    let folder = TestFolder()
    let path = folder.write("s.json", Self.scene)
    for isRelative in [true, false] {
      let result = cli(
        ["export", path, "--as", form, "-o", "-"] + (isRelative ? ["--relative"] : []))
      let items =
        switch form {
        case "ca": CodeReader.coreAnimation(result.output)
        case "swiftui": CodeReader.swiftUI(result.output)
        default: CodeReader.compose(result.output)
        }
      let item = try #require(items.first?.value, "\(result)")
      for (name, start) in Self.start {
        let base = isRelative && !absolute.contains(name) ? start : 0
        let found = (item.value(name, atTick: 0) ?? .nan, item.value(name, atTick: 60) ?? .nan)
        expectClose(found.0, start - base, within: 0.01, "\(form), \(name)")
        expectClose(found.1, (Self.end[name] ?? .nan) - base, within: 0.01, "\(form), \(name)")
      }
    }
  }
}
