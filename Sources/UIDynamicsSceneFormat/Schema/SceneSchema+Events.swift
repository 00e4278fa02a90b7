// SPDX-License-Identifier: MIT

extension SceneSchema {
  package static let parameter = SchemaObject(
    "a parameter",
    example:
      #"{ "parameters": { "pull": { "value": 50, "min": 0, "max": 80 } } }"#,
    keys: [
      SchemaKey(
        "value", .value(most: 2), isRequired: true, at: .never, "The value, unless another is given"
      ),
      SchemaKey("min", .number(.any), at: .never, "The least number it may be"),
      SchemaKey("max", .number(.any), at: .never, "The largest number it may be"),
      SchemaKey("description", .string, "What it means, for people"),
    ])

  static let event = SchemaObject(
    "an event",
    example:
      #"{ "on": "contactBegan", "item": "card", "if": "contact.point.y > 300", "once": true, "do": [ { "emit": "landed" } ] }"#,
    keys: [
      SchemaKey("id", .identifier, "A name for messages"),
      SchemaKey("forEach", .items, at: .never, "It is an event for each of these items"),
      SchemaKey(
        "at", .several(.number(.time), "a time"), "The time, or the times, at which it happens"),
      SchemaKey(
        "on", .several(.trigger, "a trigger"),
        "What sets it off, or several such things: \"start\", \"tick\", \"pause\", \"resume\","
          + " \"contactBegan\", \"contactEnded\", \"didScroll\", \"didEndDecelerating\", \"willDisplay\","
          + " \"didEndDisplaying\", \"GESTURE.began\" and its other states, \"GESTURE\""
          + " for any of them, \"emit:NAME\""),
      SchemaKey(
        "when", .condition, at: .action,
        "It happens when this becomes true; what is true from the beginning has to be false first"),
      SchemaKey(
        "every",
        .number(
          SchemaNumber("s", from: 0.001, to: SchemaNumber.largest, takenFor: .milliseconds)),
        "The time from each happening to the next; at most once in a tick"),
      SchemaKey(
        "from", .number(.time), "When \"every\" makes it happen first; else after one such time"),
      SchemaKey("to", .number(.time), "When \"every\" makes it happen last; else without end"),
    ] + contactKeys + [
      SchemaKey("if", .condition, at: .event, "It happens only if this is true then"),
      SchemaKey("once", .boolean, default: "false", "Whether it happens at most once"),
      SchemaKey("do", actions, isRequired: true, at: .event, "What is done, in this order"),
    ],
    rules: [
      .exactlyOne([
        .all("at"), .all("on"), .all("when"), .all("every", perhaps: ["from", "to"]),
      ])
    ],
    cases: SchemaCases(
      selector: "on", defaultWord: nil,
      cases: [
        .init("contactBegan", "a contactBegan event", takes: contactFilters),
        .init("contactEnded", "a contactEnded event", takes: contactFilters),
      ], others: .init("", "an event that is not about a contact")))

  private static let contactKeys: [SchemaKey] = [
    SchemaKey(
      "behavior", .behaviors([.collision]), at: .load,
      "The collision behavior that a contact belongs to, or several"),
    SchemaKey(
      "item", .things(.dynamicItem), at: .load,
      "One of the two items of a contact, or several that may be it"),
    SchemaKey(
      "with", .several(.partner, "an item"), at: .load,
      "What it touches: another item, \"item\" for any or \"boundary\" for any boundary"),
    SchemaKey(
      "boundary", .several(.boundaryOrNull, "a boundary"),
      "The boundary of a contact, or several; null is that of the reference bounds, which has no id"
    ),
  ]

  static let contactFilters = contactKeys.map { $0.name }

  static let match = SchemaObject(
    "a match",
    example:
      #"{ "match": { "file": "golden.log", "within": 0.5 } }"#,
    keys: [
      SchemaKey(
        "file", .string, isRequired: true,
        "A log or a file of rows, as a path in the folder of the scene"),
      SchemaKey(
        "within",
        .number(SchemaNumber("pt", from: 0, to: SchemaNumber.largest, excludesLower: true)),
        isRequired: true, at: .never, "How far each column of an item may be away"),
      SchemaKey(
        "offset", .number(.signed("s")), at: .load,
        "How long after the first recorded time the scene begins: 0.25 where it begins a quarter of a"
          + " second into the recording, -0.1 where it had begun a tenth before; without it the times"
          + " are those of the scene"),
      SchemaKey(
        "columns",
        .list(
          SchemaList(
            of: .word(
              .all(of: SceneMatch.Value.self) {
                switch $0 {
                case .x: "The center, horizontally"
                case .y: "The center, vertically"
                case .angle: "The rotation, as the way of a corner"
                }
              }), "a column", fewest: 1)),
        "What is compared; x and y where nothing is said, as far as they are recorded"),
    ])

  static let expectation = SchemaObject(
    "an expectation",
    example:
      #"{ "at": "end", "that": "near(card.center.y, 333, 1)" }"#,
    keys: [
      SchemaKey("forEach", .items, at: .never, "It is an expectation of each of these items"),
      SchemaKey(
        "at",
        .either([
          .number(.time), .word([SchemaWord("end", "When the run ends, however it ends")]),
        ]), "The time at which it must hold; if the run has come to rest before, then at its end"),
      SchemaKey("that", .condition, at: .expectation, "What must be true at that time"),
      SchemaKey("always", .condition, at: .expectation, "What must be true after every tick"),
      SchemaKey("never", .condition, at: .expectation, "What must not be true after any tick"),
      SchemaKey(
        "event", .string,
        "The name of an emitted record, or what the \"on\" of an event can be; of a gesture a state"
      ),
      SchemaKey(
        "count", .either([.number(.count), .tuple(.count)]),
        "How often that must happen; a \"max\" of null is at least \"min\""),
    ] + contactKeys + [
      SchemaKey(
        "settlesWithin", .number(.time),
        "The time by which the animator must have paused for good, which it does half a second after"
          + " everything rests"),
      SchemaKey(
        "match", .nested(match), "A recorded motion, from which the run may be only so far away"),
    ],
    rules: [
      .exactlyOne([
        .all("at", "that"), .all("always"), .all("never"), .all("event", "count"),
        .all("settlesWithin"), .all("match"),
      ])
    ],
    cases: SchemaCases(
      selector: "event", defaultWord: nil,
      cases: [
        .init(
          "contactBegan", "an expectation of contactBegan",
          example:
            #"{ "event": "contactBegan", "item": "card", "with": "boundary", "count": 1 }"#,
          takes: contactFilters),
        .init("contactEnded", "an expectation of contactEnded", takes: contactFilters),
      ], others: .init("", "an expectation that is not about a contact")))
}
