// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneRunner

/// `uidyn version` and `uidyn --version`.
enum VersionCommand {
  static func perform(_ console: Console) throws(CommandFailure) -> ExitCode {
    try console.show("uidyn \(ToolVersion.current) (numerics \(Runner.numericsID))\n")
  }
}
