// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  internal import UIDynamicsPage
  internal import UIDynamicsTrajectory

  /// A JavaScript module with a scene and the engine, which moves the elements of a web page.
  package struct WebModule {
    private let comment: String
    private let members: [(key: String, value: JSONTree)]

    /// Creates a module that begins with a comment.
    ///
    /// `comment` must not contain `*/`. Items store the indices of their superviews, `size` is the screen's size, and
    /// `fingers` is 2 if a gesture takes two fingers.
    package init(
      comment: String, scene: LivingScene, items: [(id: String, superview: Int?)],
      ticksPerSecond: Double, size: SIMD2<Double>?, fingers: Int
    ) {
      self.comment = comment
      let list = items.map { item in
        JSONTree.object([
          ("id", .text(item.id)), ("parent", JSONTree(item.superview.map { Double($0) })),
        ])
      }
      members = [
        ("scene", .object(scene.members)), ("items", .list(list)),
        ("rate", .number(ticksPerSecond)),
        ("size", size.map { .list([.number($0.x), .number($0.y)]) } ?? .null),
        ("fingers", .number(Double(fingers))),
      ]
    }

    /// The engine is a gzipped WebAssembly module.
    package func text(engine: [UInt8]) -> String {
      var buffer = ByteBuffer()
      buffer.append("/* \(comment) */\nconst exported = ")
      buffer.append(JSONTree.object(members).bytes)
      buffer.append(";\nexported.engine = \"")
      Base64.append(engine, to: &buffer)
      buffer.append("\";\n")
      buffer.append(PageText.attachment)
      buffer.append("export { attach };\n")
      return String(decoding: buffer.bytes, as: UTF8.self)
    }
  }
#endif
