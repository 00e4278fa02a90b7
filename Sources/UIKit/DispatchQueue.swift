// SPDX-License-Identifier: MIT

public import Dispatch
internal import UIDynamics

// In code that imports this UIKit, delayed work on the main queue uses the virtual clock.
nonisolated extension DispatchQueue {
  /// Runs work after a deadline; on the main queue, the time is that of `VirtualClock.current`.
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard isMain else {
      return asyncAfter(deadline: deadline, qos: .unspecified, execute: work)
    }
    VirtualClock.current.after(deadline.delay, work)
  }

  /// Compares labels, because each access to `main` returns a different object.
  private var isMain: Bool { label == DispatchQueue.main.label }

  /// Runs work after a deadline; on the main queue, the time is that of `VirtualClock.current`.
  public func asyncAfter(deadline: DispatchTime, execute work: DispatchWorkItem) {
    guard isMain else {
      return asyncAfter(wallDeadline: .now() + deadline.delay, execute: work)
    }
    VirtualClock.current.schedule(
      deadline.delay, repeats: false, while: { !work.isCancelled }, { work.perform() })
  }
}

nonisolated extension DispatchTime {
  /// The seconds from now, rounded to milliseconds to exclude the real time that has passed since the deadline was created.
  fileprivate var delay: Double {
    let (now, deadline) = (DispatchTime.now().uptimeNanoseconds, uptimeNanoseconds)
    return deadline > now ? (Double(deadline - now) / 1e6).rounded() / 1e3 : 0
  }
}
