// SPDX-License-Identifier: MIT

public import Dispatch
internal import UIDynamics

// Delayed work of code that imports UIKit: on the main queue it follows the virtual clock.
nonisolated extension DispatchQueue {
  /// Does work after a deadline; on the main queue by `VirtualClock.current`.
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard isMain else {
      return asyncAfter(deadline: deadline, qos: .unspecified, execute: work)
    }
    VirtualClock.current.after(deadline.delay, work)
  }

  /// By the label: each access of `main` makes another object.
  private var isMain: Bool { label == DispatchQueue.main.label }

  /// Does work after a deadline; on the main queue by `VirtualClock.current`.
  public func asyncAfter(deadline: DispatchTime, execute work: DispatchWorkItem) {
    guard isMain else {
      return asyncAfter(wallDeadline: .now() + deadline.delay, execute: work)
    }
    VirtualClock.current.schedule(
      deadline.delay, repeats: false, while: { !work.isCancelled }, { work.perform() })
  }
}

nonisolated extension DispatchTime {
  /// The seconds from now, to the millisecond: the real time that passed since the deadline was made is
  /// left out.
  fileprivate var delay: Double {
    let (now, deadline) = (DispatchTime.now().uptimeNanoseconds, uptimeNanoseconds)
    return deadline > now ? (Double(deadline - now) / 1e6).rounded() / 1e3 : 0
  }
}
