// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// A scene that a page simulates itself, with the engine as WebAssembly.
package struct LivingScene: Sendable {
  private let name: String
  private let text: [UInt8]
  private let values: [(name: String, text: String)]
  let engine: [UInt8]

  /// - Parameters:
  ///   - name: The file name of the scene.
  ///   - text: The scene in UTF-8.
  ///   - values: Parameter values that differ from the scene's.
  ///   - engine: The gzipped WebAssembly module.
  package init(
    name: String, text: [UInt8], values: [(name: String, text: String)], engine: [UInt8]
  ) {
    (self.name, self.text, self.values, self.engine) = (name, text, values, engine)
  }

  var json: [UInt8] {
    JSONTree.object([
      ("name", .text(name)), ("text", .text(String(decoding: text, as: UTF8.self))),
      ("values", .object(values.map { ($0.name, .text($0.text)) })),
    ]).bytes
  }
}
