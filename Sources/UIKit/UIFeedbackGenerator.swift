// SPDX-License-Identifier: MIT

public import UIDynamics

/// A generator of haptic feedback; it only counts the calls.
#if MAIN_ACTOR
  @MainActor
#endif
open class UIFeedbackGenerator: NSObject {
  deinit {}

  /// The number of times that feedback would have occurred.
  public internal(set) var occurrences = 0

  open func prepare() {}
}

open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  deinit {}

  /// The styles of impacts.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  /// Creates a generator.
  public init(style: FeedbackStyle = .medium) {}

  open func impactOccurred() { occurrences += 1 }
  open func impactOccurred(intensity: CGFloat) { occurrences += 1 }
}

open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  deinit {}

  open func selectionChanged() { occurrences += 1 }
}
