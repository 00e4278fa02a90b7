// SPDX-License-Identifier: MIT

import Testing

@testable import UIDynamicsSceneFormat

@Suite("Quick checks of values", .timeLimit(.minutes(30)))
struct SchemaGlanceTests {
  @Test("A quick check passes exactly the values that the full check passes, except null")
  func agreesWithCheck() throws {
    var glances = 0
    for object in SceneSchema.objects {
      for key in object.keys {
        switch key.kind {
        case .tuple: break
        case .text(let form): guard case .identifier = form.rule else { continue }
        case .anything, .formatVersion, .boolean, .yes, .number, .boundaryOrNull, .word, .list,
          .nested, .range, .variants, .choice, .map, .named, .either, .value, .assigned:
          continue
        }
        glances += 1
        for text in Self.values(of: key.kind) {
          let document = try #require(readJSON(text).document, "\(text)")
          let isSound = key.kind.isSound(.root, in: document)
          let messages = Self.findings(document, key).map(\.message)
          // The quick check never accepts null, although a bound can be null.
          let expected = messages.isEmpty && !text.contains("null")
          #expect(isSound == expected, "\(object.noun) \(key.name): \(text), \(messages)")
        }
      }
    }
    #expect(glances > 20, "few kinds have a glance")
  }

  @Test("Quick checks leave expressions, optional numbers and references to the full check")
  func leavesOpen() throws {
    let computed = try #require(readJSON(#"["=1 + 1", 0, 10, 20]"#).document)
    #expect(!SchemaKind.tuple(.rect).isSound(.root, in: computed))
    let touch = try #require(readJSON("[1, 2, 3]").document)
    #expect(!SchemaKind.tuple(.touch).isSound(.root, in: touch), "two of five numbers are left out")
    let id = try #require(readJSON("\"a\"").document)
    #expect(!SchemaKind.reference(.dynamicItem).isSound(.root, in: id), "what there is to name")
  }

  /// Ids and other values, or arrays whose numbers are at, within and beyond their bounds.
  private static func values(of kind: SchemaKind) -> [String] {
    guard case .tuple(let tuple) = kind else {
      return ["\"a\"", "\"_b-7\"", "\"7a\"", "\"\"", "\"a b\"", "7", "null", "[\"a\"]"]
    }
    let sound = tuple.components.map { "\(max($0.number.lower, 1))" }
    var found = [sound, Array(sound.dropLast()), sound + ["1"]]
    for (index, component) in tuple.components.enumerated() {
      let number = component.number
      var numbers = [0, -1, 2.5]
      for edge in [number.lower, number.upper] where edge.isFinite {
        numbers += [edge, edge.nextUp, edge.nextDown, edge + 0.5]
      }
      for text in numbers.map({ "\($0)" }) + ["null", "\"1\"", "[1]"] {
        var changed = sound
        changed[index] = text
        found.append(changed)
      }
    }
    return found.map { "[\($0.joined(separator: ", "))]" } + ["7", "null", "{}", "[[1, 2]]"]
  }

  private static func findings(_ document: JSONDocument, _ key: SchemaKey) -> [Finding] {
    let outline = SceneOutline(document, SceneParameters(ObjectReader(document, .root)))
    let scope = SceneScope(
      outline, SceneNames(outline, limits: .default), SceneParameters(outline.root))
    var check = SchemaCheck(document, in: scope, limits: .default)
    check.check(.root, as: key.kind, .init(.row(key)))
    return check.findings.list
  }
}
