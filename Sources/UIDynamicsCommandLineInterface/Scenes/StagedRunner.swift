// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneRunner

extension Runner {
  /// Makes a runner; that a valid scene cannot be staged is a mistake of ours.
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
