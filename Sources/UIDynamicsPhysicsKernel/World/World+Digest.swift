// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

extension World {
  /// A hash of the state of every body, oldest first; positive and negative zero have the same hash.
  package var digest: UInt64 {
    var digest = Digest()
    var slot = oldestBody
    while slot != none {
      let body = state.pointee.bodies.at(slot).pointee
      for number in [
        body.sweep.center.x, body.sweep.center.y, body.sweep.angle, body.linearVelocity.x,
        body.linearVelocity.y, body.angularVelocity, body.sleepTime,
      ] {
        digest.fold(number)
      }
      digest.fold(UInt32(body.flags.rawValue))
      slot = body.newer
    }
    return digest.value
  }

  private var oldestBody: Int32 {
    var slot = state.pointee.newestBody
    if slot == none { return none }
    while state.pointee.bodies.at(slot).pointee.older != none {
      slot = state.pointee.bodies.at(slot).pointee.older
    }
    return slot
  }
}
