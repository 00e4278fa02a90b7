// SPDX-License-Identifier: MIT

import SceneRunner
import Testing
import Trajectory

@testable import CommandLineInterface

@Suite("Verdict on a run", .timeLimit(.minutes(5)))
struct RunVerdictTests {
  @Test("A guard names item, column and tick and exits with 4")
  func guarded() {
    #expect(
      throws: CommandFailure(
        exitCode: .guarded,
        message: "the run was stopped: vy of square is not a finite number at tick 7")
    ) {
      try RunCommand.verdict(
        on: .nonFinite(item: "square", column: .vy, tick: 7), requiresStasis: true)
    }
  }

  @Test("Exit codes are those of the design")
  func codes() {
    let codes: [(ExitCode, Int32)] = [
      (.success, 0), (.negative, 1), (.usage, 2), (.input, 3), (.guarded, 4), (.output, 5),
      (.internalError, 70), (.signal(2), 130), (.signal(15), 143), (.readerLeft, 141),
    ]
    for (code, status) in codes { #expect(code.status == status) }
  }
}
