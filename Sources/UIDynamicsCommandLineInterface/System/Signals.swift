// SPDX-License-Identifier: MIT

internal import Synchronization

/// Signals that ask for the end: noted when they come, obeyed between two ticks.
///
/// A tick may be long, and the program may wait for a disk. So a clock runs from the first signal on,
/// and when it strikes, the handler itself removes the temporary files and ends the process. That
/// bounds everything the program could be doing, without a question in the middle of a step.
enum Signals {
  private static let caught = Atomic<Int32>(0)
  /// When the first one came, in ms of the monotonic clock.
  private static let moment = Atomic<Int>(0)
  private static let isWatching = Atomic<Bool>(false)

  /// How long an orderly end may take, in µs; the rest of a quarter of a second is what it takes the
  /// system to free the memory on a busy machine.
  private static let patience = 100_000
  /// Signals within so many ms are one wish: `timeout` sends one to a process, and to its group.
  private static let sameWish = 50

  private static let obeyed = [SIGINT, SIGTERM, SIGHUP]

  /// The signal that asked for the end; nil while none did.
  static var pending: Int32? {
    let number = caught.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  /// Makes a closed pipe and a file that may not grow errors of the write.
  static func ignoreFailuresOfWrites() {
    for number in [SIGPIPE, SIGXFSZ] { install(number, SIG_IGN) }
  }

  /// Begins to note signals instead of dying at once, so that temporary files can be removed.
  ///
  /// A signal that the parent process ignores stays ignored, as `nohup` and background jobs of
  /// the shell expect. A second call does nothing.
  static func watch() {
    if isWatching.exchange(true, ordering: .relaxed) { return }
    TemporaryNames.prepare()
    StatusLine.prepare()
    // An unoptimised build makes these when they are first used, and a handler must not make anything.
    _ = (pending, moment.load(ordering: .relaxed), patience, sameWish)
    install(SIGALRM) { _ in Signals.endWithoutTemporaries(by: Signals.pending ?? SIGALRM) }
    setBlocked(false, [SIGALRM])
    for number in obeyed where !isIgnored(number) { install(number) { Signals.note($0) } }
    for number in [SIGQUIT, SIGXCPU] where !isIgnored(number) {
      install(number) { Signals.endWithoutTemporaries(by: $0) }
    }
  }

  /// Keeps signals waiting while something is done that must not be done by halves.
  static func holdingBack<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let numbers = obeyed + [SIGALRM, SIGQUIT, SIGXCPU]
    setBlocked(true, numbers)
    defer { setBlocked(false, numbers) }
    return try body()
  }

  /// Ends the process by the signal itself, so that the shell sees what happened.
  static func end(by number: Int32) -> Never {
    install(number, SIG_DFL)
    unblock(number)
    kill(getpid(), number)
    // Only a signal that does not end a process leads here.
    exit(128 + number)
  }

  // MARK: Inside a handler: no locks, no memory, no Swift objects

  private static func note(_ number: Int32) {
    let (isFirst, first) = caught.compareExchange(
      expected: 0, desired: number, ordering: .relaxed)
    if isFirst {
      moment.store(now, ordering: .relaxed)
      var clock = itimerval()
      clock.it_value.tv_usec = .init(patience)
      startTimer(&clock)
    } else if now - moment.load(ordering: .relaxed) > sameWish {
      endWithoutTemporaries(by: first)
    }
  }

  private static func endWithoutTemporaries(by number: Int32) {
    TemporaryNames.removeAll()
    StatusLine.erase()
    install(number, SIG_DFL)
    unblock(number)
    kill(getpid(), number)
    _exit(128 + number)
  }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}

extension Signals {
  static func install(_ number: Int32, _ handler: SignalHandler?) {
    var action = sigaction()
    // No SA_RESTART: a blocked write shall return and see the signal.
    action.handler = handler
    sigaction(number, &action, nil)
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var present = sigaction()
    sigaction(number, nil, &present)
    return unsafeBitCast(present.handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func setBlocked(_ isBlocked: Bool, _ numbers: [Int32]) {
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers { sigaddset(&set, number) }
    pthread_sigmask(isBlocked ? SIG_BLOCK : SIG_UNBLOCK, &set, nil)
  }

  /// Lets one signal come again; for a handler, which has no memory for a list.
  private static func unblock(_ number: Int32) {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }
}
