// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

// Appearance only; the engine, digests and logs ignore it.
extension SceneSchema {
  package static let look = SchemaObject(
    "\"look\"",
    example:
      #"{ "id": "mail", "frame": [20, 40, 60, 60], "look": { "fill": "systemBlue", "cornerRadius": 14, "label": "Mail", "shadow": true } }"#,
    keys: [
      SchemaKey("fill", color, at: .load, "Color of the view; else one of a default palette"),
      SchemaKey(
        "cornerRadius", .number(.nonNegative("pt")), at: .load,
        "Radius of the drawn corners; a view with `collisionBounds` then is drawn as a rectangle"),
      SchemaKey("label", .phrase, at: .load, "Text in the middle of the view"),
      SchemaKey(
        "image", .imageName,
        "Picture that fills the view: a PNG, JPEG or SVG file in the folder of the scene or below,"
          + " at most 1 MB"),
      SchemaKey("shadow", .boolean, at: .load, "Whether the view casts a shadow"),
    ])

  package static let screenLook = SchemaObject(
    "the \"look\" of a screen",
    example:
      #"{ "referenceView": { "size": [390, 844], "look": { "device": "phone", "fill": "systemGroupedBackground" } } }"#,
    keys: [
      SchemaKey("fill", color, at: .load, "Color of the background"),
      SchemaKey(
        "device",
        .word(
          .all(of: ScreenStyle.Device.self) {
            switch $0 {
            case .phone: "Round corners, a status bar and a home indicator"
            }
          }), "The device whose screen is drawn; else a plain rectangle"),
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
        "Invisible things that the device view draws behind the views"),
    ])

  static let lookKey = SchemaKey("look", .nested(look), "How it is drawn; it changes no motion")

  static let screenLookKey = SchemaKey(
    "look", .nested(screenLook), "How the screen is drawn; it changes no motion")

  /// One color, or a light and a dark one.
  private static var color: SchemaKind {
    .either([.color, .list(SchemaList(of: .color, "a color", fewest: 2, most: 2))])
  }
}
