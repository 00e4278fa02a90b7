// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// The engine for pages, as `make web` builds it.
enum WebModule {
  /// The gzipped module.
  static let bytes = FileManager.default.contents(atPath: ".build/web/uidynamics.wasm.gz")
  private static let folder = TestFolder()

  /// The path of an executable that contains the engine, as `make release` builds it.
  ///
  /// A separate process writes the file. If this one did, a child of another test could inherit it open for writing,
  /// and Linux does not run such a file.
  static let tool: String = {
    let script = FileManager.default.currentDirectoryPath + "/.ci/web"
    let made = try? Tool.shell("cp $uidyn uidyn && \(script) into $PWD/uidyn", in: folder)
    return made?.status == 0 ? folder("uidyn") : ""
  }()
}

/// `uidyn watch` in a separate process, and sockets connected to it.
final class WatchTool {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let host: String
  let port: UInt16
  let token: String
  let folder: TestFolder
  private let child: ChildProcess
  private var isOver = false

  init(_ scene: String, _ options: [String] = []) throws {
    folder = TestFolder()
    folder.write("scene.json", scene)
    child = try ChildProcess(
      [WebModule.tool, "watch", "scene.json"] + options, folder: folder.path,
      output: folder("output"), messages: folder("messages"))
    let address = try Self.address(folder)
    let parts = address.split(separator: "/")
    host = String(parts[1].split(separator: ":")[0])
    port = UInt16(parts[1].split(separator: ":")[1]) ?? 0
    token = String(parts[2])
  }

  deinit { if !isOver { _ = end(by: SIGKILL) } }

  private static func address(_ folder: TestFolder) throws -> String {
    for _ in 0..<600 {
      if let text = folder.read("output"), text.hasSuffix("/\n") { return String(text.dropLast()) }
      usleep(50_000)
    }
    throw Failure(description: "no address: \(folder.read("messages") ?? "")")
  }

  func end(by signal: Int32) -> ChildProcess.End {
    child.send(signal)
    isOver = true
    return child.wait()
  }

  // MARK: Sockets

  func connect() throws -> Int32 {
    // Without close-on-exec, a child of another test would keep the connection open.
    let number = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    inet_pton(AF_INET, host, &address.sin_addr)
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { Glibc.connect(number, $0, size) }
    }
    guard result == 0 else {
      close(number)
      throw Failure(description: String(cString: strerror(errno)))
    }
    var patience = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(
      number, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    return number
  }

  /// Requests that text be saved, as the page does.
  func save(
    _ text: String, generation: Int = 1, files: [String: String] = [:]
  ) throws -> String {
    let body = try JSONSerialization.data(
      withJSONObject: ["generation": generation, "text": text, "files": files] as [String: Any])
    return try save(String(decoding: body, as: UTF8.self))
  }

  func save(_ body: String) throws -> String {
    try exchange(
      request("save", "POST", fields: "Content-Type: application/json\r\n", body: body))
  }

  static func send(_ text: String, to number: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes {
        Glibc.send(number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if sent <= 0 { return }
      rest = rest.dropFirst(sent)
    }
  }

  static func receive(from number: Int32, until mark: String? = nil) -> String {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(number, &chunk, chunk.count, 0)
      if count <= 0 { break }
      bytes += chunk[..<count]
      if let mark, String(decoding: bytes, as: UTF8.self).contains(mark) { break }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  func exchange(_ text: String, closesHalf: Bool = false) throws -> String {
    let number = try connect()
    defer { close(number) }
    Self.send(text, to: number)
    if closesHalf { shutdown(number, Int32(SHUT_WR)) }
    return Self.receive(from: number)
  }

  func request(
    _ path: String, _ method: String = "GET", host: String? = nil, fields: String = "",
    body: String = ""
  ) -> String {
    let length = method == "POST" ? "Content-Length: \(body.utf8.count)\r\n" : ""
    return "\(method) /\(token)/\(path) HTTP/1.1\r\nHost: \(host ?? "\(self.host):\(port)")\r\n"
      + "\(fields)\(length)\r\n\(body)"
  }

  func get(_ path: String) throws -> String { try exchange(request(path)) }
}

extension WatchTool {
  /// A crowd of views that does not rest during an hour of scene time.
  static func slowScene(of count: Int = 400) -> String {
    let views = (0..<count).map {
      #"{ "id": "v\#($0)", "frame": [\#($0 % 20 * 5), \#($0 / 20 * 5), 9, 9] }"#
    }
    let ids = (0..<count).map { "\"v\($0)\"" }.joined(separator: ",")
    return """
      { "referenceView": { "size": [100, 100] }, "views": [ \(views.joined(separator: ",")) ],
        "acknowledges": ["overlapping-items"],
        "behaviors": [ { "type": "collision", "items": [\(ids)], "translatesReferenceBoundsIntoBoundary": true },
          { "type": "dynamicItem", "items": [\(ids)], "elasticity": 1, "resistance": 0 },
          { "type": "gravity", "items": [\(ids)] } ], "run": { "timeLimit": 3600, "until": "timeLimit" } }
      """
  }
}

extension String {
  var httpBody: String {
    range(of: "\r\n\r\n").map { String(self[$0.upperBound...]) } ?? ""
  }

  var httpStatus: Int { Int(split(separator: " ").dropFirst().first ?? "") ?? 0 }

  func json(_ key: String) -> Any? {
    let object = try? JSONSerialization.jsonObject(with: Data(httpBody.utf8))
    return (object as? [String: Any])?[key]
  }
}
