// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import TestSupport

enum Browser {
  static let program = "/usr/bin/\(HeadlessBrowser.name)"

  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: program) }

  struct Report {
    var ticks: [(Int, [String: String])] = []
    var notes: [String: String] = [:]
    var errors: [String] = []
    var requests = 0
  }

  /// Shared by all tests, one at a time, because starting a browser takes as long as a test.
  private static let shared = Mutex(Result { try DrivenBrowser() })

  /// Opens a page, runs `script` after the page's own scripts, and returns the `report` that it fills.
  static func report(
    on page: String, in folder: TestFolder, width: Int = 800, isDark: Bool = false, _ script: String
  ) throws -> Report {
    let text = try String(contentsOfFile: page, encoding: .utf8)
      .replacing("<body>", with: "<body>\(watch)", maxReplacements: 1)
      .replacing("</body>\n</html>", with: "<script>\(note(script))</script></body></html>")
    folder.write("tested.html", text)
    return try shared.withLock { shared in
      let browser = try shared.get()
      try browser.show(width: width, isDark: isDark)
      try browser.open("file://" + folder("tested.html"))
      try browser.wait(until: "window.report && report.isWhole")
      return Report(try browser.evaluate("report"))
    }
  }

  /// Opens an unmodified page to test it with real key and pointer input.
  static func drive(
    _ page: String, width: Int = 1280, _ body: (DrivenBrowser) throws -> Void
  ) throws {
    try shared.withLock { shared in
      let browser = try shared.get()
      try browser.show(width: width)
      try browser.open("file://" + page)
      try browser.wait(until: "window.uidyn && uidyn.frames")
      try body(browser)
    }
  }

  private static let watch = """
    <script>
    var report = { ticks: [], notes: {}, errors: [] };
    addEventListener("error", (event) => report.errors.push(String(event.message)));
    addEventListener("unhandledrejection", (event) => report.errors.push(String(event.reason)));
    addEventListener("securitypolicyviolation", (event) => report.errors.push(event.blockedURI));
    console.error = (...words) => report.errors.push(words.join(" "));
    // The position in pt and the angle at which the canvas draws an item.
    function painted(actor) {
      const { painter, canvas, viewBox: [left, top, width, height] } = uidyn.stage;
      painter.enter(actor);
      const { a, b, e, f } = painter.context.getTransform();
      return [left + width / 2 + (e - canvas.width / 2) / painter.ratio,
        top + height / 2 + (f - canvas.height / 2) / painter.ratio, Math.atan2(b, a)];
    }
    </script>
    """

  private static func note(_ script: String) -> String {
    """
    (async () => {
    while (!window.uidyn?.frames) await new Promise((done) => setTimeout(done, 5));
    await new Promise((done) => setTimeout(done, 50));
    try { \(script) } catch (error) { report.errors.push(String(error.stack)); }
    report.requests = performance.getEntriesByType("resource").length;
    for (const name in report.notes) report.notes[name] = String(report.notes[name]);
    report.isWhole = true;
    })();
    """
  }
}

extension Browser.Report {
  fileprivate init(_ value: Any?) {
    let object = value as? [String: Any] ?? [:]
    notes = object["notes"] as? [String: String] ?? [:]
    errors = object["errors"] as? [String] ?? ["there is no report"]
    requests = object["requests"] as? Int ?? -1
    for entry in object["ticks"] as? [[Any]] ?? [] {
      ticks.append((entry[0] as? Int ?? -1, entry[1] as? [String: String] ?? [:]))
    }
  }
}

enum Example {
  static func path(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Examples").appendingPathComponent(name)
      .path
  }
}
