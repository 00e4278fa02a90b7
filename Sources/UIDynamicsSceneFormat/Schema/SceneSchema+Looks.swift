// SPDX-License-Identifier: MIT

// Appearance only: the engine, digests and logs ignore it.
extension SceneSchema {
  package static let look = SchemaObject(
    """
    "look"
    { "id": "mail", "frame": [20, 40, 60, 60], "look": { "fill": "systemBlue", "cornerRadius": 14, "label": "Mail", "shadow": true } }
    fill | color or list color a color, fewest 2, most 2, at load | \
    Fill color; defaults to a color from a palette
    cornerRadius | from 0 pt, at load | \
    Corner radius; with it, a view with `collisionBounds` is drawn as a rectangle
    label | phrase, at load | Text centered in the view
    image | imageName | Image that fills the view: a PNG, JPEG or SVG file of at most 1 MB in the \
    scene's folder or below
    shadow | boolean, at load | True if the view has a shadow
    """)

  package static let screenLook = SchemaObject(
    """
    the "look" of a screen
    { "referenceView": { "size": [390, 844], "look": { "device": "phone", "fill": "systemGroupedBackground" } } }
    fill | color or list color a color, fewest 2, most 2, at load | Background color
    device | words | Device whose screen is drawn; defaults to a plain rectangle
    | phone | Rounded corners, a status bar and a home indicator
    overlays | list words an overlay | [] | \
    Invisible objects that the device view draws behind the views
    | boundaries | Boundaries of collision behaviors
    | attachments | Rods, springs, ropes, rails, pins and snap points
    | fields | Regions and forces of fields
    """)

  static let lookKey = "look | look | Appearance; does not affect the motion"

  static let screenLookKey =
    "look | screenLook | Appearance of the screen; does not affect the motion"
}
