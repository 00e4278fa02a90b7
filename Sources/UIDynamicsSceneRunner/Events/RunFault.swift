// SPDX-License-Identifier: MIT

package import UIDynamicsSceneFormat

/// An error in a running scene, such as an expression without a value or an endless cycle.
package struct RunFault: Error, Equatable, Sendable {
  /// A sentence without a period that names the source of the error.
  package var message: String
  package var tick: Int
  package var part: ScenePart?
  package var hint: String?

  package init(message: String, tick: Int, part: ScenePart? = nil, hint: String? = nil) {
    (self.message, self.tick, self.part, self.hint) = (message, tick, part, hint)
  }
}
