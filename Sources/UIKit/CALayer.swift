// SPDX-License-Identifier: MIT

public import UIDynamics

#if FOUNDATION_TYPES
  public import class Foundation.NSNumber
#endif

/// A layer that stores its properties and draws nothing.
#if MAIN_ACTOR
  @MainActor
#endif
open class CALayer: NSObject {
  deinit {}

  /// The view that owns this layer and shares its geometry.
  weak var view: UIView?
  private var ownBounds = CGRect.zero
  private var ownPosition = CGPoint.zero

  open var cornerRadius: CGFloat = 0
  open var masksToBounds = false
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var backgroundColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var shadowPath: CGPath?
  open var opacity: Float = 1
  open var isHidden = false
  open var zPosition: CGFloat = 0
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var allowsEdgeAntialiasing = false
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var contentsScale: CGFloat = 1
  open var contents: Any?
  open var name: String?

  /// The bounds, in points, shared with the view.
  open var bounds: CGRect {
    get { view?.bounds ?? ownBounds }
    set { if let view { view.bounds = newValue } else { ownBounds = newValue } }
  }

  /// The center in the superlayer, in points, shared with the view.
  open var position: CGPoint {
    get { view?.center ?? ownPosition }
    set { if let view { view.center = newValue } else { ownPosition = newValue } }
  }

  /// The frame in the superlayer, in points, shared with the view.
  open var frame: CGRect {
    get {
      view?.frame
        ?? CGRect(
          x: position.x - bounds.width / 2, y: position.y - bounds.height / 2,
          width: bounds.width, height: bounds.height)
    }
    set {
      if let view { return view.frame = newValue }
      ownBounds.size = newValue.size
      ownPosition = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// Returns the transform, shared with the view.
  open func affineTransform() -> CGAffineTransform { view?.transform ?? ownTransform }

  /// Sets the transform, shared with the view.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    if let view { view.transform = transform } else { ownTransform = transform }
  }
  private var ownTransform = CGAffineTransform.identity

  var animations: [String: CAAnimation] = [:]

  /// The sublayers, from back to front.
  open private(set) var sublayers: [CALayer]?
  open private(set) weak var superlayer: CALayer?

  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: .max) }

  /// Inserts a layer at an index, 0 at the back; an index past the end puts it in front.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  open func setNeedsDisplay() {}
}

open class CAShapeLayer: CALayer {
  deinit {}

  open var path: CGPath?
  open var fillColor: CGColor?
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
  open var fillRule = CAShapeLayerFillRule.nonZero
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var lineCap = CAShapeLayerLineCap.butt
  #if FOUNDATION_TYPES
    open var lineDashPattern: [NSNumber]?
  #endif
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
}

/// The rules that determine which areas a shape layer fills.
public enum CAShapeLayerFillRule: Sendable { case nonZero, evenOdd }

/// The joins of a shape layer's line.
public enum CAShapeLayerLineJoin: Sendable { case miter, round, bevel }

/// The ends of a shape layer's line.
public enum CAShapeLayerLineCap: Sendable { case butt, round, square }

/// The kinds of gradients.
public enum CAGradientLayerType: Sendable { case axial, radial, conic }

open class CAGradientLayer: CALayer {
  deinit {}

  open var type = CAGradientLayerType.axial

  open var colors: [Any]?
  #if FOUNDATION_TYPES
    open var locations: [NSNumber]?
  #endif
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// A path for layers.
#if MAIN_ACTOR
  @MainActor
#endif
public final class CGPath: NSObject {
  deinit {}

  /// The path that it was created from.
  public let bezierPath: UIBezierPath

  init(_ bezierPath: UIBezierPath) { self.bezierPath = bezierPath }
}
