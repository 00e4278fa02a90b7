// SPDX-License-Identifier: MIT

extension DiagnosticCode {
  /// Advice on resolving the diagnostic, in Markdown.
  package var remedy: String {
    switch self {
    case .emptyFile: "Write a scene; the smallest valid one is `{}`."
    case .notUTF8: "Save the file as UTF-8. The text itself may be correct."
    case .invalidUTF8:
      "Type the character again and save the file as UTF-8; these bytes do not encode one."
    case .unexpectedEnd:
      "Close the open string, array or object; the message says what is expected."
    case .unexpectedCharacter: "Remove the character, or replace it with what the message expects."
    case .unterminatedString:
      "Close the string with `\"` on the same line; write a line break as `\\n`."
    case .controlCharacter:
      "Escape the character, for instance as `\\t`, `\\n` or `\\u001b`."
    case .invalidEscape: "Double the backslash, or write one of JSON's escapes."
    case .loneSurrogate: "Write the character itself, or both halves of the pair."
    case .wrongQuotes: "Put keys and strings in straight double quotes."
    case .unquotedText:
      "Put it in double quotes; only `true`, `false` and `null` are written without them."
    case .invalidNumber:
      "Write the number as the hint says; JSON allows digits, one decimal point and an exponent."
    case .comment:
      "Use the key `$comment`, which every object of a scene accepts with any value."
    case .missingComma: "Add a comma between the two values."
    case .trailingComma: "Remove the comma after the last value."
    case .missingColon: "Add a colon between the key and the value."
    case .missingValue: "Add the value, or remove its key or comma."
    case .mismatchedBracket: "Close the bracket shown in the note with one of the same kind."
    case .trailingContent: "Remove the text after the scene; a file contains one scene."
    case .wrongType: "Write a value of the type that the message names."
    case .wrongLength:
      "Write the number of values that the message asks for: two for a point, four for a rectangle."
    case .outOfRange:
      "Write a value within the range; see [scene-reference.md](scene-reference.md)."
    case .numberTooLarge: "Write a number that fits in 64 bits."
    case .unknownValue: "Use one of the words in the hint."
    case .limitExceeded:
      "Make the scene smaller. If you trust its author, raise the limit with the option in the hint."
    case .unsupportedVersion: "Write the scene for version 1, or install a newer release."
    case .invalidPathData:
      "Use only the commands M, L, H, V, Q, C and Z, each with all the numbers it needs."
    case .unknownKey: "Use the name in the hint, or look up the key; names are case-sensitive."
    case .duplicateKey: "Remove one of the two; only the first is read."
    case .missingKey: "Add the key; it has no default."
    case .conflictingKeys: "Keep only one of the alternatives."
    case .misplacedKey: "Remove the key, or choose a type that accepts it."
    case .unknownType: "Use one of the types in the hint."
    case .invalidID:
      "Start the id with a letter or `_`, and continue with letters, digits, `_` or `-`."
    case .duplicateID: "Rename one of the two; the note shows the first."
    case .unresolvedID: "Use the id in the hint, or define the missing id."
    case .expressionSyntax:
      "Write the expression as the hint says; only operators, calls and names are allowed."
    case .expressionType:
      "Use a value of the expected type; there are no implicit conversions."
    case .unknownName:
      "Use the name in the hint, or define a parameter, a variable or an id with that name."
    case .misplacedName:
      "Use the name where it is available: `contact` in events about contacts, `touch` in scenes with gestures."
    case .wrongArgumentCount: "Pass the arguments that the hint shows."
    case .misplacedExpression:
      "Write the value itself; this key is read before expressions are evaluated."
    case .expressionFault:
      "Guard the operation, for instance with `?:`; this value is computed when the scene is loaded."
    case .reservedName: "Rename it; the word has a built-in meaning."
    case .duplicateItem: "List every item of a behavior once."
    case .foreignItem: "Add the item to the `items` of the behavior, or remove it here."
    case .superviewCycle: "Break the cycle by removing one `superview`."
    case .invalidBounds: "Use a convex outline around `[0, 0]`, or a rectangle."
    case .nestedGroup: "List the members of the inner group in the outer one."
    case .severalGroups: "Keep the item in one group only."
    case .duplicateElement: "Give each layout attribute a different `indexPath` or `kind`."
    case .degenerateBoundary: "Use two different end points, or three corners not on one line."
    case .selfAttachment: "Attach the item to a different one, or to a point with `anchorPoint`."
    case .axisLength: "Divide the axis by its length, as in the hint."
    case .compositeCycle: "Break the cycle by removing one composite."
    case .severalParents: "Keep the behavior in only one composite; the note shows the other one."
    case .tooManyFields: "Share a field between several items; an animator supports 32 fields."
    case .regionNesting: "Use two fields; a `UIRegion` combines at most two shapes."
    case .wrongBehavior: "Use a behavior of the type that the message names."
    case .unknownProperty: "Use one of the properties in the hint; they have UIKit's names."
    case .readOnly:
      "Set a different value: a variable instead of a parameter, or the center instead of a value derived from it."
    case .timeOrder: "Sort the times; each must be later than the previous one."
    case .viewWithoutBehavior:
      "Add the view to a behavior, or ignore the warning if the view is only scenery."
    case .behaviorWithoutItems: "Give the behavior `items`, or remove it."
    case .behaviorNeverAdded: "Remove `added`, or make it a child of a composite."
    case .ignoredKey: "Remove the key; UIKit ignores it."
    case .noReferenceBounds: "Give the scene a `referenceView`, or the collision `boundaries`."
    case .fieldWithoutCharge: "Give the items a `charge` in a `dynamicItem` behavior."
    case .neverHappens:
      "Correct the trigger or the time, or raise `timeLimit` in `run`; to check for rest, compare positions."
    case .dampingWithoutFrequency: "Give the attachment a `frequency`, or remove `damping`."
    case .pushOfNothing: "Give the push a `pushDirection`, or an `angle` and a `magnitude`."
    case .heldItem: "Release the item with `\"isAnchored\": false`, or remove the behavior."
    case .neverCollides: "Put all items that should collide in one behavior, or add a boundary."
    case .parameterWithoutUse:
      "Correct the name of the parameter, or remove it."
    case .angleInDegrees: "Write degrees as `\"=radians(45)\"`."
    case .timeInMilliseconds: "Write seconds: 0.3 for 300 milliseconds."
    case .valueInPercent: "Write a fraction of 1: 0.5 for 50 %."
    case .gravityInOtherUnits:
      "Remove the magnitude: UIKit's default is 1, which is 1,000 pt/s². In a linear gravity field, use 10 "
        + "for the same acceleration."
    case .strongDamping: "Choose a damping from 0 to 1."
    case .overlappingItems:
      "Leave a gap between the items, and between items and boundaries."
    case .addedAgain:
      "Write `\"new\": true` next to `addBehavior` to make a new behavior from the description."
    case .fallsForever: "Add a floor, or set `\"until\": \"timeLimit\"` if the item should fall."
    case .severalGravities: "Put all items into one gravity behavior: an animator has only one."
    case .pathBesideItem:
      "Draw the path around the center: subtract half the width and half the height of the bounds."
    case .outsideBounds: "Move the boundary outward with negative `referenceBoundsInsets`."
    case .turnedFrame: "Set `center` and `bounds.size`, which do not depend on the rotation."
    case .turnedSuperview:
      "Do not rotate the superview, or put the view in the reference view: the animator reads only a "
        + "view's own rotation."
    case .missingUpdate: "Add `updateItem` after the change; otherwise the next tick overwrites it."
    case .velocityLost:
      "Keep the item in a `dynamicItem` behavior, or add it to the next behavior before removing it from the last."
    case .restingFinger:
      "Lift the finger right after its last move, or write its velocity: `[t, x, y, vx, vy]`."
    case .movingTouch:
      "Use `in` to write the touches in the view's coordinates at the start of a stroke."
    case .groupMember: "Add the group instead of its member to the behavior."
    case .turnedMember:
      "Do not rotate the member, or rotate its `path` instead: all members have the group's rotation."
    case .nestedMember:
      "Put the members of a group in the reference view by removing `superview`. UIKit does not convert the "
        + "coordinates of a group."
    case .zeroLengthAttachment: "Give the spring a `length` of 1, or use a snap."
    case .limitOffsets: "Remove the offsets, or choose the profile `documented`."
    case .strongGravity:
      "Stay below the magnitude in the hint: 1 is UIKit's gravity, 1,000 pt/s², and y points down."
    case .fastBoxes: "Make one of the two an ellipse, or replace the thin one with a boundary."
    }
  }
}
