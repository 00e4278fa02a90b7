// SPDX-License-Identifier: MIT

extension SceneSchema {
  static let animation = SchemaObject(
    "\"animate\"",
    keys: [
      SchemaKey("duration", .number(.time), default: "0.2", "Duration"),
      SchemaKey("delay", .number(.time), default: "0", "Delay before the animation starts"),
      SchemaKey(
        "curve", curve, default: #""easeInOut""#, at: .load,
        "Timing curve of the animation and of keyframes without one: a word, or the control points of"
          + " a cubic Bézier curve"),
      SchemaKey("spring", .nested(spring), "Spring that determines the timing"),
      SchemaKey(
        "set", .target, isRequired: true,
        "Property of a view or an item to animate; variables cannot be animated"),
      SchemaKey("to", .assigned, "Final value, which the property takes immediately"),
      SchemaKey(
        "keyframes", .list(SchemaList(of: .nested(keyframe), "a keyframe", fewest: 1)),
        "Values to animate through; the property takes the last one immediately"),
      SchemaKey("then", actions, default: "[]", "Actions to run when the animation finishes"),
    ],
    rules: [
      .exactlyOne([.all("to"), .all("keyframes")]), .atMostOne([.all("curve"), .all("spring")]),
    ])

  package static let keyframe = SchemaObject(
    "a keyframe",
    example:
      #"{ "animate": { "set": "card.angle", "duration": 0.4, "keyframes": [ { "at": 0.3, "to": 0.2 }, { "at": 1, "to": 0 } ] } }"#,
    keys: [
      SchemaKey(
        "at", .number(SchemaNumber("1", from: 0, to: 1, excludesLower: true)), isRequired: true,
        at: .load, "Time at which the value is reached, as a fraction of the duration"),
      SchemaKey("to", .assigned, isRequired: true, "The value"),
      SchemaKey(
        "curve", curve, at: .load, "Timing curve up to this keyframe; defaults to the animation's"),
    ])

  static let spring = SchemaObject(
    "a spring",
    keys: [
      SchemaKey(
        "damping", .number(SchemaNumber("1", from: 0.01, to: 1)), isRequired: true,
        "Damping ratio: 1 means no oscillation; smaller values oscillate more"),
      SchemaKey(
        "initialVelocity", .number(SchemaNumber("1/s", from: -1_000, to: 1_000)), default: "0",
        "Initial velocity; at 1, the whole distance would take one second"),
    ])

  static let curve = SchemaKind.either([
    .word(
      .all(of: SceneCurve.self) {
        switch $0 {
        case .easeInOut: "Slow at both ends"
        case .easeIn: "Slow at the start"
        case .easeOut: "Slow at the end"
        case .linear: "Constant speed"
        }
      }),
    .tuple(.bezier),
  ])
}

extension SchemaTuple {
  /// The control points of a curve; because x is limited to 0 to 1, the curve is a function of time.
  fileprivate static let bezier = SchemaTuple(
    "a curve",
    [
      .init("x1", SchemaNumber("1", from: 0, to: 1)),
      .init("y1", SchemaNumber("1", from: -100, to: 100)),
      .init("x2", SchemaNumber("1", from: 0, to: 1)),
      .init("y2", SchemaNumber("1", from: -100, to: 100)),
    ])
}
