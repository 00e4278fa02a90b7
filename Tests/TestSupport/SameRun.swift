// SPDX-License-Identifier: MIT
package import Testing
internal import UIDynamics

/// Advances two stages in parallel and expects them to be bit-identical after each tick.
///
/// Compares the boxes and their bodies. A failure shows the first tick, box and field that differ, and both bit
/// patterns.
package func expectSameRun(
  _ first: TestStage, _ second: TestStage, ticks: Int,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard first.boxes.count == second.boxes.count else {
    Issue.record(
      "\(first.boxes.count) boxes on one stage, \(second.boxes.count) on the other",
      sourceLocation: sourceLocation)
    return
  }
  for tick in 1...ticks {
    first.tick()
    second.tick()
    if let difference = difference(first, second) {
      Issue.record("tick \(tick): \(difference)", sourceLocation: sourceLocation)
      return
    }
  }
}

private func difference(_ first: TestStage, _ second: TestStage) -> Comment? {
  for (one, other) in zip(first.boxes, second.boxes) {
    for (field, other) in zip(fields(of: one, on: first), fields(of: other, on: second))
    where field.value.bitPattern != other.value.bitPattern {
      return """
        \(one.id).\(field.name) is \(field.value) (\(hex(field.value))) on one stage, \
        \(other.value) (\(hex(other.value))) on the other
        """
    }
  }
  if first.animator.stateDigest == second.animator.stateDigest { return nil }
  return "the digests differ although all boxes agree"
}

private func fields(of box: UIView, on stage: TestStage) -> [(name: String, value: Double)] {
  let motion = stage.motion(box)
  return [
    ("x", Double(motion.x)), ("y", Double(motion.y)), ("angle", Double(motion.angle)),
    ("vx", Double(motion.velocityX)), ("vy", Double(motion.velocityY)),
    ("omega", Double(motion.angularVelocity)), ("awake", motion.isAwake ? 1 : 0),
    ("center.x", Double(box.center.x)), ("center.y", Double(box.center.y)),
    ("transform.b", Double(box.transform.b)),
  ]
}

private func hex(_ value: Double) -> String { "0x" + String(value.bitPattern, radix: 16) }
