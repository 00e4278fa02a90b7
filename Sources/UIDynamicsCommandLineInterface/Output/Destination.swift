// SPDX-License-Identifier: MIT

enum Destination: Hashable {
  case standardOutput
  case file(String)

  /// `-` and `/dev/stdout` are standard output.
  init(_ name: String) {
    self = name == "-" || name == "/dev/stdout" ? .standardOutput : .file(name)
  }

  var name: String {
    switch self {
    case .standardOutput: "standard output"
    case .file(let path): inQuotes(path)
    }
  }

  func identity(_ console: Console) throws(SystemError) -> FileIdentity? {
    switch self {
    case .standardOutput: console.outputIdentity()
    case .file(let path): try FileIdentity.of(path: path)
    }
  }
}
