// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsFacts

@testable import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct SimplexNoiseTests {
  /// Owns the tables that a noise field uses.
  private final class Tables {
    private var fields = FieldSet()
    private let slot: Int32

    init(seed: UInt64 = 0) {
      var field = Field(.noise)
      field.seed = seed
      slot = fields.insert(field)
    }

    deinit { fields.deallocate() }

    func sample(_ point: Vector3, rotation: Float) -> (value: Float, gradient: Vector) {
      fields.noise(slot).sample(point, rotation: rotation)
    }
  }

  @Test("The gradient planes are spanned by perpendicular vectors of equal length")
  func planes() {
    for plane in GradientTable.planes() {
      expectClose(plane.u.dot(plane.v), 0, within: 1e-7, "u · v")
      expectClose(plane.u.dot(plane.u), 2, within: 1e-6, "|u|²")
      expectClose(plane.v.dot(plane.v), 2, within: 1e-6, "|v|²")
    }
    #expect(GradientTable.planes().count == 16)
  }

  @Test("Each seed gives a different permutation of the numbers 0 to 255")
  func permutations() {
    var seen: Set<[UInt8]> = []
    for seed in 0..<20 as Range<UInt64> {
      let numbers = PermutationTable.numbers(seed: seed)
      #expect(numbers.sorted() == Array(0...255), "seed \(seed)")
      seen.insert(numbers)
    }
    #expect(seen.count == 20)
    #expect(PermutationTable.numbers(seed: 0).prefix(4) == [151, 160, 137, 91])
  }

  @Test("At lattice corners, the noise is zero and its slope is the corner's gradient")
  func corners() {
    // At a corner, only that corner contributes: d = 0, t = 0.6, ∇n = 28 · 0.6⁴ g.
    let noise = Tables()
    let permutation = PermutationTable.numbers(seed: 0)
    let planes = GradientTable.planes()
    for (i, j, k) in [(0, 0, 0), (6, 0, 0), (3, 3, 6), (-6, 6, 12), (30, -12, 0)] {
      // The sum is a multiple of 6, so the unskewed corner is exact.
      let back = Float(i + j + k) / 6
      let point = Vector3(Float(i) - back, Float(j) - back, Float(k) - back)
      let sample = noise.sample(point, rotation: 0.7)
      let z = Int(permutation[k & 255])
      let y = Int(permutation[(j + z) & 255])
      let gradient = planes[Int(permutation[(i + y) & 255]) & 15].gradient(Rotation(angle: 0.7))
      let scale = 28 * pow(0.6, 4)
      expectClose(sample.value, 0, within: 1e-6, "value at \((i, j, k))")
      expectClose(sample.gradient.x, scale * Double(gradient.x), within: 1e-4, "\((i, j, k)) x")
      expectClose(sample.gradient.y, scale * Double(gradient.y), within: 1e-4, "\((i, j, k)) y")
    }
  }

  @Test("The slope is the derivative of the noise")
  func derivative() {
    // Tolerates the few points at which the noise jumps; see `continuity`.
    var generator = SplitMix64(seed: 11)
    let tables = Tables(seed: 7)
    var different = 0
    for _ in 0..<500 {
      let point = Vector3(generator.vector(in: -40..<40), generator.float(in: -40..<40))
      let angle = generator.float(in: -3..<3)
      func slope(_ x: Float, _ y: Float) -> Float {
        let step = Vector3(0x1p-8 * x, 0x1p-8 * y, 0)
        let (before, after) = (
          tables.sample(point - step, rotation: angle), tables.sample(point + step, rotation: angle)
        )
        return (after.value - before.value) / 0x1p-7
      }
      let error = tables.sample(point, rotation: angle).gradient - Vector(slope(1, 0), slope(0, 1))
      if error.length > 0.02 { different += 1 }
    }
    #expect(different <= 10, "\(different) of 500 points")
  }

  @Test("Noise stays within ±1.1, takes both signs, and is the same for the same point")
  func range() {
    let noise = Tables()
    var generator = SplitMix64(seed: 5)
    var (least, most): (Float, Float) = (0, 0)
    for _ in 0..<20_000 {
      let point = Vector3(generator.vector(in: -90..<90), generator.float(in: -90..<90))
      let sample = noise.sample(point, rotation: 1)
      #expect(sample == noise.sample(point, rotation: 1))
      least = min(least, sample.value)
      most = max(most, sample.value)
    }
    #expect(least > -1.1 && least < -0.6, "least \(least)")
    #expect(most < 1.1 && most > 0.6, "most \(most)")
  }

  @Test("Noise jumps by less than 0.05 across the borders of the tetrahedra")
  func continuity() {
    // With a radius of 0.6 instead of 0.5, the contribution of a neighboring corner is cut off early, so the published
    // noise has jumps of up to a few hundredths there.
    let noise = Tables()
    var last = noise.sample(Vector3(-20, 3.3, 1.7), rotation: 0).value
    var x: Float = -20
    while x < 20 {
      x += 0x1p-9
      let value = noise.sample(Vector3(x, 3.3, 1.7), rotation: 0).value
      #expect((value - last).magnitude < 0.05, "jump of \(value - last) at \(x)")
      last = value
    }
  }

  @Test("Noise repeats after 256 cells, accepts negative cells, and stays finite at infinity")
  func extremes() {
    let noise = Tables()
    // 256 cells along (1, 0, 0) of the lattice are 256 − 256/6 in x and −256/6 in y and z; six times that is an integer.
    let (long, back) = (Float(6 * 256 - 256), Float(-256))
    let (here, there) = (
      noise.sample(Vector3(0.25, 0.5, 0.125), rotation: 0),
      noise.sample(Vector3(0.25 + long, 0.5 + back, 0.125 + back), rotation: 0)
    )
    expectClose(there.value, Double(here.value), within: 1e-3, "after 6 · 256 cells")
    for x in [1e9, -1e30, .greatestFiniteMagnitude, .infinity, .nan] as [Float] {
      let sample = noise.sample(Vector3(x, x, 0), rotation: 0)
      #expect(sample.value.isFinite && sample.gradient.isFinite, "at \(x)")
    }
  }
}
