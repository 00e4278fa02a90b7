// SPDX-License-Identifier: MIT

/// Scenes whose results are known without the engine.
enum TestScenes {
  /// A view at rest; the animator pauses in tick 31, after half a second.
  static let still = """
    {
      "referenceView": { "size": [100, 100] },
      "views": [ { "id": "a", "center": [25, 50], "size": [30, 40] } ],
      "behaviors": [ { "type": "dynamicItem", "items": ["a"] } ]
    }
    """

  /// Two views that glide at 100 and 200 pt/s without resistance and never rest.
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

  /// A falling toast that is absent at the start or at the end of a run of 105 ticks.
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

  static let faulty = """
    {
      "views": [ { "id": "a", "frmae": [0, 0, 1, 1] } ],
      "behaviors": [ { "type": "gravity", "items": ["b"] } ]
    }
    """
}
