// SPDX-License-Identifier: MIT

/// Handles crashes of the tool itself.
///
/// Swift's runtime would start a `swift-backtrace` program found near the executable. Instead, the process
/// removes its temporary files, reports the crash and exits with 70.
enum Crash {
  static func watch() {
    TemporaryNames.prepare()
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS] {
      Signals.install(number) { _ in Crash.end() }
    }
  }

  /// In a signal handler: no locks, no allocation, no Swift objects.
  private static func end() {
    TemporaryNames.removeAll()
    StatusLine.erase()
    let message: StaticString = "uidyn: error: internal error\n"
    _ = posixWrite(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
    // The same value as `ExitCode.internalError`.
    _exit(EX_SOFTWARE)
  }
}
