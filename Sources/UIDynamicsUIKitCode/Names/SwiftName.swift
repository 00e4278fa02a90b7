// SPDX-License-Identifier: MIT

enum SwiftName {
  /// "ball-1" and "ball#1" become "ball1".
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

  /// Swift keywords, names that the exported code uses, and members that would be overridden.
  ///
  /// The members are the properties and the methods without arguments of `UIView`, `UICollectionViewLayout`,
  /// `UIResponder` and `NSObject`.
  static let reserved: Set<String> = Set(
    """
    accessibilityActivationPoint accessibilityActivationPointBlock accessibilityAttributedHint \
    accessibilityAttributedLabel accessibilityAttributedUserInputLabels accessibilityAttributedValue \
    accessibilityContainerType accessibilityCustomActions accessibilityCustomContent accessibilityCustomRotors \
    accessibilityDirectTouchOptions accessibilityDragSourceDescriptors accessibilityDropPointDescriptors \
    accessibilityElements accessibilityElementsHidden accessibilityExpandedStatus accessibilityFrame \
    accessibilityHeaderElements accessibilityHint accessibilityIdentifier accessibilityIgnoresInvertColors \
    accessibilityLabel accessibilityLanguage accessibilityNavigationStyle accessibilityNextTextNavigationElement \
    accessibilityPath accessibilityPerformEscape accessibilityPerformMagicTap \
    accessibilityPreviousTextNavigationElement accessibilityRespondsToUserInteraction \
    accessibilityTextualContext accessibilityTraits accessibilityUserInputLabels accessibilityValue \
    accessibilityViewIsModal action activityItemsConfiguration addGestureRecognizer addSubview after \
    alignmentRectInsets allOf allowsDirectInteraction alpha anchorPoint animator any anyOf as associatedtype attributeKeys \
    autoContentAccessingProxy autoresizesSubviews autoresizingMask await backgroundColor becomeFirstResponder behavior \
    bottomAnchor boundary bounds break canBecomeFirstResponder canBecomeFocused canResignFirstResponder case \
    catch center centerXAnchor centerYAnchor charge class classForCoder classForKeyedArchiver \
    clearsContextBeforeDrawing clipsToBounds collectionView collectionViewContentSize collisionBoundingPath \
    collisionBoundsType constraints contentCompressionResistancePriority contentHuggingPriority contentMode \
    contentScaleFactor contentSize continue convert coordinateSpace copy cornerConfiguration countOf data \
    debugDescription default defer deinit description developmentLayoutDirection didMoveToSuperview \
    didMoveToWindow directionalLayoutMargins do easeIn easeInOut easeOut easing editingInteractionConfiguration \
    effectiveUserInterfaceLayoutDirection else enum exerciseAmbiguityInLayout extension fallthrough false \
    fileprivate finalizeAnimatedBoundsChange finalizeCollectionViewUpdates finalizeLayoutTransition \
    firstBaselineAnchor flipsHorizontallyInOppositeLayoutDirection focusEffect focusGroupIdentifier \
    focusGroupPriority focusItemContainer focusItemDeferralMode focusItems for forEach frame func \
    gestureRecognizers guard handle hasAmbiguousLayout hash heightAnchor holds hoverStyle if import in init \
    inout inputAccessoryView inputAccessoryViewController inputAssistantItem inputView inputViewController \
    insetsLayoutMarginsFromSafeArea interactions internal interpolated intrinsicContentSize \
    invalidateIntrinsicContentSize invalidateLayout is isa isAccessibilityElement isEqual isExclusiveTouch \
    isFirstResponder isFocused isHidden isMultipleTouchEnabled isOpaque isPair isProxy isTransparentFocusItem \
    isTrue isUserInteractionEnabled item item1 item2 items keyboardLayoutGuide keyCommands largeContentImage \
    largeContentImageInsets largeContentTitle lastBaselineAnchor layer layout layoutGuides layoutIfNeeded \
    layoutMargins layoutMarginsDidChange layoutMarginsGuide layoutSubviews leadingAnchor leftAnchor length let \
    linear load location mask mass maximumContentSizeCategory maxOf minimumContentSizeCategory minOf motion \
    motionEffects mutableCopy name names next nil normalized observationInfo open operator \
    overrideUserInterfaceStyle p parentFocusEnvironment pasteConfiguration position precedencegroup preferredFocusedView \
    preferredFocusEnvironments prepare preservesSuperviewLayoutMargins private protocol public radius \
    readableContentGuide recognizer referenceView reloadInputViews removeFromSuperview repeat \
    resignFirstResponder restorationIdentifier rethrows return rightAnchor rotated safeAreaInsets \
    safeAreaInsetsDidChange safeAreaLayoutGuide scale scalesLargeContentImage seconds self \
    semanticContentAttribute setNeedsDisplay setNeedsFocusUpdate setNeedsLayout setNeedsUpdateConstraints \
    setNeedsUpdateProperties showsLargeContentViewer sign size sizeToFit sound springing start static stop \
    struct subscript subviews sumOf super superclass superview switch tag text textInputContextIdentifier \
    textInputMode throw throws ticker time tintAdjustmentMode tintColor tintColorDidChange topAnchor touch \
    trailingAnchor traitCollection traitOverrides transform transform3D \
    translatesAutoresizingMaskIntoConstraints true try typealias undoManager updateConstraints \
    updateConstraintsIfNeeded updateFocusIfNeeded updateProperties updatePropertiesIfNeeded updateTraitsIfNeeded \
    userActivity value var velocity view viewForFirstBaselineLayout viewForLastBaselineLayout viewPrintFormatter \
    viewWithTag where while widthAnchor window work writingToolsCoordinator zone
    """.split(separator: " ").map(String.init))
}

struct SwiftNames {
  private var taken: Set<String>

  init(besides reserved: Set<String> = SwiftName.reserved) { taken = reserved }

  /// Returns the name if it is free; otherwise, adds the suffix and, if necessary, a number.
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
