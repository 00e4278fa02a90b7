// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsSceneFormat
import UIDynamicsSceneRunner
import UIDynamicsTrajectory

@testable import UIDynamicsCommandLineInterface

@Suite("Verdict on a run", .timeLimit(.minutes(30)))
struct RunVerdictTests {
  @Test("A value that is not finite stops the run with exit code 4, naming item, column and tick")
  func guarded() {
    #expect(
      throws: CommandFailure(
        exitCode: .guarded,
        message: "the run was stopped: vy of square is not a finite number at tick 7")
    ) {
      let ending = RunEnding.nonFinite(item: "square", column: .vy, tick: 7)
      _ = try RunCommand.verdict(on: ending, ending.reason, requiresStasis: true)
    }
  }

  @Test("A fault is reported with the location of its cause and the option that helps")
  func location() {
    let fault = RunFault(message: "too deep", tick: 3, part: .event(2), hint: "--limit depth=9")
    let location = SceneLocation(
      file: "a.json", position: SourcePosition(line: 5, column: 7), pointer: "/events/2")
    #expect(
      throws: CommandFailure(
        exitCode: .guarded, message: "the run was stopped: at tick 3, too deep", location: location,
        hint: "--limit depth=9")
    ) {
      _ = try RunCommand.verdict(
        on: .fault(fault), RunEnding.fault(fault).reason, requiresStasis: false,
        location: { $0 == .event(2) ? location : nil })
    }
  }

  @Test("An expectation without a value is reported once, with its location")
  func expectation() {
    let scene = #"""
      {"views": [{"id": "v", "frame": [0, 0, 1, 1]}],
        "behaviors": [{"type": "gravity", "items": ["v"]}], "run": {"until": "timeLimit", "timeLimit": 1},
        "expect": [{"always": "1 / (time - time) > 0"}]}
      """#
    let result = cli("run - -q -o /dev/null", input: scene)
    #expect(result.code == .guarded)
    #expect(
      result.messages.hasSuffix(
        """
        <stdin>:3:14: error: the run was stopped: at tick 0, /expect/0: cannot evaluate "1 / (time -\
         time) > 0": 1 / (time - time): division of 1 by 0; 1 expectation not checked
          at /expect/0

        """), "\(result.messages)")
  }

  @Test("A run that ends before its first tick prints no rows", arguments: ["jsonl", "csv"])
  func nothingShown(format: String) {
    let scene = #"""
      {"views": [{"id": "v", "frame": [0, 0, 1, 1]}],
        "behaviors": [{"type": "gravity", "items": ["v"], "magnitude": "=1 / (time - time)"}]}
      """#
    let played = cli("run - -q --format \(format)", input: scene)
    #expect(played.code == .guarded)
    let header = "tick,time,item,x,y,angle,vx,vy,omega,width,height\n"
    #expect(played.output == (format == "csv" ? header : ""))
  }

  @Test("Exit codes are the documented ones")
  func codes() {
    let codes: [(ExitCode, Int32)] = [
      (.success, 0), (.negative, 1), (.usage, 2), (.input, 3), (.guarded, 4), (.output, 5),
      (.internalError, 70), (.signal(2), 130), (.signal(15), 143), (.readerLeft, 141),
    ]
    for (code, status) in codes { #expect(code.status == status) }
  }
}
