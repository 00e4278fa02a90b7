// SPDX-License-Identifier: MIT

import SceneGenerator
import TestSupport
import Testing
import UIDynamicsSceneFormat

@Suite("Generated scenes", .timeLimit(.minutes(30)))
struct GeneratedSceneTests {
  @Test(
    "A generated scene runs identically twice, with a documented exit code", arguments: 0..<4)
  func trials(part: Int) {
    let seeds = UInt64(part * 40)..<UInt64(part * 40 + 40)
    for seed in seeds.suffix(Seeds.of(40, atMost: 1)) {
      let (scene, _) = SceneGenerator.validScene(seed: seed)
      for json in [scene.json, SceneGenerator.scene(seed: seed).json] {
        if let fault = SceneTrial(json).fault { Issue.record("seed \(seed): \(fault)\n\(json)") }
      }
    }
  }

  @Test("The same seed generates the same scene, and different seeds generate different ones")
  func seeds() {
    let seeds = UInt64(0)..<UInt64(Seeds.of(100))
    let scenes = seeds.map { SceneGenerator.scene(seed: $0).json }
    #expect(scenes == seeds.map { SceneGenerator.scene(seed: $0).json })
    #expect(Set(scenes).count == seeds.count)
  }

  @Test("A generated scene is valid after a repair that removes little")
  func mended() {
    var (before, after) = (0, 0)
    for seed in UInt64(0)..<UInt64(Seeds.of(200, atMost: 10)) {
      let (scene, _) = SceneGenerator.validScene(seed: seed)
      let loading = SceneLoader.load(Array(scene.json.utf8), name: "seed \(seed)")
      #expect(loading.scene != nil, "seed \(seed): \(loading.diagnostics.map(\.message))")
      before += SceneGenerator.scene(seed: seed).count
      after += scene.count
    }
    #expect(Double(after) > 0.6 * Double(before), "\(after) of \(before) values are left")
  }

  @Test("Five hundred generated scenes contain every key and every word of the schema")
  func coverage() {
    let missing = Self.missing.words
    #expect(missing.isEmpty, "never made: \(missing.sorted().joined(separator: ", "))")
  }

  @Test("Five hundred generated scenes contain the whole expression language")
  func language() {
    let missing = Self.missing.language
    #expect(missing.isEmpty, "never made: \(missing.joined(separator: ", "))")
  }

  /// Elements of the expression language, as written in scenes.
  private static var language: [String] {
    let functions = ExpressionFunction.allCases.map { "\($0.rawValue)(" }
    let aggregates = ExpressionAggregate.allCases.map { "\($0.rawValue)([" }
    let infixes = ExpressionInfix.allCases.map { " \($0.rawValue) " }
    let prefixes = ExpressionPrefix.allCases.map { "\($0.rawValue)(" }
    let words = ExpressionWord.allCases.map(\.rawValue)
    let operands = [
      "=each", "=contact.item", "=touch.view", "=copied", "='b", "='v", "each.previous",
    ]
    let targets = ["each.center", "copied.center", "collectionView.contentOffset", "f0-*", "v*"]
    return functions + aggregates + infixes + prefixes + words + operands + targets
  }

  /// Seeds of scenes with rare features, which the search tries first in order to end early.
  private static let rare: [UInt64] = [72, 76, 101, 102, 104, 108, 129, 159, 237, 271, 426]

  /// The words and elements that none of five hundred scenes contains.
  ///
  /// A partial test run skips repairs, which are slow. The search ends when it has found everything.
  private static let missing: (words: Set<String>, language: [String]) = {
    // A generated scene contains no recording and no image file.
    let ofFiles: Set<String> = ["match", "file", "within", "columns", "offset", "image"]
    var (words, parts) = (expected.subtracting(ofFiles), language)
    for seed in rare + Array(0..<500) where !words.isEmpty || !parts.isEmpty {
      var seen: Set<String> = []
      let scene =
        Seeds.isPart
        ? SceneGenerator.scene(seed: seed) : SceneGenerator.validScene(seed: seed).scene
      scene.gather(into: &seen)
      words.subtract(seen)
      parts.removeAll { part in seen.contains { $0.contains(part) } }
    }
    return (words, parts)
  }()

  /// Every key and every word of the schema.
  private static var expected: Set<String> {
    var (found, open) = (Set<String>(), [SchemaKind]())
    for object in SceneSchema.objects {
      found.formUnion(object.keys.map(\.name))
      open += object.keys.map(\.kind)
    }
    while let kind = open.popLast() {
      if case .word(let words) = kind { found.formUnion(words().map(\.name)) }
      if case .either(let kinds) = kind { open += kinds }
    }
    return found
  }
}

extension JSONTree {
  /// Adds all keys and strings to a set.
  fileprivate func gather(into seen: inout Set<String>) {
    switch self {
    case .null, .boolean, .number: break
    case .text(let text): seen.insert(text)
    case .array(let elements): for element in elements { element.gather(into: &seen) }
    case .object(let members):
      for member in members {
        seen.insert(member.key)
        member.value.gather(into: &seen)
      }
    }
  }
}
