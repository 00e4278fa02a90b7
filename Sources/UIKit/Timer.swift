// SPDX-License-Identifier: MIT

// Timers of code that imports UIKit: they follow the virtual clock, for no test waits for the real one.
//
// In a file that imports UIKit alone, these hide Foundation's functions of the same name. In one that also imports
// Foundation, the form with `any UIKitTimer` is preferred, because it is the more special one.
#if FOUNDATION_TYPES
  public import Foundation

  /// The members of a timer that its block may call; only `Timer` conforms.
  nonisolated public protocol UIKitTimer: AnyObject {
    var isValid: Bool { get }
    func fire()
    func invalidate()
  }

  nonisolated extension Timer: UIKitTimer {}

  nonisolated extension Timer {
    /// Creates a timer on `VirtualClock.current`.
    @discardableResult
    public static func scheduledTimer(
      withTimeInterval interval: TimeInterval, repeats: Bool,
      block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
      let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
      VirtualClock.current.schedule(
        interval, repeats: repeats, while: { timer.isValid }, { timer.fire() })
      return timer
    }

    /// Creates a timer on `VirtualClock.current`.
    @discardableResult
    public static func scheduledTimer(
      withTimeInterval interval: TimeInterval, repeats: Bool,
      block: @escaping @Sendable (any UIKitTimer) -> Void
    ) -> Timer {
      let block: @Sendable (Timer) -> Void = { block($0) }
      return scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block)
    }
  }
#endif
