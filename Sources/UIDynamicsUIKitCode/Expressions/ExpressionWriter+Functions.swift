// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

extension ExpressionWriter {
  func call(
    _ function: ExpressionFunction, _ range: Range<Int>
  ) throws(Inexpressible) -> CodeValue {
    let first = range.lowerBound
    switch function {
    case .convert: return try converted(range)
    case .contains: return try contains(first)
    case .intersects:
      return .one(
        CodeTerm("\(try rectangle(first)).intersects(\(try rectangle(first + 1)))"))
    case .itemsIn:
      return .one(CodeTerm("CGFloat(animator.items(in: \(try rectangle(first))).count)"))
    case .isAdded: throw Inexpressible("a behavior is missing")
    case .text: throw Inexpressible("Swift formats numbers differently")
    case .min, .max, .abs, .sign, .floor, .ceil, .round, .clamp, .sqrt, .pow, .exp, .log, .random,
      .randomInt, .sin, .cos, .atan2, .degrees, .radians, .hypot, .point, .lerp, .normalized,
      .rotated, .length, .angle, .distance, .dot, .cross, .near:
      break
    }
    var terms: [CodeTerm] = []
    for index in range { terms += try value(tree.arguments[index]).terms }
    return try call(function, terms)
  }

  /// A function of numbers; a vector is two of them.
  private func call(
    _ function: ExpressionFunction, _ terms: [CodeTerm]
  ) throws(Inexpressible) -> CodeValue {
    let list = terms.map { $0.text }.joined(separator: ", ")
    let atom = terms[0].text(.atom)
    switch function {
    case .min, .max, .abs: return .one(CodeTerm("\(function.rawValue)(\(list))"))
    case .sign: return .one(helped(.sign, "sign(\(list))"))
    case .floor: return .one(CodeTerm("\(atom).rounded(.down)"))
    case .ceil: return .one(CodeTerm("\(atom).rounded(.up)"))
    case .round: return .one(CodeTerm("\(atom).rounded()"))
    case .sqrt: return .one(CodeTerm("\(atom).squareRoot()"))
    case .clamp:
      return .one(CodeTerm("min(max(\(terms[0].text), \(terms[1].text)), \(terms[2].text))"))
    case .hypot, .length: return .one(helped(.length, "length(\(list))"))
    case .degrees: return .one(CodeTerm("\(terms[0].text(.product)) / .pi * 180", .product))
    case .radians: return .one(CodeTerm("\(terms[0].text(.product)) / 180 * .pi", .product))
    case .random:
      return .one(CodeTerm("CGFloat.random(in: \(terms[0].text(.sum))...\(terms[1].text(.sum)))"))
    case .randomInt:
      return .one(
        CodeTerm("CGFloat(Int.random(in: Int(\(terms[0].text))...Int(\(terms[1].text))))"))
    case .pow, .exp, .log, .sin, .cos, .atan2:
      document.need(.math)
      return .one(CodeTerm("\(function.rawValue)(\(list))"))
    case .point: return .vector(CodeVector(terms[0], terms[1]))
    case .distance: return .one(distance(terms))
    case .angle:
      document.need(.math)
      return .one(CodeTerm("atan2(\(terms[1].text), \(terms[0].text))"))
    case .dot: return .one(products(terms, .add))
    case .cross: return .one(products([terms[0], terms[1], terms[3], terms[2]], .subtract))
    case .near: return .one(near(terms))
    case .lerp: return lerp(terms)
    case .normalized:
      return .vector(CodeVector(helped(.normalized, "normalized(\(list))").text, .vector))
    case .rotated:
      document.need(.math)
      return .vector(CodeVector(helped(.rotated, "rotated(\(list))").text, .vector))
    case .convert, .contains, .intersects, .isAdded, .itemsIn, .text:
      throw Inexpressible("\(function.rawValue) takes different arguments")
    }
  }

  private func helped(_ helper: CodeHelper, _ text: String) -> CodeTerm {
    document.need(helper)
    return CodeTerm(text)
  }

  private func length(_ x: CodeTerm, _ y: CodeTerm) -> CodeTerm {
    helped(.length, "length(\(x.text), \(y.text))")
  }

  private func distance(_ terms: [CodeTerm]) -> CodeTerm {
    length(joined(.subtract, terms[2], terms[0]), joined(.subtract, terms[3], terms[1]))
  }

  private func products(_ terms: [CodeTerm], _ sign: ExpressionInfix) -> CodeTerm {
    joined(sign, joined(.multiply, terms[0], terms[2]), joined(.multiply, terms[1], terms[3]))
  }

  private func near(_ terms: [CodeTerm]) -> CodeTerm {
    if terms.count == 5 { return joined(.lessOrEqual, distance(terms), terms[4]) }
    let difference = joined(.subtract, terms[0], terms[1])
    return joined(.lessOrEqual, CodeTerm("abs(\(difference.text))"), terms[2])
  }

  private func lerp(_ terms: [CodeTerm]) -> CodeValue {
    func between(_ one: CodeTerm, _ other: CodeTerm, _ t: CodeTerm) -> CodeTerm {
      helped(.interpolated, "interpolated(\(one.text), \(other.text), \(t.text))")
    }
    if terms.count == 3 { return .one(between(terms[0], terms[1], terms[2])) }
    return .vector(
      CodeVector(between(terms[0], terms[2], terms[4]), between(terms[1], terms[3], terms[4])))
  }
}
