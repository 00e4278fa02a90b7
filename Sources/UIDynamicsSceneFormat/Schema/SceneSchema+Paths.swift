// SPDX-License-Identifier: MIT

extension SceneSchema {
  package static let path = SchemaObject(
    "a path",
    example:
      #"{ "type": "collision", "items": ["card"], "boundaries": [ { "id": "disc", "path": { "oval": [90, 200, 60, 60] } } ] }"#,
    keys: [
      SchemaKey(
        "points", .list(SchemaList(of: .tuple(.point), "a corner", fewest: 2, limit: .vertices)),
        "Corners of a closed polygon; in a boundary, two corners make a line"),
      SchemaKey("rect", .tuple(.rect), "A rectangle"),
      SchemaKey("oval", .tuple(.rect), "The ellipse inscribed in a rectangle"),
      SchemaKey("roundedRect", .tuple(.rect), "A rectangle with rounded corners"),
      SchemaKey("cornerRadius", .number(.nonNegative("pt")), "Radius of the rounded corners"),
      SchemaKey("arc", .nested(arc), "Part of a circle, closed by a straight line"),
      SchemaKey(
        "svg", .pathData, "SVG path data with M, L, H, V, Q, C and Z, absolute or relative"),
    ],
    rules: [
      .exactlyOne([
        .all("points"), .all("rect"), .all("oval"), .all("roundedRect", "cornerRadius"),
        .all("arc"), .all("svg"),
      ])
    ])

  static let arc = SchemaObject(
    "an arc",
    example:
      #"{ "type": "collision", "items": ["card"], "boundaries": [ { "id": "bowl", "path": { "arc": { "center": [187, 300], "radius": 90, "startAngle": 0, "endAngle": 3.14 } } } ] }"#,
    keys: [
      SchemaKey("center", .tuple(.point), isRequired: true, "Center of the circle"),
      SchemaKey("radius", .number(.extent), isRequired: true, "Radius of the circle"),
      SchemaKey(
        "startAngle", .number(.angle), isRequired: true,
        "Start angle; 0 points right, pi / 2 down"),
      SchemaKey("endAngle", .number(.angle), isRequired: true, "End angle"),
      SchemaKey("clockwise", .boolean, default: "true", "True if the arc runs clockwise on screen"),
    ])

  static let boundary = SchemaObject(
    "a boundary",
    example:
      #"{ "type": "collision", "items": ["card"], "boundaries": [ { "id": "shelf", "from": [0, 200], "to": [150, 220] } ] }"#,
    keys: [
      SchemaKey("id", .identifier, isRequired: true, "Name of the boundary within its behavior"),
      SchemaKey("from", .tuple(.point), "One end of a line"),
      SchemaKey("to", .tuple(.point), "The other end of a line"),
      SchemaKey("path", .nested(path), "An outline; items can be inside or outside"),
    ],
    rules: [.exactlyOne([.all("from", "to"), .all("path")])])
}
