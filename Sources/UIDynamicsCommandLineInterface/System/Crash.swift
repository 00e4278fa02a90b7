// SPDX-License-Identifier: MIT

/// The end of the process when the tool itself is at fault.
///
/// Swift's runtime would start a program called `swift-backtrace` from the neighborhood of the
/// executable. Instead the process removes its temporary files, says so and exits with 70.
enum Crash {
  /// Begins to handle the signals of a crash.
  static func watch() {
    TemporaryNames.prepare()
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS] {
      Signals.install(number) { Crash.end($0) }
    }
  }

  /// Inside the handler: no locks, no memory, no Swift objects.
  private static func end(_ number: Int32) {
    TemporaryNames.removeAll()
    StatusLine.erase()
    write("uidyn: error: internal error: ")
    write(name(of: number))
    write("\n")
    // `ExitCode.internalError`, by its name in the C library.
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
