// SPDX-License-Identifier: MIT

package import UIDynamicsSceneFormat

/// Why a run cannot go on: an expression without a value, something UIKit does not do, a loop.
package struct RunFault: Error, Equatable, Sendable {
  /// A sentence without a full stop that names who did what.
  package var message: String
  /// The tick whose time it was.
  package var tick: Int
  /// The part of the scene that asked for it, where there is one.
  package var part: ScenePart?
  package var hint: String?

  package init(message: String, tick: Int, part: ScenePart? = nil, hint: String? = nil) {
    (self.message, self.tick, self.part, self.hint) = (message, tick, part, hint)
  }
}
