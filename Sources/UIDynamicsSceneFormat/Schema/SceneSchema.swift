// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts

/// The schema of the scene format, version 1, which is the only source of its rules.
package enum SceneSchema {
  static let formatVersion = 1.0

  package static let scene = SchemaObject(
    "a scene",
    keys: [
      SchemaKey("$schema", .anything, "URL of the JSON Schema, for editors; ignored"),
      SchemaKey("version", .formatVersion, default: "1", "Version of the scene format"),
      SchemaKey("title", .string, "A title, copied to the log"),
      SchemaKey("description", .string, "A description, copied to the log"),
      SchemaKey(
        "parameters", .named(.either([.value(most: 2), .nested(parameter)])), default: "{}",
        at: .never, "Named constants that --set and sweeps can change"),
      SchemaKey(
        "variables", .named(.value(most: 2), defines: .variable), default: "{}", stage: 2,
        "Named values that actions can set, with their initial values; each can use the variables before it"
      ),
      SchemaKey(
        "referenceView", .nested(referenceView), stage: 1,
        "The view whose coordinate system and bounds the animator uses"),
      SchemaKey(
        "collectionViewLayout", .nested(collectionViewLayout), stage: 1,
        "The layout of an animator that moves layout attributes"),
      SchemaKey(
        "screenScale", .number(SchemaNumber("1", from: 0, to: 1_000, excludesLower: true)),
        stage: 3,
        "Pixels per point, to which UIKit rounds the geometry of views and layout attributes"),
      SchemaKey(
        "views", .list(SchemaList(of: .nested(view), "a view", limit: .views, defines: .view)),
        default: "[]", stage: 2, "The views, in the order in which the output lists them"),
      SchemaKey(
        "items",
        .list(SchemaList(of: .nested(item), "an item", limit: .views, defines: .item)),
        default: "[]", stage: 2,
        "Dynamic items that are not views, and groups; the output lists them after the views"),
      SchemaKey(
        "behaviors",
        .list(SchemaList(of: .variants(behavior), "a behavior", limit: .behaviors)), default: "[]",
        at: .adding, stage: 3, "The behaviors, in the order in which they are added to the animator"
      ),
      SchemaKey(
        "gestures", .list(SchemaList(of: .nested(gesture), "a gesture")), default: "[]", stage: 3,
        "Gestures and their touches"),
      SchemaKey(
        "events", .list(SchemaList(of: .nested(event), "an event", limit: .events)), default: "[]",
        stage: 3, "Actions that run at certain times, on triggers or under conditions"),
      expectations,
      SchemaKey(
        "acknowledges", .list(SchemaList(of: .word(warnings), "a warning code")),
        default: "[]", "Codes of warnings to hide"),
      SchemaKey("run", .nested(run), stage: 3, "Settings of the simulation"),
    ], rules: [.atMostOne([.all("referenceView"), .all("collectionViewLayout")])])

  static let expectations = SchemaKey(
    "expect", .list(SchemaList(of: .nested(expectation), "an expectation", limit: .expectations)),
    default: "[]", stage: 3, "Conditions that the run must satisfy; otherwise the exit code is 1")

  private static let warnings = [SchemaWord].all(of: DiagnosticCode.self) {
    $0.severity == .warning ? "" : nil
  }

  package static let run = SchemaObject(
    "\"run\"",
    example:
      #"{ "run": { "timeLimit": 2, "until": "timeLimit", "seed": 7 } }"#,
    keys: [
      SchemaKey(
        "timeLimit",
        .number(
          SchemaNumber(
            "s", from: 0, to: .infinity, excludesLower: true, limit: .seconds,
            takenFor: .millisecondsOfRun)),
        default: "10", "Maximum duration of the run; actions due at the last tick do not run"
      ),
      // Below 2, UIKit replaces the tick's duration with 1/60 s; rates above 1,000 add no information.
      SchemaKey(
        "ticksPerSecond", .number(SchemaNumber("1/s", from: 2, to: 1_000)), default: "60",
        "Animator ticks per second of simulated time; unless 120 is a multiple, the physics steps per tick vary"
      ),
      SchemaKey(
        "until",
        .word(
          .all(of: RunSettings.StopCondition.self) {
            switch $0 {
            case .stasis: "The run ends when the animator pauses"
            case .timeLimit: "The run always lasts until the time limit"
            }
          }), default: #""stasis""#, "Condition that ends the run before the time limit"),
      SchemaKey(
        "profile",
        .word(.all(of: EngineProfile.self, { $0.sentence })),
        default: #""uikit""#, "The variant of UIKit to reproduce"),
      SchemaKey(
        "seed",
        .number(
          SchemaNumber(
            "1", from: -SchemaNumber.largestWhole, to: SchemaNumber.largestWhole, isWhole: true)),
        default: "0", "Seed of the random numbers in fields and expressions"),
      allowance,
    ])

  static let allowance = SchemaKey(
    "tolerance", .nested(tolerance), "Allowed differences from a golden log; omitted values are 0")

  /// A key for each class of columns, and one that is relative to the expected number.
  static let tolerance = SchemaObject(
    "a tolerance",
    example:
      #"{ "run": { "tolerance": { "position": 0.01, "angle": 0.0001 } } }"#,
    keys: [
      SchemaKey("position", .number(.nonNegative("pt")), "For positions"),
      SchemaKey("size", .number(.nonNegative("pt")), "For widths and heights"),
      SchemaKey("angle", .number(.nonNegative("rad")), "For rotations"),
      SchemaKey("velocity", .number(.nonNegative("pt/s")), "For linear velocities"),
      SchemaKey("angularVelocity", .number(.nonNegative("rad/s")), "For angular velocities"),
      SchemaKey(
        "relative", .number(.nonNegative("1")), "For all columns, relative to the golden value"),
    ])

  /// All objects, used to suggest where a misplaced key belongs.
  package static let objects: [SchemaObject] =
    [
      scene, parameter, referenceView, collectionViewLayout, collectionView, view, repetition, look,
      screenLook, collisionBounds, item, mapping, boundary, path, arc, insets, region, gesture,
      stroke, drag, flick, tap, step, nextDrag, nextFlick, recording, event, animation, keyframe,
      spring, expectation, match, run, tolerance,
    ] + behavior.variants.map { $0.object } + action.objects
}
