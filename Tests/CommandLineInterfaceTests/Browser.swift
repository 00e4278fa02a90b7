// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// A browser without a window, for what only a browser can show.
enum Browser {
  /// Dark pages: 0 is dark, 1 is light.
  static let dark = "--blink-settings=preferredColorScheme=0"
  static let program = "/usr/bin/\(HeadlessBrowser.name)"

  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: program) }

  /// What a script on a page noted, beside what went wrong there.
  struct Report {
    var ticks: [(Int, [String: String])] = []
    var notes: [String: String] = [:]
    var errors: [String] = []
    /// What the page asked for beside itself.
    var requests = 0
  }

  /// Opens a page, runs a script behind its own, and reads what that put into `report`.
  static func report(
    on page: String, in folder: TestFolder, options: [String] = [], _ script: String
  ) throws -> Report {
    let text = try String(contentsOfFile: page, encoding: .utf8)
      .replacing("<body>", with: "<body>\(watch)", maxReplacements: 1)
      .replacing("</body>\n</html>", with: "<script>\(note(script))</script></body></html>")
    folder.write("tested.html", text)
    let words =
      HeadlessBrowser.words + ["--virtual-time-budget=20000", "--dump-dom"] + options
    let child = try ChildProcess(
      ["/usr/bin/timeout", "120", program] + words + ["file://" + folder("tested.html")],
      folder: folder.path, output: folder("dom"), messages: folder("said"))
    let end = child.wait()
    #expect(end.code == 0, "\(folder.read("said") ?? "")")
    let dom = folder.read("dom") ?? ""
    return try report(in: dom)
  }

  private static let watch = """
    <script>
    const report = { ticks: [], notes: {}, errors: [] };
    addEventListener("error", (event) => report.errors.push(String(event.message)));
    addEventListener("unhandledrejection", (event) => report.errors.push(String(event.reason)));
    addEventListener("securitypolicyviolation", (event) => report.errors.push(event.blockedURI));
    // Time that only seems to pass has no frames of its own.
    requestAnimationFrame = (body) => setTimeout(() => body(performance.now()), 16);
    console.error = (...words) => report.errors.push(words.join(" "));
    </script>
    """

  private static func note(_ script: String) -> String {
    """
    (async () => {
    await new Promise((done) => setTimeout(done, 50));
    try { \(script) } catch (error) { report.errors.push(String(error.stack)); }
    report.requests = performance.getEntriesByType("resource").length;
    for (const name in report.notes) report.notes[name] = String(report.notes[name]);
    const pre = document.createElement("pre");
    pre.id = "report";
    pre.textContent = btoa(unescape(encodeURIComponent(JSON.stringify(report))));
    document.body.append(pre);
    })();
    """
  }

  private static func report(in dom: String) throws -> Report {
    let mark = "<pre id=\"report\">"
    let start = try #require(dom.range(of: mark), "the script did not come to its end")
    let encoded = dom[start.upperBound...].prefix { $0 != "<" }
    let data = try #require(Data(base64Encoded: String(encoded)))
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    var report = Report()
    report.notes = object["notes"] as? [String: String] ?? [:]
    report.errors = object["errors"] as? [String] ?? []
    report.requests = object["requests"] as? Int ?? -1
    for entry in object["ticks"] as? [[Any]] ?? [] {
      report.ticks.append((entry[0] as? Int ?? -1, entry[1] as? [String: String] ?? [:]))
    }
    return report
  }
}

/// The scenes under Examples.
enum Example {
  static func path(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Examples").appendingPathComponent(name)
      .path
  }
}
