// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

#if FOUNDATION_TYPES
  internal import class Foundation.NSNumber
#endif

#if hasFeature(Embedded)
  struct BoundaryName: Hashable {
    let identifier: BoundaryIdentifier

    init(_ identifier: BoundaryIdentifier) { self.identifier = identifier }

    init(keeping identifier: BoundaryIdentifier) { self.identifier = identifier }

    func validate() throws(UIDynamicsFault) {}
  }
#else
  /// The name of a boundary: the identifier that the program passed, and a key for comparison.
  struct BoundaryName {
    let identifier: BoundaryIdentifier
    private let key: AnyHashable?

    init(_ identifier: BoundaryIdentifier) {
      self.identifier = identifier
      key = Self.key(of: identifier)
    }

    /// Keeps a copy of the identifier, so that later changes to the object have no effect.
    init(keeping identifier: BoundaryIdentifier) {
      let isText = type(of: identifier) == String.self
      self.init(isText ? identifier : identifier.copy(with: nil) as? any NSCopying ?? identifier)
    }

    /// Hashable values and objects compare by value, other objects by identity.
    ///
    /// Strings come first, because nearly every name is a string and the general cast is slow.
    private static func key(of identifier: BoundaryIdentifier) -> AnyHashable? {
      if type(of: identifier) == String.self, let text = identifier as? String { return text }
      #if FOUNDATION_TYPES
        // With Objective-C, an `NSNumber` equals the Swift number; convert it so that the two are equal here too.
        if let number = identifier as? NSNumber {
          let whole = AnyHashable(number.int64Value)
          let value = AnyHashable(number.doubleValue)
          return whole == value ? whole : value
        }
      #endif
      if let value = identifier as? any Hashable { return AnyHashable(value) }
      guard type(of: identifier) is AnyClass else { return nil }
      return ObjectIdentifier(identifier as AnyObject)
    }

    /// Throws if the identifier cannot be compared with other identifiers.
    func validate() throws(UIDynamicsFault) {
      if key != nil { return }
      throw UIDynamicsFault(
        .invalidBoundary,
        "\(identifier) cannot identify a boundary, because it cannot be compared. "
          + "Make \(type(of: identifier)) conform to Hashable.")
    }
  }

  extension BoundaryName: Hashable {
    func hash(into hasher: inout Hasher) { hasher.combine(key) }

    static func == (first: BoundaryName, second: BoundaryName) -> Bool {
      first.key != nil && first.key == second.key
    }
  }
#endif
