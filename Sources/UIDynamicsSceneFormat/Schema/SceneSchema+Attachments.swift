// SPDX-License-Identifier: MIT

extension SceneSchema {
  static let attachment = SchemaObject(
    "an attachment behavior",
    example:
      #"{ "type": "attachment", "item": "card", "anchorPoint": [187, 40], "frequency": 1, "damping": 0.3 }"#,
    keys: singleItem + [
      SchemaKey(
        "attachment", .word(.all(of: AttachmentType.self) { $0.sentence }),
        default: #""anchor""#, "The kind of attachment"),
      SchemaKey(
        "offsetFromCenter", .tuple(.offset), default: "[0, 0]",
        "Attachment point on the item, relative to its center; rotates with the item"),
      SchemaKey("anchorPoint", .tuple(.point), "Point to which the item is attached"),
      SchemaKey("attachedTo", .operand(.dynamicItem), at: .load, "The other item"),
      SchemaKey(
        "attachedToOffset", .tuple(.offset), default: "[0, 0]",
        "Attachment point on the other item, relative to its center; rotates with that item"),
      SchemaKey("attachmentAnchor", .tuple(.point), "Joint of the items, or a point on the rail"),
      SchemaKey(
        "axisOfTranslation", .tuple(.vector), "Direction of sliding, as a vector of length 1"),
      SchemaKey(
        "length", .number(.nonNegative("pt")),
        "Length of the rod or spring, or maximum length of the rope; defaults to the distance when it is added"
      ),
      SchemaKey(
        "damping", .number(.share("no oscillation", to: Double(Int32.max))), default: "0",
        "Damping ratio, from 0 (no damping) to 1 (no oscillation); with \"stiffness\", the damping coefficient"
      ),
      SchemaKey(
        "frequency", .number(.frequency), default: "0",
        "Oscillations per second, up to 2,147,483,647 as in UIKit; 0 makes a rigid rod"),
    ] + springKeys + [
      SchemaKey(
        "frictionTorque", .number(.nonNegative("N·m")), default: "0",
        "Torque needed to rotate the item around a pin"),
      SchemaKey(
        "attachmentRange", .range(.signedFactor), default: "[null, null]",
        "Range of sliding, in pt, positive against the axis; or of rotation, in rad, positive counterclockwise"
      ),
    ],
    rules: [
      oneItem,
      .atMostOne([.all("frequency"), .all("stiffness", perhaps: ["mass"])] + springsInSeconds),
    ],
    cases: SchemaCases(selector: "attachment", defaultWord: "anchor", cases: attachmentCases))

  /// Alternative ways to specify a frequency and a damping ratio.
  static let springKeys: [SchemaKey] = [
    SchemaKey(
      "stiffness", .number(SchemaNumber("N/m", from: 0.001, to: SchemaNumber.largest)),
      "Stiffness k of a spring with mass m and damping c: the frequency is √(k/m)/2π, the damping ratio c/(2√(k·m))"
    ),
    SchemaKey(
      "mass", .number(SchemaNumber("kg", from: 0.001, to: SchemaNumber.largest)), default: "1",
      "Mass m for \"stiffness\"; the mass of the item has no effect"),
    SchemaKey(
      "response", .number(.interval),
      "Period of the undamped spring: the frequency is 1/response"),
    SchemaKey(
      "dampingFraction", .number(.share("no oscillation")),
      "Damping ratio for \"response\""),
    SchemaKey(
      "duration", .number(.interval),
      "Perceived duration: the frequency is 1/duration"),
    SchemaKey(
      "bounce", .number(SchemaNumber("1", from: -1, to: 1, excludesLower: true)), default: "0",
      "Bounce b for \"duration\": the damping ratio is 1 - b, or 1/(1 + b) if b is negative"),
  ]

  static let springsInSeconds: [SchemaAlternative] = [
    .all("response", "dampingFraction"), .all("duration", perhaps: ["bounce"]),
  ]

  private static let attachmentCases = AttachmentType.allCases.map(attachmentCase(of:))

  private static func attachmentCase(of type: AttachmentType) -> SchemaCases.Case {
    let spring = ["length", "damping", "frequency"]
    let words = springKeys.map { $0.name }
    let hinge = ["frictionTorque", "attachmentRange"]
    return switch type {
    case .anchor:
      .init(
        type.rawValue, "an attachment to an anchor",
        example:
          #"{ "type": "attachment", "item": "card", "anchorPoint": [187, 40] }"#,
        needs: ["anchorPoint"],
        takes: spring + words + ["offsetFromCenter"], ignores: hinge)
    case .items:
      .init(
        type.rawValue, "an attachment between two items",
        example:
          #"{ "type": "attachment", "attachment": "items", "item": "card", "attachedTo": "slot", "frequency": 2 }"#,
        needs: ["attachedTo"],
        takes: spring + words + ["offsetFromCenter", "attachedToOffset"], ignores: hinge)
    case .sliding:
      .init(
        type.rawValue, "a sliding attachment",
        example:
          #"{ "type": "attachment", "attachment": "sliding", "item": "card", "attachmentAnchor": [60, 60], "axisOfTranslation": [0, 1] }"#,
        needs: ["attachmentAnchor", "axisOfTranslation"],
        takes: ["attachedTo", "attachmentRange"], ignores: spring + ["frictionTorque"])
    case .limit:
      .init(
        type.rawValue, "a limit attachment",
        example:
          #"{ "type": "attachment", "attachment": "limit", "item": "card", "attachedTo": "slot", "length": 120 }"#,
        needs: ["attachedTo"],
        takes: ["length", "offsetFromCenter", "attachedToOffset"],
        ignores: ["damping", "frequency"] + hinge)
    case .fixed:
      .init(
        type.rawValue, "a fixed attachment",
        example:
          #"{ "type": "attachment", "attachment": "fixed", "item": "card", "attachedTo": "slot", "attachmentAnchor": [100, 100] }"#,
        needs: ["attachedTo", "attachmentAnchor"],
        ignores: spring + hinge)
    case .pin:
      .init(
        type.rawValue, "a pin attachment",
        example:
          #"{ "type": "attachment", "attachment": "pin", "item": "card", "attachedTo": "slot", "attachmentAnchor": [100, 100] }"#,
        needs: ["attachedTo", "attachmentAnchor"],
        takes: hinge, ignores: spring)
    }
  }

  static let composite: SchemaObject = SchemaObject(
    "a composite behavior",
    example:
      #"{ "type": "composite", "children": [ { "type": "gravity", "items": ["card"] } ] }"#,
    keys: repeatable + [children])

  static let children = SchemaKey(
    "children",
    .list(
      SchemaList(
        of: .either([.selection(.behavior), .variants(behavior)]), "a child", limit: .behaviors)),
    default: "[]", "Behaviors or their ids, in the order in which they are added")
}
