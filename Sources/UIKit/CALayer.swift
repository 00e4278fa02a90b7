// SPDX-License-Identifier: MIT

public import UIDynamics

#if FOUNDATION_TYPES
  public import class Foundation.NSNumber
#endif

/// What UIKit draws a view with; here it keeps what is set.
#if MAIN_ACTOR
  @MainActor
#endif
open class CALayer: NSObject {
  deinit {}

  /// The view it belongs to, whose place it shares.
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

  /// The extents, pt; those of the view it belongs to.
  open var bounds: CGRect {
    get { view?.bounds ?? ownBounds }
    set { if let view { view.bounds = newValue } else { ownBounds = newValue } }
  }

  /// The middle in the layer around it, pt; that of the view it belongs to.
  open var position: CGPoint {
    get { view?.center ?? ownPosition }
    set { if let view { view.center = newValue } else { ownPosition = newValue } }
  }

  /// The rectangle in the layer around it, pt; that of the view it belongs to.
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

  /// How the layer is turned, scaled or shifted; that of the view it belongs to.
  open func affineTransform() -> CGAffineTransform { view?.transform ?? ownTransform }

  /// Turns, scales or shifts the layer, or the view it belongs to.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    if let view { view.transform = transform } else { ownTransform = transform }
  }
  private var ownTransform = CGAffineTransform.identity

  /// What was added to move it; nothing moves.
  var animations: [String: CAAnimation] = [:]

  /// The layers in this one, from the back to the front.
  open private(set) var sublayers: [CALayer]?
  /// The layer this one lies in.
  open private(set) weak var superlayer: CALayer?

  /// Puts a layer in front of the others in this one.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: .max) }

  /// Puts a layer at a place in the order of those in this one, 0 at the back.
  ///
  /// A place beyond the last is the front.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  /// Takes the layer out of the one around it.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// Does nothing: nothing is drawn.
  open func setNeedsDisplay() {}
}

/// A layer with a path; here it keeps what is set.
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

/// The areas that a shape layer fills.
public enum CAShapeLayerFillRule: Sendable { case nonZero, evenOdd }

/// The corners of a shape layer's line.
public enum CAShapeLayerLineJoin: Sendable { case miter, round, bevel }

/// The ends of a shape layer's line.
public enum CAShapeLayerLineCap: Sendable { case butt, round, square }

/// The forms of a gradient.
public enum CAGradientLayerType: Sendable { case axial, radial, conic }

/// A layer with a gradient, which keeps what is set.
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

/// A path as layers take it.
#if MAIN_ACTOR
  @MainActor
#endif
public final class CGPath: NSObject {
  deinit {}

  /// The path it was made of.
  public let bezierPath: UIBezierPath

  init(_ bezierPath: UIBezierPath) { self.bezierPath = bezierPath }
}
