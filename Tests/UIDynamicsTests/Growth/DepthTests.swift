// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamics
import UIDynamicsGeometry

/// Chains of 10,000 objects on a stack of 512 KB, so recursion along a chain would crash.
@Suite("Long chains on a small stack", .timeLimit(.minutes(30)))
struct DepthTests {
  private static let depth = 10_000

  @Test("A long chain of composites can be added, run, removed and released")
  func composites() throws {
    let seen = try onSmallStack {
      let animator = UIDynamicAnimator()
      weak var last: UIDynamicBehavior?
      var runs = 0
      do {
        let chain = Self.chain()
        last = chain.last
        last?.action = { runs += 1 }
        animator.addBehavior(chain[0])
      }
      animator.advance(by: 1 / 60.0)
      let isAtWork = last?.dynamicAnimator === animator
      animator.removeAllBehaviors()
      return "ran \(runs), at work \(isAtWork), freed \(last == nil)"
    }
    #expect(seen == "ran 1, at work true, freed true")
  }

  @Test("A child that would turn a long chain into a cycle is rejected, at either end")
  func cycle() throws {
    let seen = try onSmallStack {
      let chain = Self.chain()
      return [chain[Self.depth - 1], chain[1]].map { behavior in
        do throws(UIDynamicsFault) {
          try behavior.validate(child: chain[0])
          return "taken"
        } catch {
          return error.kind.rawValue
        }
      }
    }
    #expect(seen == ["behaviorCycle", "behaviorCycle"])
  }

  @Test("A long chain of views can be converted and released, and a retained view survives")
  func views() throws {
    let seen = try onSmallStack {
      weak var last: UIView?
      var kept: UIView?
      var position = CGPoint.zero
      do {
        let frame = CGRect(x: 1, y: 2, width: 9, height: 9)
        let views = (0..<Self.depth).map { _ in UIView(frame: frame) }
        for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
        (last, kept) = (views.last, views[Self.depth / 2])
        position = views[Self.depth - 1].convert(.zero, to: views[0])
      }
      let livesOn = kept.map { last?.isDescendant(of: $0) == true && $0.superview == nil }
      kept = nil
      return "at \(position.x), \(position.y); lives on \(livesOn == true); freed \(last == nil)"
    }
    #expect(seen == "at 9999.0, 19998.0; lives on true; freed true")
  }

  private static func chain() -> [UIDynamicBehavior] {
    let chain = (0..<depth).map { _ in UIDynamicBehavior() }
    for (outer, inner) in zip(chain, chain.dropFirst()) { outer.addChildBehavior(inner) }
    return chain
  }

  /// Runs a body on a thread with a stack of 512 KB.
  private func onSmallStack<Value>(_ body: @escaping () -> Value) throws -> Value {
    let job = Job { body() }
    // Allocates the attributes, because the module of their initializer depends on the order of imports.
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    pthread_attr_init(attributes)
    pthread_attr_setstacksize(attributes, 512 * 1024)
    var thread = pthread_t()
    let code = pthread_create(
      &thread, attributes,
      { pointer in
        guard let pointer else { return nil }
        let job = Unmanaged<Job>.fromOpaque(pointer).takeUnretainedValue()
        job.result = job.body()
        return nil
      }, Unmanaged.passUnretained(job).toOpaque())
    try #require(code == 0, "no thread: \(code)")
    pthread_join(thread, nil)
    return try #require(job.result as? Value)
  }

  private final class Job {
    let body: () -> Any
    var result: Any?

    init(_ body: @escaping () -> Any) { self.body = body }
  }
}
