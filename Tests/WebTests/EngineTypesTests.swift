// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Compares the JavaScript binding of the page's engine with its type declarations.
@Suite(.timeLimit(.minutes(30)))
struct EngineTypesTests {
  private static func text(_ name: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(
      contentsOf: root.appendingPathComponent("Sources/UIDynamicsPage/Page/\(name)"),
      encoding: .utf8)
  }

  /// Counts the parameters in a list; commas in types and default values are inside brackets.
  private static func count(_ list: Substring) -> Int {
    var (depth, count) = (0, list.allSatisfy { $0 == " " } ? 0 : 1)
    for character in list {
      if "{[(<".contains(character) { depth += 1 }
      if "}])>".contains(character) { depth -= 1 }
      if character == ",", depth == 0 { count += 1 }
    }
    return count
  }

  /// Returns the members of the class `Engine` with their parameter counts, or -1 for a property.
  private static func members(_ text: String) -> [String: Int] {
    var members: [String: Int] = [:]
    let start = text.range(of: "export class Engine {")?.upperBound ?? text.endIndex
    for line in text[start...].split(separator: "\n") {
      if let found = line.firstMatch(of: /^  (?:readonly|get) (\w+)(?:\(\)| *:)/) {
        members[String(found.1)] = -1
      } else if let found = line.firstMatch(
        of: /^  (?:static )?(?:async )?(\w+)\((.*?)\)(?:;|:.*;| \{.*)$/)
      {
        members[String(found.1)] = count(found.2)
      }
    }
    return members
  }

  @Test func `Names and numbers of parameters agree`() throws {
    let own = ["renew", "call", "put", "answer", "ask", "try", "takeText"]
    let binding = Self.members(try Self.text("engine.mjs")).filter { !own.contains($0.key) }
    let types = Self.members(try Self.text("engine.d.ts"))
    #expect(binding.count > 12)
    #expect(Set(binding.keys) == Set(types.keys).union(["keep"]))
    for (name, count) in binding where name != "keep" { #expect(types[name] == count, "\(name)") }
  }

  @Test func `Every function that the binding calls is exported`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let exports = try String(
      contentsOf: root.appendingPathComponent("Sources/UIDynamicsWeb/WebExports.swift"),
      encoding: .utf8)
    let exported = Set(exports.matches(of: /@_cdecl\("(\w+)"\)/).map { String($0.1) })
    let script = try Self.text("engine.mjs")
    let called = Set(
      script.matches(of: /(?:call|ask|try)\("(\w+)"|this\.wasm\.(\w+)(?:\?\.)?\(/).map {
        String($0.1 ?? $0.2 ?? "")
      })
    #expect(exported.count > 15 && called == exported)
    #expect(script.utf8.count < 10_000)
    let command = try String(contentsOf: root.appendingPathComponent(".ci/web"), encoding: .utf8)
    let linked = command.matches(of: /--export=(\w+)/).map { String($0.1) }
    let ofSite = exports.matches(of: /\n  @_cdecl\("(\w+)"\)/).map { String($0.1) }
    #expect(Set(linked) == Set(ofSite) && linked.count == ofSite.count)
  }
}
