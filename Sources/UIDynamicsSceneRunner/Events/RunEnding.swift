// SPDX-License-Identifier: MIT

package import UIDynamicsTrajectory

package enum RunEnding: Equatable, Sendable {
  case stasis
  /// The time limit in seconds was reached.
  case timeLimit(Double)
  /// The caller stopped the run.
  case stopped
  case stoppedByScene(String)
  case fault(RunFault)
  /// A value of an item became infinite or NaN; `column` is `nil` if the engine detected it before recording.
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

  /// The reason, as a clause without a period.
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
