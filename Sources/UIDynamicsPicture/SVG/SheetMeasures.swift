// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// Fits the scene, its margins and its text into a picture of limited size.
struct SheetMeasures {
  private static let usualMargin = 16.0
  /// The minimum width for text, in pixels, even if the scene is narrower.
  private static let leastWidth = 400.0
  /// Pictures that are narrower, or whose text would need more than a third of the height, have no text.
  private static let leastTextWidth = 200.0

  let box: Box
  /// The width and height limits, in pixels.
  let limits: (width: Double, height: Double)
  let margin: Double
  /// `nil` if there is no room for text or if it is disabled.
  let texts: SheetTexts?

  init(_ box: Box, _ size: PictureSize?, _ texts: SheetTexts?) {
    self.box = box
    limits = (
      Double(size?.width ?? Int(Canvas.side)),
      size.map { $0.height.map(Double.init) ?? .infinity } ?? Canvas.side
    )
    margin = min(Self.usualMargin, min(limits.width, limits.height) / 10)
    self.texts = texts.flatMap { [limits] texts in
      let inner = min(limits.width, Self.leastWidth) - 2 * Self.usualMargin
      let height = texts.above(in: inner) + texts.below(in: inner)
      return limits.width >= Self.leastTextWidth && height <= limits.height / 3 ? texts : nil
    }
  }

  func scale(atMost most: Double) -> Double {
    let wide = (limits.width - 2 * margin) / box.width
    let high = (limits.height - 2 * margin) / box.height
    var (low, great) = (0.0, min(wide, high, most))
    if fits(great) { return great }
    // The height of wrapped text is a step function of the width, so bisect.
    for _ in 0..<60 {
      let middle = (low + great) / 2
      if fits(middle) { low = middle } else { great = middle }
    }
    return low
  }

  func width(at scale: Double) -> Double {
    let least = texts == nil ? 0 : min(Self.leastWidth, limits.width)
    return max(box.width * scale + 2 * margin, least)
  }

  private func fits(_ scale: Double) -> Bool {
    let inner = width(at: scale) - 2 * margin
    let around = texts.map { $0.above(in: inner) + $0.below(in: inner) } ?? 0
    // The tolerance covers rounding.
    return box.height * scale + 2 * margin + around <= limits.height + 1e-6
  }
}
