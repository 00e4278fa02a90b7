// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

#if FOUNDATION_TYPES
  internal import class Foundation.NSNumber
#endif

#if hasFeature(Embedded)
  /// The name of a boundary.
  struct BoundaryName: Hashable {
    let identifier: BoundaryIdentifier

    init(_ identifier: BoundaryIdentifier) { self.identifier = identifier }

    init(keeping identifier: BoundaryIdentifier) { self.identifier = identifier }

    func validate() throws(UIDynamicsFault) {}
  }
#else
  /// The name of a boundary: what the program gave, and what two names are compared by.
  struct BoundaryName {
    let identifier: BoundaryIdentifier
    private let key: AnyHashable?

    /// Takes a name to compare with others.
    init(_ identifier: BoundaryIdentifier) {
      self.identifier = identifier
      key = Self.key(of: identifier)
    }

    /// Takes a copy of a name to keep, which later changes of an object do not reach.
    init(keeping identifier: BoundaryIdentifier) {
      let isText = type(of: identifier) == String.self
      self.init(isText ? identifier : identifier.copy(with: nil) as? any NSCopying ?? identifier)
    }

    /// Hashable values and objects by what they hold, other objects by what they are.
    ///
    /// Text comes first because nearly every name is text and the general cast is slow.
    private static func key(of identifier: BoundaryIdentifier) -> AnyHashable? {
      if type(of: identifier) == String.self, let text = identifier as? String { return text }
      #if FOUNDATION_TYPES
        // As a number of Swift, which it is equal to where Objective-C wraps that.
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

    /// Throws if no other name could ever be equal to this one.
    func validate() throws(UIDynamicsFault) {
      if key != nil { return }
      throw UIDynamicsFault(
        .invalidBoundary,
        "\(identifier) cannot name a boundary, because nothing tells which names are equal to it. "
          + "Have \(type(of: identifier)) conform to Hashable.")
    }
  }

  extension BoundaryName: Hashable {
    func hash(into hasher: inout Hasher) { hasher.combine(key) }

    static func == (first: BoundaryName, second: BoundaryName) -> Bool {
      first.key != nil && first.key == second.key
    }
  }
#endif
