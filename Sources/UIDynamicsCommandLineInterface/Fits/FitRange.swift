// SPDX-License-Identifier: MIT

internal import UIDynamicsFitting
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// A parameter and its bounds from `--vary`: `name=0.1..2`, `name=0.1..2,log`, or `name` for the scene's
/// bounds.
struct FitRange {
  let name: String
  private let bounds: (lower: Double, upper: Double)?
  private let isLogarithmic: Bool

  init(_ word: String) throws(CommandFailure) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    name = String(parts[0]).trimmed
    if parts.count == 1, !name.isEmpty {
      (bounds, isLogarithmic) = (nil, false)
      return
    }
    if word.contains("...") {
      throw Arguments.wrongValue(
        word, of: .vary, "use two dots: \(word.replacing("...", with: ".."))")
    }
    let words = parts.count < 2 ? [] : parts[1].split(separator: ",").map { String($0).trimmed }
    let ends = words.first.map { $0.split(separator: "..", omittingEmptySubsequences: false) } ?? []
    guard !name.isEmpty, ends.count == 2, words.count == 1 || words.dropFirst() == ["log"],
      let lower = Arguments.decimal(String(ends[0]).trimmed),
      let upper = Arguments.decimal(String(ends[1]).trimmed), lower.isFinite, upper.isFinite
    else {
      throw Arguments.wrongValue(
        word, of: .vary, "use bounds such as damping=0.1..2 or damping=0.1..2,log")
    }
    (bounds, isLogarithmic) = ((lower, upper), words.count == 2)
    try check(word)
  }

  private func check(_ word: String) throws(CommandFailure) {
    guard let bounds else { return }
    if bounds.lower >= bounds.upper {
      throw Arguments.wrongValue(word, of: .vary, "the first bound must be smaller than the second")
    }
    if isLogarithmic && bounds.lower <= 0 {
      throw Arguments.wrongValue(word, of: .vary, "with log, both bounds must be above 0")
    }
  }

  func parameter(in scene: CaseScene) throws(CommandFailure) -> FitParameter {
    let parameter = scene.parameter(name)
    let start: Double? = if case .number(let value)? = parameter?.value { value } else { nil }
    if parameter != nil, start == nil { throw notANumber }
    for end in [bounds?.lower, bounds?.upper] {
      let text = end.map { NumberText.text(of: $0) } ?? "0"
      do throws(SceneOverrideFault) {
        // Without bounds, only the name is checked.
        _ = try scene.variations.value(of: SceneSetting(name: name, text: text))
      } catch  where bounds != nil || parameter == nil {
        throw .usage("--vary: \(error.message)", hint: error.hint)
      } catch {}
    }
    guard let parameter, let start else { throw notANumber }
    let (lower, upper) = bounds ?? (parameter.bounds.lowerBound, parameter.bounds.upperBound)
    guard lower.isFinite, upper.isFinite, lower < upper else {
      throw .usage(
        "--vary: the parameter \(inQuotes(name)) has no bounds",
        hint: "use --vary \(name)=LOW..HIGH, or add \"min\" and \"max\" to the scene")
    }
    return FitParameter(
      name: name, lower: lower, upper: upper, start: start, isLogarithmic: isLogarithmic)
  }

  private var notANumber: CommandFailure {
    .usage(
      "--vary: the parameter \(inQuotes(name)) is not a number",
      hint: "a fit varies only numbers; \"uidyn sweep\" accepts lists of any values")
  }
}
