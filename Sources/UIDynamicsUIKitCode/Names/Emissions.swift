// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

struct Emission {
  /// The keys and Swift types; `nil` if emissions with this name differ.
  var members: [(key: String, type: String)]?

  var closure: String {
    guard let members else { return "(_ data: [String: Any]) -> Void" }
    var names = SwiftNames(besides: ["inout", "let", "var"])
    let list = members.map {
      "_ \(names.take(SwiftName.lower($0.key), suffix: "Value")): \($0.type)"
    }.joined(separator: ", ")
    return "(\(list)) -> Void"
  }
}

extension Scene {
  var emissions: [String: Emission] {
    var found: [String: Emission] = [:]
    for case .emits(let name, let members) in actions.map({ $0.content.effect }) {
      let shape = members.map { ($0.key, $0.value.type) }
      let isSame = found[name]?.members?.elementsEqual(shape) { $0 == $1 } ?? (found[name] == nil)
      found[name] = Emission(members: isSame ? shape : nil)
    }
    return found
  }
}

extension SceneOperand {
  fileprivate var type: String {
    if parts.count > 2 { return "[CGFloat]" }
    if parts.count == 2 { return "CGVector" }
    return parts.first?.expression.type.swiftType ?? "CGFloat"
  }
}

extension ExpressionType {
  var swiftType: String {
    switch self {
    case .number: "CGFloat"
    case .boolean: "Bool"
    case .string: "String"
    case .vector: "CGVector"
    }
  }
}
