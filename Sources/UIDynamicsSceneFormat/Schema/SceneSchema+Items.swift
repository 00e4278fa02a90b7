// SPDX-License-Identifier: MIT

extension SceneSchema {
  package static let item = SchemaObject(
    "an item",
    example:
      #"{ "items": [ { "id": "coin", "center": [90, 90], "size": [20, 20] } ] }"#,
    keys: [
      SchemaKey("id", .identifier, isRequired: true, "Name of the item, also used in the output"),
      SchemaKey("center", .tuple(.point), "Center of the item in the animator's coordinates"),
      SchemaKey("size", .tuple(.size), "Size of the bounds"),
      SchemaKey(
        "angle", .number(.angle), default: "0", "Rotation about the center, clockwise on screen"),
      collisionBoundsKey,
      SchemaKey(
        "group", .list(SchemaList(of: .selection(.dynamicItem), "a member", fewest: 1)),
        "Views and items that move as one body; a group cannot contain groups"),
      SchemaKey("target", .reference(.view), "View whose properties the item reads and writes"),
      SchemaKey(
        "map", .nested(mapping),
        "View properties to use as center and angle; a part that is not mapped stays the view's own, unless"
          + " another part is mapped to it; a run warns about a width or height below 0.01 pt"),
      lookKey,
    ],
    rules: [.exactlyOne([.all("center", "size"), .all("group"), .all("target", "map")])])

  static let mapping = SchemaObject(
    "\"map\"",
    example:
      #"{ "items": [ { "id": "width", "target": "card", "map": { "center.x": "bounds.size.width" } } ] }"#,
    keys: SceneMapping.Part.allCases.map { part in
      SchemaKey(part.rawValue, .word(mapped), "The view property that \(part.noun) controls")
    })

  private static let mapped: [SchemaWord] = SettableGeometry.paths
    .filter { $0.geometry.count == 1 && $0.geometry != .alpha }
    .map { SchemaWord($0.path, "") }

  static let region: SchemaObject = SchemaObject(
    "a region",
    example:
      #"{ "type": "field", "field": "drag", "items": ["card"], "position": [187, 333], "region": { "radius": 80 } }"#,
    keys: [
      SchemaKey("radius", .number(.extent), "A circle around the field's position"),
      SchemaKey("size", .tuple(.size), "A rectangle around the field's position"),
      SchemaKey("inverse", regionKind, "Everything outside a region"),
      SchemaKey("union", regionPair, "Everything in at least one of two regions"),
      SchemaKey("intersection", regionPair, "Everything in both regions"),
      SchemaKey("difference", regionPair, "Everything in the first region but not in the second"),
    ],
    rules: [
      .exactlyOne([
        .all("radius"), .all("size"), .all("inverse"), .all("union"), .all("intersection"),
        .all("difference"),
      ])
    ])

  static var regionKind: SchemaKind {
    .either([.word([SchemaWord("infinite", "Everywhere")]), .nested(region)])
  }

  private static var regionPair: SchemaKind {
    .list(SchemaList(of: regionKind, "a region", fewest: 2, most: 2))
  }
}
