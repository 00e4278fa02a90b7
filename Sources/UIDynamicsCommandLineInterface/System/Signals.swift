// SPDX-License-Identifier: MIT

internal import Synchronization

/// Termination signals, recorded on arrival and handled between ticks.
///
/// A tick or a disk can be slow. Therefore the first signal starts a timer whose handler removes temporary
/// files and ends the process.
enum Signals {
  private static let caught = Atomic<Int32>(0)
  /// The arrival of the first signal, in monotonic ms.
  private static let moment = Atomic<Int>(0)
  private static let isWatching = Atomic<Bool>(false)

  /// The time for an orderly end, in µs; of 250 ms in total, the rest is reserved for freeing memory on a busy
  /// machine.
  private static let patience = 100_000
  /// Signals within this time, in ms, count as one: `timeout` signals both a process and its group.
  private static let sameWish = 50

  private static let obeyed = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU]

  static var pending: Int32? {
    let number = caught.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  /// Turns a closed pipe and the file size limit into write errors.
  static func ignoreFailuresOfWrites() {
    for number in [SIGPIPE, SIGXFSZ] { install(number, SIG_IGN) }
  }

  /// Starts recording signals, so that temporary files can be removed.
  ///
  /// Signals ignored by the parent process stay ignored, as `nohup` and background jobs expect. Further calls do
  /// nothing.
  static func watch() {
    if isWatching.exchange(true, ordering: .relaxed) { return }
    TemporaryNames.prepare()
    StatusLine.prepare()
    // Unoptimized builds initialize these values lazily, which a handler must not do.
    _ = (pending, moment.load(ordering: .relaxed), patience, sameWish)
    install(SIGALRM) { _ in Signals.end(by: Signals.pending ?? SIGALRM) }
    setBlocked(false, [SIGALRM])
    for number in obeyed where !isIgnored(number) { install(number) { Signals.record($0) } }
  }

  /// Defers signals during an operation that must not be interrupted.
  static func holdingBack<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let numbers = obeyed + [SIGALRM]
    setBlocked(true, numbers)
    defer { setBlocked(false, numbers) }
    return try body()
  }

  // MARK: In signal handlers: no locks, no allocation, no Swift objects

  private static func record(_ number: Int32) {
    let (isFirst, first) = caught.compareExchange(
      expected: 0, desired: number, ordering: .relaxed)
    if isFirst {
      moment.store(now, ordering: .relaxed)
      var clock = itimerval()
      clock.it_value.tv_usec = .init(patience)
      startTimer(&clock)
    } else if now - moment.load(ordering: .relaxed) > sameWish {
      end(by: first)
    }
  }

  /// Removes temporary files and ends the process by the signal, so that the shell sees it.
  static func end(by number: Int32) -> Never {
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
    // Without SA_RESTART, a blocked write returns and sees the signal.
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

  /// Unblocks a signal in a handler, which cannot allocate an array.
  private static func unblock(_ number: Int32) {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }
}
