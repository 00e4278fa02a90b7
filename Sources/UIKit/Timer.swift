// SPDX-License-Identifier: MIT

// Timers use the virtual clock, because tests do not wait for real time.
//
// In a file that imports only UIKit, these functions hide Foundation's of the same name. In a file that also imports
// Foundation, Swift prefers the form with `any UIKitTimer`, which is more specialized.
#if FOUNDATION_TYPES
  public import Foundation

  /// The members of a timer that its block can use; only `Timer` conforms.
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
