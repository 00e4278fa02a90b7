// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// How large the scene is on a sheet that has to keep to a size, margins and texts included.
struct SheetMeasures {
  /// In pixels.
  private static let usualMargin = 16.0
  /// Texts are given so much even where the scene is narrower.
  private static let leastWidth = 400.0
  /// A narrower picture has no texts, nor has one of which those around the scene would take more than
  /// a third.
  private static let leastTextWidth = 200.0

  /// The scene, pt.
  let box: Box
  /// The width and height that nothing leaves, in pixels.
  let limits: (width: Double, height: Double)
  /// Around the scene, in pixels.
  let margin: Double
  /// Nil where there is no room for any, or nobody wants them.
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

  /// Pixels of a point: the most with which all is within the limits.
  func scale(atMost most: Double) -> Double {
    let wide = (limits.width - 2 * margin) / box.width
    let high = (limits.height - 2 * margin) / box.height
    var (low, great) = (0.0, min(wide, high, most))
    if fits(great) { return great }
    // The height of texts depends on the width in steps, so that nothing solves this at once.
    for _ in 0..<60 {
      let middle = (low + great) / 2
      if fits(middle) { low = middle } else { great = middle }
    }
    return low
  }

  /// The width of the sheet, in pixels.
  func width(at scale: Double) -> Double {
    let least = texts == nil ? 0 : min(Self.leastWidth, limits.width)
    return max(box.width * scale + 2 * margin, least)
  }

  private func fits(_ scale: Double) -> Bool {
    let inner = width(at: scale) - 2 * margin
    let around = texts.map { $0.above(in: inner) + $0.below(in: inner) } ?? 0
    // A limit is met to the last bits of the numbers.
    return box.height * scale + 2 * margin + around <= limits.height + 1e-6
  }
}
