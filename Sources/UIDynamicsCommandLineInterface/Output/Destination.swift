// SPDX-License-Identifier: MIT

/// Where records go.
enum Destination: Hashable {
  case standardOutput
  case file(String)

  /// `-` is standard output, and so is the system's own name for it.
  init(_ name: String) {
    self = name == "-" || name == "/dev/stdout" ? .standardOutput : .file(name)
  }

  /// How messages call it.
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
