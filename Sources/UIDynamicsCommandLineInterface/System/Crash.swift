// SPDX-License-Identifier: MIT

internal import Glibc

/// What happens when the tool itself is at fault, or its stack or its memory ends.
///
/// Swift's runtime would start a program called `swift-backtrace` from the neighbourhood of the
/// executable. Instead the process removes its temporary files, says so and exits with 70.
enum Crash {
  /// A handler that removes 16 files needs little; the registers that the kernel saves, some 12 kB.
  private static let stackSize = 1 << 16

  /// Begins to handle the signals of a crash.
  static func watch() {
    TemporaryNames.prepare()
    useStackOfItsOwn()
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS] {
      Signals.install(number, flags: SA_ONSTACK) { Crash.end($0) }
    }
  }

  /// When the stack has overflowed, there is none for the handler.
  private static func useStackOfItsOwn() {
    var stack = stack_t()
    stack.ss_sp = malloc(stackSize)
    stack.ss_size = stackSize
    if stack.ss_sp != nil { sigaltstack(&stack, nil) }
  }

  /// Inside the handler: no locks, no memory, no Swift objects.
  private static func end(_ number: Int32) {
    TemporaryNames.removeAll()
    StatusLine.erase()
    write("uidyn: error: internal error: ")
    write(name(of: number))
    write("\n")
    // The number that `ExitCode.internalError` stands for, by its name in the C library.
    _exit(EX_SOFTWARE)
  }

  private static func write(_ text: StaticString) {
    _ = Glibc.write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
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
