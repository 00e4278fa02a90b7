// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts

extension SceneSchema {
  package static let gesture = SchemaObject(
    "a gesture",
    example:
      #"{ "id": "drag", "view": "card", "touches": [[0.2, 80, 80], [0.3, 120, 80, 400, 0]] }"#,
    keys: [
      SchemaKey("id", .identifier, isRequired: true, "Name of the gesture, for events"),
      SchemaKey("type", .word(gestureTypes), default: #""pan""#, "What the finger does"),
      SchemaKey(
        "touches", touches,
        "Time and place of the finger in reference coordinates, or on the screen of a collection view,"
          + " with strictly increasing times; of two fingers [t, x1, y1, x2, y2]"),
      SchemaKey(
        "strokes", .list(SchemaList(of: touches, "a stroke", fewest: 1, limit: .samples)),
        "The touches of several strokes, one after the other"),
      SchemaKey(
        "ends",
        .word([
          SchemaWord("ended", "The finger is lifted"),
          SchemaWord("cancelled", "The system takes the touch away"),
          SchemaWord("failed", "The gesture is not recognized"),
        ]), default: #""ended""#, "The state of the last touch"),
      SchemaKey(
        "view", .several(.selection(.view), "a view"), at: .never,
        "The view, or the views, in one of which a stroke has to begin, as by hitTest"),
      SchemaKey(
        "isEnabled", .boolean, default: "true", at: .load,
        "Whether it takes touches in the beginning; actions can set it"),
      SchemaKey(
        "numberOfTapsRequired", .number(SchemaNumber("1", from: 1, to: 100, isWhole: true)),
        default: "1", "How many taps it takes, each a stroke"),
      SchemaKey(
        "minimumPressDuration", .number(.time),
        default: Sentence.number(GestureFacts.minimumPressDuration),
        "How long a finger must press"),
      SchemaKey(
        "allowableMovement", .number(.nonNegative("pt")),
        default: Sentence.number(GestureFacts.allowableMovement),
        "How far it may move until then"),
      SchemaKey(
        "direction", .several(.word(directions), "a direction"), default: #""right""#,
        "Where it may go"),
      SchemaKey(
        "decelerationRate",
        .word([
          SchemaWord("normal", "As UIScrollView.DecelerationRate.normal"),
          SchemaWord("fast", "As UIScrollView.DecelerationRate.fast"),
        ]), default: #""normal""#, "How long the content goes on when it is let go of"),
    ],
    rules: [.exactlyOne([.all("touches"), .all("strokes")])],
    cases: SchemaCases(
      selector: "type", defaultWord: "pan",
      cases: [
        .init(
          GestureType.pan.rawValue, GestureType.pan.noun,
          example:
            #"{ "id": "drag", "type": "pan", "touches": [[0.2, 80, 80], [0.3, 120, 80]] }"#),
        .init(
          GestureType.tap.rawValue, GestureType.tap.noun,
          example:
            #"{ "id": "like", "type": "tap", "numberOfTapsRequired": 2, "view": "card", "strokes": [[[0.2, 80, 80]], [[0.4, 80, 80]]] }"#,
          takes: ["numberOfTapsRequired"]),
        .init(
          GestureType.longPress.rawValue, GestureType.longPress.noun,
          example:
            #"{ "id": "menu", "type": "longPress", "touches": [[0.2, 80, 80], [1, 80, 80]] }"#,
          takes: ["minimumPressDuration", "allowableMovement"]),
        .init(
          GestureType.swipe.rawValue, GestureType.swipe.noun,
          example:
            #"{ "id": "away", "type": "swipe", "direction": "left", "touches": [[0.2, 180, 80], [0.3, 80, 80]] }"#,
          takes: ["direction"]),
        .init(
          GestureType.pinch.rawValue, GestureType.pinch.noun,
          example:
            #"{ "id": "zoom", "type": "pinch", "touches": [[0.2, 80, 80, 120, 80], [0.4, 60, 80, 140, 80]] }"#
        ),
        .init(
          GestureType.rotation.rawValue, GestureType.rotation.noun,
          example:
            #"{ "id": "turn", "type": "rotation", "touches": [[0.2, 80, 80, 120, 80], [0.4, 80, 80, 80, 120]] }"#
        ),
        .init(
          GestureType.scroll.rawValue, GestureType.scroll.noun,
          example:
            #"{ "id": "finger", "type": "scroll", "touches": [[0.2, 80, 180], [0.3, 80, 80]] }"#,
          takes: ["decelerationRate"]),
      ]))

  private static let touches = SchemaKind.list(
    SchemaList(of: .tuple(.touch), "a touch", fewest: 1, limit: .samples))

  private static let gestureTypes = GestureType.allCases.map {
    SchemaWord($0.rawValue, $0.sentence)
  }

  private static let directions = SceneSwipeDirection.allCases.map { SchemaWord($0.rawValue, "") }
}
