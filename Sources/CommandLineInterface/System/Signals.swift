// SPDX-License-Identifier: MIT

internal import Glibc
internal import Synchronization

/// Signals that ask for the end: noted when they come, obeyed between two ticks.
enum Signals {
  private static let caught = Atomic<Int32>(0)

  /// The signal that asked for the end; nil while none did.
  static var pending: Int32? {
    let number = caught.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  /// Begins to note signals instead of dying at once, so that temporary files can be removed.
  ///
  /// A signal that the parent process ignores stays ignored, as `nohup` and background jobs of
  /// the shell expect.
  static func watch() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var present = sigaction()
      sigaction(number, nil, &present)
      if isIgnored(present) { continue }
      install(number) { Signals.caught.store($0, ordering: .relaxed) }
    }
    // A closed pipe and a file that may not grow become errors of the write.
    for number in [SIGPIPE, SIGXFSZ] { install(number, SIG_IGN) }
  }

  /// Ends the process by the signal itself, so that the shell sees what happened.
  static func end(by number: Int32) -> Never {
    install(number, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    sigprocmask(SIG_UNBLOCK, &set, nil)
    kill(getpid(), number)
    // Only a signal that does not end a process leads here.
    exit(128 + number)
  }

  private static func install(_ number: Int32, _ handler: sighandler_t?) {
    var action = sigaction()
    // No SA_RESTART: a blocked write shall return and see the signal.
    action.__sigaction_handler.sa_handler = handler
    sigaction(number, &action, nil)
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
