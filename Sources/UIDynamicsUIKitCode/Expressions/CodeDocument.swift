// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// Collects names, remarks and required helpers while the code of one scene is written.
final class CodeDocument {
  let scene: Scene
  let file: String
  let names: CodeNames
  let live: LiveVariables
  /// Behaviors that are created when they are added, possibly several times.
  let renewed: Set<Int>
  private let pointer: (ScenePart) -> String?
  private lazy var sceneEmissions = scene.emissions
  /// The key lists that the code emits per name; more than one if they differ.
  private var emittedKeys: [String: Set<[String]>] = [:]
  /// The emitted names that trigger events.
  lazy var handled = Set(
    scene.events.filter { !live.isIdle($0.actions) }.flatMap { $0.trigger.all }.compactMap {
      $0.emission
    })
  /// The collision behaviors that actions extend or change.
  lazy var growing: Set<Int> = {
    Set(scene.actions.flatMap { $0.content.effect?.enlarged ?? [] })
  }()
  lazy var resized = scene.resizedItems
  /// The triggers that the code covers.
  var ledger = EventLedger()
  /// The items that the code mentions.
  private(set) var usedItems: Set<Int> = []
  /// Scene features that UIKit cannot express, each with its JSON pointer.
  private(set) var remarks: [String] = []
  /// The pointers of actions that became comments.
  private var commented: Set<String> = []
  /// The comments already written in the current loop over items; `nil` outside of a loop.
  private var said: Set<String>?
  var needsMath = false
  /// Delayed work needs a clock.
  var needsClock = false
  /// Per-tick work needs a behavior with an action.
  var hasTicker = false
  var needsTouch = false
  var needsStart = false
  var helpers: Set<CodeHelper> = []
  var animations: Set<CodeAnimation> = []
  var parameters: Set<Int> = []
  /// The renewed behaviors that are added unchanged, and those created for each addition.
  var adders: Set<Int> = []
  var newAdders: Set<Int> = []
  /// State variables of events, with their doc comments.
  private(set) var flags: [(name: String, meaning: String)] = []
  /// The sources of expressions that the current line contains only as values.
  private var folded: [String] = []

  init(_ scene: Scene, file: String, _ pointer: @escaping (ScenePart) -> String?) {
    (self.scene, self.file, self.pointer) = (scene, file, pointer)
    let ending = ".json"
    let name = file.hasSuffix(ending) ? String(file.dropLast(ending.count)) : scene.title ?? ""
    names = CodeNames(scene, called: name)
    live = LiveVariables(scene)
    renewed = scene.renewedBehaviors
  }

  func pointer(toBehavior index: Int) -> String {
    pointer(.behavior(index)) ?? "/behaviors/\(index)"
  }

  /// Events made from one object in the scene share its pointer.
  func pointer(toEvent index: Int) -> String { "/events/\(scene.events[index].place ?? index)" }

  func remark(_ place: String, _ reason: String) {
    let remark = "\(place): \(reason)"
    if !remarks.contains(remark) { remarks.append(remark) }
  }

  /// Returns a comment that replaces an action UIKit cannot express.
  func comment(_ place: String, _ reason: String) -> CodeBlock {
    commented.insert(place)
    let text = "\(place): \(reason)."
    if said?.insert(text).inserted == false { return [] }
    return CodeComment.lines(text, "//", depth: 3)
  }

  /// Writes each comment once, even if the body repeats for several items.
  func sayingOnce(_ body: () -> CodeBlock) -> CodeBlock {
    if said != nil { return body() }
    said = []
    defer { said = nil }
    return body()
  }

  var unsaidCount: Int { remarks.count + commented.count }

  func remember(_ name: String, _ meaning: String) {
    if !flags.contains(where: { $0.name == name }) { flags.append((name, meaning)) }
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

  /// Records the keys that an action can emit; values UIKit cannot express are missing.
  func tell(_ name: String, _ keys: [String]) { emittedKeys[name, default: []].insert(keys) }

  /// The values passed with a name, limited to those that the code can express.
  func emission(_ name: String) -> Emission? {
    guard let emission = sceneEmissions[name] else { return nil }
    guard let lists = emittedKeys[name], let keys = lists.first else { return emission }
    if lists.count > 1 { return Emission(members: nil) }
    return Emission(members: emission.members?.filter { keys.contains($0.key) })
  }

  var callbacks: [(name: String, emission: Emission, property: String)] {
    scene.emittedNames.compactMap { name in
      guard let emission = emission(name), let property = names.callbacks[name] else { return nil }
      return (name, emission, property)
    }
  }

  func name(_ behavior: Int) -> String { names.behaviors[behavior] }

  func item(_ index: Int) -> String {
    usedItems.insert(index)
    return names.items[index]
  }
}

extension Scene {
  /// The behaviors that actions recreate and those whose expressions name the touch.
  fileprivate var renewedBehaviors: Set<Int> {
    var found = Set(behaviors.indices.filter { behaviors[$0].namesTouch })
    for case .addBehavior(let list, isNew: true) in actions { found.formUnion(list.known) }
    let children = behaviors.flatMap { behavior -> [Int] in
      if case .composite(let children) = behavior.kind { children } else { [] }
    }
    return found.filter { behaviors[$0].type != .composite && !children.contains($0) }
  }
}
