// SPDX-License-Identifier: MIT

extension SceneSchema {
  static let referenceView = SchemaObject(
    "\"referenceView\"",
    keys: [
      SchemaKey("id", .identifier, default: #""referenceView""#, "Name of the reference view"),
      SchemaKey("size", .tuple(.size), "Size of the bounds, whose origin then is (0, 0)"),
      SchemaKey("bounds", .tuple(.rect), "Bounds in the view's own coordinates"),
    ],
    rules: [.exactlyOne([.all("size"), .all("bounds")])])

  static let view = SchemaObject(
    "a view",
    keys: [
      SchemaKey("id", .identifier, isRequired: true, "Name of the view, also in the output"),
      SchemaKey("frame", .tuple(.rect), "Place and size before the rotation"),
      SchemaKey("center", .tuple(.point), "Middle of the view in its superview"),
      SchemaKey("size", .tuple(.size), "Size of the bounds"),
      SchemaKey(
        "angle", .number(.angle), default: "0", "Rotation about the center, clockwise on screen"),
      SchemaKey(
        "superview", .reference([.view, .referenceView]),
        "The view this one is placed in; else the reference view"),
      SchemaKey(
        "collisionBounds",
        .either([
          .words([
            SchemaWord("rectangle", "The bounds collide"),
            SchemaWord("ellipse", support: .later, "The ellipse in the bounds collides"),
          ]),
          .unsupported(.object),
        ]), default: #""rectangle""#, "The shape that collides"),
      .later("indexPath", "Section and item of a layout attribute"),
      .later("kind", "Kind of a layout attribute"),
      .later("repeat", "Makes several views at an offset from each other"),
    ],
    rules: [.exactlyOne([.all("frame"), .all("center", "size")])])

  static let insets = SchemaObject(
    "\"referenceBoundsInsets\"",
    keys: ["top", "left", "bottom", "right"].map {
      SchemaKey($0, .number(.coordinate), default: "0", "Distance inwards, negative outwards")
    })
}
