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
    case .bezier(let x1, let y1, let x2, let y2):
      "cubic-bezier("
        + [x1, y1, x2, y2].map { DecimalText.text($0, leadingZero: false) }.joined(separator: ", ")
        + ")"
    }
  }
}
