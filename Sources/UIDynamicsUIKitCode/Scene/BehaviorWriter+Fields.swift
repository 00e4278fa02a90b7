// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts
internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

extension BehaviorWriter {
  func creation(of field: SceneField) -> String {
    let function = "UIFieldBehavior.\(field.kind.rawValue)Field"
    return switch field.kind.facts.making {
    case .nothing: "\(function)()"
    case .position: "\(function)(position: \(position))"
    case .direction: "\(function)(direction: \(direction))"
    case .noise: "\(function)(\(noise))"
    case .block: "UIFieldBehavior.field \(block(field))"
    }
  }

  private var position: String {
    values.point(["position"], else: behavior.values.point(.position) ?? .zero)
  }

  private var direction: String {
    let vector = behavior.values.vector(.direction) ?? .zero
    return values.vector(["direction"], .vector, else: vector.dx, vector.dy)
  }

  private var noise: String {
    [BehaviorProperty.smoothness, .animationSpeed].map { property in
      let number = behavior.values.number(property) ?? 0
      return "\(property.rawValue): \(values.number(property.rawValue, else: number))"
    }.joined(separator: ", ")
  }

  private func block(_ field: SceneField) -> String {
    let known: [SampleProperty] = [.position, .velocity, .mass, .charge, .time]
    let used = Set(
      (field.force?.parts ?? []).flatMap { $0.expression.references }.compactMap { reference in
        if case .sample(let property) = reference { property } else { nil }
      })
    let names = ["_"] + known.map { used.contains($0) ? $0.rawValue : "_" }
    let force = force(of: field).map { "  \($0)\n" }.joined()
    let capture = asksForSelf(force) ? "[unowned self] " : ""
    return "{ \(capture)\(names.joined(separator: ", ")) in\n\(force)}"
  }

  /// Returns `true` if the code mentions a member of the exported class.
  private func asksForSelf(_ code: String) -> Bool {
    let names = document.names
    let own = Set(
      names.items + names.behaviors + names.variables + names.parameters
        + ["animator", "touch", "bounds", "center", "self", "convert", "contentSize"])
    return code.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      .contains { own.contains(String($0)) }
  }

  /// Long components are separate statements, because the compiler gives up on two of them in one call.
  private func force(of field: SceneField) -> [String] {
    guard let force = field.force else { return [".zero"] }
    do throws(Inexpressible) {
      let vector = try document.vector(force, .vector, CodeMoment())
      if vector.utf8.count < 100 { return [vector] }
      let terms = try document.terms(force, CodeMoment())
      return zip(["dx", "dy"], terms).map { "let \($0): CGFloat = \($1.text)" } + [
        "return CGVector(dx: dx, dy: dy)"
      ]
    } catch {
      document.remark("\(values.pointer)/force", error.reason)
      return [".zero"]
    }
  }

  /// The parts of a field that are not properties.
  func lines(of field: SceneField) -> CodeBlock {
    var lines: CodeBlock = []
    if let region = field.region, region != .infinite {
      lines.append(document.line("behavior.region = \(self.region(region, ["region"]))"))
    }
    return lines + behavior.items.map { "behavior.addItem(\(document.item($0)))" }
  }

  private func region(_ region: SceneRegion, _ path: [String]) -> String {
    switch region {
    case .infinite: return "UIRegion.infinite"
    case .circle(let radius):
      return "UIRegion(radius: \(values.numbers(path + ["radius"], else: [radius])[0]))"
    case .rectangle(let size):
      return
        "UIRegion(size: \(values.vector(path + ["size"], .size, else: size.width, size.height)))"
    case .inverse(let inner): return self.region(inner, path + ["inverse"]) + ".inverse()"
    case .union(let one, let other): return joined(one, other, "union", "with", path)
    case .intersection(let one, let other): return joined(one, other, "intersection", "with", path)
    case .difference(let one, let other): return joined(one, other, "difference", "from", path)
    }
  }

  private func joined(
    _ one: SceneRegion, _ other: SceneRegion, _ key: String, _ label: String, _ path: [String]
  ) -> String {
    let (first, second) = (region(one, path + [key, "0"]), region(other, path + [key, "1"]))
    return "\(first).\(key)(\(label): \(second))"
  }
}
