// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// Finds room for small texts: each where none was written before, or not at all.
struct LabelPlaces {
  private var taken: [Box] = []
  /// What is shown; a text outside would be cut.
  let frame: Box

  init(in frame: Box) { self.frame = frame }

  /// How wide a text is, about; letters differ.
  static func width(of text: String, size: Double) -> Double {
    ShownText.visible(text).unicodeScalars.reduce(0) {
      $0 + ($1.value < 0x1100 ? 0.56 : 1.05) * size
    }
  }

  /// The middle of the base line at the first of some places that is free; nil where none is.
  mutating func place(_ text: String, size: Double, at middles: [Spot]) -> Spot? {
    let width = Self.width(of: text, size: size)
    for middle in middles {
      let box = Box(
        minX: middle.x - width / 2, minY: middle.y - size / 2, maxX: middle.x + width / 2,
        maxY: middle.y + size / 2)
      guard frame.contains(Spot(box.minX, box.minY)), frame.contains(Spot(box.maxX, box.maxY)),
        !taken.contains(where: box.intersects)
      else { continue }
      taken.append(box)
      return Spot(middle.x, middle.y + 0.35 * size)
    }
    return nil
  }

  /// Keeps texts away from something.
  mutating func reserve(_ box: Box) { taken.append(box) }
}
