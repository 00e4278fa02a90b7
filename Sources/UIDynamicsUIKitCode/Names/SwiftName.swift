// SPDX-License-Identifier: MIT

/// Names of Swift out of names of a scene.
enum SwiftName {
  /// "ball-1" becomes "ball1", "#" likewise separates.
  static func lower(_ text: String) -> String {
    let parts = words(text)
    guard let first = parts.first else { return "" }
    // "UIView" becomes "uiView".
    let capitals = first.prefix { $0.isUppercase }.count
    let count = capitals > 1 && capitals < first.count ? capitals - 1 : capitals
    let head = first.prefix(count).lowercased() + first.dropFirst(count)
    let whole = head + parts.dropFirst().map(capital).joined()
    return whole.first?.isNumber == true ? "_" + whole : whole
  }

  /// "shade-present" becomes "ShadePresent".
  static func upper(_ text: String) -> String {
    let whole = words(text).map(capital).joined()
    return whole.first?.isNumber == true ? "_" + whole : whole
  }

  private static func capital(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func words(_ text: String) -> [String] {
    text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
  }

  /// What a property of a view, of an object or of the code itself is called, and the words of Swift.
  static let reserved: Set<String> = Set(
    """
    action after allOf alpha animator any anyOf as backgroundColor behavior bottomAnchor boundary bounds break case \
    catch center centerXAnchor centerYAnchor class clipsToBounds collectionView collectionViewContentSize \
    constraints contentMode contentScaleFactor contentSize continue copy countOf data default defer deinit \
    description do effectiveUserInterfaceLayoutDirection else enum extension fallthrough false fileprivate \
    firstBaselineAnchor for forEach frame func gestureRecognizers guard handle hash heightAnchor holds if \
    import in init inout inputView interactions internal interpolated is isa isEqual isExclusiveTouch isFocused isHidden \
    isOpaque isPair isTrue isUserInteractionEnabled item item1 item2 items keyCommands lastBaselineAnchor layer \
    layoutGuides layoutMargins leadingAnchor leftAnchor length let load location mask mass maxOf minOf motion next nil \
    normalized observationInfo open operator p position prepare private protocol public radius \
    recognizer referenceView repeat rethrows return rightAnchor rotated safeAreaInsets scale seconds self \
    sign size sound static struct sumOf subscript subviews super superclass superview switch tag text throw \
    throws ticker time tintColor topAnchor touch trailingAnchor traitCollection transform transform3D true \
    try typealias undoManager userActivity value var velocity view viewWithTag where while widthAnchor \
    window work zone charge start stop
    """.split(separator: " ").map(String.init))
}

/// Hands out names, each once.
struct SwiftNames {
  private var taken: Set<String>

  init(besides reserved: Set<String> = SwiftName.reserved) { taken = reserved }

  /// The first that is free: the name, the name with a suffix, and then with a number.
  mutating func take(_ name: String, suffix: String) -> String {
    let whole = name.isEmpty ? SwiftName.lower(suffix) : name
    var found = whole
    if taken.contains(found) { found = whole + suffix }
    var number = 2
    while taken.contains(found) {
      found = "\(whole)\(suffix)\(number)"
      number += 1
    }
    taken.insert(found)
    return found
  }
}
