// SPDX-License-Identifier: MIT

public import UIDynamics

/// A button; it keeps its titles.
open class UIButton: UIControl {
  deinit {}

  /// What a button looks like.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
  }

  /// When a title holds.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Takes the bits of UIKit.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// UIKit's kind of this name.
    public static let normal: State = []
    /// UIKit's kind of this name.
    public static let highlighted = State(rawValue: 1)
    /// UIKit's kind of this name.
    public static let disabled = State(rawValue: 2)
    /// UIKit's kind of this name.
    public static let selected = State(rawValue: 4)
  }

  private var titles: [State: String] = [:]

  /// Creates a button of no size.
  public convenience init(type: ButtonType) { self.init(frame: .zero) }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    if state == .normal { titleLabel?.text = title }
  }
  open func title(for state: State) -> String? { titles[state] }
  /// The label of the title; it has the text of the normal state.
  public private(set) lazy var titleLabel: UILabel? = UILabel()
  /// The view of the picture.
  public private(set) lazy var imageView: UIImageView? = UIImageView(frame: .zero)
  /// The text that is shown: the normal state's.
  open var currentTitle: String? { titles[.normal] }
  open var contentEdgeInsets = UIEdgeInsets.zero

  open func setTitleColor(_ color: UIColor?, for state: State) {}
  open func setImage(_ image: UIImage?, for state: State) {
    if state == .normal { imageView?.image = image }
  }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {}
}
