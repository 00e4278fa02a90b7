// SPDX-License-Identifier: MIT

internal import TestSupport
internal import UIDynamicsSceneFormat

/// Generates expressions of every type with all functions and operators.
extension SceneGenerator {
  func takesExpression(_ kind: SchemaKind) -> Bool {
    switch kind {
    case .number, .boolean, .value: true
    case .text(let form): if case .phrase = form.rule { true } else { false }
    case .tuple(let tuple): tuple.components.count == 2
    default: false
    }
  }

  /// Returns an expression whose value is valid for the kind.
  mutating func expression(for kind: SchemaKind) -> String? {
    switch kind {
    case .number(let number): return within(number)
    case .boolean: return expression(.boolean)
    case .text: return expression(.string)
    case .value: return expression(random.element(of: ExpressionType.allCases))
    case .tuple(let tuple):
      let parts = tuple.components.map { within($0.number) }
      return "point(\(parts.joined(separator: ", ")))"
    default: return nil
    }
  }

  private mutating func within(_ number: SchemaNumber) -> String {
    let inner = expression(.number)
    let (lower, upper) = (max(number.lower, -1e6), min(number.upper, 1e6))
    let bounded = "clamp(\(inner), \(Self.text(lower)), \(Self.text(upper)))"
    return number.isWhole ? "floor(\(bounded))" : bounded
  }

  private static func text(_ number: Double) -> String { number < 0 ? "(\(number))" : "\(number)" }

  mutating func expression(_ type: ExpressionType, depth: Int = 3) -> String {
    if depth == 0 || random.chance(0.3) { return atom(type) }
    if random.chance(0.08), let found = aggregate(type, depth) { return found }
    switch random.integer(in: 0...5) {
    case 0...2: return infix(type, depth) ?? atom(type)
    case 3: return call(type, depth) ?? atom(type)
    case 4: return prefix(type, depth) ?? atom(type)
    default:
      let condition = expression(.boolean, depth: depth - 1)
      let (one, other) = (
        expression(type, depth: depth - 1), expression(type, depth: depth - 1)
      )
      return "(\(condition) ? \(one) : \(other))"
    }
  }

  private mutating func infix(_ type: ExpressionType, _ depth: Int) -> String? {
    let all = ExpressionInfix.allCases.flatMap { infix in infix.signatures.map { (infix, $0) } }
    guard let (infix, signature) = random.pick(all.filter { $0.1.result == type }) else {
      return nil
    }
    let left = argument(signature.parameters[0], depth)
    // A divisor of 0 would end most runs immediately.
    let isDivision = infix == .divide || infix == .remainder
    let right =
      isDivision && random.chance(0.9)
      ? random.element(of: ["2", "0.25", "1000"])
      : argument(signature.parameters[1], depth)
    return "(\(left) \(infix.rawValue) \(right))"
  }

  private mutating func call(_ type: ExpressionType, _ depth: Int) -> String? {
    let all = ExpressionFunction.allCases.flatMap { function in
      function.signatures.map { (function, $0) }
    }
    guard let (function, signature) = random.pick(all.filter { $0.1.result == type }) else {
      return nil
    }
    var arguments = signature.parameters.map { argument($0, depth) }
    switch function {
    case .sqrt: arguments = ["abs(\(arguments[0]))"]
    case .clamp: arguments[1...2] = ["-1", "1"]
    case .log: arguments = ["1 + abs(\(arguments[0]))"]
    case .exp: arguments = ["min(2, \(arguments[0]))"]
    case .pow: arguments = ["2", "min(9, \(arguments[1]))"]
    case .random, .randomInt: arguments = ["0", "9"]
    case .itemsIn: return "animator.items(in: \(arguments[0])).count"
    default: break
    }
    return "\(function.rawValue)(\(arguments.joined(separator: ", ")))"
  }

  /// Returns a call of a list function, whose body can use `each`.
  private mutating func aggregate(_ type: ExpressionType, _ depth: Int) -> String? {
    guard let function = random.pick(ExpressionAggregate.allCases.filter { $0.result == type }),
      let id = random.pick(moment == .load ? knownViews : contents.itemIDs)
    else { return nil }
    let patterns =
      ["v*"] + (isRunning ? contents.families.flatMap { [$0.name, "\($0.name)-*"] } : [])
    let list =
      moment == .load || random.bool() ? "[\(Self.quoted(id))]" : random.element(of: patterns)
    let outer = isInEach
    defer { isInEach = outer }
    isInEach = true
    let body = expression(function.element, depth: depth - 1)
    return "\(function.rawValue)(\(list), \(body))"
  }

  /// Returns an argument of a function or operator.
  private mutating func argument(_ parameter: ExpressionParameter, _ depth: Int) -> String {
    let space = random.pick(moment == .load ? knownViews : contents.itemIDs).map(Self.quoted)
    switch parameter {
    case .value(let type): return expression(type, depth: depth - 1)
    case .space: return space ?? "referenceView"
    case .region: return random.bool() ? "\(space ?? "referenceView").frame" : "rect(0, 0, 90, 90)"
    case .addable:
      if moment != .load, let space, random.bool() { return space }
      return random.pick(contents.namedBehaviors).map { Self.quoted($0.id) } ?? "b0"
    }
  }

  private mutating func prefix(_ type: ExpressionType, _ depth: Int) -> String? {
    let all = ExpressionPrefix.allCases.flatMap { prefix in prefix.signatures.map { (prefix, $0) } }
    guard let (prefix, signature) = random.pick(all.filter { $0.1.result == type }) else {
      return nil
    }
    return "\(prefix.rawValue)(\(argument(signature.parameters[0], depth)))"
  }

  /// Returns a literal or a known name.
  private mutating func atom(_ type: ExpressionType) -> String {
    if random.chance(0.7), let name = random.pick(names(type)) { return name }
    switch type {
    case .number:
      let number = SchemaNumber.nonNegative("1").value(taste, &random)
      return Self.text(number)
    case .boolean: return random.element(of: ["true", "false", "1 < 2"])
    case .string: return random.element(of: ["''", "'a'", "'two words'", "'pan'"])
    case .vector: return random.element(of: ["point(0, 1)", "point(-30, 200)", "point(1e6, 0)"])
    }
  }

  /// Returns the names of a type that are known at this time.
  private mutating func names(_ type: ExpressionType) -> [String] {
    var found = contents.parameters.filter { $0.type == type }.map(\.name)
    if type == .number { found += ["pi"] + (isRunning ? ["time", "tick"] : []) }
    if moment == .force {
      found += SampleProperty.allCases.filter { $0.type == type }.map(\.rawValue)
    }
    if type == .vector, isRunning, !contents.gestures.isEmpty,
      let view = random.pick(contents.itemIDs)
    {
      found += ["location", "translation", "velocity"].map {
        "touch.\($0)(in: \(Self.quoted(view)))"
      }
    }
    if isInEach {
      found += EachProperty.words.filter { $0.property.type == type && type == .number }
        .map { "each.\($0.word)" }
      if type == .string { found += ["each", "each", "each", "each.previous", "each.next"] }
    }
    if type == .string, isRunning, isBehindCopy { found.append("copied") }
    if isRunning { found += contents.variables.filter { $0.type == type }.map(\.name) }
    if let object = random.pick(objects) {
      found += properties(of: object.object, type).map { "\(object.name).\($0)" }
    }
    return found
  }

  private var objects: [(name: String, object: ExpressionObject)] {
    var found: [(String, ExpressionObject)] = knownViews.map { (Self.quoted($0), .item(0)) }
    if isInEach { found.append(("each", .item(0))) }
    if contents.system != .none, !isInSystem { found.append(("referenceView", .referenceView)) }
    guard isRunning else { return found }
    found += [("animator", .animator)] + contents.itemIDs.map { (Self.quoted($0), .item(0)) }
    found += contents.namedBehaviors.compactMap { behavior in
      guard let type = BehaviorType(rawValue: behavior.type) else { return nil }
      let properties = BehaviorProperty.readable(of: type, behavior.word)
      return (Self.quoted(behavior.id), .behavior(0, properties))
    }
    if isInContact { found.append(("contact", .contact)) }
    if isBehindCopy { found.append(("copied", .copied)) }
    if contents.scrolls { found.append(("collectionView", .collectionView)) }
    if !contents.gestures.isEmpty { found.append(("touch", .touch)) }
    found += contents.gestures.map { ($0, .gesture(0)) }
    return found
  }

  private func properties(of object: ExpressionObject, _ type: ExpressionType) -> [String] {
    let isBefore = moment == .load
    return object.properties.filter {
      object.property($0)?.1 == type && !(isBefore && $0.contains("elocity"))
    }
  }

  /// Returns a name, in backticks if it contains a hyphen.
  static func quoted(_ name: String) -> String {
    name.contains("-") ? "`\(name)`" : name
  }
}

extension ExpressionSignature {
  /// The types of the parameters that are values.
  fileprivate var types: [ExpressionType] { parameters.compactMap(\.type) }
}
