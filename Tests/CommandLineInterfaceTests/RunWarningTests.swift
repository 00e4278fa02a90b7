// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsSceneFormat
import UIDynamicsSceneRunner

@testable import UIDynamicsCommandLineInterface

@Suite("Warnings of a run", .timeLimit(.minutes(30)))
struct RunWarningTests {
  @Test("A later warning names its tick; one at tick 0 does not repeat a warning about the scene")
  func later() {
    let console = TestConsole()
    let loading = SceneLoader.load(Array("{".utf8), name: "scene")
    let code = loading.diagnostics[0].code.rawValue
    let warnings = [
      RunWarning(code: code, message: "Not again", tick: 0),
      RunWarning(code: code, message: "Again", tick: 12),
    ]
    Messages(console.console).show(warnings, after: loading)
    #expect(console.saidMessages == "uidyn: warning: tick 12: Again [\(code)]\n")
  }
}
