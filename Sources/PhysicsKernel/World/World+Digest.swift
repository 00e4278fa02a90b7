// SPDX-License-Identifier: MIT

extension World {
  /// 64 bits over pose, velocity and sleep of every body from the oldest on.
  ///
  /// Equal digests mean equal bits (but for a chance of 2⁻⁶⁴). FNV-1a over the bit patterns; zeros
  /// of either sign count as equal. Source: Fowler, Noll and Vo, 1991.
  package var digest: UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    var slot = oldestBody
    while slot != none {
      let body = state.pointee.bodies.at(slot).pointee
      for number in [
        body.sweep.center.x, body.sweep.center.y, body.sweep.angle, body.linearVelocity.x,
        body.linearVelocity.y, body.angularVelocity, body.sleepTime,
      ] {
        fold((number == 0 ? 0 : number).bitPattern, into: &hash)
      }
      fold(UInt32(body.flags.rawValue), into: &hash)
      slot = body.newer
    }
    return hash
  }

  private var oldestBody: Int32 {
    var slot = state.pointee.newestBody
    if slot == none { return none }
    while state.pointee.bodies.at(slot).pointee.older != none {
      slot = state.pointee.bodies.at(slot).pointee.older
    }
    return slot
  }

  private func fold(_ bits: UInt32, into hash: inout UInt64) {
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      hash = (hash ^ UInt64(bits >> shift & 0xff)) &* 0x0000_0100_0000_01b3
    }
  }
}
