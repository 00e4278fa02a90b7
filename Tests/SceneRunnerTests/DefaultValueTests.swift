// SPDX-License-Identifier: MIT

import Testing
import UIDynamics
import UIDynamicsFacts

@testable import UIDynamicsSceneFormat
@testable import UIDynamicsSceneRunner

/// Compares the table's default for a missing key with the actual value.
@Suite("Defaults in the key table", .timeLimit(.minutes(30)))
struct DefaultValueTests {
  /// A behavior with its required keys.
  fileprivate struct Sample: CustomTestStringConvertible {
    let type: BehaviorType
    var word: String?
    let keys: String

    var testDescription: String { [type.rawValue, word].compactMap(\.self).joined(separator: " ") }

    /// The applicable rows that have a default and an effect.
    var rows: [SchemaKey] {
      let object = SceneSchema.object(of: type)
      let found = object.cases?.case(of: word)
      return object.keys.filter { key in
        // These need a stiffness or a duration; a separate test covers their defaults.
        key.defaultText != nil && !["mass", "bounce"].contains(key.name)
          && !keys.contains("\"\(key.name)\":")
          && !(found?.ignores.contains(key.name) ?? false)
          && !(found?.needs.contains(key.name) ?? false)
          && (object.cases?.governed.contains(key.name) != true || found?.admits(key.name) == true)
      }
    }
  }

  fileprivate static let samples: [Sample] = BehaviorType.allCases.flatMap { type -> [Sample] in
    switch type {
    case .gravity, .collision, .push, .dynamicItem: [Sample(type: type, keys: "")]
    case .snap: [Sample(type: type, keys: #""item": "a", "snapPoint": [7, 8]"#)]
    case .composite: [Sample(type: type, keys: "")]
    case .attachment: AttachmentType.allCases.map(attachment)
    case .field: FieldKind.allCases.map(field)
    }
  }

  private static func attachment(_ type: AttachmentType) -> Sample {
    let keys =
      switch type {
      case .anchor: #""anchorPoint": [7, 8]"#
      case .items, .limit: #""attachedTo": "b""#
      case .sliding: #""attachmentAnchor": [7, 8], "axisOfTranslation": [0, 1]"#
      case .fixed, .pin: #""attachedTo": "b", "attachmentAnchor": [7, 8]"#
      }
    let word = type.rawValue
    let kind = type == .anchor ? "" : #""attachment": "\#(word)", "#
    return Sample(type: .attachment, word: word, keys: #"\#(kind)"item": "a", \#(keys)"#)
  }

  private static func field(_ kind: FieldKind) -> Sample {
    let keys: String? =
      switch kind.facts.making {
      case .nothing: nil
      case .position: #""position": [7, 8]"#
      case .direction: #""direction": [7, 8]"#
      case .noise: #""smoothness": 0.5, "animationSpeed": 1"#
      case .block: #""force": [1, 2]"#
      }
    let word = kind.rawValue
    let all = [#""field": "\#(word)""#, keys].compactMap(\.self)
    return Sample(type: .field, word: word, keys: all.joined(separator: ", "))
  }

  @Test(
    "A spring's mass defaults to 1 kg, and its damping (with a stiffness) and bounce to 0")
  func springs() throws {
    let sample = Self.attachment(.anchor)
    func behaviors(_ keys: String) throws -> [SceneBehavior] {
      try scene(Sample(type: .attachment, keys: sample.keys + ", " + keys)).behaviors
    }
    let plain = try behaviors(#""stiffness": 50, "damping": 3"#)
    #expect(try behaviors(#""stiffness": 50, "damping": 3, "mass": 1"#) == plain)
    #expect(try behaviors(#""stiffness": 50, "damping": 3, "mass": 2"#) != plain)
    #expect(try behaviors(#""duration": 2"#) == behaviors(#""duration": 2, "bounce": 0"#))
    #expect(try behaviors(#""duration": 2"#) == behaviors(#""frequency": 0.5, "damping": 1"#))
    #expect(try behaviors(#""stiffness": 50"#) == behaviors(#""stiffness": 50, "damping": 0"#))
  }

  /// A scene with one behavior, and optionally with another key on a separate line.
  private func scene(_ sample: Sample, _ key: SchemaKey? = nil) throws -> Scene {
    try scene(
      """
      { "views": [ { "id": "a", "frame": [0, 0, 30, 30] }, { "id": "b", "frame": [90, 0, 30, 30] } ],
        "behaviors": [ { "type": "\(sample.type)"\(sample.keys.isEmpty ? "" : ", ")\(sample.keys)
      \(text(key)) } ] }
      """)
  }

  private func text(_ key: SchemaKey?) -> String {
    key.map { ", \"\($0.name)\": \($0.defaultText ?? "")" } ?? ""
  }

  private func scene(_ text: String) throws -> Scene {
    let loading = SceneLoader.load(Array(text.utf8), name: "scene.json")
    return try #require(
      loading.scene,
      "\n\(text)\n\(DiagnosticRenderer(loading.source).render(loading.diagnostics))")
  }

  @Test("A behavior's defaults are those of its UIKit object", arguments: samples)
  fileprivate func behaviors(_ sample: Sample) throws {
    let plain = try scene(sample)
    let player = try EventPlayer(plain)
    for key in sample.rows {
      guard let property = BehaviorProperty(rawValue: key.name) else { continue }
      let given = try scene(sample, key).behaviors[0].values[property]
      #expect(try player.behaviors.value(of: property, 0) == given, "\(key.name)")
    }
  }

  @Test("Creating a behavior's object does not change its number of items", arguments: samples)
  fileprivate func counts(_ sample: Sample) throws {
    let player = try EventPlayer(try scene(sample))
    let before = player.behaviors.itemCount(of: 0)
    _ = try player.behaviors.object(0)
    #expect(before == player.behaviors.itemCount(of: 0), "\(sample)")
  }

  @Test("Writing out the defaults does not change a behavior", arguments: samples)
  fileprivate func kinds(_ sample: Sample) throws {
    let plain = try scene(sample).behaviors[0]
    let player = try EventPlayer(try scene(sample))
    let made = try player.behaviors.object(0)
    for key in sample.rows where BehaviorProperty(rawValue: key.name) == nil {
      let spelled = try scene(sample, key)
      let second = try EventPlayer(spelled)
      let object = try second.behaviors.object(0)
      var behavior = spelled.behaviors[0]
      if behavior == plain { continue }
      // If only the description differs, UIKit's value is what counts.
      behavior.kind = plain.kind
      #expect(behavior == plain, "\(key.name)")
      #expect(object.setting(key.name) == made.setting(key.name), "\(key.name)")
    }
  }

  /// Objects with defaults, other than behaviors, each with a placeholder for a key.
  private static let others: [(noun: String, text: String)] = [
    ("a scene", #"{ "title": "T" @ }"#),
    (#""run""#, #"{ "run": { "$comment": 0 @ } }"#),
    (#""referenceView""#, #"{ "referenceView": { "size": [9, 9] @ } }"#),
    (
      #"the "look" of a screen"#,
      #"{ "referenceView": { "size": [9, 9], "look": { "fill": "white" @ } } }"#
    ),
    (#""collectionViewLayout""#, #"{ "collectionViewLayout": { "contentSize": [9, 9] @ } }"#),
    (
      #""collectionView""#,
      #"{ "collectionViewLayout": { "contentSize": [9, 9], "collectionView": { "bounds": [0, 0, 9, 9] @ } } }"#
    ),
    (
      "a view",
      #"{ "collectionViewLayout": { "contentSize": [9, 9] }, "views": [ { "id": "a", "frame": [0, 0, 9, 9] @ } ] }"#
    ),
    (
      #""repeat""#,
      #"{ "views": [ { "id": "a", "frame": [0, 0, 9, 9], "repeat": { "count": 2 @ } } ] }"#
    ),
    ("an item", #"{ "items": [ { "id": "a", "center": [0, 0], "size": [9, 9] @ } ] }"#),
    (
      "an arc",
      #"{ "behaviors": [ { "type": "collision", "boundaries": [ { "id": "x", "path": { "arc": { "center": [0, 0], "radius": 50, "startAngle": 0, "endAngle": 2 @ } } } ] } ] }"#
    ),
    (
      #""referenceBoundsInsets""#,
      #"{ "behaviors": [ { "type": "collision", "referenceBoundsInsets": { "$comment": 0 @ } } ] }"#
    ),
    (
      "a gesture",
      #"{ "collectionViewLayout": { "contentSize": [9, 9], "collectionView": { "bounds": [0, 0, 9, 9] } }, "gestures": [ { "id": "pan", "touches": [[0, 1, 1]] @ } ] }"#
    ),
    (#""drag""#, stroke(#"{ "drag": { "at": 0, "from": [1, 1], "by": [9, 9] @ } }"#)),
    (#""flick""#, stroke(#"{ "flick": { "at": 0, "from": [1, 1], "velocity": [9, 9] @ } }"#)),
    (#""tap""#, stroke(#"{ "tap": { "at": 0, "from": [1, 1] @ } }"#)),
    (
      #""drag" in "then""#,
      stroke(#"{ "tap": { "at": 0, "from": [1, 1] }, "then": [ { "drag": { "by": [9, 9] @ } } ] }"#)
    ),
    (
      #""flick" in "then""#,
      stroke(
        #"{ "tap": { "at": 0, "from": [1, 1] }, "then": [ { "flick": { "velocity": [9, 9] @ } } ] }"#
      )
    ),
    ("an event", #"{ "events": [ { "at": 0, "do": [] @ } ] }"#),
    (
      #""animate""#,
      #"{ "views": [ { "id": "a", "frame": [0, 0, 9, 9] } ], "events": [ { "at": 0, "do": [ { "animate": { "set": "a.angle", "to": 1 @ } } ] } ] }"#
    ),
    (
      "a spring",
      #"{ "views": [ { "id": "a", "frame": [0, 0, 9, 9] } ], "events": [ { "at": 0, "do": [ { "animate": { "set": "a.angle", "to": 1, "spring": { "damping": 1 @ } } } ] } ] }"#
    ),
    (
      #"a "copy" action"#,
      #"{ "views": [ { "id": "a", "frame": [0, 0, 9, 9] } ], "events": [ { "at": 0, "do": [ { "copy": "a", "as": "b" @ } ] } ] }"#
    ),
    (#"an "emit" action"#, #"{ "events": [ { "at": 0, "do": [ { "emit": "x" @ } ] } ] }"#),
    (
      #"an "addBehavior" action"#,
      #"{ "behaviors": [ { "type": "gravity" } ], "events": [ { "at": 0, "do": [ { "addBehavior": "gravity" @ } ] } ] }"#
    ),
    (
      #"an "if" action"#,
      #"{ "events": [ { "at": 0, "do": [ { "if": "true", "then": [] @ } ] } ] }"#
    ),
  ]

  private static func stroke(_ text: String) -> String {
    #"{ "gestures": [ { "id": "pan", "strokes": [ \#(text) ] } ] }"#
  }

  /// A gesture that drags a view, for keys that need one.
  private static let dragging =
    #"{ "referenceView": { "size": [99, 99] }, "views": [ { "id": "a", "frame": [0, 0, 9, 9] } ], "gestures": [ { "id": "pan", "drags": "a", "touches": [[0, 1, 1]] @ } ] }"#

  @Test("Decoders use the defaults in the key table")
  func decoders() throws {
    let behaviors = BehaviorType.allCases.map { SceneSchema.object(of: $0).noun }
    for object in SceneSchema.objects where !behaviors.contains(object.noun) {
      for key in object.keys where key.defaultText != nil {
        let found = try #require(
          Self.others.first { $0.noun == object.noun }, "\(object.noun) has no sample")
        // Some keys apply only with certain words.
        let kind = object.cases.flatMap { cases in
          cases.governed.contains(key.name) ? cases.cases.first { $0.admits(key.name) } : nil
        }
        // In a layout, views cannot be added later.
        let text =
          key.name == "added"
          ? found.text.replacing(#""collectionViewLayout": { "contentSize": [9, 9] }, "#, with: "")
          : found.text
        let isOfDrag = object.noun == "a gesture" && key.name == "throws"
        let sample = (isOfDrag ? Self.dragging : text).replacing(
          "@", with: kind.map { ", \"\(object.cases?.selector ?? "")\": \"\($0.word)\" @" } ?? "@")
        let plain = try scene(sample.replacing("@", with: "\n"))
        let given = try scene(sample.replacing("@", with: "\n\(self.text(key))"))
        #expect(given == plain, "\(object.noun): \(key.name)")
      }
    }
  }
}

extension UIDynamicBehavior {
  /// A setting that scenes specify as a word or shape and cannot change.
  fileprivate func setting(_ name: String) -> String? {
    switch (self, name) {
    case (let behavior as UICollisionBehavior, "collisionMode"): "\(behavior.collisionMode)"
    case (let behavior as UIPushBehavior, "mode"): "\(behavior.mode)"
    case (let behavior as UIFieldBehavior, "region"): "\(behavior.region === UIRegion.infinite)"
    default: nil
    }
  }
}
