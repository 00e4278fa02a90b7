// SPDX-License-Identifier: MIT

internal import UIDynamicsFitting
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// Which parameters of a fit can vary at all: some have no valid scene with another value, as the count of
/// copies of a view, and some take whole numbers only.
struct FitScope {
  /// In parts of the bounds: places of which hardly any has a round value.
  private static let places = [0.1371, 0.3819, 0.6180, 0.8713]
  /// How near to its own value a parameter is looked at.
  private static let step = 1e-3

  /// Those that vary.
  private(set) var parameters: [FitParameter] = []
  /// Those that stay as they are, and what one of the other values comes to.
  private(set) var fixed: [(parameter: FitParameter, reason: String)] = []

  init(_ parameters: [FitParameter], of scene: CaseScene) {
    for parameter in parameters {
      var parameter = parameter
      if let reason = Self.look(at: &parameter, scene) {
        fixed.append((parameter, reason))
      } else {
        self.parameters.append(parameter)
      }
    }
  }

  /// Says what stays; a failure where that is everything.
  func tell(_ messages: Messages) throws(CommandFailure) {
    for (parameter, reason) in fixed {
      let sentence =
        "\(inQuotes(parameter.name)) stays \(NumberText.text(of: parameter.start)): no other value"
        + " that was tried has a valid scene; with \(reason)"
      if parameters.isEmpty { throw .usage(sentence) }
      messages.warn(sentence)
    }
  }

  /// What another value comes to, where none has a valid scene.
  private static func look(at parameter: inout FitParameter, _ scene: CaseScene) -> String? {
    let (name, start) = (parameter.name, parameter.start)
    // Where the bounds leave its own value out, it has to move.
    guard scene.parameter(name)?.value.number == start else { return nil }
    var last: String?
    func hasScene(_ value: Double) -> Bool {
      let setting = SceneSetting(name: name, text: NumberText.text(of: value))
      let fault = scene.fault(with: [setting])
      last = fault.map { "\(setting.text): \($0)" }
      return fault == nil
    }
    let place = parameter.place(of: start)
    let near = [place - step, place + step].filter { (0...1).contains($0) }
    if (places + near).contains(where: { hasScene(parameter.value(at: $0)) }) { return nil }
    let ends = [parameter.lower, parameter.upper]
    let others = (ends + [start - 1, start + 1]).filter {
      $0 != start && (parameter.lower...parameter.upper).contains($0)
    }
    guard others.contains(where: hasScene) else { return last }
    parameter.isWhole = (ends + [start]).allSatisfy { $0 == $0.rounded() }
    return nil
  }
}
