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
    _ input: RunInput, _ options: RenderOptions, _ messages: Messages
  ) throws(CommandFailure) -> MotionSource {
    input.isScene
      ? try ScenePicture.play(input.path, options, input.console, messages)
      : try RecordedPicture.read(input.path, options, input.console, messages)
  }
}

extension RunHeader {
  /// The digests of the scene's parts that decide how items look.
  var looks: [RecordMember] { sceneParts.filter { ["views", "items"].contains($0.key) } }
}
