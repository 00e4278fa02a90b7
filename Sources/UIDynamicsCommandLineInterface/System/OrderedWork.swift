// SPDX-License-Identifier: MIT

/// Work that is done on several threads, and whose answers are delivered in the order in which it was
/// given, one delivery at a time.
///
/// Enough is under way at a time that a slow piece of work stops nobody for long, and no more, so that
/// the memory does not depend on how much there is. Everything that changes is behind the monitor.
final class OrderedWork<Task: Sendable, Answer: Sendable>: @unchecked Sendable {
  /// How much is under way for each thread.
  private static var share: Int { 32 }

  private let monitor = Monitor()
  private let work: @Sendable (Task) -> Answer
  private let deliver: ([Answer]) -> Bool
  private var threads: [pthread_t] = []
  /// By the number of the work, modulo how much may be under way.
  private var tasks: [Task?]
  private var answers: [Answer?]
  private var (given, taken, delivered) = (0, 0, 0)
  private var (isClosed, isStopped, isDelivering) = (false, false, false)

  /// The work is done on so many threads; `deliver` takes the answers that are next, on any thread and
  /// never twice at a time, and ends everything with false.
  init(
    threads count: Int, _ work: @escaping @Sendable (Task) -> Answer,
    deliver: @escaping ([Answer]) -> Bool
  ) {
    (self.work, self.deliver) = (work, deliver)
    tasks = Array(repeating: nil, count: Self.share * count)
    answers = Array(repeating: nil, count: Self.share * count)
    threads = Threads.start(count) { self.perform() }
  }

  /// Gives work, and waits while enough is under way; false when the end has come.
  func add(_ task: Task) -> Bool {
    monitor.lock()
    defer { monitor.unlock() }
    while given - delivered >= tasks.count && !isStopped { monitor.wait() }
    if isStopped { return false }
    tasks[given % tasks.count] = task
    given += 1
    monitor.notify()
    // Without any thread the work is done by who gives it.
    if threads.isEmpty { performNext() }
    return true
  }

  /// Waits until everything is delivered, or the end has come; to be called once.
  func finish() {
    monitor.lock()
    isClosed = true
    monitor.notify()
    monitor.unlock()
    Threads.join(threads)
  }

  private func perform() {
    monitor.lock()
    defer { monitor.unlock() }
    while true {
      while taken == given && !isClosed && !isStopped { monitor.wait() }
      if isStopped || taken == given { return }
      performNext()
    }
  }

  /// With the monitor locked, but for the work itself.
  private func performNext() {
    let place = taken % tasks.count
    taken += 1
    guard let task = tasks[place] else { return }
    tasks[place] = nil
    monitor.unlock()
    let answer = work(task)
    monitor.lock()
    answers[place] = answer
    deliverReady()
  }

  /// Delivers what is next, unless another thread is at it, which will see what has come meanwhile.
  private func deliverReady() {
    if isDelivering { return }
    isDelivering = true
    defer { isDelivering = false }
    while !isStopped {
      let ready = takeReady()
      if ready.isEmpty { return }
      monitor.unlock()
      let goesOn = deliver(ready)
      monitor.lock()
      if !goesOn { isStopped = true }
      monitor.notify()
    }
  }

  private func takeReady() -> [Answer] {
    var ready: [Answer] = []
    while let answer = answers[delivered % answers.count] {
      answers[delivered % answers.count] = nil
      ready.append(answer)
      delivered += 1
    }
    return ready
  }
}
