// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("Overshoot in sweeps", .timeLimit(.minutes(30)))
struct SweptOvershootTests {
  private func column(
    _ name: String, of scene: String, _ words: String
  ) throws -> [Double?] {
    let result = SweepCommandTests.sweep(words, scene: try #require(Fixture.text(scene)))
    #expect(result.code == .success, "\(result.messages)")
    let index = try #require(result.lines.first?.split(separator: ",").firstIndex { $0 == name })
    return result.lines.dropFirst().map {
      Double($0.split(separator: ",", omittingEmptySubsequences: false)[index])
    }
  }

  @Test("A card that returns to its start has similar overshoot for similar parameters")
  func smooth() throws {
    let found = try column(
      "card.overshootY", of: "sweeps/back.json",
      "--vary damping=range(0.1,0.9,0.04) --vary v=range(300,700,20)")
    let (rows, columns) = (21, 21)
    let values = found.compactMap { $0 }
    try #require(values.count == rows * columns)
    for row in 0..<rows {
      for index in 0..<columns {
        let value = values[row * columns + index]
        let next = [
          index + 1 < columns ? values[row * columns + index + 1] : value,
          row + 1 < rows ? values[(row + 1) * columns + index] : value,
        ]
        for other in next {
          #expect((value - other).magnitude <= 0.1 * min(value, other), "row \(row), \(index)")
        }
      }
    }
  }

  // Complete runs overshoot by up to 34 pt. If runs that were cut off counted, they would report 0, 13, and 32 pt.
  @Test("A case that is cut off has no overshoot or rest time, and never wins")
  func cutOff() throws {
    let words = "--set damping=0.3 --vary frequency=0.2,1,2 --time-limit 0.7"
    for name in ["card.overshootY", "settleTime", "restTime"] {
      #expect(try column(name, of: "sweeps/card.json", words) == [nil, nil, nil], "\(name)")
    }
    let scene = try #require(Fixture.text("sweeps/card.json"))
    let result = SweepCommandTests.sweep(words, scene: scene, ["--best", "card.overshootY"])
    #expect(result.code == .negative)
    #expect(result.messages == "no case has a value for card.overshootY\n")
  }

  @Test("The rest time is half a second before the animator pauses, within two ticks")
  func restTime() throws {
    let words = "--vary frequency=1,2,3"
    let rests = try column("restTime", of: "sweeps/card.json", words)
    let pauses = try column("settleTime", of: "sweeps/card.json", words)
    for (rest, pause) in zip(rests, pauses) {
      let (rest, pause) = (try #require(rest), try #require(pause))
      #expect(abs(pause - rest - 0.5) < 2.01 / 60, "\(rest) \(pause)")
    }
  }
}
