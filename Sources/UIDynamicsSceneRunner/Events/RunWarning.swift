// SPDX-License-Identifier: MIT

internal import UIDynamics

/// One of the library's warnings, as a run hands it out.
package struct RunWarning: Equatable, Sendable {
  /// The stable name of its kind.
  package var code: String
  /// One sentence without a full stop.
  package var message: String
  /// The tick in which it came up; 0 while the stage was built, nil for the run as a whole.
  package var tick: Int?

  package init(code: String, message: String, tick: Int?) {
    (self.code, self.message, self.tick) = (code, message, tick)
  }

  init(_ warning: UIDynamicsWarning, tick: Int) {
    let sentence = warning.description
    self.init(
      code: warning.kind.rawValue,
      message: sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence, tick: tick)
  }
}
