// SPDX-License-Identifier: MIT

/// An animator that follows its reference view or layout.
protocol ReferenceObserver: AnyObject {
  func referenceSizeDidChange()
  func layoutDidChange(isInUse: Bool)
}

/// The animators of a view or layout, which does not keep them.
struct ReferenceObservers {
  private final class Entry {
    deinit {}

    weak var observer: (any ReferenceObserver)?

    init(_ observer: any ReferenceObserver) { self.observer = observer }
  }

  private var entries: [Entry] = []

  mutating func add(_ observer: any ReferenceObserver) {
    entries.removeAll { $0.observer == nil }
    entries.append(Entry(observer))
  }

  func each(_ body: (any ReferenceObserver) -> Void) {
    for entry in entries { if let observer = entry.observer { body(observer) } }
  }
}
