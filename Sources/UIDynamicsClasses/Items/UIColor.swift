// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  public import UIDynamicsGeometry

  /// A color with an opacity; nothing is painted with it.
  nonisolated open class UIColor: NSObject, NSCopying, _ExpressibleByColorLiteral,
    @unchecked Sendable
  {
    /// Red, green, blue and opacity, each 0 to 1.
    package final let components: [CGFloat]

    /// Creates a color from red, green, blue and opacity, each 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      components = [red, green, blue, alpha]
    }

    /// Creates the color of a `#colorLiteral`.
    public required convenience init(
      _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
      self.init(
        red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Returns the same color with another opacity.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
      UIColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
    }

    /// Whether the components are the same.
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? UIColor)?.components == components
    }

    /// Equal for equal components.
    open override var hash: Int { components.hashValue }

    /// Returns the color itself.
    open func copy(with zone: NSZone?) -> Any { self }
  }
#endif
