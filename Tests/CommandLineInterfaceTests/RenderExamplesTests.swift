// SPDX-License-Identifier: MIT

import Foundation
import FoundationXML
import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("Pictures of the examples", .timeLimit(.minutes(30)))
struct RenderExamplesTests {
  private static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: Example.path(""))) ?? [])
    .filter { $0.hasSuffix(".json") }.sorted()

  private static let some = names.prefix(Seeds.of(names.count))

  private static let pictures = MadeOnce<String, CommandResult>()

  private func drawn(_ name: String) -> CommandResult {
    Self.pictures.value(name) { cli(["render", Example.path(name), "-q"]) }
  }

  @Test("Every example renders to a small, well-formed picture", arguments: Seeds.some(names))
  func picture(name: String) {
    let svg = drawn(name)
    #expect(svg.code == .success && svg.messages == "")
    #expect(svg.output.utf8.count < 200_000, "\(svg.output.utf8.count) bytes")
    #expect(XMLParser(data: Data(svg.output.utf8)).parse())
  }

  @Test("Rendering an example again gives the same picture", arguments: some)
  func again(name: String) {
    #expect(cli(["render", Example.path(name), "-q"]).output == drawn(name).output)
  }

  @Test("A log next to its scene renders to the same picture as the scene", arguments: some)
  func logs(name: String) {
    let log = Example.path(String(name.dropLast(5)) + ".log")
    #expect(FileManager.default.fileExists(atPath: log))
    // A golden contains only some ticks; rendering computes the others from the scene.
    let thin = cli(["render", log, "-q"])
    #expect(thin.code == .success && thin.output == drawn(name).output)
  }

  @Test(
    "A renderer other than a browser can draw the pictures",
    .enabled(if: Self.hasRSVG, "rsvg-convert is not installed"), arguments: some)
  func elsewhere(name: String) throws {
    let folder = TestFolder()
    folder.write("x.svg", drawn(name).output)
    let child = try ChildProcess(
      [Self.rsvg, folder("x.svg"), "-o", folder("x.png")], folder: folder.path,
      messages: folder("said"))
    #expect(child.wait().code == 0)
    #expect(folder.read("said") == "")
    let size = try FileManager.default.attributesOfItem(atPath: folder("x.png"))[.size] as? Int
    #expect(size ?? 0 > 5000)
  }

  private static let rsvg = "/usr/bin/rsvg-convert"
  private static var hasRSVG: Bool { FileManager.default.isExecutableFile(atPath: rsvg) }
}
