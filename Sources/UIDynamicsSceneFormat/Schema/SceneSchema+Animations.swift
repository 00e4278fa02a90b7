// SPDX-License-Identifier: MIT

extension SceneSchema {
  static let animation = SchemaObject(
    "\"animate\"",
    keys: [
      SchemaKey(
        "duration", .number(.time), default: "0.2", "How long it takes"),
      SchemaKey("delay", .number(.time), default: "0", "How long it waits before"),
      SchemaKey(
        "curve", curve, default: #""easeInOut""#, at: .load,
        "Its timing, or that of the keyframes without one: a word, or the control points of a cubic"
          + " Bézier curve"),
      SchemaKey("spring", .nested(spring), "The spring that is its timing"),
      SchemaKey(
        "set", .target, isRequired: true,
        "A property of a view or an item; a variable is not animated"),
      SchemaKey("to", .assigned, "The value at the end, which holds at once"),
      SchemaKey(
        "keyframes", .list(SchemaList(of: .nested(keyframe), "a keyframe", fewest: 1)),
        "The values on the way; the last holds at once"),
      SchemaKey("then", actions, default: "[]", "What is done when it is finished"),
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
        at: .load, "The part of the duration at whose end the value is shown"),
      SchemaKey("to", .assigned, isRequired: true, "The value"),
      SchemaKey(
        "curve", curve, at: .load, "The timing of the way to it; else that of the animation"),
    ])

  static let spring = SchemaObject(
    "a spring",
    keys: [
      SchemaKey(
        "damping", .number(SchemaNumber("1", from: 0.01, to: 1)), isRequired: true,
        "The damping ratio: 1 does not swing, less swings more"),
      SchemaKey(
        "initialVelocity", .number(SchemaNumber("1/s", from: -1_000, to: 1_000)), default: "0",
        "The speed in the beginning, as a multiple of the whole way in a second"),
    ])

  private static let curve = SchemaKind.either([
    .word(
      .all(of: SceneCurve.self) {
        switch $0 {
        case .easeInOut: "Slowly at both ends"
        case .easeIn: "Slowly at the beginning"
        case .easeOut: "Slowly at the end"
        case .linear: "Evenly"
        }
      }),
    .tuple(.bezier),
  ])
}

extension SchemaTuple {
  /// With x from 0 to 1, the curve is a function of time.
  fileprivate static let bezier = SchemaTuple(
    "a curve",
    [
      .init("x1", SchemaNumber("1", from: 0, to: 1)),
      .init("y1", SchemaNumber("1", from: -100, to: 100)),
      .init("x2", SchemaNumber("1", from: 0, to: 1)),
      .init("y2", SchemaNumber("1", from: -100, to: 100)),
    ])
}
