// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  public import UIDynamicsGeometry

  /// A color with an opacity; nothing is drawn with it.
  nonisolated open class UIColor: NSObject, NSCopying, _ExpressibleByColorLiteral,
    @unchecked Sendable
  {
    /// Red, green, blue and opacity, each 0 to 1.
    package final let components: [CGFloat]

    /// Creates a color from red, green, blue and opacity, each 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      components = [red, green, blue, alpha]
    }

    /// Creates a color from a `#colorLiteral`.
    public required convenience init(
      _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
      self.init(
        red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Returns this color with a different opacity.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
      UIColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
    }

    /// Returns whether the components are equal.
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? UIColor)?.components == components
    }

    /// A hash of the components.
    open override var hash: Int { components.hashValue }

    /// Returns the color itself.
    open func copy(with zone: NSZone?) -> Any { self }
  }
#endif
