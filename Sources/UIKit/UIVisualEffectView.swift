// SPDX-License-Identifier: MIT

public import UIDynamics

/// An effect on the content behind a view; nothing is drawn.
#if MAIN_ACTOR
  @MainActor
#endif
open class UIVisualEffect: NSObject {
  deinit {}
}

/// A blur of the content behind a view; nothing is drawn.
open class UIBlurEffect: UIVisualEffect {
  deinit {}

  /// The styles of blurs.
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular = 4, prominent, systemUltraThinMaterial,
      systemThinMaterial
    case systemMaterial, systemThickMaterial, systemChromeMaterial
  }

  /// Creates a blur effect; the style has no effect.
  public init(style: Style) {}
}

open class UIVisualEffectView: UIView {
  deinit {}

  open var effect: UIVisualEffect?

  /// The view in front of the effect.
  public let contentView = UIView()

  /// Creates a view of size zero with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a view without an effect.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
}
