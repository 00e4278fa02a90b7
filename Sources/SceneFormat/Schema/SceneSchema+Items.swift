// SPDX-License-Identifier: MIT

extension SceneSchema {
  static let item = SchemaObject(
    "an item",
    keys: [
      SchemaKey("id", .identifier, isRequired: true, "Name of the item, also in the output"),
      SchemaKey("center", .tuple(.point), "Middle of the item in the animator's coordinates"),
      SchemaKey("size", .tuple(.size), "Size of the bounds"),
      SchemaKey(
        "angle", .number(.angle), default: "0", "Rotation about the center, clockwise on screen"),
      collisionBoundsKey,
      SchemaKey(
        "group", .list(SchemaList(of: .reference(.dynamicItem), "a member", fewest: 1)),
        "Views and items that move as one body; no groups"),
      .later("target", "The view whose properties the item reads and writes"),
      .later("map", "Which properties stand for the center and the bounds"),
    ],
    rules: [.exactlyOne([.all("center", "size"), .all("group"), .all("target", "map")])])

  static let region: SchemaObject = SchemaObject(
    "a region",
    keys: [
      SchemaKey("radius", .number(.extent), "A circle around the position of the field"),
      SchemaKey("size", .tuple(.size), "A rectangle around the position of the field"),
      SchemaKey("inverse", regionKind, "Everything outside of a region"),
      SchemaKey("union", regionPair, "What is in one region or the other"),
      SchemaKey("intersection", regionPair, "What is in both regions"),
      SchemaKey("difference", regionPair, "What is in the first region and not in the second"),
    ],
    rules: [
      .exactlyOne([
        .all("radius"), .all("size"), .all("inverse"), .all("union"), .all("intersection"),
        .all("difference"),
      ])
    ])

  static var regionKind: SchemaKind {
    .either([.words([SchemaWord("infinite", "Everywhere")]), .object(region)])
  }

  private static var regionPair: SchemaKind {
    .list(SchemaList(of: regionKind, "a region", fewest: 2, most: 2))
  }
}
