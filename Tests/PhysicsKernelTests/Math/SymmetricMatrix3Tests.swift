// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct SymmetricMatrix3Tests {
  /// Returns an invertible matrix with a dominant positive diagonal.
  private func matrix(_ generator: inout SplitMix64) -> SymmetricMatrix3 {
    SymmetricMatrix3(
      xx: generator.float(in: 2..<5), xy: generator.float(in: -1..<1),
      xz: generator.float(in: -1..<1), yy: generator.float(in: 2..<5),
      yz: generator.float(in: -1..<1), zz: generator.float(in: 2..<5))
  }

  private func vector(_ generator: inout SplitMix64) -> Vector3 {
    Vector3(generator.vector(in: -3..<3), generator.float(in: -3..<3))
  }

  @Test("Multiplying the matrix by the solution gives the right-hand side")
  func solve() {
    withEverySeed(0..<100) { generator in
      let (m, right) = (matrix(&generator), vector(&generator))
      let back = m.apply(m.solve(right)) - right
      expectClose(back.dot(back), 0, within: 1e-10, "residual")
      let plane = right.plane
      let residual = m.plane.apply(m.plane.solve(plane)) - plane
      expectClose(residual.length, 0, within: 1e-5, "residual of the first two")
    }
  }

  @Test("Multiplying by the inverse gives the same solution")
  func inverse() {
    withEverySeed(0..<100) { generator in
      let (m, right) = (matrix(&generator), vector(&generator))
      let difference = m.inverse.apply(right) - m.solve(right)
      expectClose(difference.dot(difference), 0, within: 1e-10, "difference")
    }
  }

  @Test("For a singular matrix, the solution is zero")
  func singular() {
    let m = SymmetricMatrix3(xx: 1, xy: 0, xz: 0, yy: 1, yz: 0, zz: 0)
    let solution = m.solve(Vector3(1, 2, 3))
    #expect(solution.x == 0 && solution.y == 0 && solution.z == 0)
    #expect(SymmetricMatrix(xx: 1, xy: 1, yy: 1).solve(Vector(1, 2)) == .zero)
  }
}
