// SPDX-License-Identifier: MIT

extension SceneSchema {
  static let referenceView = SchemaObject(
    "\"referenceView\"",
    example:
      #"{ "referenceView": { "size": [375, 667] } }"#,
    keys: [
      SchemaKey(
        "id", .identifier, default: #""referenceView""#,
        "Name of the reference view, which cannot be an item; a view of its size can"),
      SchemaKey("size", .tuple(.size), "Size of the bounds, whose origin then is (0, 0)"),
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
        "Size of the content, whose rectangle stands in for the bounds of a reference view"),
      SchemaKey(
        "collectionView", .nested(collectionView), "The collection view that shows a part of it"),
      screenLookKey,
    ])

  static let collectionView = SchemaObject(
    "\"collectionView\"",
    example:
      #"{ "collectionViewLayout": { "contentSize": [375, 2000], "collectionView": { "bounds": [0, 90, 375, 667], "alwaysBounceVertical": true } } }"#,
    keys: [
      SchemaKey(
        "bounds", .tuple(.rect), isRequired: true,
        "What of the content is visible in the beginning; the origin is the contentOffset"),
      SchemaKey(
        "bounces", .boolean, default: "true", at: .load,
        "Whether a finger pulls the content beyond its edges, to which it springs back"),
      SchemaKey(
        "alwaysBounceVertical", .boolean, default: "false", at: .load,
        "Whether it bounces up and down when all of its height is visible too"),
      SchemaKey(
        "alwaysBounceHorizontal", .boolean, default: "false", at: .load,
        "Whether it bounces to the sides when all of its width is visible too"),
    ])

  package static let view = SchemaObject(
    "a view",
    example:
      #"{ "id": "dot", "frame": [20, 40, 30, 30], "superview": "card", "repeat": { "count": 3, "offset": [40, 0] } }"#,
    keys: [
      SchemaKey("id", .identifier, isRequired: true, "Name of the view, also in the output"),
      SchemaKey("frame", .tuple(.rect), "Place and size before the rotation"),
      SchemaKey("center", .tuple(.point), "Middle of the view in its superview"),
      SchemaKey("size", .tuple(.size), "Size of the bounds"),
      SchemaKey(
        "angle", .number(.angle), default: "0", "Rotation about the center, clockwise on screen"),
      SchemaKey(
        "alpha", .number(.opacity), default: "1",
        "Opacity in the beginning; below 0.01 the view gets no touches"),
      SchemaKey(
        "superview", .reference([.view, .referenceView]),
        "The view this one is placed in; else the reference view"),
      collisionBoundsKey,
      SchemaKey(
        "added", .boolean, default: "true", at: .load,
        "Whether it is in the hierarchy before the first tick; an action can add it"),
      SchemaKey(
        "indexPath", .tuple(.indexPath),
        "Section and item of a layout attribute; else section 0 and the place in \"views\""),
      SchemaKey(
        "kind", .elementKind, default: #""cell""#,
        "What a layout attribute stands for: \"cell\", \"supplementary:NAME\" or"
          + " \"decoration:NAME\""),
      SchemaKey(
        "repeat", .nested(repetition), "Makes several views, called by the id, - and a number"),
      lookKey,
    ],
    rules: [.exactlyOne([.all("frame"), .all("center", "size")])])

  /// The shape that collides, of a view or an item.
  static let collisionBoundsKey = SchemaKey(
    "collisionBounds",
    .either([
      .word([
        SchemaWord("rectangle", "The bounds collide"),
        SchemaWord("ellipse", "The ellipse in the bounds collides"),
      ]),
      .nested(collisionBounds),
    ]), default: #""rectangle""#, "The shape that collides")

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
        isRequired: true, "How many views there are in the end"),
      SchemaKey(
        "offset", .tuple(.offset), default: "[0, 0]", "From the center of each to the next"),
    ])

  static let insets = SchemaObject(
    "\"referenceBoundsInsets\"",
    example:
      #"{ "type": "collision", "items": ["card"], "referenceBoundsInsets": { "top": -200, "bottom": 34 } }"#,
    keys: ["top", "left", "bottom", "right"].map {
      SchemaKey($0, .number(.coordinate), default: "0", "Distance inwards, negative outwards")
    })
}
