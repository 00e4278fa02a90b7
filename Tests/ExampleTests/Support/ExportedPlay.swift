// SPDX-License-Identifier: MIT

import ExportedMotions
import UIDynamics
import UIDynamicsSceneFormat
import UIDynamicsSceneRunner

/// Runs exported code tick by tick, with the touches of the scene.
final class ExportedPlay {
  private let motion: ExportedMotion
  private let scene: Scene
  private var tick = 0
  /// Scheduled work, with times in seconds.
  private var agenda: [(time: Double, work: () -> Void)] = []
  private(set) var emitted: [Emitted] = []

  init(_ motion: ExportedMotion, of scene: Scene) {
    (self.motion, self.scene) = (motion, scene)
    for gesture in scene.gestures { plan(gesture) }
    motion.setClock { [unowned self] in agenda.append((time + $0, $1)) }
    motion.listen { [unowned self] name, values in
      emitted.append(Emitted(tick: tick + 1, name: name, values: values.mapValues(Emitted.value)))
    }
    motion.animator.screenScale = scene.screenScale.map { CGFloat($0) }
    motion.animator.profile = Profile(scene.run.profile)
  }

  private func plan(_ gesture: SceneGesture) {
    var path = FingerPath(scene.run)
    var first: FingerTouch?
    for (index, point) in gesture.touches.enumerated() {
      for touch in path.append(point, end: gesture.end(after: index)) {
        first = first ?? touch
        let known: [SceneGesture.State] =
          touch.isFirst ? [.began] : touch.hasMoved || touch.end == nil ? [.changed] : []
        for state in known + [touch.end].compactMap({ $0 }) {
          guard let method = motion.gestures["\(gesture.id).\(state.rawValue)"] else { continue }
          let velocity = CGPoint(x: touch.velocity.dx, y: touch.velocity.dy)
          // Some recognizers report the first location, as on a phone.
          let location = gesture.kind.tellsWhereItBegan ? first?.location : touch.location
          agenda.append((touch.time, { method(location ?? .zero, velocity) }))
        }
      }
    }
  }

  /// Advances by ticks; work due at the start of a tick runs before the tick, as with a timer.
  func play(ticks: Int) {
    motion.start()
    while tick < ticks {
      let due = agenda.enumerated().filter { $0.element.time <= time + RunSettings.timeTolerance }
        // Work that is due at the tick is ordered by the tick's time, as in the scene.
        .sorted {
          (min($0.element.time, time), $0.offset) < (min($1.element.time, time), $1.offset)
        }
      agenda.removeAll { $0.time <= time + RunSettings.timeTolerance }
      for entry in due { entry.element.work() }
      seed(motion.animator.behaviors)
      motion.animator.advance(by: 1 / scene.run.ticksPerSecond)
      tick += 1
    }
  }

  private var time: Double { Double(tick) / scene.run.ticksPerSecond }

  /// Sets the scene's seed, because UIKit offers no seed and exported code cannot set it.
  private func seed(_ behaviors: [UIDynamicBehavior]) {
    let seed = UInt64(bitPattern: scene.run.seed)
    for behavior in behaviors {
      if let field = behavior as? UIFieldBehavior, field.seed != seed { field.seed = seed }
      self.seed(behavior.childBehaviors)
    }
  }

  /// The state hash, formatted as in the summary of a log.
  var stateHash: String {
    let digits = String(motion.animator.stateDigest, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The positions of the items, with as many digits as in rows.
  var positions: [String] { motion.items.map { "\(Float($0.center.x)) \(Float($0.center.y))" } }
}
