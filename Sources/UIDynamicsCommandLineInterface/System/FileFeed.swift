// SPDX-License-Identifier: MIT

internal import Glibc
internal import UIDynamicsTrajectory

/// A file that is read in portions, and closed with the last reference to it.
final class FileFeed {
  private static let portion = 1 << 18

  private let descriptor: FileDescriptor

  init(_ path: String) throws(SystemError) {
    descriptor = try .open(path, O_RDONLY)
  }

  deinit { try? descriptor.close() }

  func next() throws(RecordFault) -> [UInt8] {
    do throws(SystemError) {
      return try descriptor.read(atMost: Self.portion)
    } catch {
      throw RecordFault("it cannot be read: \(error.reason)")
    }
  }
}
