// SPDX-License-Identifier: MIT

internal import UIDynamicsPicture
internal import UIDynamicsSceneFormat
internal import UIDynamicsSceneRunner
internal import UIDynamicsTrajectory

/// A run to draw, from a scene that is played or from what was recorded.
struct MotionSource {
  var motion: Motion
  /// Digests of what decides how the items look; empty where nothing is known of it.
  var looks: [RecordMember] = []
  /// What came of a scene that was played, and the scene.
  var outcome: RunOutcome?
  var loading: SceneLoading?

  /// Reads or plays what an operand names.
  static func open(
    _ path: String, _ options: RenderOptions, _ console: Console, _ messages: Messages
  ) throws(CommandFailure) -> MotionSource {
    if path == "-" { return try standardInput(options, console, messages) }
    return path.hasSuffix(".json")
      ? try ScenePicture.play(path, options, console, messages)
      : try RecordedPicture.read(path, options, console, messages)
  }

  /// What comes from standard input says itself what it is.
  private static func standardInput(
    _ options: RenderOptions, _ console: Console, _ messages: Messages
  ) throws(CommandFailure) -> MotionSource {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try console.readInput(.max - 2)
    } catch {
      throw .input("standard input", error)
    }
    let console = console.reading(bytes)
    let isRecord =
      bytes.first != UInt8(ascii: "{")
      || bytes.starts(with: #"{"record":"#.utf8) || bytes.starts(with: #"{"tick":"#.utf8)
    return isRecord && bytes.contains { !" \n\r\t".utf8.contains($0) }
      ? try RecordedPicture.read("-", options, console, messages)
      : try ScenePicture.play("-", options, console, messages)
  }
}

extension RunHeader {
  /// The digests of the scene's parts that decide how items look.
  var looks: [RecordMember] { sceneParts.filter { ["views", "items"].contains($0.key) } }
}
