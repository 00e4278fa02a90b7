// SPDX-License-Identifier: MIT

import Testing
import UIDynamics

@Suite("A virtual clock", .timeLimit(.minutes(30)))
struct VirtualClockTests {
  /// Records work and the time at which it runs.
  private final class Notes {
    let clock = VirtualClock()
    private(set) var list: [String] = []

    func note(_ name: String) -> () -> Void { { self.list.append("\(name) \(self.clock.now)") } }
  }

  @Test("A virtual clock runs due work by time, and at the same time by scheduling order")
  func order() {
    let notes = Notes()
    notes.clock.after(2, notes.note("late"))
    notes.clock.after(1, notes.note("first"))
    notes.clock.after(1, notes.note("second"))
    notes.clock.after(0.25, notes.note("early"))
    notes.clock.advance(by: 0.125)
    #expect(notes.list.isEmpty)
    notes.clock.advance(by: 0.875)
    #expect(notes.list == ["early 0.25", "first 1.0", "second 1.0"])
    #expect(notes.clock.now == 1 && notes.clock.isWaiting)
    notes.clock.advance(by: 5)
    #expect(notes.list.last == "late 2.0" && notes.list.count == 4)
    #expect(notes.clock.now == 6 && !notes.clock.isWaiting)
  }

  @Test("Work with a zero or negative delay runs in the next advance, not at once")
  func none() {
    let notes = Notes()
    notes.clock.advance(by: 3)
    notes.clock.after(0, notes.note("none"))
    notes.clock.after(-2, notes.note("less"))
    #expect(notes.list.isEmpty)
    notes.clock.advance(by: 0)
    #expect(notes.list == ["none 3.0", "less 3.0"])
  }

  @Test("Repeated work runs at equal intervals until it is canceled, and does not count as waiting")
  func repeating() {
    let notes = Notes()
    let number = notes.clock.every(0.5, notes.note("beat"))
    let other = notes.clock.after(1, notes.note("never"))
    notes.clock.cancel(other)
    #expect(!notes.clock.isWaiting)
    notes.clock.advance(by: 1.75)
    #expect(notes.list == ["beat 0.5", "beat 1.0", "beat 1.5"])
    notes.clock.cancel(number)
    notes.clock.advance(by: 9)
    #expect(notes.list.count == 3)
  }

  @Test("Work scheduled while the clock advances also runs, if it is due")
  func nested() {
    let notes = Notes()
    notes.clock.after(1) {
      notes.note("outer")()
      notes.clock.after(0.5, notes.note("inner"))
      notes.clock.after(1.5, notes.note("later"))
    }
    notes.clock.advance(by: 2)
    #expect(notes.list == ["outer 1.0", "inner 1.5"])
    notes.clock.advance(by: 0.5)
    #expect(notes.list == ["outer 1.0", "inner 1.5", "later 2.5"])
  }

  @Test("Sixtieths of a second add up to whole seconds")
  func sixtieths() {
    for seconds in 1...60 {
      let notes = Notes()
      notes.clock.after(Double(seconds), notes.note("due"))
      for _ in 1..<(60 * seconds) { notes.clock.advance(by: 1 / 60) }
      #expect(notes.list.isEmpty, "after \(seconds) s")
      notes.clock.advance(by: 1 / 60)
      #expect(notes.list.count == 1, "after \(seconds) s")
    }
  }

  @Test("Each task can have its own current clock")
  func current() {
    let clock = VirtualClock()
    VirtualClock.$current.withValue(clock) {
      VirtualClock.current.after(1) {}
      #expect(VirtualClock.current === clock && clock.isWaiting)
    }
    #expect(VirtualClock.current !== clock)
  }
}
