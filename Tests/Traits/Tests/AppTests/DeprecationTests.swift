// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("Compiling code that imports UIKit", .timeLimit(.minutes(30)))
struct DeprecationTests {
  private static let app = """
    import UIKit

    class Controller: UIViewController {
      private let animator: UIDynamicAnimator
      init(_ animator: UIDynamicAnimator) {
        self.animator = animator
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
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

  /// The folder in which `make traits` builds the modules.
  private static let modules =
    URL(filePath: #filePath).pathComponents.dropLast(5)
    .joined(separator: "/") + "/.build/traits/debug/Modules"

  private func compile(_ code: String, version: Int) throws -> (status: Int32, output: String) {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "App.swift")
    try code.write(to: file, atomically: true, encoding: .utf8)
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "\(version)", "-I",
      Self.modules, file.path,
    ]
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  @Test(
    "Targets that are never called cause a warning with a replacement; deinit can use the animator",
    arguments: [5, 6], ["", "@MainActor "])
  func targets(version: Int, isolation: String) throws {
    let result = try compile(
      Self.app.replacing("class", with: isolation + "class"), version: version)
    #expect(result.status == 0, "\(result.output)")
    let warnings = result.output.matches(
      of: #/App.swift:\d+:\d+: warning: '(\S+)' is deprecated: (.+?) \[/#)
    let reason = "requires Objective-C, so the action is never called; "
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
