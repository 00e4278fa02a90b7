// SPDX-License-Identifier: MIT

extension SceneSchema {
  package static let path = SchemaObject(
    """
    a path
    { "type": "collision", "items": ["card"], "boundaries": [ { "id": "disc", "path": { "oval": [90, 200, 60, 60] } } ] }
    points | list point a corner, fewest 2, limit vertices | \
    Corners of a closed polygon; in a boundary, two corners make a line
    rect | rect | A rectangle
    oval | rect | The ellipse inscribed in a rectangle
    roundedRect | rect | A rectangle with rounded corners
    cornerRadius | from 0 pt | Radius of the rounded corners
    arc | arc | Part of a circle, closed by a straight line
    svg | pathData | SVG path data with M, L, H, V, Q, C and Z, absolute or relative
    exactly one | points | rect | oval | roundedRect cornerRadius | arc | svg
    """)

  static let arc = SchemaObject(
    """
    an arc
    { "type": "collision", "items": ["card"], "boundaries": [ { "id": "bowl", "path": { "arc": { "center": [187, 300], "radius": 90, "startAngle": 0, "endAngle": 3.14 } } } ] }
    center | point, required | Center of the circle
    radius | extent, required | Radius of the circle
    startAngle | angle, required | Start angle; 0 points right, pi / 2 down
    endAngle | angle, required | End angle
    clockwise | boolean | true | True if the arc runs clockwise on screen
    """)

  static let boundary = SchemaObject(
    """
    a boundary
    { "type": "collision", "items": ["card"], "boundaries": [ { "id": "shelf", "from": [0, 200], "to": [150, 220] } ] }
    id | id, required | Name of the boundary within its behavior
    from | point | One end of a line
    to | point | The other end of a line
    path | path | An outline; items can be inside or outside
    exactly one | from to | path
    """)
}
