// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// The look of an item in the device view, with defaults for omitted style keys.
struct DeviceLook: Equatable {
  var outline: ItemLook.Outline
  /// The corner radius of a rectangle, pt.
  var radius: Double
  var fill: ColorPair
  var ink: ColorPair
  var label: String?
  var image: String?
  var hasShadow: Bool

  /// An item that covers this fraction of the screen is a surface, such as a card.
  private static let surfaceShare = 0.2
  private static let palette: [SystemColor] = [
    .systemBlue, .systemOrange, .systemGreen, .systemPink, .systemPurple, .systemTeal,
    .systemIndigo, .systemYellow,
  ]
  /// Surfaces alternate between these colors, because one often covers part of another.
  private static let surfaces: [SystemColor] = [.secondarySystemGroupedBackground, .systemGray4]

  static func all(of motion: Motion, on screen: DeviceScreen?) -> [DeviceLook] {
    var surfaces = 0
    return motion.looks.indices.map { DeviceLook(motion, $0, on: screen, &surfaces) }
  }

  /// `surfaces` counts the surfaces below.
  private init(_ motion: Motion, _ item: Int, on screen: DeviceScreen?, _ surfaces: inout Int) {
    let (look, style) = (motion.looks[item], motion.looks[item].style)
    let state = motion.frames.first?.states[item]
    let (width, height) = (
      Double(state?.width ?? 0).magnitude, Double(state?.height ?? 0).magnitude
    )
    let box = screen?.boxes[0].box
    let share = box.map { width * height / max($0.width * $0.height, 1) } ?? 0
    let isSurface = share >= Self.surfaceShare
    let background = screen?.fill ?? SystemColor.systemBackground.pair
    outline = style.cornerRadius == nil ? look.outline : .rectangle
    let covers = box.map { width > 0.98 * $0.width } ?? false
    let isBackdrop = covers && share > 0.98 && surfaces == 0
    radius = style.cornerRadius ?? (covers ? 0 : min(12, 0.2 * min(width, height)))
    let surface = isBackdrop ? .systemGray5 : Self.surfaces[surfaces % Self.surfaces.count]
    fill = style.fill ?? (isSurface ? surface : Self.palette[item % Self.palette.count]).pair
    if isSurface { surfaces += isBackdrop ? Self.surfaces.count : 1 }
    label = style.label.flatMap { $0.isEmpty ? nil : $0 }
    let isLarge = Self.fontSize(of: label ?? "", width, height) >= 14
    ink = fill.ink(isLarge: isLarge, on: background)
    image = style.image?.data
    hasShadow = style.hasShadow ?? (isSurface && style.fill == nil)
  }
}

extension DeviceLook {
  /// The label stays within its view, even in wide fonts.
  static func fontSize(of label: String, _ width: Double, _ height: Double) -> Double {
    min(17, 0.45 * height, 0.76 * width / max(ShownText.width(of: label, size: 1), 0.1))
  }
}

extension ColorPair {
  /// White, or black if white is illegible, for text on this color over a background.
  func ink(isLarge: Bool, on background: ColorPair) -> ColorPair {
    ColorPair(
      light.ink(isLarge: isLarge, on: background.light),
      dark.ink(isLarge: isLarge, on: background.dark))
  }
}

extension StyleColor {
  /// WCAG 2.2 requires a contrast of 4.5, or 3 for large bold text.
  fileprivate func ink(isLarge: Bool, on background: StyleColor) -> StyleColor {
    let contrast = 1.05 / (luminance(on: background) + 0.05)
    return StyleColor(contrast >= (isLarge ? 3 : 4.5) ? 0xFFFF_FFFF : 0x0000_00FF)
  }

  /// The relative luminance within 1 %; a polynomial approximates the sRGB curve.
  private func luminance(on background: StyleColor) -> Double {
    let (front, back) = (shares, background.shares)
    func linear(_ front: Double, _ back: Double) -> Double {
      let mixed = front * shares.alpha + back * (1 - shares.alpha)
      return mixed * mixed * (0.8 + 0.2 * mixed)
    }
    return 0.2126 * linear(front.red, back.red) + 0.7152 * linear(front.green, back.green)
      + 0.0722 * linear(front.blue, back.blue)
  }
}
