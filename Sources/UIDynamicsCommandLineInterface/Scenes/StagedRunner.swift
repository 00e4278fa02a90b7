// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneRunner

extension Runner {
  /// Creates a runner; failing to stage a valid scene is an internal error.
  static func staged(
    _ make: () throws(StageFault) -> Runner
  ) throws(CommandFailure) -> Runner {
    do throws(StageFault) {
      return try make()
    } catch {
      throw CommandFailure(exitCode: .internalError, message: "internal error: \(error.message)")
    }
  }
}
