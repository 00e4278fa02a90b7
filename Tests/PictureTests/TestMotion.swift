// SPDX-License-Identifier: MIT

import UIDynamicsTrajectory

@testable import UIDynamicsPicture

/// Motions computed by formulas.
enum TestMotion {
  /// Items at positions given by functions of the tick, 60 ticks a second.
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

  /// One item that moves right by one pt a tick.
  static func straight(ticks: Int) -> Motion {
    of([("a", { (Double($0), 0, 0) })], ticks: ticks)
  }
}
