// SPDX-License-Identifier: MIT

/// Handles crashes of the tool itself.
///
/// Swift's runtime would start a `swift-backtrace` program from near the executable. Instead, the process
/// removes its temporary files, reports the crash and exits with 70.
enum Crash {
  static func watch() {
    TemporaryNames.prepare()
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS] {
      Signals.install(number) { Crash.end($0) }
    }
  }

  /// In a signal handler: no locks, no allocation, no Swift objects.
  private static func end(_ number: Int32) {
    TemporaryNames.removeAll()
    StatusLine.erase()
    write("uidyn: error: internal error: ")
    write(name(of: number))
    write("\n")
    // The same value as `ExitCode.internalError`.
    _exit(EX_SOFTWARE)
  }

  private static func write(_ text: StaticString) {
    _ = posixWrite(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  }

  private static func name(of number: Int32) -> StaticString {
    switch number {
    case SIGILL: "illegal instruction"
    case SIGTRAP: "trap"
    case SIGABRT: "aborted"
    case SIGSEGV: "segmentation fault"
    case SIGBUS: "bus error"
    case SIGFPE: "arithmetic fault"
    default: "bad system call"
    }
  }
}
