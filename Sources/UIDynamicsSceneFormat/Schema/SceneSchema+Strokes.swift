// SPDX-License-Identifier: MIT

extension SceneSchema {
  package static let stroke = SchemaObject(
    "a stroke",
    example:
      #"{ "id": "pan", "strokes": [ { "drag": { "at": 0.2, "in": "card", "by": [0, 80] }, "then": [ { "hold": 0.3 }, { "flick": { "velocity": [900, 0] } } ] } ] }"#,
    keys: [
      SchemaKey("drag", .nested(drag), "The finger moves and is lifted at its destination"),
      SchemaKey("flick", .nested(flick), "The finger moves at a constant velocity and is lifted"),
      SchemaKey("tap", .nested(tap), "The finger touches a point"),
      SchemaKey(
        "then", .list(SchemaList(of: .nested(step), "a step", fewest: 1, limit: .samples)),
        "Movements that follow before the finger is lifted"),
      SchemaKey("touches", touches, "Times and locations, as in a gesture"),
      SchemaKey(
        "in", .reference(.view), at: .never,
        "View whose coordinate system \"touches\" uses, captured when the stroke begins"),
    ],
    rules: [
      .exactlyOne([
        .all("drag"), .all("flick"), .all("tap"), .all("touches", perhaps: ["in"]),
      ])
    ])

  static let drag = SchemaObject(
    "\"drag\"",
    example:
      #"{ "id": "pan", "strokes": [ { "drag": { "at": 0.2, "from": [80, 80], "to": [80, 160], "curve": "easeOut" } } ] }"#,
    keys: start + dragKeys, rules: [destination])

  static let flick = SchemaObject(
    "\"flick\"",
    example:
      #"{ "id": "pan", "strokes": [ { "flick": { "at": 0.2, "in": "card", "velocity": [900, 0] } } ] }"#,
    keys: start + flickKeys)

  static let tap = SchemaObject(
    "\"tap\"",
    example:
      #"{ "id": "pan", "strokes": [ { "tap": { "at": 0.2, "in": "card" } } ] }"#,
    keys: start + [duration("0.1", "Time until the finger is lifted")])

  static let step = SchemaObject(
    "a step",
    example:
      #"{ "id": "pan", "strokes": [ { "tap": { "at": 0.2, "in": "card" }, "then": [ { "hold": 0.3 }, { "drag": { "by": [0, 80] } }, { "flick": { "velocity": [900, 0] } } ] } ] }"#,
    keys: [
      SchemaKey(
        "hold", .number(.time), "Time for which the finger stays in place"),
      SchemaKey("drag", .nested(nextDrag), "The finger moves on"),
      SchemaKey("flick", .nested(nextFlick), "The finger moves on at a constant velocity"),
    ], rules: [.exactlyOne([.all("hold"), .all("drag"), .all("flick")])])

  static let nextDrag = SchemaObject(
    "\"drag\" in \"then\"",
    example:
      #"{ "id": "pan", "strokes": [ { "tap": { "at": 0.2, "in": "card" }, "then": [ { "hold": 0.3 }, { "drag": { "by": [0, 80] } }, { "flick": { "velocity": [900, 0] } } ] } ] }"#,
    keys: dragKeys, rules: [destination])

  static let nextFlick = SchemaObject(
    "\"flick\" in \"then\"",
    example:
      #"{ "id": "pan", "strokes": [ { "tap": { "at": 0.2, "in": "card" }, "then": [ { "hold": 0.3 }, { "drag": { "by": [0, 80] } }, { "flick": { "velocity": [900, 0] } } ] } ] }"#,
    keys: flickKeys)

  private static let start: [SchemaKey] = [
    SchemaKey("at", .number(.time), isRequired: true, "Time at which the finger touches down"),
    SchemaKey(
      "in", .reference(.view), at: .never,
      "View whose coordinate system the points use, captured when the stroke begins"),
    SchemaKey(
      "from", .tuple(.point),
      "Point at which the finger touches down; defaults to the center of the view in \"in\""),
  ]

  private static let dragKeys: [SchemaKey] = [
    SchemaKey("to", .tuple(.point), "Destination"),
    SchemaKey("by", .tuple(.offset), "Offset to the destination"),
    duration("0.3", "Duration of the movement"),
    SchemaKey(
      "curve", curve, default: #""easeInOut""#, at: .never,
      "Timing of the movement: a word, or the control points of a cubic Bézier curve"),
  ]

  private static let destination = SchemaRule.exactlyOne([.all("to"), .all("by")])

  private static let flickKeys: [SchemaKey] = [
    SchemaKey("velocity", .tuple(.velocity), isRequired: true, "Velocity of the finger"),
    duration("0.1", "Duration of the movement"),
  ]

  private static func duration(_ usual: String, _ doc: String) -> SchemaKey {
    SchemaKey("duration", .number(.interval), default: usual, doc)
  }
}
