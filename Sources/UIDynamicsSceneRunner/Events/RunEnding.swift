// SPDX-License-Identifier: MIT

package import UIDynamicsTrajectory

/// Why there is no further tick.
package enum RunEnding: Equatable, Sendable {
  /// The animator has paused.
  case stasis
  /// The time limit, in s, was reached.
  case timeLimit(Double)
  /// Whoever started the run asked for its end.
  case stopped
  /// The scene asked for its end, with a reason.
  case stoppedByScene(String)
  /// The scene asked for something that cannot be done.
  case fault(RunFault)
  /// A number of an item became infinite or undefined; the column is nil when the engine saw it
  /// before it could be shown.
  case nonFinite(item: String, column: Column?, tick: Int)
}

extension RunEnding {
  package var status: RunSummary.Status {
    switch self {
    case .stasis: .stasis
    case .timeLimit: .timeLimit
    case .stopped, .stoppedByScene: .stopped
    case .nonFinite, .fault: .guard
    }
  }

  /// A sentence without a full stop.
  package var reason: String {
    switch self {
    case .stasis: "everything is at rest"
    case .timeLimit(let limit): "the time limit of \(NumberText.text(of: limit)) s is reached"
    case .stopped: "the run was stopped from outside"
    case .stoppedByScene(let reason): reason
    case .fault(let fault): "at tick \(fault.tick), \(fault.message)"
    case .nonFinite(let item, let column, let tick):
      "\(column?.rawValue ?? "the motion") of \(item) is not a finite number at tick \(tick)"
    }
  }
}
