// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// Sizes that animations ease beyond where a size is: a spring or a curve overshoots, or what several of them
/// are still short of adds up.
///
/// What is shown is held at the least size that a scene may ask for, so that rows, pictures and exports are of
/// something that can be drawn.
struct AnimatedSizes {
  /// The items of which something has been said.
  private var (widths, heights) = (Set<Int>(), Set<Int>())
  private(set) var warnings: [RunWarning] = []

  /// Holds what animations add to the size of an item, and warns of width and height once each.
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

  /// The size that would be shown, if it is too small; the difference then leads to the least one.
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
        ", which is shown instead; a spring with more damping, a curve without overshoot, or one"
          + " animation at a time does not go beyond", tick: tick))
  }
}
