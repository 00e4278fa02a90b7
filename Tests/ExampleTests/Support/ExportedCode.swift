// SPDX-License-Identifier: MIT

import TestSupport
import UIDynamicsSceneFormat
import UIDynamicsUIKitCode

/// The exported code of the test scenes, and the table of entries that run it.
struct ExportedCode {
  static let folder = "Tests/ExportedMotions"
  /// Prevents the formatter from changing exported code.
  private static let mark = "// swift-format-ignore-file\n"

  let name: String
  let scene: Scene
  let code: UIKitCode

  private static let made = MadeOnce<String, ExportedCode>()

  /// Returns the code of a scene, exported once for all tests.
  static func of(_ example: Example) throws -> ExportedCode {
    try made.value(example.path) { try ExportedCode(example) }
  }

  private init(_ example: Example) throws {
    let loading = try example.load()
    guard let scene = loading.scene else { throw NoScene(path: example.path) }
    (name, self.scene) = (example.name, scene)
    code = UIKitCode(scene, file: "\(example.name).json") { loading.location(of: $0)?.pointer }
  }

  struct NoScene: Error { let path: String }

  var path: String { "\(Self.folder)/Made/\(name).swift" }
  var file: String { Self.mark + code.text }

  /// The 64-bit FNV-1a hash of the code.
  var digest: String {
    let hash = code.text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }

  /// The lines that create an `ExportedMotion` from the class.
  private var entry: [String] {
    var lines = [
      "  \"\(name)\": {", "    let motion = \(code.type)()", "    return ExportedMotion(",
      "      motion, motion.animator,",
      "      items: [\(code.items.map { "motion.\($0)" }.joined(separator: ", "))],",
      "      start: motion.start",
    ]
    if code.hasClock { lines += [",", "      setClock: { motion.after = $0 }"] }
    if !code.callbacks.isEmpty {
      lines += [",", "      listen: { tell in"] + callbacks + ["      }"]
    }
    if !code.gestures.isEmpty { lines += [",", "      gestures: ["] + gestures + ["      ]"] }
    return lines + ["    )", "  },"]
  }

  private var callbacks: [String] {
    code.callbacks.map { callback in
      let values = callback.keys.map { keys in
        let pairs = keys.enumerated().map { "\($1.debugDescription): $\($0)" }
        return pairs.isEmpty ? "[:]" : "[\(pairs.joined(separator: ", "))]"
      }
      return
        "        motion.\(callback.property) = { tell(\"\(callback.name)\", \(values ?? "$0")) }"
    }
  }

  private var gestures: [String] {
    code.gestures.sorted { $0.key < $1.key }
      .map { "        \"\($0.key)\": { motion.\($0.value)(at: $0, velocity: $1) }," }
  }

  static let listPath = "\(folder)/Made/ExportedMotions.swift"

  static func list(_ codes: [ExportedCode]) -> String {
    let head = [
      mark + "// Made by ExportedCodeTests: make renew.", "", "import UIDynamics", "",
      "/// The motions by the names of their scenes.",
      "public let exportedMotions: [String: @Sendable () -> ExportedMotion] = [",
    ]
    return (head + codes.flatMap(\.entry) + ["]"]).joined(separator: "\n") + "\n"
  }
}
