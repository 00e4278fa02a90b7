// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneRunner

enum VersionCommand {
  static func perform(_ console: Console) throws(CommandFailure) -> ExitCode {
    try console.show("uidyn \(ToolVersion.current) (numerics \(Runner.numericsID))\n")
  }
}
