// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts

extension SceneSchema {
  package static let gesture = SchemaObject(
    "a gesture",
    example:
      #"{ "id": "drag", "view": "card", "touches": [[0.2, 80, 80], [0.3, 120, 80, 400, 0]] }"#,
    keys: [
      SchemaKey("id", .identifier, isRequired: true, "Name of the gesture, for events"),
      SchemaKey(
        "type", .word(.all(of: GestureType.self) { $0.sentence }), default: #""pan""#,
        "The kind of gesture"),
      SchemaKey(
        "touches", touches,
        "Times and locations as [t, x, y] or [t, x, y, vx, vy], or [t, x1, y1, x2, y2] for two fingers;"
          + " in the reference view or the visible part of the collection view, unless \"in\" is set;"
          + " the finger moves in straight lines between them"
      ),
      SchemaKey(
        "strokes",
        .list(
          SchemaList(
            of: .either([touches, .nested(stroke)]), "a stroke", fewest: 1, limit: .samples)),
        "The touches of several strokes, one after another"),
      SchemaKey("recording", .nested(recording), "A file of recorded touches"),
      SchemaKey(
        "ends",
        .word(
          .all(of: SceneGesture.Ending.self) {
            switch $0 {
            case .ended: "The finger is lifted"
            case .cancelled: "The system cancels the touch"
            case .failed: "The gesture is not recognized"
            case .held: "The finger stays down"
            }
          }), default: #""ended""#, "How the last stroke ends"),
      SchemaKey(
        "in", .reference(.view), at: .never,
        "View whose coordinate system the touches use, captured when a stroke begins"),
      SchemaKey(
        "view", .several(.selection(.view), "a view"), at: .never,
        "One or more views; a stroke must begin in one of them, as determined by hitTest"),
      SchemaKey(
        "drags", .reference(.view), at: .never,
        "View that follows the finger; generated events anchor and position it"),
      SchemaKey(
        "axis",
        .word([
          SchemaWord("x", "Only horizontally"), SchemaWord("y", "Only vertically"),
        ]), "The only direction in which \"drags\" moves the view"),
      SchemaKey(
        "throws", .boolean, default: "true", at: .never,
        "True if the view keeps the finger's velocity when the finger is lifted"),
      SchemaKey(
        "isEnabled", .boolean, default: "true", at: .load,
        "True if the gesture receives touches at the start; actions can set it"),
      SchemaKey(
        "numberOfTapsRequired", .number(SchemaNumber("1", from: 1, to: 100, isWhole: true)),
        default: "1", "Number of taps, one stroke each"),
      SchemaKey(
        "minimumPressDuration", .number(.time),
        default: Sentence.number(GestureFacts.minimumPressDuration),
        "Time that a finger must stay down"),
      SchemaKey(
        "allowableMovement", .number(.nonNegative("pt")),
        default: Sentence.number(GestureFacts.allowableMovement),
        "Distance that the finger can move before the press is recognized"),
      SchemaKey(
        "direction", .several(.word(.all(of: SceneSwipeDirection.self) { _ in "" }), "a direction"),
        default: #""right""#, "One or more allowed directions"),
      SchemaKey(
        "decelerationRate",
        .word(
          .all(of: SceneDecelerationRate.self) { "As UIScrollView.DecelerationRate.\($0.rawValue)" }
        ), default: #""normal""#, "Deceleration of the content after it is released"),
    ],
    rules: [
      .atMostOne([.all("touches"), .all("strokes"), .all("recording")]),
      .atMostOne([.all("drags", perhaps: ["axis", "throws"])]),
    ],
    cases: SchemaCases(
      selector: "type", defaultWord: "pan", cases: GestureType.allCases.map(gestureCase)))

  static let recording = SchemaObject(
    "a recording",
    example:
      #"{ "id": "drag", "recording": { "file": "throw.csv", "offset": 0 } }"#,
    keys: [
      SchemaKey(
        "file", .string, isRequired: true,
        "Path of rows with time, x, y and optionally finger and phase, in the scene's folder"),
      recordedStart,
    ])

  static let recordedStart = SchemaKey(
    "offset", .number(.signed("s")), at: .load,
    "Start of the scene, in seconds after the first recorded time; by default, recorded times are scene times"
  )

  private static func gestureCase(of type: GestureType) -> SchemaCases.Case {
    func found(_ example: String, takes: [String] = []) -> SchemaCases.Case {
      .init(type.rawValue, type.noun, example: example, takes: takes)
    }
    return switch type {
    case .pan:
      found(
        #"{ "id": "drag", "type": "pan", "touches": [[0.2, 80, 80], [0.3, 120, 80]] }"#,
        takes: dragging)
    case .tap:
      found(
        #"{ "id": "like", "type": "tap", "numberOfTapsRequired": 2, "view": "card", "strokes": [[[0.2, 80, 80]], [[0.4, 80, 80]]] }"#,
        takes: ["numberOfTapsRequired"])
    case .longPress:
      found(
        #"{ "id": "menu", "type": "longPress", "touches": [[0.2, 80, 80], [1, 80, 80]] }"#,
        takes: ["minimumPressDuration", "allowableMovement"] + dragging)
    case .swipe:
      found(
        #"{ "id": "away", "type": "swipe", "direction": "left", "touches": [[0.2, 180, 80], [0.3, 80, 80]] }"#,
        takes: ["direction"])
    case .pinch:
      found(
        #"{ "id": "zoom", "type": "pinch", "touches": [[0.2, 80, 80, 120, 80], [0.4, 60, 80, 140, 80]] }"#
      )
    case .rotation:
      found(
        #"{ "id": "turn", "type": "rotation", "touches": [[0.2, 80, 80, 120, 80], [0.4, 80, 80, 80, 120]] }"#
      )
    case .scroll:
      found(
        #"{ "id": "finger", "type": "scroll", "touches": [[0.2, 80, 180], [0.3, 80, 80]] }"#,
        takes: ["decelerationRate"])
    }
  }

  private static let dragging = ["drags", "axis", "throws"]

  static let touches = SchemaKind.list(
    SchemaList(of: .tuple(.touch), "a touch", fewest: 1, limit: .samples))
}
