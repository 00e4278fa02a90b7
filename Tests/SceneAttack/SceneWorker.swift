// SPDX-License-Identifier: MIT

internal import Foundation
internal import SceneGenerator
internal import UIDynamicsTrajectory
internal import UIDynamicsWeb

/// Runs scenes one after another in this process, which any of them may crash.
///
/// Prints a line before and after each scene, so that the parent process knows the last seed.
struct SceneWorker {
  /// The time limit for each scene in seconds.
  private static let patience: UInt32 = 120

  private let first: UInt64
  private let count: UInt64

  init(_ numbers: [UInt64]) {
    (first, count) = (numbers.first ?? 0, numbers.dropFirst().first ?? 1)
  }

  func run() {
    for seed in first..<first + count {
      Self.say("begin \(seed)")
      alarm(Self.patience)
      let (scene, removed) = SceneGenerator.validScene(seed: seed)
      // If invalid parts were removed, the original scene is tried as well.
      let original = removed == 0 ? nil : SceneTrial(SceneGenerator.scene(seed: seed).json)
      let trial = SceneTrial(scene.json)
      let fault = trial.fault ?? original?.fault
      Self.say("end \(seed) \(trial.code) \(trial.digest) \(trial.rows) \(scene.count)")
      if let fault { Self.say("fault \(seed) \(Self.line(fault))") }
    }
  }

  /// Runs the scene on standard input.
  static func tryInput() {
    alarm(patience)
    let bytes = FileHandle.standardInput.readDataToEndOfFile()
    let trial = SceneTrial(String(decoding: bytes, as: UTF8.self))
    say("\(trial.code) \(trial.fault ?? "as it should be")")
  }

  static func show(_ seed: UInt64) {
    say(SceneGenerator.validScene(seed: seed).scene.json);
    say(SceneGenerator.scene(seed: seed).json)
  }

  /// Prints a line of JSON for each scene: its text and the digests of its ticks, for comparison with the engine in a page.
  func showDigests() {
    for seed in first..<first + count {
      let text = SceneGenerator.validScene(seed: seed).scene.json
      let digests = PageSession(PageScene(Array(text.utf8), name: "scene")).digestLines
      let line = JSONTree.object([
        ("name", .text("seed \(seed)")), ("scene", .text(text)), ("digests", .text(digests)),
      ])
      Self.say(String(decoding: line.bytes, as: UTF8.self))
    }
  }

  private static func line(_ text: String) -> String {
    text.replacingOccurrences(of: "\n", with: " | ")
  }

  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
