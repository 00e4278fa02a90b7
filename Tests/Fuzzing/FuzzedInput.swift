// SPDX-License-Identifier: MIT

internal import SceneFormat
internal import SceneRunner
internal import Trajectory

/// What the fuzzer throws at the tool: any bytes, taken as a scene or as an expression of one.
///
/// Nothing is expected of the bytes. Whatever they are, the process must not trap, a text with errors
/// must give no scene, and every row must be finite; address sanitizer watches over the rest.
package enum FuzzedInput {
  /// Small enough that an input takes milliseconds.
  static var limits: SceneLimits {
    var limits = SceneLimits()
    (limits[.bytes], limits[.views], limits[.behaviors]) = (65_536, 200, 100)
    (limits[.seconds], limits[.ticks], limits[.errors]) = (60, 30, 50)
    return limits
  }

  /// Plays the bytes: those that begin with `=` as an expression, all others as a scene.
  package static func play(_ bytes: [UInt8]) {
    playScene(bytes.first == UInt8(ascii: "=") ? scene(askingFor: bytes) : bytes)
  }

  /// A scene that works out an expression at every tick.
  static func scene(askingFor expression: [UInt8]) -> [UInt8] {
    let head = #"""
      {"referenceView": {"size": [300, 300]}, "variables": {"count": 1, "flag": true},
      "views": [{"id": "box", "frame": [100, 100, 40, 40]}],
      "behaviors": [{"type": "gravity", "items": ["box"]}],
      "events": [{"on": "tick", "do": [{"emit": "value", "with": {"is": "
      """#
    return Array(head.utf8) + expression.flatMap(escaped)
      + Array(#""}}]}], "run": {"timeLimit": 0.1}}"#.utf8)
  }

  /// A byte as it may stand in a JSON string.
  private static func escaped(_ byte: UInt8) -> [UInt8] {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): [UInt8(ascii: "\\"), byte]
    case 0..<0x20: Array(#"\u00"#.utf8) + [hex(byte >> 4), hex(byte & 15)]
    default: [byte]
    }
  }

  private static func hex(_ digit: UInt8) -> UInt8 { Array("0123456789abcdef".utf8)[Int(digit)] }

  private static func playScene(_ bytes: [UInt8]) {
    let loading = SceneLoader.load(bytes, name: "fuzz", limits: limits)
    _ = DiagnosticRenderer(loading.source).render(loading.diagnostics)
    precondition((loading.scene == nil) == loading.hasErrors, "a scene in spite of errors")
    guard let scene = loading.scene, let runner = try? Runner(scene) else { return }
    _ = runner.run { frame, _ in
      precondition(
        frame.states.allSatisfy { $0.nonFiniteColumn == nil }, "a row that is not finite")
    }
  }
}
