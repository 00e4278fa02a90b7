// SPDX-License-Identifier: MIT

/// A view that exists only after an action copies another view; a class because few views are such copies.
final class SceneSlot: Sendable {
  /// The name that the copies share, and its position in the document.
  let name: String
  let value: JSONValue
  let number: Int

  init(name: String, value: JSONValue, number: Int) {
    (self.name, self.value, self.number) = (name, value, number)
  }
}

/// The copies that actions can make under the same name.
struct SceneSlotFamily {
  let name: String
  let value: JSONValue
  let action: ObjectReader
  fileprivate(set) var most: Int
  /// The expressions for the maximum number of copies in all combined actions.
  fileprivate(set) var counts: [JSONValue] = []

  static let usual = 100

  init?(_ action: ObjectReader) {
    guard action.has("copy"), let name = action.string("as"), SceneIdentifier.isValid(name),
      let value = action.value("as")
    else { return nil }
    (self.name, self.value, self.action) = (name, value, action)
    let most = action.number("most") ?? Double(Self.usual)
    self.most = most >= 1 && most <= 1e9 ? Int(most) : 1
    if let count = action.value("most"), action.document.isExpression(count) { counts = [count] }
  }

  /// The families of all actions in text order; actions with the same name share a family.
  static func all(_ root: ObjectReader) -> [SceneSlotFamily] {
    var (found, indices) = ([SceneSlotFamily](), [String: Int]())
    for action in actions(root) where action.has("copy") {
      guard let family = SceneSlotFamily(action) else { continue }
      if let index = indices[family.name] {
        found[index].most = max(found[index].most, family.most)
        found[index].counts += family.counts
      } else {
        indices[family.name] = found.count
        found.append(family)
      }
    }
    return found
  }

  /// The families, reduced to the number of copies that the limit allows.
  static func within(_ limits: SceneLimits, _ root: ObjectReader) -> [SceneSlotFamily] {
    var room = limits[.copies]
    return all(root).map { family in
      var family = family
      family.most = max(min(family.most, room), 0)
      room -= family.most
      return family
    }
  }

  private static func actions(_ root: ObjectReader) -> [ObjectReader] {
    var found: [ObjectReader] = []
    var open = Array(root.elements("behaviors").reversed())
    while let next = open.popLast() {
      let behavior = ObjectReader(root.document, next)
      found += behavior.actions("action")
      open += behavior.elements("children").reversed()
    }
    for event in root.elements("events") {
      found += ObjectReader(root.document, event).actions("do")
    }
    return found
  }
}
