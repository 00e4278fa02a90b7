// SPDX-License-Identifier: MIT

/// One animation of one element, as CSS and scripts of a page know it.
struct WebEffect: Equatable {
  struct Key: Equatable {
    /// From 0 to 1.
    var offset: Double
    /// The value of the property.
    var value: String
    /// To the next key, as CSS writes it; nil for a straight line.
    var easing: String?
  }

  /// What it is called behind the name of the item.
  var suffix: String
  /// The property it animates.
  var property: String
  var keys: [Key]
  /// Whether its values are added to those of the animations before it.
  var isAdded = false
}

/// All that moves one element.
struct WebMotion {
  let id: String
  let effects: [WebEffect]
  /// The pose at the end: properties and values, for who does not want motion.
  let end: [(property: String, value: String)]
}

extension PrintedCurve.Easing {
  /// As CSS writes it; nil for a straight line.
  var css: String? {
    switch self {
    case .linear, .hermite: nil
    case .bezier(let x1, let y1, let x2, let y2): Self.css(x1, y1, x2, y2)
    }
  }

  private static func css(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> String {
    var text = "cubic-bezier("
    text += DecimalText.text(x1, leadingZero: false)
    for number in [y1, x2, y2] {
      text += ", "
      text += DecimalText.text(number, leadingZero: false)
    }
    return text + ")"
  }
}
