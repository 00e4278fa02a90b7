// SPDX-License-Identifier: MIT

/// The permanent names of diagnostics, in the order of the chapters in `docs/reference/diagnostics.md`.
package enum DiagnosticCode: String, CaseIterable, Sendable {
  // Invalid JSON
  case emptyFile, notUTF8, invalidUTF8, unexpectedEnd, unexpectedCharacter, unterminatedString
  case controlCharacter, invalidEscape, loneSurrogate, wrongQuotes, unquotedText, invalidNumber
  case comment, missingComma, trailingComma, missingColon, missingValue, mismatchedBracket
  case trailingContent

  // Invalid values
  case wrongType, wrongLength, outOfRange, numberTooLarge, unknownValue, limitExceeded
  case unsupportedVersion, invalidPathData

  // Misplaced or missing keys
  case unknownKey, duplicateKey, missingKey, conflictingKeys, misplacedKey, unknownType

  // Ids
  case invalidID, duplicateID, unresolvedID

  // Expressions
  case expressionSyntax, expressionType, unknownName, misplacedName, wrongArgumentCount
  case misplacedExpression, expressionFault, reservedName

  // Views and items
  case duplicateItem, foreignItem, superviewCycle, invalidBounds, nestedGroup, severalGroups
  case duplicateElement

  // Boundaries, attachments, fields and composites
  case degenerateBoundary, selfAttachment, axisLength, compositeCycle, severalParents
  case tooManyFields, regionNesting

  // Events, actions and gestures
  case wrongBehavior, unknownProperty, readOnly, timeOrder

  // Warnings: no effect
  case viewWithoutBehavior, behaviorWithoutItems, behaviorNeverAdded, ignoredKey
  case noReferenceBounds, fieldWithoutCharge, neverHappens, dampingWithoutFrequency, pushOfNothing
  case heldItem, neverCollides, addedAgain, parameterWithoutUse

  // Warnings: likely mistakes, and UIKit behavior that surprises
  case angleInDegrees, timeInMilliseconds, valueInPercent, gravityInOtherUnits, turnedFrame
  case turnedSuperview, strongDamping, overlappingItems, fallsForever, severalGravities
  case outsideBounds, pathBesideItem, missingUpdate, velocityLost, restingFinger, movingTouch
  case groupMember, turnedMember, nestedMember, zeroLengthAttachment, limitOffsets, strongGravity
  case fastBoxes

  /// The name in messages, such as "empty-file" for `emptyFile`.
  package var name: String {
    var (name, wasLowercase) = ("", false)
    for byte in rawValue.utf8 {
      let isLowercase = byte >= 0x61
      if ASCII.isDigit(byte) || wasLowercase && !isLowercase { name += "-" }
      name.unicodeScalars.append(Unicode.Scalar(byte | 0x20))
      wasLowercase = isLowercase
    }
    return name
  }

  private static let warnings = Set(
    DiagnosticChapter.allCases.filter { $0.isOfWarnings }.flatMap { $0.codes })

  package var severity: Diagnostic.Severity { Self.warnings.contains(self) ? .warning : .error }
}
