// SPDX-License-Identifier: MIT

/// What to do about each diagnostic, in the order in which `docs/diagnostics.md` tells it.
enum DiagnosticRemedies {
  struct Chapter {
    var title: String
    var introduction: String
    /// The codes with one remedy each: a sentence or two.
    var remedies: KeyValuePairs<String, String>
  }

  static let chapters = [
    text, values, keys, ids, expressions, items, outlines, actions, behaviors, surprises,
  ]

  private static let text = Chapter(
    title: "The text is no JSON",
    introduction: """
      The file cannot be read as JSON (RFC 8259), so nothing is known of the scene. Reading stops at the
      first of these.
      """,
    remedies: [
      "empty-file": "Write a scene; `{}` is the smallest that is valid.",
      "not-utf-8": "Save the file as UTF-8. Only its encoding is wrong, the text may be fine.",
      "byte-order-mark": "Save the file as UTF-8 without a byte order mark.",
      "invalid-utf-8":
        "Write the character anew and save the file as UTF-8; these bytes stand for none.",
      "unexpected-end": "Close what is open; the message says what is expected.",
      "unexpected-character": "Take the character away, or put a scene, `{ … }`, in its place.",
      "unterminated-string":
        "Close the text with `\"` in the line it begins in; `\\n` stands for a new line.",
      "control-character":
        "Write `\\t`, `\\n` or `\\u001b` for the character; JSON has no others in a text.",
      "invalid-escape": "Double the backslash, or write one of JSON's escapes.",
      "lone-surrogate": "Write the character itself, or both halves of the pair.",
      "wrong-quotes": "Put keys and texts between straight double quotes.",
      "unquoted-text":
        "Put it between double quotes; the only words without are `true`, `false` and `null`.",
      "invalid-number":
        "Write the number as the hint says; JSON knows digits, one point and an exponent.",
      "comment":
        "JSON has no comments: every object of a scene takes the key `$comment` with any value.",
      "missing-comma": "Put a comma between the two values.",
      "trailing-comma": "Take the comma away; none follows the last value.",
      "missing-colon": "Put a colon between key and value.",
      "missing-value": "Write the value, or take its key or comma away.",
      "mismatched-bracket": "Close what the note shows with the bracket of its kind.",
      "trailing-content": "Take away what follows the scene; a file holds one.",
    ])

  private static let values = Chapter(
    title: "A value is not as it must be",
    introduction: """
      The key is right and what it holds is not. From here on all errors of a scene are reported together.
      """,
    remedies: [
      "wrong-type": "Give a value of the type that is named.",
      "wrong-length":
        "Give as many values as the message says: two for a point, four for a rectangle.",
      "out-of-range":
        "Give a value within the range. Ranges stand in [scene-reference.md](scene-reference.md).",
      "number-too-large": "Give a number that 64 bits can hold.",
      "unknown-value": "Take one of the words that the hint lists.",
      "limit-exceeded":
        "Make the scene smaller, or raise the limit with the option of the hint if you trust its author.",
      "unsupported-version": "Write the scene for version 1, or get a newer release.",
      "invalid-path-data":
        "Write the path with M, L, H, V, Q, C and Z and as many numbers as each takes.",
    ])

  private static let keys = Chapter(
    title: "A key does not belong there, or one is missing",
    introduction: """
      Keys have the names of UIKit's properties. [scene-reference.md](scene-reference.md) lists them for every
      object.
      """,
    remedies: [
      "unknown-key": "Take the name of the hint, or look the key up; upper and lower case count.",
      "duplicate-key": "Keep one of the two; the first is the one that was read.",
      "missing-key": "Add the key; what is required has no default.",
      "conflicting-keys": "Keep one of the ways to say it.",
      "misplaced-key": "Take the key away, or choose the type that has it.",
      "unknown-type": "Take one of the types of the hint.",
    ])

  private static let ids = Chapter(
    title: "Ids",
    introduction: """
      Views, items, behaviors and the reference view share one set of names; boundaries have one for each
      behavior.
      """,
    remedies: [
      "invalid-id":
        "Begin the id with a letter or `_` and go on with letters, digits, `_` and `-`.",
      "duplicate-id": "Rename one of the two; the note shows the first.",
      "unresolved-id": "Take the id of the hint, or define what is referred to.",
    ])

  private static let expressions = Chapter(
    title: "Expressions",
    introduction: """
      A text that begins with `=`, and what stands behind `if`, `when`, `that`, `always` and `never`, is an
      expression. It is read and checked completely when the scene is loaded; the place is that of the
      character inside the text.
      """,
    remedies: [
      "expression-syntax":
        "Write the expression as the hint says; it has operators, calls and names only.",
      "expression-type":
        "Give the operator or the key a value of its type; nothing is converted, so compare numbers with numbers.",
      "unknown-name":
        "Take the name of the hint, or define a parameter, a variable or an id of that name.",
      "misplaced-name":
        "Use the name where it is known: `contact` in events about contacts, `touch` where there are gestures.",
      "wrong-argument-count": "Give the function the arguments that the message lists.",
      "misplaced-expression":
        "Write the value itself; this place is read before anything can be worked out.",
      "expression-fault":
        "Guard the operation, for instance with `?:`; this value is worked out when the scene is loaded.",
      "reserved-name": "Rename it; the word belongs to the expression language.",
    ])

  private static let items = Chapter(
    title: "Views and items do not fit together",
    introduction: "Each of these would be an exception in UIKit, or a view that cannot be.",
    remedies: [
      "duplicate-item": "Name every item of a behavior once.",
      "foreign-item": "Add the item to `items` of the same behavior, or leave it out here.",
      "superview-cycle": "Place one of the views in the reference view: leave its `superview` out.",
      "invalid-bounds": "Give a convex outline around `[0, 0]`, or a rectangle.",
      "nested-group": "List the members of the inner group in the outer one.",
      "several-groups": "Leave the item in one group.",
      "duplicate-element": "Give each layout attribute its own `indexPath`, or another `kind`.",
    ])

  private static let outlines = Chapter(
    title: "Boundaries, attachments, fields and composites",
    introduction: "What a behavior is made of contradicts itself.",
    remedies: [
      "degenerate-boundary": "Give two different ends, or three corners that are not in a line.",
      "self-attachment": "Attach the item to another one, or to a place with `anchorPoint`.",
      "axis-length": "Divide the axis by its length; the hint has done it.",
      "composite-cycle": "Take one of the composites out of the circle.",
      "several-parents": "Leave the behavior with one composite; the note shows the other.",
      "too-many-fields": "Let several items share a field; an animator holds 32.",
      "region-nesting": "Use two fields; a region of UIKit is made of two shapes at most.",
    ])

  private static let actions = Chapter(
    title: "Events, actions and gestures",
    introduction: "What happens while the scene runs asks for something that cannot be.",
    remedies: [
      "wrong-behavior": "Name a behavior of the type that the action is for.",
      "unknown-property": "Take one of the properties of the hint; they have UIKit's names.",
      "read-only":
        "Set something else: a variable in place of a parameter, the center in place of what follows from it.",
      "time-order": "Put the times into ascending order, each later than the one before.",
    ])

  private static let behaviors = Chapter(
    title: "Warnings: something has no effect",
    introduction: """
      The scene is valid and runs; `validate` says so and `--quiet` silences it. Probably its author means
      something else.
      """,
    remedies: [
      "view-without-behavior": "Add the view to a behavior, or leave it if it is only scenery.",
      "behavior-without-items": "Give the behavior `items`, or take it away.",
      "behavior-never-added": "Leave `added` out, or make it a child of a composite.",
      "ignored-key": "Take the key away; UIKit takes it and does nothing with it.",
      "no-reference-bounds": "Give the scene a `referenceView`, or the collision `boundaries`.",
      "field-without-charge": "Give the items a `charge` in a `dynamicItem` behavior.",
      "never-happens": "Correct the trigger or the time, or raise `timeLimit` in `run`.",
    ])

  private static let surprises = Chapter(
    title: "Warnings: UIKit surprises",
    introduction: "The scene does what UIKit does, and that is seldom what is wanted.",
    remedies: [
      "falls-forever": "Give it a floor, or set `\"until\": \"timeLimit\"` if it is meant to fall.",
      "several-gravities": "Put all items into one gravity behavior: an animator has one gravity.",
      "outside-bounds": "Move the boundary outwards with negative `referenceBoundsInsets`.",
      "missing-update": "Follow the change with `updateItem`; else the next tick overwrites it.",
      "group-member": "Add the group to the behavior instead of its member.",
      "zero-length-attachment": "Give the spring a `length` of 1 or use a snap.",
      "limit-offsets": "Leave the offsets out, or choose the profile `documented`.",
      "strong-gravity": "Stay below the magnitude of the hint.",
      "fast-boxes": "Give one of the two an ellipse, or replace the thin one by a boundary.",
    ])
}
