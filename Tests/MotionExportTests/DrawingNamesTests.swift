// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@Suite("Helper names in a drawing", .timeLimit(.minutes(30)))
struct DrawingNamesTests {
  /// A card that falls and grows, with a title inside, and views whose names equal helper names.
  static func recording() throws -> Recording {
    try Recording(
      "own-names",
      scene: """
        { "referenceView": { "size": [300, 300] },
          "views": [ { "id": "card", "frame": [20, 20, 100, 60] },
            { "id": "title", "frame": [10, 10, 60, 12], "superview": "card" },
            { "id": "card-corner", "frame": [200, 20, 20, 10] },
            { "id": "Card-Size", "frame": [150, 90, 30, 12] } ],
          "behaviors": [
            { "type": "gravity", "items": ["card-corner", "Card-Size"], "gravityDirection": [-0.2, 0.4] },
            { "type": "dynamicItem", "items": ["card"], "linearVelocity": { "card": [7, 30] } } ],
          "events": [ { "at": 0.1, "do": [
            { "animate": { "set": "card.size", "to": [140, 30], "duration": 0.3 } },
            { "animate": { "set": "Card-Size.width", "to": 80, "duration": 0.3 } } ] } ],
          "acknowledges": ["view-without-behavior"], "run": { "timeLimit": 0.5, "until": "timeLimit" } }
        """)
  }

  @Test("An item's class is its id, and helpers get unused names")
  func classes() throws {
    let found = Self.classes(of: try Self.recording().exported("svg"))
    let expected = [
      "card", "card-size-2", "card-corner-2", "title", "card-corner", "Card-Size", "Card-Size-size",
    ]
    #expect(found == expected)
  }

  @Test(
    "No class or @keyframes name occurs twice, ignoring case",
    arguments: Seeds.some(Recording.all))
  func uniqueness(_ name: String) throws {
    try expectUnique(try Recording.of(name).exported("svg"), name)
  }

  @Test("Names stay unique even if ids resemble helper names")
  func collisions() throws {
    let drawing = try Self.recording().exported("svg")
    try expectUnique(drawing, "own-names")
    // Three items and the card's corner move in x and y, the card scales in both directions, and Card-Size in x.
    #expect(drawing.matches(of: /@keyframes/).count == 11, "\(drawing)")
  }

  private func expectUnique(_ drawing: String, _ name: String) throws {
    let classes = Self.classes(of: drawing).map { $0.lowercased() }
    let frames = drawing.matches(of: /@keyframes (\S+)/).map { $0.1.lowercased() }
    try #require(!classes.isEmpty && !frames.isEmpty, "\(name)")
    for names in [classes, frames] {
      let twice = Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }.keys.sorted()
      #expect(twice == [], "\(name)")
    }
  }

  private static func classes(of drawing: String) -> [String] {
    drawing.matches(of: /\ class="([^"]*)"/).map { String($0.1) }
  }
}
