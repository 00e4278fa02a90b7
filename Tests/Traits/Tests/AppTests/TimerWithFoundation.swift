// SPDX-License-Identifier: MIT

import Foundation
import MotionTesting
import Testing
import UIKit

// This file also imports Foundation, to ensure that the most common forms are not ambiguous.

private final class Reminder: @unchecked Sendable {
  private(set) var count = 0
  func start() {
    Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { [weak self] _ in
      self?.count += 1
    }
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.count += 10 }
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in self?.count += 100 }
  }
}

@Suite("Timers together with Foundation", .timeLimit(.minutes(30))) struct TimerWithFoundation {
  @Test func theyFollowTheTicks() {
    let (clock, reminder) = (VirtualClock(), Reminder())
    VirtualClock.$current.withValue(clock) { reminder.start() }
    #expect(settle(UIDynamicAnimator(), clock: clock) == 120)
    #expect(reminder.count == 111)
  }
}
