// SPDX-License-Identifier: MIT

public import UIDynamics

/// Lets the phone tick; it stays still here, and counts.
#if MAIN_ACTOR
  @MainActor
#endif
open class UIFeedbackGenerator: NSObject {
  deinit {}

  /// How often it would have ticked.
  public internal(set) var occurrences = 0

  open func prepare() {}
}

/// Feels like a knock.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  deinit {}

  /// How hard.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  /// Creates a generator.
  public init(style: FeedbackStyle = .medium) {}

  open func impactOccurred() { occurrences += 1 }
  open func impactOccurred(intensity: CGFloat) { occurrences += 1 }
}

/// Feels like a choice.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  deinit {}

  open func selectionChanged() { occurrences += 1 }
}
