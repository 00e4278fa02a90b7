// SPDX-License-Identifier: MIT

import Testing

@testable import UIDynamicsCommandLineInterface

@Suite("The version", .timeLimit(.minutes(30)))
struct VersionTests {
  @Test("The changelog begins with the tool's current version, which has three numbers")
  func changelog() throws {
    let heading = try #require(
      Repository.text("CHANGELOG.md").split(separator: "\n").first { $0.hasPrefix("## ") })
    let release = /## (?:Unreleased: )?(\d+\.\d+\.\d+)(?: \(\d{4}-\d{2}-\d{2}\))?/
    let version = try #require(heading.wholeMatch(of: release)?.1, "\(heading)")
    #expect(version == ToolVersion.current)
  }
}
