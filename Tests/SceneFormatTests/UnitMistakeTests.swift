// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsSceneAdvice

@testable import UIDynamicsSceneFormat

@Suite("Mistaken units", .timeLimit(.minutes(30)))
struct UnitMistakeTests {
  private func likely(_ mistake: UnitMistake, _ numbers: [Double], end: Double = 10) -> [Double] {
    numbers.filter { mistake.isLikely(of: $0, end: end) }
  }

  @Test("Milliseconds are suspected in late times of 100 or more and in run times such as 1500")
  func milliseconds() {
    #expect(likely(.milliseconds, [9.9, 12, 99, 100, 300, 10_000, 10_001]) == [100, 300, 10_000])
    #expect(likely(.milliseconds, [100, 300, 599, 601], end: 600) == [601])
    #expect(
      likely(
        .millisecondsOfRun,
        [10, 600, 1_000, 1_500, 2_999, 3_000, 3_600, 7_200, 10_000, 60_000, 86_400, 1e6])
        == [1_500, 3_000, 60_000])
  }

  @Test("Degrees are suspected in integer angles beyond ±7 and in large multiples of 15 per second")
  func degrees() {
    #expect(likely(.degrees, [-90, -7, 6, 7.5, 12.566370614359172, 45]) == [-90, 45])
    #expect(
      likely(.degreesPerSecond, [-360, -30, 20, 44, 45, 50, 90, 100, 180.5, 3_600, 7_200])
        == [-360, 45, 90, 3_600])
  }

  @Test("Percentages are suspected in whole numbers, but never for resistances")
  func percent() {
    #expect(likely(.percent(10...99, ""), [0.5, 2, 9, 10, 12.5, 30, 99, 100]) == [10, 30, 99])
    let wrong = SceneSchema.objects.flatMap { object in
      object.keys.filter { key in
        guard case .number(let number) = key.kind, case .percent? = number.mistake else {
          return false
        }
        return key.name.hasSuffix("esistance") || number.unit != "1"
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test("Every key in seconds or radians checks for a mistaken unit, except the listed ones")
  func keys() {
    let known = SceneSchema.objects.flatMap { object in
      object.keys.compactMap { key -> String? in
        guard case .number(let number) = key.kind, ["s", "rad", "rad/s"].contains(number.unit),
          number.mistake == nil
        else { return nil }
        return "\(key.name) of \(object.noun)"
      }
    }
    #expect(
      known == [
        "offset of a recording", "offset of a match", "angle of a tolerance",
        "angularVelocity of a tolerance",
      ])
  }
}
