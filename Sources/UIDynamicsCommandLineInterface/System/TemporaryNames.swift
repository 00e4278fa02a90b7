// SPDX-License-Identifier: MIT

internal import Synchronization

/// The names of files that must not outlive the process, where a handler of signals can read them.
///
/// A handler may neither lock nor allocate: the names are C strings in slots that are never moved.
enum TemporaryNames {
  /// The slot of a name; nil when all were taken, and a signal leaves the file.
  typealias Registration = Int?

  /// A run has four outputs, and a check one for each thread.
  private static let capacity = 64

  nonisolated(unsafe) private static let slots = makeSlots()

  private static func makeSlots() -> UnsafeMutableBufferPointer<Atomic<UInt>> {
    let slots = UnsafeMutableBufferPointer<Atomic<UInt>>.allocate(capacity: capacity)
    for index in slots.indices { slots.initializeElement(at: index, to: Atomic(0)) }
    return slots
  }

  /// Makes what a handler uses; to be called before there is one.
  static func prepare() { removeAll() }

  static func register(_ path: String) -> Registration {
    guard let name = strdup(path) else { return nil }
    let address = UInt(bitPattern: name)
    let slot = slots.indices.first {
      slots[$0].compareExchange(expected: 0, desired: address, ordering: .relaxed).exchanged
    }
    if slot == nil { free(name) }
    return slot
  }

  static func forget(_ registration: Registration) {
    guard let slot = registration else { return }
    free(UnsafeMutableRawPointer(bitPattern: slots[slot].exchange(0, ordering: .relaxed)))
  }

  /// Removes all files; safe inside a handler of signals.
  static func removeAll() {
    for index in 0..<capacity {
      let address = slots[index].load(ordering: .relaxed)
      if let name = UnsafePointer<CChar>(bitPattern: address) { unlink(name) }
    }
    OutputFolder.removeCurrent()
  }
}
