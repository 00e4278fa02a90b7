// SPDX-License-Identifier: MIT

/// The permanent names of diagnostics, in the order of the chapters in `docs/reference/diagnostics.md`.
package enum DiagnosticCode: String, CaseIterable, Sendable {
  // Invalid JSON
  case emptyFile = "empty-file"
  case notUTF8 = "not-utf-8"
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

  // Invalid values
  case wrongType = "wrong-type"
  case wrongLength = "wrong-length"
  case outOfRange = "out-of-range"
  case numberTooLarge = "number-too-large"
  case unknownValue = "unknown-value"
  case limitExceeded = "limit-exceeded"
  case unsupportedVersion = "unsupported-version"
  case invalidPathData = "invalid-path-data"

  // Misplaced or missing keys
  case unknownKey = "unknown-key"
  case duplicateKey = "duplicate-key"
  case missingKey = "missing-key"
  case conflictingKeys = "conflicting-keys"
  case misplacedKey = "misplaced-key"
  case unknownType = "unknown-type"

  // Ids
  case invalidID = "invalid-id"
  case duplicateID = "duplicate-id"
  case unresolvedID = "unresolved-id"

  // Expressions
  case expressionSyntax = "expression-syntax"
  case expressionType = "expression-type"
  case unknownName = "unknown-name"
  case misplacedName = "misplaced-name"
  case wrongArgumentCount = "wrong-argument-count"
  case misplacedExpression = "misplaced-expression"
  case expressionFault = "expression-fault"
  case reservedName = "reserved-name"

  // Views and items
  case duplicateItem = "duplicate-item"
  case foreignItem = "foreign-item"
  case superviewCycle = "superview-cycle"
  case invalidBounds = "invalid-bounds"
  case nestedGroup = "nested-group"
  case severalGroups = "several-groups"
  case duplicateElement = "duplicate-element"

  // Boundaries, attachments, fields and composites
  case degenerateBoundary = "degenerate-boundary"
  case selfAttachment = "self-attachment"
  case axisLength = "axis-length"
  case compositeCycle = "composite-cycle"
  case severalParents = "several-parents"
  case tooManyFields = "too-many-fields"
  case regionNesting = "region-nesting"

  // Events, actions and gestures
  case wrongBehavior = "wrong-behavior"
  case unknownProperty = "unknown-property"
  case readOnly = "read-only"
  case timeOrder = "time-order"

  // Warnings: no effect
  case viewWithoutBehavior = "view-without-behavior"
  case behaviorWithoutItems = "behavior-without-items"
  case behaviorNeverAdded = "behavior-never-added"
  case ignoredKey = "ignored-key"
  case noReferenceBounds = "no-reference-bounds"
  case fieldWithoutCharge = "field-without-charge"
  case neverHappens = "never-happens"
  case dampingWithoutFrequency = "damping-without-frequency"
  case pushOfNothing = "push-of-nothing"
  case heldItem = "held-item"
  case neverCollides = "never-collides"
  case addedAgain = "added-again"
  case parameterWithoutUse = "parameter-without-use"

  // Warnings: likely mistakes, and UIKit behavior that surprises
  case angleInDegrees = "angle-in-degrees"
  case timeInMilliseconds = "time-in-milliseconds"
  case valueInPercent = "value-in-percent"
  case gravityInOtherUnits = "gravity-in-other-units"
  case turnedFrame = "turned-frame"
  case turnedSuperview = "turned-superview"
  case strongDamping = "strong-damping"
  case overlappingItems = "overlapping-items"
  case fallsForever = "falls-forever"
  case severalGravities = "several-gravities"
  case outsideBounds = "outside-bounds"
  case pathBesideItem = "path-beside-item"
  case missingUpdate = "missing-update"
  case velocityLost = "velocity-lost"
  case restingFinger = "resting-finger"
  case movingTouch = "moving-touch"
  case groupMember = "group-member"
  case turnedMember = "turned-member"
  case nestedMember = "nested-member"
  case zeroLengthAttachment = "zero-length-attachment"
  case limitOffsets = "limit-offsets"
  case strongGravity = "strong-gravity"
  case fastBoxes = "fast-boxes"

  private static let warnings = Set(
    DiagnosticChapter.allCases.filter { $0.isOfWarnings }.flatMap { $0.codes })

  package var severity: Diagnostic.Severity { Self.warnings.contains(self) ? .warning : .error }
}
