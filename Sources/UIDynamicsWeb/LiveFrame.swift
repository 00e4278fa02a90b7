// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// The state of all items at one tick, in memory that a page can read.
///
/// A row has x, y, angle, vx, vy, omega, width, height, alpha, bounds origin and body pose, in pt, rad and s. The x
/// of an invisible item is NaN. `frame.mjs` relies on this order.
package final class LiveFrame {
  package static let stride = 14

  package private(set) var tick = 0
  package private(set) var isFilled = false
  package let values: UnsafeMutableBufferPointer<Double>
  /// The indices of the superviews; -1 for the reference view, -2 for the scene's own superview.
  package let parents: UnsafeMutableBufferPointer<Int32>
  /// The content offset of the collection view.
  package internal(set) var offset = SIMD2<Double>.zero

  init(count: Int) {
    values = .allocate(capacity: max(count * Self.stride, 1))
    values.initialize(repeating: .nan)
    parents = .allocate(capacity: max(count, 1))
    parents.initialize(repeating: -2)
  }

  deinit {
    values.deallocate()
    parents.deallocate()
  }

  func store(_ frame: Frame) {
    (tick, isFilled) = (frame.tick, true)
    for (item, state) in frame.states.enumerated() {
      let row = item * Self.stride
      let body = state.body
      let numbers: [Float] = [
        state.isShown ? state.x : .nan, state.isShown ? state.y : .nan, state.angle, state.vx,
        state.vy, state.omega, state.width, state.height, state.alpha, Float(state.origin.x),
        Float(state.origin.y), body?.x ?? .nan, body?.y ?? .nan, body?.angle ?? .nan,
      ]
      for (index, number) in numbers.enumerated() { values[row + index] = Double(number) }
      parents[item] = -2
    }
    for (item, parent) in frame.moved { parents[item] = Int32(parent ?? -1) }
  }
}
