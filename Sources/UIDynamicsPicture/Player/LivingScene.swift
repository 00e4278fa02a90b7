// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// A scene that a page plays by itself, with the engine for it.
package struct LivingScene: Sendable {
  private let name: String
  private let text: [UInt8]
  private let values: [(name: String, text: String)]
  /// The WebAssembly module, gzipped.
  let engine: [UInt8]

  /// Takes the name of the scene's file, its text in UTF-8 and the values of parameters that differ from it.
  package init(
    name: String, text: [UInt8], values: [(name: String, text: String)], engine: [UInt8]
  ) {
    (self.name, self.text, self.values, self.engine) = (name, text, values, engine)
  }

  /// `{"name":…,"text":…,"values":{…}}`.
  var json: [UInt8] {
    JSONTree.object([
      ("name", .text(name)), ("text", .text(String(decoding: text, as: UTF8.self))),
      ("values", .object(values.map { ($0.name, .text($0.text)) })),
    ]).bytes
  }
}
