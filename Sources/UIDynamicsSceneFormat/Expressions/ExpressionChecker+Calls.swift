// SPDX-License-Identifier: MIT

extension ExpressionChecker {
  mutating func call(
    _ name: String, at nameRange: SourceRange, _ arguments: [ExpressionOperand], upTo end: Int
  ) -> ExpressionOperand {
    let range = SourceRange(nameRange.lower, end)
    guard let function = ExpressionFunction(rawValue: name) else {
      if name == ExpressionArgument.rectangle {
        reportNoRectangle(at: nameRange)
        return add(nil, nil, at: range)
      }
      let own = ExpressionFunction.allCases.map { $0.rawValue }
      let names =
        own + ExpressionAggregate.allCases.map { $0.rawValue }.filter { !own.contains($0) }
      report(
        .unknownName, "unknown function \(quoted(name))", at: nameRange,
        hint: Suggestion.hint(for: name, among: names)
          ?? "the functions are \(Sentence.joined(names, "and"))")
      return add(nil, nil, at: range)
    }
    // The first argument determines the overload.
    let form =
      function.signatures.first { $0.accepts(arguments.prefix(1)) } ?? function.signatures[0]
    guard checkCount(of: arguments, name, function.counts, function.form, at: range),
      checkTypes(of: arguments, name, form.parameters, function.signatures.noun)
    else { return add(nil, function.signatures.result(for: []), at: range) }
    // The argument's node already reads whether the object is present, so no call is needed.
    if function == .isAdded {
      return ExpressionOperand(node: arguments[0].node, type: .boolean, range: range)
    }
    let first = tree.arguments.count
    let nodes = arguments.compactMap { $0.node }
    tree.arguments += nodes
    return add(
      nodes.count == arguments.count
        ? .call(function, first: UInt16(first), count: UInt16(nodes.count)) : nil,
      function.signatures.result(for: arguments), at: range)
  }

  private mutating func reportNoRectangle(at nameRange: SourceRange) {
    let takers = ExpressionFunction.allCases.filter { function in
      function.signatures.contains { $0.parameters.contains(.region) }
    }
    report(
      .expressionType, "\(quoted(ExpressionArgument.rectangle)) cannot be used here", at: nameRange,
      hint: "only \(Sentence.joined(takers.map { $0.rawValue }, "and")) accept a rectangle")
  }

  private mutating func checkCount(
    of arguments: [ExpressionOperand], _ name: String, _ counts: ClosedRange<Int>,
    _ form: @autoclosure () -> String, at range: SourceRange
  ) -> Bool {
    if counts.contains(arguments.count) { return true }
    let needed = counts.lowerBound
    let more =
      counts.upperBound == .max
      ? " or more" : counts.count > 1 ? " or \(counts.upperBound)" : ""
    let count = "\(needed)\(more)"
    let noun = needed == 1 ? "argument" : "arguments"
    report(
      .wrongArgumentCount,
      "\(quoted(name)) takes \(count) \(noun), not \(arguments.count)", at: range,
      hint: "write \(form())")
    return false
  }

  private mutating func checkTypes(
    of arguments: [ExpressionOperand], _ name: String, _ parameters: [ExpressionParameter],
    _ noun: String
  ) -> Bool {
    var fits = true
    for (index, argument) in arguments.enumerated() where !argument.isThing {
      let parameter = parameters[min(index, parameters.count - 1)]
      guard let found = argument.type, found != parameter.type else { continue }
      let place = arguments.count == 1 ? "the argument" : "argument \(index + 1)"
      report(
        .expressionType,
        "\(place) of \(quoted(name)) must be"
          + " \(parameters.count == 1 && arguments.count == 1 ? noun : parameter.noun), not \(found.noun)",
        at: argument.range,
        hint: found == .vector && parameter.type == .number ? Self.vectorHint : nil)
      fits = false
    }
    return fits
  }
}

extension ExpressionChecker {
  /// Resolves a name for a parameter that takes an object; any other name becomes a value.
  mutating func thing(
    _ parts: [ExpressionNamePart], isQuoted: Bool, as parameter: ExpressionParameter
  ) -> ExpressionOperand {
    let range = SourceRange(parts[0].range.lower, parts[parts.count - 1].range.upper)
    guard case .object(let object)? = meaning(of: parts[0].text, isQuoted: isQuoted) else {
      return name(parts, isQuoted: isQuoted)
    }
    let suffix = parts.dropFirst().map { $0.text }
    if parameter == .addable, let reference = object.presence(suffix) {
      var operand = add(.reference(reference), .boolean, at: range)
      operand.isThing = true
      return operand
    }
    if let argument = parameter.argument(object, suffix) { return add(argument, at: range) }
    if !suffix.isEmpty { return name(parts, isQuoted: isQuoted) }
    report(
      .expressionType, "\(quoted(parts[0].text)) is \(object.noun), not \(parameter.noun)",
      at: range)
    return add(nil, nil, at: range)
  }

  mutating func rect(_ numbers: [ExpressionOperand], at range: SourceRange) -> ExpressionOperand {
    guard
      checkCount(
        of: numbers, ExpressionArgument.rectangle, 4...4, "rect(x, y, width, height)", at: range),
      checkTypes(of: numbers, ExpressionArgument.rectangle, [.number], ExpressionType.number.noun)
    else { return add(nil, nil, at: range) }
    let nodes = numbers.compactMap { $0.type == .number ? $0.node : nil }
    guard nodes.count == 4 else { return add(nil, nil, at: range) }
    return add(.rect(nodes), at: range)
  }

  private mutating func add(
    _ thing: ExpressionArgument, at range: SourceRange
  ) -> ExpressionOperand {
    _ = add(nil, nil, at: range)
    tree.things.append(thing)
    return ExpressionOperand(
      node: UInt16(tree.things.count - 1), type: nil, range: range, isThing: true)
  }
}

extension ExpressionParameter {
  fileprivate func argument(
    _ object: ExpressionObject, _ suffix: [String]
  ) -> ExpressionArgument? {
    guard let owner = object.owner, type == nil, self != .addable else { return nil }
    return switch suffix {
    case []: .space(owner)
    case ["frame"] where self == .region: .frame(owner)
    case ["bounds"] where self == .region: .bounds(owner)
    default: nil
    }
  }
}

extension ExpressionObject {
  fileprivate var owner: SpaceOwner? {
    switch self {
    case .item(let index): .item(index)
    case .referenceView: .referenceView
    case .each: .each
    case .copied: .copied
    case .animator, .contact, .touch, .gesture, .collectionView, .behavior, .row: nil
    }
  }

  /// The reference for `isAdded`, including for a neighbor; `nil` for an object that is always present.
  fileprivate func presence(_ suffix: [String]) -> ExpressionReference? {
    if case .each = self {
      let steps = suffix.compactMap(EachProperty.step)
      return steps.count == suffix.count ? .each(.motion(.isAdded)).after(steps) : nil
    }
    guard suffix.isEmpty else { return nil }
    return switch self {
    case .behavior(let index, _): .isAdded(index)
    case .item(let index): .motion(index, .isAdded)
    case .copied: .copied(.motion(.isAdded))
    case .each, .animator, .contact, .touch, .gesture, .collectionView, .referenceView, .row: nil
    }
  }

  var noun: String {
    switch self {
    case .animator: "the animator"
    case .contact: "a contact"
    case .touch: "a touch"
    case .gesture: "a gesture"
    case .collectionView: "the collection view"
    case .each, .copied: "an item"
    case .referenceView: "the reference view"
    case .item: "an item"
    case .behavior: "a behavior"
    case .row: "a row"
    }
  }
}
