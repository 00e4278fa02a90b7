// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// A headless browser, controlled through two pipes (Chrome DevTools Protocol); only one test at a time may use it.
final class DrivenBrowser: @unchecked Sendable {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let process: pid_t
  private let input: Int32
  private let output: Int32
  private var bytes: [UInt8] = []
  private var count = 0
  private var session: String?
  private(set) var errors: [String] = []
  private(set) var requests: Set<String> = []

  init() throws {
    let (toBrowser, fromBrowser) = (try Self.pipe(), try Self.pipe())
    process = try Self.start(reading: toBrowser[0], writing: fromBrowser[1])
    close(toBrowser[0])
    close(fromBrowser[1])
    (input, output) = (toBrowser[1], fromBrowser[0])
    let targets = try call("Target.getTargets", [:])["targetInfos"] as? [[String: Any]] ?? []
    let page = targets.first { $0["type"] as? String == "page" }?["targetId"] as? String ?? ""
    let attached = try call("Target.attachToTarget", ["targetId": page, "flatten": true])
    session = attached["sessionId"] as? String
    for domain in ["Page", "Runtime", "Log", "Network"] { _ = try call("\(domain).enable", [:]) }
  }

  deinit {
    close(input)
    close(output)
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
  }

  /// Returns two connected descriptors above 4, because a browser expects its ends at 3 and 4.
  ///
  /// They are sockets, because writing to the pipe of a dead browser would end the tests with a signal.
  private static func pipe() throws -> [Int32] {
    var ends: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
      throw Failure(description: "no sockets")
    }
    defer { for end in ends { close(end) } }
    // Without close-on-exec, another browser would inherit the ends and keep this one alive.
    return ends.map { fcntl($0, F_DUPFD_CLOEXEC, 5) }
  }

  private static func start(reading: Int32, writing: Int32) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, reading, 3)
    posix_spawn_file_actions_adddup2(&actions, writing, 4)
    for number in [1, 2] as [Int32] {
      posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_WRONLY, 0)
    }
    let words =
      ["/usr/bin/timeout", "1800", Browser.program] + HeadlessBrowser.words
      + ["--remote-debugging-pipe", "about:blank"]
    var arguments = words.map { strdup($0) } + [nil]
    var variables = [strdup("HOME=/tmp"), strdup("PATH=/usr/bin:/bin"), nil]
    defer { for text in arguments + variables { free(text) } }
    var id: pid_t = 0
    let code = posix_spawn(&id, words[0], &actions, nil, &arguments, &variables)
    guard code == 0 else { throw Failure(description: String(cString: strerror(code))) }
    return id
  }

  private func call(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
    count += 1
    var message: [String: Any] = ["id": count, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    let text = try JSONSerialization.data(withJSONObject: message) + [0]
    let written = uninterrupted {
      text.withUnsafeBytes { Glibc.send(input, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    }
    if written != text.count { throw gone("write", written) }
    while true {
      let answer = try next()
      if answer["id"] as? Int == count {
        if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
        return answer["result"] as? [String: Any] ?? [:]
      }
      note(answer)
    }
  }

  private func next() throws -> [String: Any] {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if let end = bytes.firstIndex(of: 0) {
        let text = Data(bytes[..<end])
        bytes.removeFirst(end + 1)
        return try JSONSerialization.jsonObject(with: text) as? [String: Any] ?? [:]
      }
      let count = uninterrupted { read(output, &chunk, chunk.count) }
      if count <= 0 { throw gone("read", count) }
      bytes += chunk[..<count]
    }
  }

  /// Retries calls that are interrupted by signals, which other tests may send.
  private func uninterrupted(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      if result != -1 || errno != EINTR { return result }
    }
  }

  private func gone(_ call: String, _ result: Int) -> Failure {
    let fault = result < 0 ? String(cString: strerror(errno)) : "\(result) bytes"
    var status: Int32 = 0
    let ended = waitpid(process, &status, WNOHANG) == process ? "status \(status)" : "it runs"
    return Failure(description: "the browser is gone: \(call): \(fault), \(ended)")
  }

  private func note(_ event: [String: Any]) {
    let parameters = event["params"] as? [String: Any] ?? [:]
    switch event["method"] as? String {
    case "Log.entryAdded", "Runtime.exceptionThrown", "Runtime.consoleAPICalled":
      errors.append("\(parameters)")
    case "Network.requestWillBeSent":
      let request = parameters["request"] as? [String: Any]
      // A page creates its workers from blobs, which need no request.
      if let url = request?["url"] as? String, !url.hasPrefix("blob:") { requests.insert(url) }
    default: break
    }
  }

  // MARK: Page

  func show(width: Int, isDark: Bool = false) throws {
    _ = try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": 900, "deviceScaleFactor": 1, "mobile": false])
    let scheme = ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]
    _ = try call("Emulation.setEmulatedMedia", ["features": [scheme]])
  }

  /// Discards the errors and requests of the current page, then opens the given one.
  func open(_ address: String) throws {
    _ = try call("Page.navigate", ["url": "about:blank"])
    (errors, requests) = ([], [])
    _ = try call("Page.navigate", ["url": address])
  }

  @discardableResult func evaluate(_ script: String) throws -> Any? {
    let answer = try call(
      "Runtime.evaluate",
      ["expression": script, "awaitPromise": true, "returnByValue": true])
    if let details = answer["exceptionDetails"] { throw Failure(description: "\(details)") }
    return (answer["result"] as? [String: Any])?["value"]
  }

  // MARK: Keys and pointer

  func press(_ key: String) throws {
    var parameters: [String: Any] = ["key": key]
    if key.count == 1 { parameters["text"] = key }
    if let code = ["ArrowLeft": 37, "ArrowRight": 39, "Home": 36, "End": 35, "Tab": 9][key] {
      parameters["windowsVirtualKeyCode"] = code
    }
    for type in ["keyDown", "keyUp"] {
      _ = try call("Input.dispatchKeyEvent", parameters.merging(["type": type]) { $1 })
    }
  }

  /// Presses the mouse button at the center of an element, moves the pointer by some pixels, and releases it.
  func drag(_ selector: String, by way: (x: Double, y: Double) = (0, 0)) throws {
    try drag(from: try middle(of: selector), by: way)
  }

  func drag(from start: (Double, Double), by way: (x: Double, y: Double)) throws {
    let (x, y) = start
    var isDown = false
    for (type, share) in [
      ("mouseMoved", 0), ("mousePressed", 0), ("mouseMoved", 0.5), ("mouseMoved", 1),
      ("mouseReleased", 1),
    ] as [(String, Double)] {
      if type == "mousePressed" { isDown = true }
      _ = try call(
        "Input.dispatchMouseEvent",
        [
          "type": type, "x": x + share * way.x, "y": y + share * way.y,
          "button": isDown ? "left" : "none",
          "buttons": isDown && type != "mouseReleased" ? 1 : 0, "clickCount": 1,
        ])
    }
  }

  /// Puts two fingers on an element, one above the other, and changes the distance between them, in pixels.
  func pinch(_ selector: String, from gap: Double, to end: Double) throws {
    let (x, y) = try middle(of: selector)
    for step in 0...5 {
      let apart = gap + (end - gap) * Double(step) / 5
      let points = [-0.5, 0.5].enumerated().map { ["x": x, "y": y + $1 * apart, "id": Double($0)] }
      _ = try call(
        "Input.dispatchTouchEvent",
        ["type": step == 0 ? "touchStart" : "touchMove", "touchPoints": points])
    }
    _ = try call("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": [Any]()])
  }

  /// Puts fingers down and moves them from step to step, then lifts them or cancels the touch as the system does.
  func touch(_ steps: [[(x: Double, y: Double)]], isCancelled: Bool) throws {
    try hold(steps)
    try release(isCancelled: isCancelled)
  }

  /// Puts fingers down and moves them from step to step.
  func hold(_ steps: [[(x: Double, y: Double)]]) throws {
    for (step, fingers) in steps.enumerated() {
      let isNew = step == 0 || fingers.count > steps[step - 1].count
      let points = fingers.enumerated().map { ["x": $1.x, "y": $1.y, "id": Double($0)] }
      _ = try call(
        "Input.dispatchTouchEvent",
        ["type": isNew ? "touchStart" : "touchMove", "touchPoints": points])
    }
  }

  func release(isCancelled: Bool = false) throws {
    _ = try call(
      "Input.dispatchTouchEvent",
      ["type": isCancelled ? "touchCancel" : "touchEnd", "touchPoints": [Any]()])
  }

  func turnWheel(over selector: String, by way: Double) throws {
    let (x, y) = try middle(of: selector)
    _ = try call(
      "Input.dispatchMouseEvent",
      ["type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": way])
  }

  private func middle(of selector: String) throws -> (Double, Double) {
    let script =
      "(({ left, top, width, height }) => [left + width / 2, top + height / 2])"
      + "(document.querySelector('\(selector)').getBoundingClientRect())"
    let place = try evaluate(script) as? [NSNumber] ?? []
    guard place.count == 2 else { throw Failure(description: "no element \(selector)") }
    return (place[0].doubleValue, place[1].doubleValue)
  }

  func wait(until script: String) throws {
    // A page that is still loading returns an error.
    var answer: Result<Any?, any Error> = .success(nil)
    for _ in 0..<1200 {
      answer = Result { try evaluate("Boolean(\(script))") }
      if case .success(let value) = answer, value as? Bool == true { return }
      usleep(50_000)
    }
    _ = try answer.get()
    throw Failure(description: "in vain: \(script)")
  }
}
