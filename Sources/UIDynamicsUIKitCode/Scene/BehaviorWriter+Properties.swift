// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts
internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

extension BehaviorWriter {
  /// The assignments of the behavior's properties, in scene order.
  var assignments: CodeBlock {
    if let together { return [together] }
    return behavior.values.list.filter { !isMadeWith($0.property) }.map(line)
  }

  /// Sets a gravity's angle and magnitude together, because setting them separately would round twice.
  private var together: String? {
    guard behavior.type == .gravity, let angle = behavior.values.number(.angle),
      let magnitude = behavior.values.number(.magnitude)
    else { return nil }
    return document.line(
      "behavior.setAngle(\(values.number("angle", else: angle)), "
        + "magnitude: \(values.number("magnitude", else: magnitude)))")
  }

  private func line(_ value: PropertyValue) -> String {
    let key = value.property.rawValue
    switch value.value {
    case .number(let number): return set(key, values.number(key, else: number))
    case .boolean(let truth): return set(key, values.boolean(key, else: truth))
    case .vector(let vector):
      return set(
        key, values.vector([key], value.property.vectorKind, else: vector.dx, vector.dy))
    case .range(let range):
      return set(key, Self.range(values.numbers([key], else: [range.minimum, range.maximum])))
    case .insets(let insets):
      let text = Self.insets(insets.numbers.map { values.numbers([key, $0], else: [$1])[0] })
      return document.line("behavior.setTranslatesReferenceBoundsIntoBoundary(with: \(text))")
    }
  }

  private func set(_ property: String, _ value: String) -> String {
    document.line("behavior.\(property) = \(value)")
  }

  static func range(_ numbers: [String]) -> String {
    numbers == ["-.infinity", ".infinity"]
      ? ".infinite" : "UIFloatRange(minimum: \(numbers[0]), maximum: \(numbers[1]))"
  }

  static func insets(_ numbers: [String]) -> String {
    "UIEdgeInsets(top: \(numbers[0]), left: \(numbers[1]), bottom: \(numbers[2]), right: \(numbers[3]))"
  }

  private func isMadeWith(_ property: BehaviorProperty) -> Bool {
    switch behavior.kind {
    case .attachment: property == .anchorPoint
    case .snap: property == .snapPoint
    case .collision:
      property == .translatesReferenceBoundsIntoBoundary
        && behavior.values[.referenceBoundsInsets] != nil
    case .field(let field): field.kind.facts.making.keys.contains(property.rawValue)
    case .gravity, .dynamicItem, .push, .composite: false
    }
  }
}

extension UIEdgeInsets {
  fileprivate var numbers: [(String, Double)] {
    [("top", top), ("left", left), ("bottom", bottom), ("right", right)]
  }
}
