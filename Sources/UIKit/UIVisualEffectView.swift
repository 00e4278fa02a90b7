// SPDX-License-Identifier: MIT

public import UIDynamics

/// Changes what lies behind a view; nothing is drawn here.
#if MAIN_ACTOR
  @MainActor
#endif
open class UIVisualEffect: NSObject {
  deinit {}
}

/// Blurs what lies behind a view; nothing is drawn here.
open class UIBlurEffect: UIVisualEffect {
  deinit {}

  /// How it blurs.
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular = 4, prominent, systemUltraThinMaterial,
      systemThinMaterial
    case systemMaterial, systemThickMaterial, systemChromeMaterial
  }

  /// Creates one; nothing here shows the style.
  public init(style: Style) {}
}

/// A view with an effect on what lies behind it.
open class UIVisualEffectView: UIView {
  deinit {}

  open var effect: UIVisualEffect?

  /// What lies in front of the effect.
  public let contentView = UIView()

  /// Creates a view of no size with an effect.
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
