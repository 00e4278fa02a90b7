// SPDX-License-Identifier: MIT

extension SceneSchema {
  static let referenceView = SchemaObject(
    "\"referenceView\"",
    example:
      #"{ "referenceView": { "size": [375, 667] } }"#,
    keys: [
      SchemaKey(
        "id", .identifier, default: #""referenceView""#,
        "Name of the reference view, which cannot be an item; a view of the same size can"),
      SchemaKey("size", .tuple(.size), "Size of the bounds, whose origin is (0, 0)"),
      SchemaKey("bounds", .tuple(.rect), "Bounds in the view's own coordinates"),
      screenLookKey,
    ],
    rules: [.exactlyOne([.all("size"), .all("bounds")])])

  static let collectionViewLayout = SchemaObject(
    "\"collectionViewLayout\"",
    example:
      #"{ "collectionViewLayout": { "contentSize": [375, 2000], "collectionView": { "bounds": [0, 0, 375, 667] } } }"#,
    keys: [
      SchemaKey("id", .identifier, default: #""collectionViewLayout""#, "Name of the layout"),
      SchemaKey(
        "contentSize", .tuple(.size), isRequired: true,
        "Size of the content, which acts like the bounds of a reference view"),
      SchemaKey(
        "collectionView", .nested(collectionView), "The collection view that shows the content"),
      screenLookKey,
    ])

  static let collectionView = SchemaObject(
    "\"collectionView\"",
    example:
      #"{ "collectionViewLayout": { "contentSize": [375, 2000], "collectionView": { "bounds": [0, 90, 375, 667], "alwaysBounceVertical": true } } }"#,
    keys: [
      SchemaKey(
        "bounds", .tuple(.rect), isRequired: true,
        "The part of the content that is visible at the start; its origin is the contentOffset"),
      SchemaKey(
        "bounces", .boolean, default: "true", at: .load,
        "True if a finger can pull the content beyond its edges, from where it springs back"),
      SchemaKey(
        "alwaysBounceVertical", .boolean, default: "false", at: .load,
        "True if the content bounces vertically even if its full height is visible"),
      SchemaKey(
        "alwaysBounceHorizontal", .boolean, default: "false", at: .load,
        "True if the content bounces horizontally even if its full width is visible"),
    ])

  package static let view = SchemaObject(
    "a view",
    example:
      #"{ "id": "dot", "frame": [20, 40, 30, 30], "superview": "card", "repeat": { "count": 3, "offset": [40, 0] } }"#,
    keys: [
      SchemaKey("id", .identifier, isRequired: true, "Name of the view, also used in the output"),
      SchemaKey("frame", .tuple(.rect), "Position and size before the rotation"),
      SchemaKey("center", .tuple(.point), "Center of the view in its superview"),
      SchemaKey("size", .tuple(.size), "Size of the bounds"),
      SchemaKey(
        "angle", .number(.angle), default: "0", "Rotation about the center, clockwise on screen"),
      SchemaKey(
        "alpha", .number(.opacity), default: "1",
        "Initial opacity; below 0.01 the view receives no touches"),
      SchemaKey(
        "superview", .reference([.view, .referenceView]),
        "The superview; defaults to the reference view"),
      collisionBoundsKey,
      SchemaKey(
        "added", .boolean, default: "true", at: .load,
        "True if the view is in the hierarchy before the first tick; an action can add it later"),
      SchemaKey(
        "indexPath", .tuple(.indexPath),
        "Section and item of a layout attribute; defaults to section 0 and the index in \"views\""),
      SchemaKey(
        "kind", .elementKind, default: #""cell""#,
        "Element kind of a layout attribute: \"cell\", \"supplementary:NAME\" or \"decoration:NAME\""
      ),
      SchemaKey(
        "repeat", .nested(repetition), "Creates several views, with the ids ID-1, ID-2 and so on"),
      lookKey,
    ],
    rules: [.exactlyOne([.all("frame"), .all("center", "size")])])

  static let collisionBoundsKey = SchemaKey(
    "collisionBounds",
    .either([
      .word([
        SchemaWord("rectangle", "The rectangle of the bounds"),
        SchemaWord("ellipse", "The ellipse inscribed in the bounds"),
      ]),
      .nested(collisionBounds),
    ]), default: #""rectangle""#, "Shape used for collisions")

  static let collisionBounds = SchemaObject(
    "\"collisionBounds\"",
    example:
      #"{ "id": "ball", "frame": [20, 40, 30, 30], "collisionBounds": { "path": { "oval": [-15, -15, 30, 30] } } }"#,
    keys: [
      SchemaKey(
        "path", .nested(path), isRequired: true,
        "A convex outline in item coordinates; [0, 0] is the center")
    ])

  package static let repetition = SchemaObject(
    "\"repeat\"",
    example:
      #"{ "id": "dot", "frame": [20, 40, 30, 30], "repeat": { "count": 3, "offset": [40, 0] } }"#,
    keys: [
      SchemaKey(
        "count",
        .number(SchemaNumber("1", from: 1, to: .infinity, isWhole: true, limit: .views)),
        isRequired: true, "Total number of views"),
      SchemaKey(
        "offset", .tuple(.offset), default: "[0, 0]", "Offset from each center to the next"),
    ])

  static let insets = SchemaObject(
    "\"referenceBoundsInsets\"",
    example:
      #"{ "type": "collision", "items": ["card"], "referenceBoundsInsets": { "top": -200, "bottom": 34 } }"#,
    keys: ["top", "left", "bottom", "right"].map {
      SchemaKey($0, .number(.coordinate), default: "0", "Distance inward; negative is outward")
    })
}
