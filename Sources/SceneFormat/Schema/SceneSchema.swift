// SPDX-License-Identifier: MIT

/// The table of the scene format, version 1: every key, its kind, default, range and meaning.
///
/// It decides what a scene may hold; nothing else in this target knows a rule of the format that
/// can be said here. A row marked as later is known, so that a scene with it is refused with a word
/// about this release and not with one about spelling.
enum SceneSchema {
  /// The number a scene may name as its `version`.
  static let formatVersion = 1.0

  /// The document.
  static let scene = SchemaObject(
    "a scene",
    keys: [
      SchemaKey("$schema", .anything, "Where editors find the JSON Schema; ignored"),
      SchemaKey("version", .formatVersion, default: "1", "Version of the scene format"),
      SchemaKey("title", .text, "Name of the scene, copied to the log"),
      SchemaKey("description", .text, "What the scene shows, copied to the log"),
      .later("parameters", "Named constants that a sweep or the command line may change"),
      .later("variables", "Named values that actions may set"),
      SchemaKey(
        "referenceView", .object(referenceView),
        "The view whose coordinate system and bounds the animator uses"),
      SchemaKey(
        "collectionViewLayout", .object(collectionViewLayout),
        "The layout of an animator that moves layout attributes"),
      SchemaKey(
        "screenScale", .number(SchemaNumber("1", from: 0, to: 1_000, excludesLower: true)),
        "Pixels per point to which UIKit rounds what views and layout attributes show"),
      SchemaKey(
        "views", .list(SchemaList(of: .object(view), "a view", limit: .views)), default: "[]",
        "The views, in the order of the rows"),
      SchemaKey(
        "items", .list(SchemaList(of: .object(item), "an item", limit: .views)), default: "[]",
        "Dynamic items that are no views, and groups; their rows follow those of the views"),
      SchemaKey(
        "behaviors",
        .list(SchemaList(of: .oneOf(behavior), "a behavior", limit: .behaviors)), default: "[]",
        "The behaviors, in the order in which they are added to the animator"),
      .later("gestures", "Recorded touches"),
      .later("events", "What happens at a time or on a condition"),
      .later("expect", "Assertions that the run checks"),
      SchemaKey("run", .object(run), "How long and how finely the scene is simulated"),
    ], rules: [.atMostOne([.all("referenceView"), .all("collectionViewLayout")])])

  static let run = SchemaObject(
    "\"run\"",
    keys: [
      SchemaKey(
        "timeLimit",
        .number(SchemaNumber("s", from: 0, to: .infinity, excludesLower: true, limit: .seconds)),
        default: "10", "Time after which the run ends at the latest"),
      // Slower than 2, UIKit replaces a tick's duration by 1/60 s; faster than 1,000 tells nothing new.
      SchemaKey(
        "ticksPerSecond", .number(SchemaNumber("1/s", from: 2, to: 1_000)), default: "60",
        "Animator steps in a second of simulated time"),
      SchemaKey(
        "until",
        .words([
          SchemaWord("stasis", "The run ends when the animator pauses"),
          SchemaWord("timeLimit", "The run always lasts until the time limit"),
        ]), default: #""stasis""#, "What ends the run before the time limit"),
      SchemaKey(
        "profile",
        .words([
          SchemaWord("uikit", "What UIKit does today"),
          SchemaWord("uikit-7.0", "What the first release of UIKit Dynamics did"),
          SchemaWord("documented", "What Apple's documentation says"),
        ]), default: #""uikit""#, "Which release of UIKit Dynamics is followed"),
      SchemaKey(
        "seed",
        .number(
          SchemaNumber(
            "1", from: -SchemaNumber.largestWhole, to: SchemaNumber.largestWhole, isWhole: true)),
        default: "0", "Beginning of the random numbers of noise and turbulence fields"),
    ])

  /// Every object of the table, to find out where a misplaced key belongs.
  static let objects: [SchemaObject] =
    [
      scene, referenceView, collectionViewLayout, view, repetition, collisionBounds, item, run,
      boundary, path, arc, insets, region,
    ] + behavior.variants.map(\.object)
}
