// SPDX-License-Identifier: MIT

internal import Facts

/// What a field does, and the numbers only some kinds of field have.
struct FieldLaw {
  let kind: FieldKind
  /// Of a custom field.
  var block: UIFieldBehavior.EvaluationBlock?
}

extension FieldKind {
  /// Whether smoothness and animation speed mean anything.
  var isNoise: Bool { self == .noise || self == .turbulence }
}
