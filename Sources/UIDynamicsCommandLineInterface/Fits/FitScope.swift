// SPDX-License-Identifier: MIT

internal import UIDynamicsFitting
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// The parameters that can vary: some are valid only at their value, such as copy counts, and some only as
/// integers.
struct FitScope {
  /// As fractions of the bounds; unlikely to yield round values.
  private static let samples = [0.1371, 0.3819, 0.6180, 0.8713]
  /// The distance of the nearest samples, as a fraction of the bounds.
  private static let step = 1e-3

  private(set) var parameters: [FitParameter] = []
  /// Excluded parameters, each with the error that another value causes.
  private(set) var fixed: [(parameter: FitParameter, reason: String)] = []

  init(_ parameters: [FitParameter], of scene: CaseScene) {
    for parameter in parameters {
      var parameter = parameter
      if let reason = Self.examine(&parameter, scene) {
        fixed.append((parameter, reason))
      } else {
        self.parameters.append(parameter)
      }
    }
  }

  func tell(_ messages: Messages) throws(CommandFailure) {
    for (parameter, reason) in fixed {
      let sentence =
        "\(inQuotes(parameter.name)) stays \(NumberText.text(of: parameter.start)): the scene is invalid"
        + " with every other value tried; with \(reason)"
      if parameters.isEmpty { throw .usage(sentence) }
      messages.warn(sentence)
    }
  }

  /// Returns an error if no other value is valid; marks parameters that accept only integers.
  private static func examine(_ parameter: inout FitParameter, _ scene: CaseScene) -> String? {
    let (name, start) = (parameter.name, parameter.start)
    // A value outside the bounds must change.
    guard scene.parameter(name)?.value.number == start else { return nil }
    var last: String?
    func hasScene(_ value: Double) -> Bool {
      let setting = SceneSetting(name: name, text: NumberText.text(of: value))
      let fault = scene.fault(with: [setting])
      last = fault.map { "\(setting.text): \($0)" }
      return fault == nil
    }
    let point = parameter.coordinate(of: start)
    let near = [point - step, point + step].filter { (0...1).contains($0) }
    if (samples + near).contains(where: { hasScene(parameter.value(at: $0)) }) { return nil }
    let ends = [parameter.lower, parameter.upper]
    let others = (ends + [start - 1, start + 1]).filter {
      $0 != start && (parameter.lower...parameter.upper).contains($0)
    }
    guard others.contains(where: hasScene) else { return last }
    parameter.isWhole = (ends + [start]).allSatisfy { $0 == $0.rounded() }
    return nil
  }
}
