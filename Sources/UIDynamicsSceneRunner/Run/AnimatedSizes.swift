// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// Clamps animated sizes to the smallest size that a scene allows.
///
/// Springs, curves that overshoot and overlapping animations can make a size smaller, and even negative.
struct AnimatedSizes {
  private var (widths, heights) = (Set<Int>(), Set<Int>())
  private(set) var warnings: [RunWarning] = []

  mutating func hold(
    _ difference: inout StagePose, of id: String, at index: Int, _ state: ItemState, tick: Int
  ) {
    if let size = Self.tooSmall(state.width, &difference.width), widths.insert(index).inserted {
      warn("width", of: id, size, tick)
    }
    if let size = Self.tooSmall(state.height, &difference.height), heights.insert(index).inserted {
      warn("height", of: id, size, tick)
    }
  }

  /// Returns the unclamped size if it is too small, and adjusts the difference.
  private static func tooSmall(_ model: Float, _ difference: inout Double) -> Double? {
    let (size, least) = (Double(model) + difference, SchemaNumber.extent.lower)
    if difference == 0 || size >= least { return nil }
    difference = least - Double(model)
    return size
  }

  private mutating func warn(_ part: String, of id: String, _ size: Double, _ tick: Int) {
    warnings.append(
      .tooSmall(
        "an animation makes the \(part) of \"\(id)\"", size,
        ", which is shown instead; use more damping, a curve without overshoot, or one animation at a"
          + " time", tick: tick))
  }
}
