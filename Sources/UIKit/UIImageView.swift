// SPDX-License-Identifier: MIT

public import UIDynamics

/// An image that has a size but no pixels.
nonisolated open class UIImage: NSObject, @unchecked Sendable {
  /// The size, in points.
  public let size: CGSize
  /// The number of pixels per point.
  public let scale: CGFloat = 1

  /// Creates an image of a size, in points.
  public init(size: CGSize) { self.size = size }

  /// Creates an image of size zero: there are no image files.
  public convenience init?(named name: String) { self.init(size: .zero) }

  /// Creates an image of size zero: there are no symbols.
  public convenience init?(systemName name: String) { self.init(size: .zero) }

  open func draw(in rect: CGRect) {}

  open func draw(at point: CGPoint) {}
}

open class UIImageView: UIView {
  deinit {}

  open var image: UIImage?

  /// Creates a view with the size of the image.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view without an image.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
