// SPDX-License-Identifier: MIT

internal import UIDynamicsPicture
internal import UIDynamicsSceneFormat
internal import UIDynamicsSceneRunner
internal import UIDynamicsTrajectory

struct MotionSource {
  var motion: Motion
  /// The digests of parts that affect the appearance, if known.
  var looks: [RecordMember] = []
  /// The outcome if a scene was run.
  var outcome: RunOutcome?
  var loading: SceneLoading?

  static func open(
    _ input: RunInput, _ options: RenderOptions, _ messages: Messages
  ) throws(CommandFailure) -> MotionSource {
    input.isScene
      ? try ScenePicture.play(input.path, options, input.console, messages)
      : try RecordedPicture.read(input.path, options, input.console, messages)
  }
}

extension RunHeader {
  var looks: [RecordMember] { scene.parts.filter { ["views", "items"].contains($0.key) } }
}
