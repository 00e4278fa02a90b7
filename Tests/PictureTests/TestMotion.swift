// SPDX-License-Identifier: MIT

import UIDynamicsTrajectory

@testable import UIDynamicsPicture

/// Motions computed by formulas.
enum TestMotion {
  /// Returns items whose positions are functions of the tick, at 60 ticks per second.
  static func of(
    _ items: [(id: String, place: (Int) -> (x: Double, y: Double, angle: Double))], ticks: Int,
    size: Float = 10
  ) -> Motion {
    var motion = Motion(name: "test.json", looks: items.map { ItemLook(id: $0.id) })
    for tick in 0..<ticks {
      let states = items.map { item in
        let place = item.place(tick)
        return ItemState(
          x: Float(place.x), y: Float(place.y), angle: Float(place.angle), width: size,
          height: size)
      }
      motion.frames.append(Frame(tick: tick, time: Double(tick) / 60, states: states))
    }
    return motion
  }

  /// Returns an item that moves right by 1 pt per tick.
  static func straight(ticks: Int) -> Motion {
    of([("a", { (Double($0), 0, 0) })], ticks: ticks)
  }
}
