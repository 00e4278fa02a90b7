// SPDX-License-Identifier: MIT

/// How the tool ends; the table of the exit codes stands in `uidyn help exit-codes`.
package enum ExitCode: Equatable, Sendable {
  /// Done, or valid.
  case success
  /// The answer is no: an expectation failed, invalid under `validate`, no stasis under
  /// `--require-stasis`.
  case negative
  /// The command line is wrong.
  case usage
  /// An input cannot be read or is not a valid scene.
  case input
  /// A guard stopped the run.
  case guarded
  /// An output could not be written completely.
  case output
  /// A fault of the tool itself.
  case internalError
  /// A signal ended the run: interrupted, terminated, reader left.
  case signal(Int32)

  /// The number a shell sees.
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
