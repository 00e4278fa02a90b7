// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// What is known, and what turns out to be needed, while the code of one scene is written.
final class CodeSheet {
  let scene: Scene
  let file: String
  let names: CodeNames
  let live: LiveVariables
  /// Behaviors that are made where they are added, and may be made again.
  let renewed: Set<Int>
  private let pointer: (ScenePart) -> String?
  /// What the scene tells with each emitted name.
  private lazy var sceneEmissions = scene.emissions
  /// The keys that the code can tell, by the emitted name; more than one list where they differ.
  private var toldKeys: [String: Set<[String]>] = [:]
  /// The emitted names that set events off.
  lazy var handled = Set(
    scene.events.filter { !live.isIdle($0.actions) }.flatMap { $0.trigger.all }.compactMap {
      $0.emission
    })
  /// The collision behaviors that actions give more than they have.
  lazy var growing: Set<Int> = {
    Set(scene.actions.flatMap { $0.content.effect?.enlarged ?? [] })
  }()
  /// The views and items that actions give another size.
  lazy var resized = scene.resizedItems
  /// What sets events off and has a place in the code.
  var ledger = EventLedger()
  /// The items that the code speaks of.
  private(set) var usedItems: Set<Int> = []
  /// What UIKit has no word for, each with its place in the scene.
  private(set) var remarks: [String] = []
  /// The actions that are comments in the code, by their places.
  private var commented: Set<String> = []
  /// The comments that stand there already, in what is written for several items.
  private var said: Set<String>?
  /// Whether sine and their kin are called.
  var needsMath = false
  /// Whether something is done later.
  var needsClock = false
  /// Whether something is looked at in every tick.
  var hasTicker = false
  /// Whether the last touch must be remembered.
  var needsTouch = false
  /// And where its finger came down.
  var needsStart = false
  var helpers: Set<CodeHelper> = []
  var animations: Set<CodeAnimation> = []
  var parameters: Set<Int> = []
  /// The renewed behaviors that are added as they are, and anew.
  var adders: Set<Int> = []
  var newAdders: Set<Int> = []
  /// What is remembered of events: names and what they mean.
  private(set) var flags: [(name: String, meaning: String)] = []
  /// Expressions of which the code has only the value.
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

  /// One object may stand for several events.
  func pointer(toEvent index: Int) -> String { "/events/\(scene.events[index].place ?? index)" }

  func remark(_ place: String, _ reason: String) {
    let remark = "\(place): \(reason)"
    if !remarks.contains(remark) { remarks.append(remark) }
  }

  /// A comment in the place of an action that UIKit has no word for.
  func comment(_ place: String, _ reason: String) -> CodeBlock {
    commented.insert(place)
    let text = "\(place): \(reason)."
    if said?.insert(text).inserted == false { return [] }
    return CodeComment.lines(text, "//", depth: 3)
  }

  /// Has each comment be written once, however many items it is written for.
  func sayingOnce(_ body: () -> CodeBlock) -> CodeBlock {
    if said != nil { return body() }
    said = []
    defer { said = nil }
    return body()
  }

  /// How many things of the scene the code only tells of.
  var unsaidCount: Int { remarks.count + commented.count }

  func remember(_ name: String, _ meaning: String) {
    if !flags.contains(where: { $0.name == name }) { flags.append((name, meaning)) }
  }

  func fold(_ text: String) {
    let plain = CodeComment.plain(text)
    if !folded.contains(plain) { folded.append(plain) }
  }

  /// A line, and behind it the expressions it has the values of.
  func line(_ text: String) -> String {
    defer { folded = [] }
    return folded.isEmpty ? text : "\(text)  // \(folded.joined(separator: ", "))"
  }

  /// Forgets them, where they belong to no line of their own.
  func endLine() { folded = [] }

  /// Notes what an action can tell with a name: less than the scene does where UIKit has no word.
  func tell(_ name: String, _ keys: [String]) { toldKeys[name, default: []].insert(keys) }

  /// What is told with a name, as far as the code has it.
  func emission(_ name: String) -> Emission? {
    guard let emission = sceneEmissions[name] else { return nil }
    guard let told = toldKeys[name], let keys = told.first else { return emission }
    if told.count > 1 { return Emission(members: nil) }
    return Emission(members: emission.members?.filter { keys.contains($0.key) })
  }

  /// What is told, in the order of the scene: the name, what goes with it and the closure.
  var callbacks: [(name: String, emission: Emission, property: String)] {
    scene.emittedNames.compactMap { name in
      guard let emission = emission(name), let property = names.callbacks[name] else { return nil }
      return (name, emission, property)
    }
  }

  func name(_ behavior: Int) -> String { names.behaviors[behavior] }

  /// What a view or an item is called where the code speaks of it.
  func item(_ index: Int) -> String {
    usedItems.insert(index)
    return names.items[index]
  }
}

extension Scene {
  /// The behaviors that actions make anew, and those that ask for the touch of the moment.
  fileprivate var renewedBehaviors: Set<Int> {
    var found = Set(behaviors.indices.filter { behaviors[$0].namesTouch })
    for case .addBehavior(let list, isNew: true) in actions { found.formUnion(list.known) }
    let children = behaviors.flatMap { behavior -> [Int] in
      if case .composite(let children) = behavior.kind { children } else { [] }
    }
    return found.filter { behaviors[$0].type != .composite && !children.contains($0) }
  }
}
