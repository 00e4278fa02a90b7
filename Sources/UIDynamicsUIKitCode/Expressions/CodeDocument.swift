// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// The scene whose code is written, and what the code needs.
///
/// Code is written twice: the first pass is an analysis that keeps only the needs, and the second pass starts with
/// them.
final class CodeDocument {
  let scene: Scene
  let file: String
  let names: CodeNames
  let facts: CodeFacts
  private let pointer: (ScenePart) -> String?
  private(set) var needs: CodeNeeds
  /// The comments already written in the current loop over items; `nil` outside of a loop.
  private var reported: Set<String>?
  /// The sources of expressions whose values replace them in the current line.
  private var folded: [String] = []

  init(_ scene: Scene, file: String, _ pointer: @escaping (ScenePart) -> String?) {
    (self.scene, self.file, self.pointer) = (scene, file, pointer)
    let ending = ".json"
    let name = file.hasSuffix(ending) ? String(file.dropLast(ending.count)) : scene.title ?? ""
    names = CodeNames(scene, called: name)
    facts = CodeFacts(scene)
    needs = CodeNeeds()
  }

  /// A document for writing, after the analysis.
  init(analyzed other: CodeDocument) {
    (scene, file, names, facts) = (other.scene, other.file, other.names, other.facts)
    (pointer, needs) = (other.pointer, other.needs)
  }

  func need(_ feature: CodeNeeds.Feature) { needs.features.insert(feature) }

  func need(_ helper: CodeHelper) { needs.helpers.insert(helper) }

  func need(_ animation: CodeAnimation) { needs.animations.insert(animation) }

  func need(parameter: Int) { needs.parameters.insert(parameter) }

  /// Records that a renewed behavior is added, either unchanged or new.
  func need(adder behavior: Int, isNew: Bool) {
    if isNew { needs.newAdders.insert(behavior) } else { needs.adders.insert(behavior) }
  }

  func pointer(toBehavior index: Int) -> String {
    pointer(.behavior(index)) ?? "/behaviors/\(index)"
  }

  /// Events made from one object in the scene share its pointer.
  func pointer(toEvent index: Int) -> String {
    "/events/\(scene.events[index].sourceIndex ?? index)"
  }

  func remark(_ pointer: String, _ reason: String) {
    let remark = "\(pointer): \(reason)"
    if !needs.remarks.contains(remark) { needs.remarks.append(remark) }
  }

  /// Returns a comment that replaces an action UIKit cannot express.
  func comment(_ pointer: String, _ reason: String) -> CodeBlock {
    needs.commented.insert(pointer)
    let text = "\(pointer): \(reason)."
    if reported?.insert(text).inserted == false { return [] }
    return CodeComment.lines(text, "//", depth: 3)
  }

  /// Writes each comment once, even if the body repeats for several items.
  func reportingOnce(_ body: () -> CodeBlock) -> CodeBlock {
    if reported != nil { return body() }
    reported = []
    defer { reported = nil }
    return body()
  }

  func remember(_ name: String, _ meaning: String) {
    let flag = CodeNeeds.Flag(name: name, meaning: meaning)
    if !needs.flags.contains(where: { $0.name == name }) { needs.flags.append(flag) }
  }

  func fold(_ text: String) {
    let plain = CodeComment.plain(text)
    if !folded.contains(plain) { folded.append(plain) }
  }

  /// Appends the sources of folded expressions as a trailing comment.
  func line(_ text: String) -> String {
    defer { folded = [] }
    return folded.isEmpty ? text : "\(text)  // \(folded.joined(separator: ", "))"
  }

  /// Discards folded expressions that do not have their own line.
  func endLine() { folded = [] }

  /// Records the keys that an action can emit, without values that UIKit cannot express.
  func tell(_ name: String, _ keys: [String]) { needs.emittedKeys[name, default: []].insert(keys) }

  /// The values passed with a name, limited to those that the code can express.
  func emission(_ name: String) -> Emission? {
    guard let emission = facts.emissions[name] else { return nil }
    guard let lists = needs.emittedKeys[name], let keys = lists.first else { return emission }
    if lists.count > 1 { return Emission(members: nil) }
    return Emission(members: emission.members?.filter { keys.contains($0.key) })
  }

  var callbacks: [(name: String, emission: Emission, property: String)] {
    scene.emittedNames.compactMap { name in
      guard let emission = emission(name), let property = names.callbacks[name] else { return nil }
      return (name, emission, property)
    }
  }

  func recordCovered(_ event: Int, _ trigger: Int) { needs.covered.insert([event, trigger]) }

  func name(_ behavior: Int) -> String { names.behaviors[behavior] }

  func item(_ index: Int) -> String {
    needs.usedItems.insert(index)
    return names.items[index]
  }
}
