// SPDX-License-Identifier: MIT

extension SceneSchema {
  package static let item = SchemaObject(
    """
    an item
    { "items": [ { "id": "coin", "center": [90, 90], "size": [20, 20] } ] }
    id | id, required | Name of the item, also used in the output
    center | point | Center of the item in the animator's coordinates
    size | size | Size of the bounds
    angle | angle | 0 | Rotation about the center, clockwise on screen
    \(collisionBoundsKey)
    group | list writtenItemIDs a member, fewest 1 | \
    Views and items that move as one body; a group cannot contain groups
    target | viewID | View whose properties the item reads and writes
    map | mapping | View properties to use as center and angle; a part that is not mapped stays \
    the view's own, unless another part is mapped to it; a run warns about a width or height below \
    0.01 pt
    \(lookKey)
    exactly one | center size | group | target map
    """)

  static let mapping = SchemaObject(
    """
    "map"
    { "items": [ { "id": "width", "target": "card", "map": { "center.x": "bounds.size.width" } } ] }
    center.x | settableNumber | The view property that the x-coordinate of the center controls
    center.y | settableNumber | The view property that the y-coordinate of the center controls
    angle | settableNumber | The view property that the angle controls
    """)

  static let region = SchemaObject(
    """
    a region
    { "type": "field", "field": "drag", "items": ["card"], "position": [187, 333], "region": { "radius": 80 } }
    radius | extent | A circle around the field's position
    size | size | A rectangle around the field's position
    inverse | shape | Everything outside a region
    union | list shape a region, fewest 2, most 2 | Everything in at least one of two regions
    intersection | list shape a region, fewest 2, most 2 | Everything in both regions
    difference | list shape a region, fewest 2, most 2 | \
    Everything in the first region but not in the second
    exactly one | radius | size | inverse | union | intersection | difference
    """)
}
