// SPDX-License-Identifier: MIT

internal import Synchronization

/// The names of temporary files, readable in a signal handler.
///
/// Handlers cannot lock or allocate, so the names are C strings in fixed slots.
enum TemporaryNames {
  /// The index of a slot; `nil` if all slots are taken, in which case a signal leaves the file behind.
  typealias Registration = Int?

  /// A run has at most four outputs, and a check has one per thread.
  private static let capacity = 64

  nonisolated(unsafe) private static let slots = makeSlots()

  private static func makeSlots() -> UnsafeMutableBufferPointer<Atomic<UInt>> {
    let slots = UnsafeMutableBufferPointer<Atomic<UInt>>.allocate(capacity: capacity)
    for index in slots.indices { slots.initializeElement(at: index, to: Atomic(0)) }
    return slots
  }

  /// Initializes the values that a handler uses; call it before installing a handler.
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

  /// Safe in a signal handler.
  static func removeAll() {
    for index in 0..<capacity {
      let address = slots[index].load(ordering: .relaxed)
      if let name = UnsafePointer<CChar>(bitPattern: address) { unlink(name) }
    }
  }
}
