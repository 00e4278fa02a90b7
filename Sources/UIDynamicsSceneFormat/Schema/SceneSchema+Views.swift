// SPDX-License-Identifier: MIT

extension SceneSchema {
  static let referenceView = SchemaObject(
    """
    "referenceView"
    { "referenceView": { "size": [375, 667] } }
    id | id | "referenceView" | \
    Name of the reference view, which cannot be an item; a view of the same size can
    size | size | Size of the bounds, whose origin is (0, 0)
    bounds | rect | Bounds in the view's own coordinates
    \(screenLookKey)
    exactly one | size | bounds
    """)

  static let collectionViewLayout = SchemaObject(
    """
    "collectionViewLayout"
    { "collectionViewLayout": { "contentSize": [375, 2000], "collectionView": { "bounds": [0, 0, 375, 667] } } }
    id | id | "collectionViewLayout" | Name of the layout
    contentSize | size, required | \
    Size of the content, which acts like the bounds of a reference view
    collectionView | collectionView | The collection view that shows the content
    \(screenLookKey)
    """)

  static let collectionView = SchemaObject(
    """
    "collectionView"
    { "collectionViewLayout": { "contentSize": [375, 2000], "collectionView": { "bounds": [0, 90, 375, 667], "alwaysBounceVertical": true } } }
    bounds | rect, required | \
    The part of the content that is visible at the start; its origin is the contentOffset
    bounces | boolean, at load | true | \
    True if a finger can pull the content beyond its edges, from where it springs back
    alwaysBounceVertical | boolean, at load | false | \
    True if the content bounces vertically even if its full height is visible
    alwaysBounceHorizontal | boolean, at load | false | \
    True if the content bounces horizontally even if its full width is visible
    """)

  package static let view = SchemaObject(
    """
    a view
    { "id": "dot", "frame": [20, 40, 30, 30], "superview": "card", "repeat": { "count": 3, "offset": [40, 0] } }
    id | id, required | Name of the view, also used in the output
    frame | rect | Position and size before the rotation
    center | point | Center of the view in its superview
    size | size | Size of the bounds
    angle | angle | 0 | Rotation about the center, clockwise on screen
    alpha | from 0 to 1 | 1 | Initial opacity; below 0.01 the view receives no touches
    superview | superviewID | The superview; defaults to the reference view
    \(collisionBoundsKey)
    added | boolean, at load | true | \
    True if the view is in the hierarchy before the first tick; an action can add it later
    indexPath | indexPath | \
    Section and item of a layout attribute; defaults to section 0 and the index in "views"
    kind | elementKind | "cell" | \
    Element kind of a layout attribute: "cell", "supplementary:NAME" or "decoration:NAME"
    repeat | repetition | Creates several views, with the ids ID-1, ID-2 and so on
    \(lookKey)
    exactly one | frame | center size
    """)

  static let collisionBoundsKey = """
    collisionBounds | words or collisionBounds | "rectangle" | Shape used for collisions
    | rectangle | The rectangle of the bounds
    | ellipse | The ellipse inscribed in the bounds
    """

  static let collisionBounds = SchemaObject(
    """
    "collisionBounds"
    { "id": "ball", "frame": [20, 40, 30, 30], "collisionBounds": { "path": { "oval": [-15, -15, 30, 30] } } }
    path | path, required | A convex outline in item coordinates; [0, 0] is the center
    """)

  package static let repetition = SchemaObject(
    """
    "repeat"
    { "id": "dot", "frame": [20, 40, 30, 30], "repeat": { "count": 3, "offset": [40, 0] } }
    count | from 1, whole, limit views, required | Total number of views
    offset | offset | [0, 0] | Offset from each center to the next
    """)

  static let insets = SchemaObject(
    """
    "referenceBoundsInsets"
    { "type": "collision", "items": ["card"], "referenceBoundsInsets": { "top": -200, "bottom": 34 } }
    top | coordinate | 0 | Distance inward; negative is outward
    left | coordinate | 0 | Distance inward; negative is outward
    bottom | coordinate | 0 | Distance inward; negative is outward
    right | coordinate | 0 | Distance inward; negative is outward
    """)
}
