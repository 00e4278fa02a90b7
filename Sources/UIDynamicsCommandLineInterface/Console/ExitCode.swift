// SPDX-License-Identifier: MIT

/// The exit codes, documented in `uidyn help exit-codes`.
package enum ExitCode: Equatable, Sendable {
  case success
  /// A negative result: failed expectation, invalid scene under `validate`, no stasis under
  /// `--require-stasis`.
  case negative
  case usage
  case input
  /// An error stopped the run.
  case guarded
  case output
  case internalError
  /// Ended by a signal, including a closed pipe.
  case signal(Int32)

  package var status: Int32 {
    switch self {
    case .success: 0
    case .negative: 1
    case .usage: 2
    case .input: 3
    case .guarded: 4
    case .output: 5
    case .internalError: 70
    case .signal(let number): 128 + number
    }
  }
}
