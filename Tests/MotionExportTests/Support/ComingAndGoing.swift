// SPDX-License-Identifier: MIT

/// A scene whose views appear and disappear at different times.
enum ComingAndGoing {
  static let name = "coming-and-going"

  /// One view for each case: it stays, appears with a subview, disappears, reappears elsewhere, or never appears.
  static let scene = """
    { "referenceView": { "size": [300, 400] },
      "views": [ { "id": "stays", "frame": [20, 20, 40, 30] },
        { "id": "comes", "frame": [90, 30, 30, 40], "added": false, "angle": 0.3 },
        { "id": "inner", "frame": [5, 8, 10, 12], "superview": "comes" },
        { "id": "goes", "frame": [140, 20, 40, 30] },
        { "id": "again", "frame": [200, 20, 44, 36] },
        { "id": "never", "frame": [10, 10, 20, 20], "added": false, "angle": 0.3 } ],
      "behaviors": [ { "type": "gravity", "items": ["stays", "goes", "again"] },
        { "type": "collision", "items": ["stays", "goes"],
          "translatesReferenceBoundsIntoBoundary": true } ],
      "events": [ { "at": 0.2, "do": [ { "addSubview": "comes" } ] },
        { "at": 0.25, "do": [ { "removeFromSuperview": "again" } ] },
        { "at": 0.7, "do": [ { "removeFromSuperview": "goes" } ] },
        { "at": 0.5, "do": [ { "addSubview": "again" }, { "set": "again.center", "to": [240, 110] },
          { "updateItem": "again" } ] },
        { "at": 0.9, "do": [ { "removeFromSuperview": "again" } ] } ],
      "acknowledges": ["view-without-behavior"], "run": { "timeLimit": 1.3 } }
    """

  /// The superviews of items that are not directly in the reference view.
  static let superviews = ["inner": "comes"]

  /// The ticks in which each view is visible; changes take effect in the tick after their time.
  static let showings: [String: [Range<Int>]] = [
    "stays": [0..<79], "comes": [13..<79], "inner": [13..<79], "goes": [0..<43],
    "again": [0..<16, 31..<55],
  ]
}
