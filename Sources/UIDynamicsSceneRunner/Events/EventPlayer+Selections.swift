// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

// The items and behaviors that actions are about, some of which only expressions tell.
extension EventPlayer {
  /// What the ids in the operands of an action must be of.
  enum Operand {
    case item, view
    case behavior([BehaviorType])

    /// With an article, for "which is not …".
    var noun: String {
      switch self {
      case .item: "an item"
      case .view: "a view"
      case .behavior(let types):
        switch types.count {
        case 0: "a behavior"
        case 1: "\(types[0] == .attachment ? "an" : "a") \(types[0].rawValue) behavior"
        default: "a behavior with items"
        }
      }
    }
  }

  /// What an action takes: its first operand, and the behavior in its second one.
  struct Operands {
    let name: StaticString
    var first = Operand.behavior([])
    var second: Operand?

    private static let withItems = Operand.behavior([
      .gravity, .collision, .push, .dynamicItem, .field,
    ])
    private static let composite = Operand.behavior([.composite])
    private static let collision = Operand.behavior([.collision])
    private static let dynamicItem = Operand.behavior([.dynamicItem])

    static let addBehavior = Operands(name: "addBehavior")
    static let removeBehavior = Operands(name: "removeBehavior")
    static let addChildBehavior = Operands(name: "addChildBehavior", second: composite)
    static let removeChildBehavior = Operands(name: "removeChildBehavior", second: composite)
    static let addItem = Operands(name: "addItem", first: .item, second: withItems)
    static let removeItem = Operands(name: "removeItem", first: .item, second: withItems)
    static let updateItem = Operands(name: "updateItem", first: .item)
    static let removeFromSuperview = Operands(name: "removeFromSuperview", first: .view)
    static let addSubview = Operands(name: "addSubview", first: .view, second: .view)
    static let copy = Operands(name: "copy", first: .view)
    static let addBoundary = Operands(name: "addBoundary", first: collision)
    static let removeBoundary = Operands(name: "removeBoundary", first: collision)
    static let removeAllBoundaries = Operands(name: "removeAllBoundaries", first: collision)
    static let addLinearVelocity = Operands(
      name: "addLinearVelocity", first: .item, second: dynamicItem)
    static let addAngularVelocity = Operands(
      name: "addAngularVelocity", first: .item, second: dynamicItem)
  }

  /// Copies that are yet to be made are in no list; the only one of a selection is missed.
  private func made(_ places: [Int]) -> [Int]? {
    let found = places.filter(state.exists)
    guard found.isEmpty, let missing = places.first, places.count == 1 else { return found }
    fail("\(stage.ids[missing]) has not been copied yet")
    return nil
  }

  /// Does something with each thing of a selection, until there is a fault.
  func with(_ selection: SceneSelection, _ operands: Operands, _ body: (Int) -> Void) {
    action = operands.name
    guard let places = places(selection, operands.first) else { return }
    for place in places where fault == nil { body(place) }
  }

  /// Does something with each pair of two selections, those of the first thing first.
  func with(
    _ first: SceneSelection, _ second: SceneSelection, _ operands: Operands,
    _ body: (Int, Int) -> Void
  ) {
    action = operands.name
    guard let others = places(second, operands.second ?? .behavior([])) else { return }
    with(first, operands) { place in
      for other in others where fault == nil { body(place, other) }
    }
  }

  /// The places of what a selection is now; nil with a fault.
  private func places(_ selection: SceneSelection, _ operand: Operand) -> [Int]? {
    var found: [Int] = []
    for part in selection.parts {
      switch part {
      case .known(let places): found += places
      case .computed(let expression):
        guard let place = place(expression, operand) else { return nil }
        found.append(place)
      }
    }
    switch operand {
    case .item, .view: return made(found)
    case .behavior: return found
    }
  }

  private func place(_ expression: Expression, _ operand: Operand) -> Int? {
    guard let id = value(of: expression)?.text else { return nil }
    if let place = place(of: id, operand) { return place }
    fail("\"=\(expression.text)\" is \"\(id)\", which is not \(operand.noun)")
    return nil
  }

  private func place(of id: String, _ operand: Operand) -> Int? {
    switch operand {
    case .item: itemPlaces[id]
    case .view: itemPlaces[id].flatMap { $0 < scene.views.count ? $0 : nil }
    case .behavior(let types):
      behaviorPlaces[id].flatMap {
        types.isEmpty || types.contains(scene.behaviors[$0].type) ? $0 : nil
      }
    }
  }
}
