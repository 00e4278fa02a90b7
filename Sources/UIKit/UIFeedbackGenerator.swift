// SPDX-License-Identifier: MIT

#if FOUNDATION_TYPES
  public import Foundation

  /// Lets the phone tick; it stays still here, and counts.
  open class UIFeedbackGenerator: NSObject {
    /// How often it would have ticked.
    public internal(set) var occurrences = 0

    open func prepare() {}
  }

  /// Feels like a knock.
  open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How hard.
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    /// Creates a generator.
    public init(style: FeedbackStyle = .medium) {}

    open func impactOccurred() { occurrences += 1 }
    open func impactOccurred(intensity: CGFloat) { occurrences += 1 }
  }

  /// Feels like a choice.
  open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() { occurrences += 1 }
  }
#endif
