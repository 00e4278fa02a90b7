// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneAdvice
internal import UIDynamicsSceneFormat
internal import UIDynamicsSceneRunner
internal import UIDynamicsTrajectory

/// Runs arbitrary bytes as a scene or as an expression, with overlays and settings.
///
/// No input may trap. Text with errors must not produce a scene, a valid scene must run (`run` would exit with
/// 70 otherwise), and every row must be finite. The address sanitizer checks the rest.
package enum FuzzedInput {
  /// Separates the parts of an input; UTF-8 never contains it.
  static let marker: UInt8 = 0xFF

  /// Low limits, so that an input takes only milliseconds.
  static var limits: SceneLimits {
    var limits = SceneLimits()
    (limits[.bytes], limits[.views], limits[.behaviors]) = (65_536, 200, 100)
    (limits[.seconds], limits[.ticks], limits[.errors]) = (60, 30, 50)
    return limits
  }

  /// Runs bytes with a leading `=` as an expression, compares bytes with `#` as records, and runs others as a scene.
  package static func play(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: marker, omittingEmptySubsequences: false).map(Array.init)
    if parts[0].first == UInt8(ascii: "#") {
      return FuzzedRecords.compare(
        Array(parts[0].dropFirst()), with: parts.count > 1 ? parts[1] : nil)
    }
    let scene = parts[0].first == UInt8(ascii: "=") ? scene(askingFor: parts[0]) : parts[0]
    playScene(scene, overrides(parts.dropFirst()))
  }

  /// Parses the remaining parts: `NAME=VALUE` as for `--set`, and everything else as for `--merge`.
  private static func overrides(_ parts: some Sequence<[UInt8]>) -> SceneOverrides {
    var overrides = SceneOverrides()
    for part in parts.prefix(8) {
      let isObject = part.first == UInt8(ascii: "{")
      if !isObject, let separator = part.firstIndex(of: UInt8(ascii: "=")) {
        overrides.settings.append(
          SceneSetting(
            name: String(decoding: part[..<separator], as: UTF8.self),
            text: String(decoding: part[(separator + 1)...], as: UTF8.self)))
      } else {
        overrides.overlays.append(SourceText(name: "overlay", bytes: part))
      }
    }
    return overrides
  }

  /// Returns a scene that evaluates an expression at every tick.
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

  private static func escaped(_ byte: UInt8) -> [UInt8] {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): [UInt8(ascii: "\\"), byte]
    case 0..<0x20: Array(#"\u00"#.utf8) + [hex(byte >> 4), hex(byte & 15)]
    default: [byte]
    }
  }

  private static func hex(_ digit: UInt8) -> UInt8 { Array("0123456789abcdef".utf8)[Int(digit)] }

  private static func playScene(_ bytes: [UInt8], _ overrides: SceneOverrides) {
    let loading = SceneLoader.load(
      bytes, name: "fuzz", overrides: overrides, limits: limits,
      adviser: SceneAdvice.adviser)
    _ = DiagnosticRenderer(loading.source).render(loading.diagnostics)
    let hasErrors = loading.diagnostics.contains { $0.severity == .error }
    let isRefused = hasErrors || !loading.settingFaults.isEmpty
    precondition((loading.scene == nil) == isRefused, "a scene in spite of errors")
    guard let scene = loading.scene else { return }
    var outputs = FuzzedOutputs(scene)
    let outcome = runner(for: scene).run { frame, events in
      precondition(
        frame.states.allSatisfy { $0.nonFiniteColumn == nil }, "a row that is not finite")
      outputs.write(frame, events)
    }
    outputs.end(outcome)
  }

  private static func runner(for scene: Scene) -> Runner {
    do throws(StageFault) {
      return try Runner(scene, includesExtent: true)
    } catch {
      preconditionFailure("a valid scene that cannot be played: \(error.message)")
    }
  }
}
