// SPDX-License-Identifier: MIT

public import UIDynamics

/// A picture of a size, without pixels.
nonisolated open class UIImage: NSObject, @unchecked Sendable {
  /// Kept; nothing here shows it.
  public let size: CGSize
  /// Kept; nothing here shows it.
  public let scale: CGFloat = 1

  /// Creates a picture of a size, pt.
  public init(size: CGSize) { self.size = size }

  /// Creates a picture of no size: there are no files to take it from.
  public convenience init?(named name: String) { self.init(size: .zero) }

  /// Creates a picture of no size: there are no symbols to take it from.
  public convenience init?(systemName name: String) { self.init(size: .zero) }

  /// Does nothing: nothing is drawn.
  open func draw(in rect: CGRect) {}

  /// Does nothing: nothing is drawn.
  open func draw(at point: CGPoint) {}
}

/// A view with a picture.
open class UIImageView: UIView {
  deinit {}

  open var image: UIImage?

  /// Creates a view as large as the picture.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
