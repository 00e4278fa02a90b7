// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsSceneFormat

/// Loads the scenes in Tests/Fixtures/messages; the README there explains how to write one.
@Suite("Messages about scenes", .timeLimit(.minutes(30)))
struct MessageTableTests {
  @Test(
    "Scenes produce the accepted messages",
    arguments: AcceptedText.names("messages"))
  func messages(name: String) throws {
    try AcceptedText.check("messages/\(name)") { $0.map { Self.play($0.lines) } }
  }

  /// Each line that starts with `- ` replaces `@@` in the indented text above it, or is an entire scene.
  private static func play(_ lines: [String]) -> [String] {
    var result: [String] = []
    var limits = SceneLimits.default
    let scene = lines.prefix { !$0.hasPrefix("- ") && !$0.hasPrefix("limits: ") }
      .filter { $0.hasPrefix("  ") }.map { $0.dropFirst(2) + "\n" }.joined()
    var hasRows = false
    for line in lines {
      if line.hasPrefix("  ") && hasRows { continue }
      result.append(line)
      if line.hasPrefix("limits: ") { limits = self.limits(line.dropFirst(8)) }
      guard line.hasPrefix("- ") else { continue }
      hasRows = true
      let row = String(line.dropFirst(2))
      result += messages(scene.isEmpty ? row : scene.replacing("@@", with: row), limits)
    }
    return result
  }

  /// Parses limits such as `views=2`; each must be below its default.
  private static func limits(_ text: Substring) -> SceneLimits {
    text.split(separator: " ").reduce(into: .default) { limits, word in
      let parts = word.split(separator: "=").map { String($0) }
      guard parts.count == 2, let limit = SceneLimit(rawValue: parts[0]) else { return }
      limits[limit] = Int(parts[1]) ?? 0
    }
  }

  private static func messages(_ scene: String, _ limits: SceneLimits) -> [String] {
    let loading = AdvisedLoader.load(Array(scene.utf8), name: "scene.json", limits: limits)
    let omitted = loading.omittedWarnings
    let more = omitted > 0 ? ["  omitted warnings: \(omitted)"] : []
    if loading.diagnostics.isEmpty { return ["  no message"] + more }
    return loading.diagnostics.flatMap { diagnostic in
      let location = "\(diagnostic.pointer)".isEmpty ? "the scene" : "\(diagnostic.pointer)"
      let code = "\(diagnostic.severity.rawValue) \(diagnostic.code.rawValue)"
      return ["  \(code) at \(location): \(diagnostic.message)"]
        + (diagnostic.hint.map { ["  hint: \($0)"] } ?? [])
    } + more
  }
}
