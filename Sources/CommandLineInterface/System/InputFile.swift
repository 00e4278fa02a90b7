// SPDX-License-Identifier: MIT

internal import Glibc

/// A file that is read whole.
enum InputFile {
  /// Reads a file, and stops when it is longer than the limit.
  static func read(_ path: String, atMost limit: Int) throws(SystemError) -> [UInt8] {
    let file = try FileDescriptor.open(path, O_RDONLY)
    let size = file.status.map { Int($0.st_size) } ?? 0
    let bytes = Result { () throws(SystemError) in
      try file.read(atMost: limit, expecting: size)
    }
    try? file.close()
    return try bytes.get()
  }
}
