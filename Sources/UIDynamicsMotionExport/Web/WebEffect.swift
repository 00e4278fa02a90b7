// SPDX-License-Identifier: MIT

struct WebEffect: Equatable {
  struct Key: Equatable {
    var offset: Double
    var value: String
    /// The CSS easing to the next key; `nil` for linear.
    var easing: String?
  }

  var suffix: String
  var property: String
  var keys: [Key]
}

struct WebMotion {
  let id: String
  let effects: [WebEffect]
  /// The properties of the end pose, for reduced motion.
  let end: [(property: String, value: String)]
}

extension PrintedCurve.Easing {
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
