// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsSceneFormat

package struct RunWarning: Equatable, Sendable {
  package var code: String
  /// A sentence without a period.
  package var message: String
  /// The tick; 0 while the stage is created, and `nil` for the run as a whole.
  package var tick: Int?

  package init(code: String, message: String, tick: Int?) {
    (self.code, self.message, self.tick) = (code, message, tick)
  }

  init(code: DiagnosticCode, message: String, tick: Int?) {
    self.init(code: code.rawValue, message: message, tick: tick)
  }

  init(_ warning: UIDynamicsWarning, tick: Int) {
    let sentence = warning.description
    self.init(
      code: warning.kind.rawValue,
      message: sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence, tick: tick)
  }
}
