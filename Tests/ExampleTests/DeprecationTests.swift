// SPDX-License-Identifier: MIT

import Testing

/// Code that the product `UIKit` compiles, and what the compiler says of it.
@Suite("Code that imports UIKit", .timeLimit(.minutes(30)))
struct DeprecationTests {
  private static let app = """
    import UIKit

    class Controller {
      private let animator: UIDynamicAnimator
      init(_ animator: UIDynamicAnimator) { self.animator = animator }
      deinit { animator.removeAllBehaviors() }

      func connect(_ tap: UITapGestureRecognizer, _ button: UIButton) -> [Any] {
        let tapped = Selector("tapped")
        tap.addTarget(self, action: tapped)
        button.addTarget(self, action: tapped, for: .touchUpInside)
        return [
          UITapGestureRecognizer(target: self, action: tapped),
          UIBarButtonItem(title: "", style: .plain, target: self, action: tapped),
          UIBarButtonItem(barButtonSystemItem: .add, target: self, action: tapped),
        ]
      }
    }
    """

  @Test(
    "is warned of targets that are never called, with the name of what replaces them; deinit may use the animator",
    arguments: [5, 6], ["", "@MainActor "])
  func targets(version: Int, isolation: String) throws {
    guard Playground.has("swiftc") else { return print("not tried, because swiftc is missing") }
    let playground = try Playground()
    try playground.write("App.swift", Self.app.replacing("class", with: isolation + "class"))
    let modules = try #require(Playground.tool).appending(path: "Modules").path
    let result = try playground.shell(
      "swiftc -typecheck -parse-as-library -swift-version \(version) -I \(modules) App.swift")
    #expect(result.status == 0, "\(result.output)")
    let warnings = result.output.matches(
      of: /App.swift:\d+:\d+: warning: '(\S+)' is deprecated: (.+?) \[/)
    let reason = "needs Objective-C, the action is never called; "
    #expect(
      warnings.map { "\($0.1) \($0.2)" } == [
        "addTarget(_:action:) \(reason)set 'handler' instead",
        "addTarget(_:action:for:) \(reason)use 'addAction(_:for:)'",
        "init(target:action:) \(reason)set 'handler' instead",
        "init(title:style:target:action:) \(reason)use 'primaryAction'",
        "init(barButtonSystemItem:target:action:) \(reason)use 'primaryAction'",
      ], "\(result.output)")
  }
}
