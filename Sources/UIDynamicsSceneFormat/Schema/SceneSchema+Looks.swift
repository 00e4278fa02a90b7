// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

// Appearance only: the engine, digests and logs ignore it.
extension SceneSchema {
  package static let look = SchemaObject(
    "\"look\"",
    example:
      #"{ "id": "mail", "frame": [20, 40, 60, 60], "look": { "fill": "systemBlue", "cornerRadius": 14, "label": "Mail", "shadow": true } }"#,
    keys: [
      SchemaKey("fill", color, at: .load, "Fill color; defaults to a color from a palette"),
      SchemaKey(
        "cornerRadius", .number(.nonNegative("pt")), at: .load,
        "Corner radius; with it, a view with `collisionBounds` is drawn as a rectangle"),
      SchemaKey("label", .phrase, at: .load, "Text centered in the view"),
      SchemaKey(
        "image", .imageName,
        "Image that fills the view: a PNG, JPEG or SVG file of at most 1 MB in the scene's folder or below"
      ),
      SchemaKey("shadow", .boolean, at: .load, "True if the view has a shadow"),
    ])

  package static let screenLook = SchemaObject(
    "the \"look\" of a screen",
    example:
      #"{ "referenceView": { "size": [390, 844], "look": { "device": "phone", "fill": "systemGroupedBackground" } } }"#,
    keys: [
      SchemaKey("fill", color, at: .load, "Background color"),
      SchemaKey(
        "device",
        .word(
          .all(of: ScreenStyle.Device.self) {
            switch $0 {
            case .phone: "Rounded corners, a status bar and a home indicator"
            }
          }), "Device whose screen is drawn; defaults to a plain rectangle"),
      SchemaKey(
        "overlays",
        .list(
          SchemaList(
            of: .word(
              .all(of: ScreenStyle.Overlay.self) {
                switch $0 {
                case .boundaries: "Boundaries of collision behaviors"
                case .attachments: "Rods, springs, ropes, rails, pins and snap points"
                case .fields: "Regions and forces of fields"
                }
              }), "an overlay")), default: "[]",
        "Invisible objects that the device view draws behind the views"),
    ])

  static let lookKey = SchemaKey("look", .nested(look), "Appearance; does not affect the motion")

  static let screenLookKey = SchemaKey(
    "look", .nested(screenLook), "Appearance of the screen; does not affect the motion")

  /// A single color, or a light and a dark one.
  private static var color: SchemaKind {
    .either([.color, .list(SchemaList(of: .color, "a color", fewest: 2, most: 2))])
  }
}
