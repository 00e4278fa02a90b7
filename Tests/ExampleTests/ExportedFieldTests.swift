// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsFacts
import UIDynamicsSceneFormat
import UIDynamicsUIKitCode

@Suite("Fields in exported code", .timeLimit(.minutes(30)))
struct ExportedFieldTests {
  /// Returns UIKit's factory method, with its arguments as Swift and as JSON.
  private func factory(of kind: FieldKind) -> (name: String, call: String, keys: String) {
    let place = (swift: "position: CGPoint(x: 30, y: 40)", json: #""position": [30, 40]"#)
    let way = (swift: "direction: CGVector(dx: 0.5, dy: -2)", json: #""direction": [0.5, -2]"#)
    let noise = (
      swift: "smoothness: 0.25, animationSpeed: 3",
      json: #""smoothness": 0.25, "animationSpeed": 3"#
    )
    return switch kind {
    case .drag: ("dragField()", "dragField()", "")
    case .vortex: ("vortexField()", "vortexField()", "")
    case .radialGravity:
      ("radialGravityField(position:)", "radialGravityField(\(place.swift))", place.json)
    case .linearGravity:
      ("linearGravityField(direction:)", "linearGravityField(\(way.swift))", way.json)
    case .velocity: ("velocityField(direction:)", "velocityField(\(way.swift))", way.json)
    case .noise:
      ("noiseField(smoothness:animationSpeed:)", "noiseField(\(noise.swift))", noise.json)
    case .turbulence:
      ("turbulenceField(smoothness:animationSpeed:)", "turbulenceField(\(noise.swift))", noise.json)
    case .spring: ("springField()", "springField()", "")
    case .electric: ("electricField()", "electricField()", "")
    case .magnetic: ("magneticField()", "magneticField()", "")
    case .custom:
      ("field(evaluationBlock:)", "field { _, _, _, _, _, _ in", #""force": [1, 2]"#)
    }
  }

  private func code(_ kind: FieldKind, _ keys: [String]) throws -> [String] {
    let written = [#""type": "field""#, #""id": "pull""#, #""field": "\#(kind.rawValue)""#] + keys
    let text = """
      { "referenceView": { "size": [300, 300] }, "views": [ { "id": "a", "frame": [10, 0, 30, 40] } ],
        "behaviors": [ { \(written.filter { !$0.isEmpty }.joined(separator: ", ")), "items": ["a"] } ] }
      """
    let loading = SceneLoader.load(Array(text.utf8), name: "scene.json")
    let said = loading.diagnostics.map(\.message).joined(separator: "\n")
    let scene = try #require(loading.scene, "\(text)\n\(said)")
    return UIKitCode(scene, file: "scene.json").text.split(separator: "\n").map {
      String($0.drop { $0 == " " })
    }
  }

  @Test(
    "Each kind of field is created by UIKit's class method with its argument labels",
    arguments: FieldKind.allCases)
  func factories(_ kind: FieldKind) throws {
    let (name, call, keys) = factory(of: kind)
    let symbols = try Repository.text("docs/reference/uikit-symbols.md")
    #expect(symbols.contains("`\(name)`"), "docs/reference/uikit-symbols.md has no \(name)")
    let lines = try code(kind, [keys])
    let made = lines.filter { $0.contains("UIFieldBehavior.") }
    #expect(made == ["let behavior = UIFieldBehavior.\(call)"], "\(lines.joined(separator: "\n"))")
    // The code does not set arguments of the factory method again.
    let set = lines.filter { $0.hasPrefix("behavior.") }
    #expect(set == ["behavior.addItem(a)"], "\(lines.joined(separator: "\n"))")
  }

  @Test(
    "Properties that the class method does not take are set afterward",
    arguments: FieldKind.allCases)
  func properties(_ kind: FieldKind) throws {
    let (_, _, keys) = factory(of: kind)
    var given = [#""strength": 0.5"#]
    if !keys.contains("position") { given.append(#""position": [30, 40]"#) }
    let lines = try code(kind, [keys] + given)
    let expected =
      keys.contains("position") ? [] : ["behavior.position = CGPoint(x: 30, y: 40)"]
    let set = lines.filter { $0.hasPrefix("behavior.") }
    #expect(
      set == ["behavior.addItem(a)"] + expected + ["behavior.strength = 0.5"],
      "\(lines.joined(separator: "\n"))")
  }
}
