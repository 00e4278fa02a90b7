// SPDX-License-Identifier: MIT

import TestSupport

/// Creates scenes with a single random change; most of them are broken.
struct SceneMutator {
  /// Excerpts of complete scenes, then of other scenes, each with at most one list element.
  private let excerpts: [[JSONTree]]
  /// All members of the scenes' objects, for insertion at wrong positions.
  private let pool: [(key: String, value: JSONTree)]

  init(complete: [JSONTree], others: [JSONTree]) {
    excerpts = [complete, others].map { $0.flatMap(Self.excerpts) }
    let scenes = complete + others
    pool = scenes.flatMap { scene in ([[]] + scene.paths).flatMap { scene[$0].members } }
  }

  private static func excerpts(of scene: JSONTree) -> [JSONTree] {
    let lists = scene.members.filter { if case .array = $0.value { true } else { false } }
    let others = scene.members.filter { if case .array = $0.value { false } else { true } }
    return [.object(others)]
      + lists.flatMap { list in
        list.value.children.map { .object([("version", .scalar("1")), (list.key, .array([$0]))]) }
      }
  }

  /// Returns a scene with a single change, and a description of the change.
  func mutant(_ generator: inout SplitMix64) -> (scene: JSONTree, change: String) {
    while true {
      let source = excerpts[generator.integer(in: 0...1)]
      var scene = source[generator.integer(in: 0...source.count - 1)]
      let paths = scene.paths
      let path = paths[generator.integer(in: 0...paths.count - 1)]
      let before = scene.text
      let change = mutate(&scene, at: path, &generator)
      if scene.text != before { return (scene, change) }
    }
  }

  private func mutate(
    _ scene: inout JSONTree, at path: [Int], _ generator: inout SplitMix64
  ) -> String {
    switch generator.integer(in: 0...3) {
    case 0:
      scene[path.dropLast()] = inContainer(scene[path.dropLast()], path.last ?? 0, &generator)
      return "the object or array of \(path)"
    case 1:
      let other = Self.values[generator.integer(in: 0...Self.values.count - 1)]
      scene[path] = .scalar(other)
      return "\(path) to \(other)"
    case 2:
      let other = pool[generator.integer(in: 0...pool.count - 1)]
      scene[path] = other.value
      return "\(path) to a value of \(other.key)"
    default:
      scene[path] = variation(of: scene[path], &generator)
      return "\(path) a little"
    }
  }

  private static let values = [
    "null", "true", "false", "0", "-1", "1.5", "1e300", "-1e7", "1e-9", "\"\"", "\"word\"",
    "\"tick\"", "[]",
    "{}", "[1, 2]", "[[1, 2], 3]", "{ \"a\": 1 }", "\"=1 + 1\"", "\"=point(1, 2)\"", "\"=true\"",
    "\"='word'\"", "\"= \"",
  ]

  // MARK: Containers

  private func inContainer(
    _ container: JSONTree, _ place: Int, _ generator: inout SplitMix64
  ) -> JSONTree {
    switch container {
    case .object(let members): .object(changed(members, place, &generator))
    case .array(var elements):
      if generator.bool() {
        .array(elements + [elements[place]])
      } else {
        {
          elements.remove(at: place)
          return .array(elements)
        }()
      }
    case .scalar: container
    }
  }

  private func changed(
    _ members: [(key: String, value: JSONTree)], _ place: Int, _ generator: inout SplitMix64
  ) -> [(key: String, value: JSONTree)] {
    var members = members
    let other = pool[generator.integer(in: 0...pool.count - 1)]
    let isNew = !members.contains { $0.key == other.key }
    switch generator.integer(in: 0...3) {
    case 0: members.remove(at: place)
    case 1:
      let key = misspelt(members[place].key, &generator)
      if !members.contains(where: { $0.key == key }) { members[place].key = key }
    case 2 where isNew: members[place].key = other.key
    default: if isNew { members.append(other) }
    }
    return members
  }

  private func misspelt(_ word: String, _ generator: inout SplitMix64) -> String {
    var letters = Array(word)
    guard !letters.isEmpty else { return "x" }
    let place = generator.integer(in: 0...letters.count - 1)
    switch generator.integer(in: 0...3) {
    case 0: letters.remove(at: place)
    case 1: letters.insert(letters[place], at: place)
    case 2: letters.append("é")
    default: letters[0] = Character(letters[0].uppercased())
    }
    return String(letters)
  }

  // MARK: Scalars

  private func variation(of value: JSONTree, _ generator: inout SplitMix64) -> JSONTree {
    if let number = value.number {
      let others = [-number, number * 1e7, number / 1e7, number + 0.5, number + 1]
      return .scalar("\(others[generator.integer(in: 0...others.count - 1)])")
    }
    if let text = value.string {
      switch generator.integer(in: 0...2) {
      case 0: return .string(text.hasPrefix("=") ? String(text.dropFirst()) : "=" + text)
      case 1: return .string(text + "\\n")
      default: return .string(misspelt(text, &generator))
      }
    }
    let children = value.children
    switch value {
    case .array where !children.isEmpty:
      let copy = children[generator.integer(in: 0...children.count - 1)]
      return .array(children + [copy, .scalar("null")].prefix(generator.integer(in: 1...2)))
    case .object:
      return generator.bool() ? .array([value]) : .object(value.members.dropLast())
    default: return .array([value])
    }
  }
}
