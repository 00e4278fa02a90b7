// SPDX-License-Identifier: MIT

extension DiagnosticCode {
  /// In Markdown.
  package var remedy: String {
    switch self {
    case .emptyFile: "Write a scene; `{}` is the smallest that is valid."
    case .notUTF8: "Save the file as UTF-8. Only its encoding is wrong, the text may be fine."
    case .invalidUTF8:
      "Write the character anew and save the file as UTF-8; these bytes stand for none."
    case .unexpectedEnd: "Close what is open; the message says what is expected."
    case .unexpectedCharacter: "Take the character away, or put a scene, `{ … }`, in its place."
    case .unterminatedString:
      "Close the text with `\"` in the line it begins in; `\\n` stands for a new line."
    case .controlCharacter:
      "Write `\\t`, `\\n` or `\\u001b` for the character; JSON has no others in a text."
    case .invalidEscape: "Double the backslash, or write one of JSON's escapes."
    case .loneSurrogate: "Write the character itself, or both halves of the pair."
    case .wrongQuotes: "Put keys and texts between straight double quotes."
    case .unquotedText:
      "Put it between double quotes; the only words without are `true`, `false` and `null`."
    case .invalidNumber:
      "Write the number as the hint says; JSON knows digits, one point and an exponent."
    case .comment:
      "JSON has no comments: every object of a scene takes the key `$comment` with any value."
    case .missingComma: "Put a comma between the two values."
    case .trailingComma: "Take the comma away; none follows the last value."
    case .missingColon: "Put a colon between key and value."
    case .missingValue: "Write the value, or take its key or comma away."
    case .mismatchedBracket: "Close what the note shows with the bracket of its kind."
    case .trailingContent: "Take away what follows the scene; a file holds one."
    case .wrongType: "Give a value of the type that is named."
    case .wrongLength:
      "Give as many values as the message says: two for a point, four for a rectangle."
    case .outOfRange:
      "Give a value within the range. Ranges stand in [scene-reference.md](scene-reference.md)."
    case .numberTooLarge: "Give a number that 64 bits can hold."
    case .unknownValue: "Take one of the words that the hint lists."
    case .limitExceeded:
      "Make the scene smaller, or raise the limit with the option of the hint if you trust its "
        + "author."
    case .unsupportedVersion: "Write the scene for version 1, or get a newer release."
    case .invalidPathData:
      "Write the path with M, L, H, V, Q, C and Z and as many numbers as each takes."
    case .unknownKey: "Take the name of the hint, or look the key up; upper and lower case count."
    case .duplicateKey: "Keep one of the two; the first is the one that was read."
    case .missingKey: "Add the key; what is required has no default."
    case .conflictingKeys: "Keep one of the ways to say it."
    case .misplacedKey: "Take the key away, or choose the type that has it."
    case .unknownType: "Take one of the types of the hint."
    case .invalidID:
      "Begin the id with a letter or `_` and go on with letters, digits, `_` and `-`."
    case .duplicateID: "Rename one of the two; the note shows the first."
    case .unresolvedID: "Take the id of the hint, or define what is referred to."
    case .expressionSyntax:
      "Write the expression as the hint says; it has operators, calls and names only."
    case .expressionType:
      "Give the operator or the key a value of its type; nothing is converted, so compare "
        + "numbers with numbers."
    case .unknownName:
      "Take the name of the hint, or define a parameter, a variable or an id of that name."
    case .misplacedName:
      "Use the name where it is known: `contact` in events about contacts, `touch` where there "
        + "are gestures."
    case .wrongArgumentCount: "Give the function the arguments that the message lists."
    case .misplacedExpression:
      "Write the value itself; this place is read before anything can be worked out."
    case .expressionFault:
      "Guard the operation, for instance with `?:`; this value is worked out when the scene is "
        + "loaded."
    case .reservedName: "Rename it; the word means something by itself."
    case .duplicateItem: "Name every item of a behavior once."
    case .foreignItem: "Add the item to `items` of the same behavior, or leave it out here."
    case .superviewCycle: "Place one of the views in the reference view: leave its `superview` out."
    case .invalidBounds: "Give a convex outline around `[0, 0]`, or a rectangle."
    case .nestedGroup: "List the members of the inner group in the outer one."
    case .severalGroups: "Leave the item in one group."
    case .duplicateElement: "Give each layout attribute its own `indexPath`, or another `kind`."
    case .degenerateBoundary: "Give two different ends, or three corners that are not in a line."
    case .selfAttachment: "Attach the item to another one, or to a place with `anchorPoint`."
    case .axisLength: "Divide the axis by its length; the hint has done it."
    case .compositeCycle: "Take one of the composites out of the circle."
    case .severalParents: "Leave the behavior with one composite; the note shows the other."
    case .tooManyFields: "Let several items share a field; an animator holds 32."
    case .regionNesting: "Use two fields; a region of UIKit is made of two shapes at most."
    case .wrongBehavior: "Name a behavior of the type that the action is for."
    case .unknownProperty: "Take one of the properties of the hint; they have UIKit's names."
    case .readOnly:
      "Set something else: a variable in place of a parameter, the center in place of what "
        + "follows from it."
    case .timeOrder: "Put the times into ascending order, each later than the one before."
    case .viewWithoutBehavior: "Add the view to a behavior, or leave it if it is only scenery."
    case .behaviorWithoutItems: "Give the behavior `items`, or take it away."
    case .behaviorNeverAdded: "Leave `added` out, or make it a child of a composite."
    case .ignoredKey: "Take the key away; UIKit takes it and does nothing with it."
    case .noReferenceBounds: "Give the scene a `referenceView`, or the collision `boundaries`."
    case .fieldWithoutCharge: "Give the items a `charge` in a `dynamicItem` behavior."
    case .neverHappens:
      "Correct the trigger or the time, or raise `timeLimit` in `run`; what rests is asked for by its place."
    case .dampingWithoutFrequency: "Give the attachment a `frequency`, or leave `damping` out."
    case .pushOfNothing: "Give the push a `pushDirection`, or an `angle` and a `magnitude`."
    case .heldItem: "Let go of the item with `\"isAnchored\": false`, or leave the behavior out."
    case .neverCollides: "Put what shall collide into one behavior, or give it a boundary."
    case .parameterWithoutUse:
      "Spell the parameter as the expressions do, or take it away."
    case .angleInDegrees: "Write degrees as `\"=radians(45)\"`."
    case .timeInMilliseconds: "Write seconds: 0.3 for 300 milliseconds."
    case .valueInPercent: "Write the share of 1: 0.5 for 50 %."
    case .gravityInOtherUnits:
      "Leave the magnitude out: 1 is UIKit's default and 1,000 pt/s², whatever the earth does. Of a field of "
        + "linear gravity 10 is as much."
    case .strongDamping: "Choose a damping from 0 to 1."
    case .overlappingItems:
      "Place the items beside each other, and beside boundaries, with a gap."
    case .addedAgain:
      "Write `\"new\": true` beside `addBehavior`, and another is made from the description."
    case .fallsForever: "Give it a floor, or set `\"until\": \"timeLimit\"` if it is meant to fall."
    case .severalGravities: "Put all items into one gravity behavior: an animator has one gravity."
    case .pathBesideItem:
      "Draw the path around the center: half the width and half the height less than in the view's own "
        + "coordinates."
    case .outsideBounds: "Move the boundary outwards with negative `referenceBoundsInsets`."
    case .turnedFrame: "Set `center` and `bounds.size`, which do not depend on the rotation."
    case .turnedSuperview:
      "Leave the superview upright, or put the view into the reference view: of a view the animator "
        + "reads its own turn only."
    case .missingUpdate: "Follow the change with `updateItem`; else the next tick overwrites it."
    case .velocityLost:
      "Keep the item in a `dynamicItem` behavior throughout. Between two ticks, adding before removing helps as "
        + "well."
    case .restingFinger:
      "Lift the finger right after its last move, or write its velocity: `[t, x, y, vx, vy]`."
    case .movingTouch:
      "Write `in`: the touches are in the coordinates of that view when a stroke begins."
    case .groupMember: "Add the group to the behavior instead of its member."
    case .turnedMember:
      "Leave the member upright, or give it a `path` in place of its turn: a group gives all members its own."
    case .nestedMember:
      "Place the members of a group in the reference view: leave their `superview` out. A group is no view, "
        + "so UIKit converts none of its coordinates."
    case .zeroLengthAttachment: "Give the spring a `length` of 1 or use a snap."
    case .limitOffsets: "Leave the offsets out, or choose the profile `documented`."
    case .strongGravity:
      "Stay within the magnitude of the hint: 1 is UIKit's gravity, 1,000 pt/s², and y grows downwards."
    case .fastBoxes: "Give one of the two an ellipse, or replace the thin one by a boundary."
    }
  }
}
