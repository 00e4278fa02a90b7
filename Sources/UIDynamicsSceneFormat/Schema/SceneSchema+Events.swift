// SPDX-License-Identifier: MIT

extension SceneSchema {
  package static let parameter = SchemaObject(
    "a parameter",
    example:
      #"{ "parameters": { "pull": { "value": 50, "min": 0, "max": 80 } } }"#,
    keys: [
      SchemaKey("value", .value(most: 2), isRequired: true, at: .never, "The default value"),
      SchemaKey("min", .number(.any), at: .never, "The smallest allowed number"),
      SchemaKey("max", .number(.any), at: .never, "The largest allowed number"),
      SchemaKey("description", .string, "A description for the user"),
    ])

  static let event = SchemaObject(
    "an event",
    example:
      #"{ "on": "contactBegan", "item": "card", "if": "contact.point.y > 300", "once": true, "do": [ { "emit": "landed" } ] }"#,
    keys: [
      SchemaKey("id", .identifier, "Name shown in messages"),
      SchemaKey("forEach", .items, at: .never, "Creates an event for each of these items"),
      SchemaKey("at", .several(.number(.time), "a time"), "One or more times at which it fires"),
      SchemaKey(
        "on", .several(.trigger, "a trigger"),
        "One or more triggers: \"start\", \"tick\", \"pause\", \"resume\","
          + " \"contactBegan\", \"contactEnded\", \"didScroll\", \"didEndDecelerating\", \"willDisplay\","
          + " \"didEndDisplaying\", \"GESTURE.began\" and other states, \"GESTURE\""
          + " for any state, \"emit:NAME\""),
      SchemaKey(
        "when", .condition, at: .action,
        "Fires when this becomes true; if true at the start, it must first become false"),
      SchemaKey(
        "every", .number(.interval),
        "Interval at which the event fires, at most once per tick"),
      SchemaKey("from", .number(.time), "First time for \"every\"; defaults to one interval"),
      SchemaKey("to", .number(.time), "Last time for \"every\"; unlimited by default"),
    ] + contactKeys + [
      SchemaKey("if", .condition, at: .event, "Fires only if this is true"),
      SchemaKey("once", .boolean, default: "false", "True if the event fires at most once"),
      SchemaKey("do", actions, isRequired: true, at: .event, "The actions, in order"),
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
      "Collision behavior that reports the contact, or a list of alternatives"),
    SchemaKey(
      "item", .things(.dynamicItem), at: .load,
      "One item in the contact, or a list of alternatives"),
    SchemaKey(
      "with", .several(.partner, "an item"), at: .load,
      "Other side of the contact: an item, \"item\" for any item, or \"boundary\" for any boundary"
    ),
    SchemaKey(
      "boundary", .several(.boundaryOrNull, "a boundary"),
      "Boundary in the contact, or a list of alternatives; null means the reference bounds"
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
        "Path of a log or a file of rows, in the scene's folder"),
      SchemaKey(
        "within",
        .number(SchemaNumber("pt", from: 0, to: SchemaNumber.largest, excludesLower: true)),
        isRequired: true, at: .never, "Maximum difference allowed in each column of an item"),
      recordedStart,
      SchemaKey(
        "columns",
        .list(
          SchemaList(
            of: .word(
              .all(of: SceneMatch.Value.self) {
                switch $0 {
                case .x: "The x-coordinate of the center"
                case .y: "The y-coordinate of the center"
                case .angle: "The rotation, measured as the distance that a corner moves"
                }
              }), "a column", fewest: 1)),
        "Columns to compare; defaults to x and y if they are recorded"),
    ])

  package static let expectation = SchemaObject(
    "an expectation",
    example:
      #"{ "at": "end", "that": "near(card.center.y, 333, 1)" }"#,
    keys: [
      SchemaKey("forEach", .items, at: .never, "Creates an expectation for each of these items"),
      SchemaKey(
        "at",
        .either([
          .number(.time), .word([SchemaWord("end", "The end of the run, whatever the reason")]),
        ]), "Time of the check, or the end of the run if it comes to rest earlier"),
      SchemaKey("that", .condition, at: .expectation, "Condition that must be true at that time"),
      SchemaKey(
        "always", .condition, at: .expectation, "Condition that must be true after every tick"),
      SchemaKey(
        "never", .condition, at: .expectation, "Condition that must be false after every tick"),
      SchemaKey(
        "event", .string,
        "Name of an emitted record, a trigger as in \"on\", or a state of a gesture"
      ),
      SchemaKey(
        "count", .either([.number(.count), .tuple(.count)]),
        "Number of times the event must occur; if \"max\" is null, at least \"min\" times"),
    ] + contactKeys + [
      SchemaKey(
        "settlesWithin", .number(.time),
        "Time by which the animator must have paused for good, half a second after everything comes to rest"
      ),
      SchemaKey("match", .nested(match), "Recorded motion that the run must reproduce"),
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
