// SPDX-License-Identifier: MIT

/// Runs tasks on several threads and delivers the results in order.
///
/// The number of tasks in flight is bounded, so memory does not depend on the total. It is large enough that
/// a slow task rarely stalls others. The monitor guards all mutable state.
final class OrderedWork<Task: Sendable, Answer: Sendable>: @unchecked Sendable {
  /// The number of tasks in flight per thread.
  private static var share: Int { 32 }

  private let monitor = Monitor()
  private let work: @Sendable (Task) -> Answer
  private let deliver: ([Answer]) -> Bool
  private var threads: [pthread_t] = []
  /// Indexed by task number modulo the capacity.
  private var tasks: [Task?]
  private var answers: [Answer?]
  private var (given, taken, delivered) = (0, 0, 0)
  private var (isClosed, isStopped, isDelivering) = (false, false, false)

  /// `deliver` receives the next results, on any thread but never concurrently; returning `false` stops
  /// everything.
  init(
    threads count: Int, _ work: @escaping @Sendable (Task) -> Answer,
    deliver: @escaping ([Answer]) -> Bool
  ) {
    (self.work, self.deliver) = (work, deliver)
    tasks = Array(repeating: nil, count: Self.share * count)
    answers = Array(repeating: nil, count: Self.share * count)
    threads = Threads.start(count) { self.perform() }
  }

  /// Adds a task, blocking while the capacity is exhausted; returns `false` after the end.
  func add(_ task: Task) -> Bool {
    monitor.lock()
    defer { monitor.unlock() }
    while given - delivered >= tasks.count && !isStopped { monitor.wait() }
    if isStopped { return false }
    tasks[given % tasks.count] = task
    given += 1
    monitor.notify()
    // If no thread could be started, the caller does the work.
    if threads.isEmpty { performNext() }
    return true
  }

  /// Waits until everything is delivered or stopped; call it once.
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

  /// Called with the monitor locked; unlocks it during the work.
  private func performNext() {
    let index = taken % tasks.count
    taken += 1
    guard let task = tasks[index] else { return }
    tasks[index] = nil
    monitor.unlock()
    let answer = work(task)
    monitor.lock()
    answers[index] = answer
    deliverReady()
  }

  /// Delivers the next results, unless another thread is delivering and will see them.
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
