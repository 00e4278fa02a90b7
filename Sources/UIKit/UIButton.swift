// SPDX-License-Identifier: MIT

public import UIDynamics

open class UIButton: UIControl {
  deinit {}

  /// The types of buttons.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  /// The states for which a button has titles.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }

  private var titles: [State: String] = [:]

  /// Creates a button of size zero.
  public convenience init(type: ButtonType) { self.init(frame: .zero) }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    if state == .normal { titleLabel?.text = title }
  }
  open func title(for state: State) -> String? { titles[state] }
  /// The label of the title; its text is the title for the normal state.
  public private(set) lazy var titleLabel: UILabel? = UILabel()
  /// The image view.
  public private(set) lazy var imageView: UIImageView? = UIImageView(frame: .zero)
  /// The title for the normal state.
  open var currentTitle: String? { titles[.normal] }
  open var contentEdgeInsets = UIEdgeInsets.zero

  open func setTitleColor(_ color: UIColor?, for state: State) {}
  open func setImage(_ image: UIImage?, for state: State) {
    if state == .normal { imageView?.image = image }
  }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {}
}
