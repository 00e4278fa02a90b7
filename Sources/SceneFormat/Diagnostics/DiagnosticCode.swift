// SPDX-License-Identifier: MIT

/// The stable name of a kind of diagnostic, printed in brackets behind its sentence.
///
/// A name never changes its meaning; each has a folder of that name with examples among the tests.
package enum DiagnosticCode: String, CaseIterable, Sendable {
  // The text is no JSON document. Reading stops here, so there is one of these at most.
  case emptyFile = "empty-file"
  case notUTF8 = "not-utf-8"
  case byteOrderMark = "byte-order-mark"
  case invalidUTF8 = "invalid-utf-8"
  case unexpectedEnd = "unexpected-end"
  case unexpectedCharacter = "unexpected-character"
  case unterminatedString = "unterminated-string"
  case controlCharacter = "control-character"
  case invalidEscape = "invalid-escape"
  case loneSurrogate = "lone-surrogate"
  case wrongQuotes = "wrong-quotes"
  case unquotedText = "unquoted-text"
  case invalidNumber = "invalid-number"
  case comment = "comment"
  case missingComma = "missing-comma"
  case trailingComma = "trailing-comma"
  case missingColon = "missing-colon"
  case missingValue = "missing-value"
  case mismatchedBracket = "mismatched-bracket"
  case trailingContent = "trailing-content"

  // The document is read on, and all of these are reported together.
  case duplicateKey = "duplicate-key"
  case numberTooLarge = "number-too-large"
  case limitExceeded = "limit-exceeded"

  // The document does not follow the scene format.
  case wrongType = "wrong-type"
  case wrongLength = "wrong-length"
  case outOfRange = "out-of-range"
  case unknownKey = "unknown-key"
  case unknownType = "unknown-type"
  case unknownValue = "unknown-value"
  case missingKey = "missing-key"
  case conflictingKeys = "conflicting-keys"
  case unsupportedVersion = "unsupported-version"
  case invalidID = "invalid-id"
  case misplacedKey = "misplaced-key"
  case invalidPathData = "invalid-path-data"

  // An expression of the scene cannot be understood.
  case expressionSyntax = "expression-syntax"
  case expressionType = "expression-type"
  case unknownName = "unknown-name"
  case misplacedName = "misplaced-name"
  case wrongArgumentCount = "wrong-argument-count"
  case misplacedExpression = "misplaced-expression"
  case expressionFault = "expression-fault"

  // The parts of the scene do not fit together.
  case duplicateID = "duplicate-id"
  case unresolvedID = "unresolved-id"
  case duplicateItem = "duplicate-item"
  case foreignItem = "foreign-item"
  case superviewCycle = "superview-cycle"
  case degenerateBoundary = "degenerate-boundary"
  case invalidBounds = "invalid-bounds"
  case selfAttachment = "self-attachment"
  case axisLength = "axis-length"
  case compositeCycle = "composite-cycle"
  case severalParents = "several-parents"
  case nestedGroup = "nested-group"
  case severalGroups = "several-groups"
  case tooManyFields = "too-many-fields"
  case regionNesting = "region-nesting"
  case duplicateElement = "duplicate-element"
  case reservedName = "reserved-name"
  case wrongBehavior = "wrong-behavior"
  case unknownProperty = "unknown-property"
  case readOnly = "read-only"
  case timeOrder = "time-order"

  // The scene is valid, but probably not what its author means.
  case viewWithoutBehavior = "view-without-behavior"
  case behaviorWithoutItems = "behavior-without-items"
  case behaviorNeverAdded = "behavior-never-added"
  case fallsForever = "falls-forever"
  case severalGravities = "several-gravities"
  case noReferenceBounds = "no-reference-bounds"
  case outsideBounds = "outside-bounds"
  case ignoredKey = "ignored-key"
  case groupMember = "group-member"
  case zeroLengthAttachment = "zero-length-attachment"
  case limitOffsets = "limit-offsets"
  case strongGravity = "strong-gravity"
  case fastBoxes = "fast-boxes"
  case fieldWithoutCharge = "field-without-charge"
  case neverHappens = "never-happens"
  case missingUpdate = "missing-update"

  package var severity: Diagnostic.Severity {
    switch self {
    case .viewWithoutBehavior, .behaviorWithoutItems, .behaviorNeverAdded, .fallsForever,
      .severalGravities, .noReferenceBounds, .outsideBounds, .ignoredKey, .groupMember,
      .zeroLengthAttachment, .limitOffsets, .strongGravity, .fastBoxes, .fieldWithoutCharge,
      .neverHappens, .missingUpdate:
      .warning
    default: .error
    }
  }
}
