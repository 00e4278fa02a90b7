// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsNumerics

@Suite(.timeLimit(.minutes(30))) struct ArcTangentTests {
  @Test("The arc tangent is within 2 units in the last place in all directions")
  func sweepAround() {
    var worst = Worst()
    for step in 0..<200_000 {
      let (y, x) = (sin(Double(step) * 1e-4), cos(Double(step) * 1e-4))
      for scale in [1, 1e-200, 3e100] { worst.addArcTangent(y * scale, x * scale) }
    }
    worst.expect(atMost: 2)
  }

  @Test("The arc tangent is within 2 units in the last place for ratios of any size")
  func ratiosOfEverySize() {
    var worst = Worst()
    for step in -60_000...60_000 {
      let ratio = exp2(Double(step) * 1e-3)
      for (y, x) in [(ratio, 1.0), (-ratio, 1), (ratio, -1), (-ratio, -1)] {
        worst.addArcTangent(y, x)
      }
    }
    worst.expect(atMost: 2)
  }

  @Test("The arc tangent is accurate next to table entries, where the series changes")
  func besideTableEntries() {
    var worst = Worst()
    for sixteenth in 0...16 {
      var (below, above) = (Double(sixteenth) / 16, Double(sixteenth) / 16)
      for _ in 0..<100 {
        for ratio in [below, above] {
          worst.addArcTangent(ratio, 1)
          worst.addArcTangent(1, ratio)
        }
        (below, above) = (below.nextDown, above.nextUp)
      }
    }
    worst.expect(atMost: 2)
  }

  @Test("The arc tangent rounded to Float is correctly rounded")
  func floatResults() {
    var mismatches = Mismatches()
    for bits in stride(from: UInt32(0), through: Float(4096).bitPattern, by: 4093) {
      let ratio = Double(Float(bitPattern: bits))
      for (y, x) in [(ratio, 1.0), (1, -ratio)] {
        let result = Float(Trigonometry.arcTangent(y: y, x: x))
        mismatches.add(result, Float(atan2(y, x)), "atan2(\(y), \(x))")
      }
    }
    mismatches.expectNone()
  }

  @Test("Zeros, infinities and axes give the signs and angles of IEEE 754")
  func specialValues() {
    let values: [Double] = [
      0, -0.0, 1, -1, .infinity, -.infinity, .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
      .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    ]
    for y in values {
      for x in values {
        let (actual, expected) = (Trigonometry.arcTangent(y: y, x: x), atan2(y, x))
        #expect(actual.bitPattern == expected.bitPattern, "\(y), \(x): \(actual), not \(expected)")
      }
    }
  }

  @Test("NaN in either argument gives NaN")
  func notANumber() {
    for value: Double in [0, 1, -.infinity, .nan] {
      #expect(Trigonometry.arcTangent(y: .nan, x: value).isNaN)
      #expect(Trigonometry.arcTangent(y: value, x: .nan).isNaN)
    }
  }

  @Test("The arc tangent inverts sine and cosine")
  func roundTrip() {
    for step in -31_400...31_400 {
      let angle = Double(step) * 1e-4
      let (sine, cosine) = Trigonometry.sineAndCosine(angle)
      let error = (Trigonometry.arcTangent(y: sine, x: cosine) - angle).magnitude
      #expect(error <= 4.5e-16, "\(angle): off by \(error)")
    }
  }
}
