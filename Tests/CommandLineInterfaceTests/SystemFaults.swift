// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import UIDynamicsCommandLineInterface

/// Makes system calls fail, but only on the requesting thread.
enum SystemFaults {
  private struct Plan {
    var count = 0
    let decide: (_ number: Int, _ call: SystemCall) -> SystemCall.Interference?
  }

  private final class Plans: Sendable {
    nonisolated(unsafe) private var plans: [pthread_t: Plan] = [:]
    // Thread Sanitizer does not understand `Mutex` here.
    private let lock = NSLock()

    func set(_ plan: Plan?) -> Int {
      lock.withLock {
        let count = plans[pthread_self()]?.count ?? 0
        plans[pthread_self()] = plan
        return count
      }
    }

    func answer(_ call: SystemCall) -> SystemCall.Interference? {
      let (number, decide) = lock.withLock {
        let plan = plans[pthread_self()]
        plans[pthread_self()]?.count += 1
        return (plan?.count ?? 0, plan?.decide)
      }
      return decide?(number, call)
    }
  }

  private static let plans: Plans = {
    let plans = Plans()
    SystemCall.interfere { plans.answer($0) }
    return plans
  }()

  /// Runs `body` while `decide` controls its system calls (numbered from 0), and returns their count.
  static func during<Result>(
    _ decide: @escaping (_ number: Int, _ call: SystemCall) -> SystemCall.Interference?,
    _ body: () throws -> Result
  ) rethrows -> (result: Result, calls: Int) {
    _ = plans.set(Plan(decide: decide))
    do {
      let result = try body()
      return (result, plans.set(nil))
    } catch {
      _ = plans.set(nil)
      throw error
    }
  }
}
