// SPDX-License-Identifier: MIT

@testable import PhysicsKernel

extension World {
  /// Brings the numbers of islands to where they start again.
  func exhaustIslandNumbers() { state.pointee.island.stamp = Island.largestStamp }
}
