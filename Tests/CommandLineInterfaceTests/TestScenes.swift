// SPDX-License-Identifier: MIT

/// Scenes whose outcome can be told without the engine.
enum TestScenes {
  /// A view that nothing moves: the animator pauses with its 31st tick, half a second of rest.
  static let still = """
    {
      "referenceView": { "size": [100, 100] },
      "views": [ { "id": "a", "center": [25, 50], "size": [30, 40] } ],
      "behaviors": [ { "type": "dynamicItem", "items": ["a"] } ]
    }
    """

  /// Two views gliding without resistance, 100 pt/s and 200 pt/s: they never rest.
  static let gliding = """
    {
      "referenceView": { "size": [100, 100] },
      "views": [
        { "id": "a", "center": [25, 50], "size": [10, 10] },
        { "id": "b", "center": [75, 50], "size": [10, 10] }
      ],
      "behaviors": [
        { "type": "dynamicItem", "items": ["a", "b"], "resistance": 0,
          "linearVelocity": { "a": [0, 100], "b": [200, 0] } }
      ],
      "run": { "timeLimit": 0.1 }
    }
    """

  /// A toast that falls, and nobody at first, or nobody in the end: 105 ticks.
  static let withoutAnybody = [
    #"{ "at": 1, "do": [ { "addSubview": "toast" } ] }, { "at": 1.5, "do": [ { "emit": "end" } ] }"#,
    #"{ "at": 0.5, "do": [ { "removeFromSuperview": "toast" } ] }, { "at": 1.5, "do": [ { "emit": "end" } ] }"#,
  ].map { events in
    """
    { "views": [ { "id": "toast", "frame": [100, 20, 100, 30],
          "added": \(!events.contains("addSubview")) } ],
      "behaviors": [ { "type": "gravity", "id": "g", "items": ["toast"] } ],
      "events": [ \(events) ], "run": { "timeLimit": 1.75, "until": "timeLimit" } }
    """
  }

  /// One misspelt key and one unknown item.
  static let faulty = """
    {
      "views": [ { "id": "a", "frmae": [0, 0, 1, 1] } ],
      "behaviors": [ { "type": "gravity", "items": ["b"] } ]
    }
    """
}
