// SPDX-License-Identifier: MIT

internal import Synchronization

enum Threads {
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// The upper limit, regardless of `--jobs`.
  static let most = 256

  /// Calls the body with every index, on up to `threads` threads, and waits until all calls return.
  ///
  /// The calling thread takes part; if the system refuses threads, fewer do the work.
  static func forEach(_ count: Int, threads: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let work = Work(count, body)
    let others = start(min(threads, count) - 1) { work.perform() }
    work.perform()
    for thread in others { pthread_join(thread, nil) }
  }

  /// Starts threads; fewer if the system refuses.
  private static func start(_ count: Int, _ body: @escaping @Sendable () -> Void) -> [pthread_t] {
    (0..<max(0, count)).compactMap { _ in start(Body(body)) }
  }

  private static func start(_ body: Body) -> pthread_t? {
    var thread = noThread
    let context = Unmanaged.passRetained(body)
    let code = pthread_create(
      &thread, nil,
      {
        Threads.perform($0)
        return nil
      }, context.toOpaque())
    if code == 0 { return thread }
    context.release()
    return nil
  }

  /// The pointer is optional only on Linux.
  private static func perform(_ context: UnsafeMutableRawPointer?) {
    if let context { Unmanaged<Body>.fromOpaque(context).takeRetainedValue().call() }
  }

  private final class Body: Sendable {
    let call: @Sendable () -> Void

    init(_ call: @escaping @Sendable () -> Void) { self.call = call }
  }

  private final class Work: Sendable {
    private let next = Atomic<Int>(0)
    private let count: Int
    private let body: @Sendable (Int) -> Void

    init(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
      (self.count, self.body) = (count, body)
    }

    func perform() {
      while true {
        let number = next.add(1, ordering: .relaxed).oldValue
        if number >= count { return }
        body(number)
      }
    }
  }
}
