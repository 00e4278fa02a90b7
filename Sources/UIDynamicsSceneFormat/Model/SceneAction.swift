// SPDX-License-Identifier: MIT

/// Something that an event or a behavior's `action` does.
package indirect enum SceneAction: Equatable, Sendable {
  /// The objects that are there, or new ones from the descriptions.
  case addBehavior(SceneSelection, isNew: Bool = false)
  case removeBehavior(SceneSelection)
  case removeAllBehaviors
  case addChildBehavior(SceneSelection, to: SceneSelection)
  case removeChildBehavior(SceneSelection, from: SceneSelection)
  case addItem(SceneSelection, to: SceneSelection)
  case removeItem(SceneSelection, from: SceneSelection)
  /// The boundary may hold expressions: `SceneTemplates.boundary` works them out.
  case addBoundary(SceneTemplate, to: SceneSelection)
  /// By the texts of their ids.
  case removeBoundary([Expression], from: SceneSelection)
  case removeAllBoundaries(SceneSelection)
  case set(SceneTarget, to: SceneOperand)
  case updateItem(SceneSelection)
  case addLinearVelocity(SceneOperand, for: SceneSelection, in: SceneSelection)
  case addAngularVelocity(SceneOperand, for: SceneSelection, in: SceneSelection)
  /// Views only.
  case removeFromSuperview(SceneSelection)
  /// Into a view, or into the one that the scene says; into the reference view where the selection is empty.
  case addSubview(SceneSelection, to: SceneSelection?)
  /// Views, each under the next of these places.
  case copy(SceneSelection, as: [Int])
  /// `UIView.animate`: the model value is set at once; what is shown eases towards it.
  case animate(SceneAnimation)
  case emit(String, with: [SceneMember])
  case condition(Expression, then: [SceneAction], otherwise: [SceneAction])
  /// For each item, one after the other.
  case forEach(SceneEachList, do: [SceneAction])
  /// After some seconds, with the contact, the touch and the item of now.
  case after(SceneOperand, do: [SceneAction])
  /// Ends the run after this tick; the reason is a text.
  case stop(Expression)
}

extension SceneAction {
  /// The actions that are written in it, in the order of the text.
  package var inner: [SceneAction] {
    switch self {
    case .condition(_, let then, let otherwise): then + otherwise
    case .forEach(_, let actions), .after(_, let actions): actions
    case .animate(let animation): animation.then
    case .addBehavior, .removeBehavior, .removeAllBehaviors, .addChildBehavior,
      .removeChildBehavior, .addItem, .removeItem, .addBoundary, .removeBoundary,
      .removeAllBoundaries, .set, .updateItem, .addLinearVelocity, .addAngularVelocity,
      .removeFromSuperview, .addSubview, .copy, .emit, .stop:
      []
    }
  }

  /// What it makes of an item at once, if it is about the geometry of one.
  package var movedGeometry: (item: Int, property: SettableGeometry)? {
    if case .set(.item(let item, let property), _) = self { return (item, property) }
    if case .animate(let animation) = self, case .item(let item, let property) = animation.target {
      return (item, property)
    }
    return nil
  }
}

/// A named value of an emitted record.
package struct SceneMember: Equatable, Sendable {
  package var key: String
  package var value: SceneOperand

  package init(key: String, value: SceneOperand) { (self.key, self.value) = (key, value) }
}

/// A value that an action works with: one expression, or one for each number of an array.
package struct SceneOperand: Equatable, Sendable {
  /// An expression, and what its value must lie within; nil for anything finite.
  package struct Part: Equatable, Sendable {
    package var expression: Expression
    package var range: ClosedRange<Double>?

    package init(_ expression: Expression, within range: ClosedRange<Double>?) {
      (self.expression, self.range) = (expression, range)
    }
  }

  /// One; two of a vector; four of a rectangle; all numbers where there is more than one.
  package var parts: [Part]

  package init(_ parts: [Part]) { self.parts = parts }
}

/// What a `set` or an `animate` changes.
package enum SceneTarget: Equatable, Sendable {
  case variable(Int)
  case behavior(Int, BehaviorProperty)
  /// One number of a vector.
  case part(VectorPart, ofBehavior: Int, BehaviorProperty)
  /// A view or an item.
  case item(Int, SettableGeometry)
  /// What `each` stands for then.
  case each(SettableGeometry)
  /// The last copy that was made.
  case copied(SettableGeometry)
  /// Its size and its bounds only.
  case referenceView(SettableGeometry)
  /// Of the collection view.
  case contentOffset
  /// `isEnabled` of a gesture.
  case gesture(Int)
}

/// One of the two numbers of a vector.
package enum VectorPart: Sendable {
  case first, second

  /// By the names that expressions have for it.
  init?(_ name: String) {
    switch name {
    case "x", "dx": self = .first
    case "y", "dy": self = .second
    default: return nil
    }
  }

  var index: Int { self == .first ? 0 : 1 }
}

/// Geometry that can be set; the raw value is what is written behind the id.
package enum SettableGeometry: String, CaseIterable, Sendable {
  case center, angle, frame, bounds, size
  case centerX = "center.x"
  case centerY = "center.y"
  case frameOrigin = "frame.origin"
  case frameOriginX = "frame.origin.x"
  case frameOriginY = "frame.origin.y"
  case frameSize = "frame.size"
  case frameWidth = "frame.size.width"
  case frameHeight = "frame.size.height"
  case boundsSize = "bounds.size"
  case boundsWidth = "bounds.size.width"
  case boundsHeight = "bounds.size.height"

  /// How many numbers it takes.
  package var count: Int {
    switch self {
    case .frame, .bounds: 4
    case .center, .size, .frameOrigin, .frameSize, .boundsSize: 2
    case .angle, .centerX, .centerY, .frameOriginX, .frameOriginY, .frameWidth, .frameHeight,
      .boundsWidth, .boundsHeight:
      1
    }
  }

  /// Whether it is the bounds or a part of them.
  var isOfBounds: Bool { [.bounds, .boundsSize, .boundsWidth, .boundsHeight].contains(self) }

  /// Whether it is the frame or a part of it.
  var isOfFrame: Bool { rawValue.hasPrefix(SettableGeometry.frame.rawValue) }

  /// Whether it can be set of a group, which has the shape of its members.
  package var isOfGroups: Bool { [.center, .centerX, .centerY, .angle].contains(self) }

  /// What is written behind the id, the short forms of UIKit's CGRect included.
  package static let paths: [(path: String, geometry: SettableGeometry)] =
    allCases.map { ($0.rawValue, $0) } + [
      ("frame.width", .frameWidth), ("frame.height", .frameHeight),
      ("bounds.width", .boundsWidth), ("bounds.height", .boundsHeight),
      // The names of the columns.
      ("x", .centerX), ("y", .centerY), ("width", .boundsWidth), ("height", .boundsHeight),
    ]

  init?(path: String) {
    guard let found = Self.paths.first(where: { $0.path == path }) else { return nil }
    self = found.geometry
  }
}
