// SPDX-License-Identifier: MIT

// Apple's and Foundation's encoding: unkeyed, in the order of the initializers.
#if !canImport(CoreGraphics) && !hasFeature(Embedded)
  extension CGVector: Codable {
    /// Reads `[dx, dy]`.
    public init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      self.init(dx: try values.decode(CGFloat.self), dy: try values.decode(CGFloat.self))
    }

    /// Writes `[dx, dy]`.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      for value in [dx, dy] { try values.encode(value) }
    }
  }

  extension CGAffineTransform: Codable {
    /// Reads `[a, b, c, d, tx, ty]`.
    public init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      self.init()
      a = try values.decode(CGFloat.self)
      b = try values.decode(CGFloat.self)
      c = try values.decode(CGFloat.self)
      d = try values.decode(CGFloat.self)
      tx = try values.decode(CGFloat.self)
      ty = try values.decode(CGFloat.self)
    }

    /// Writes `[a, b, c, d, tx, ty]`.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      for value in [a, b, c, d, tx, ty] { try values.encode(value) }
    }
  }
#endif

#if !canImport(CoreGraphics) && !FOUNDATION_TYPES && !hasFeature(Embedded)
  extension CGPoint: Codable {
    /// Reads `[x, y]`.
    public init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      self.init(x: try values.decode(CGFloat.self), y: try values.decode(CGFloat.self))
    }

    /// Writes `[x, y]`.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      for value in [x, y] { try values.encode(value) }
    }
  }

  extension CGSize: Codable {
    /// Reads `[width, height]`.
    public init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      self.init(width: try values.decode(CGFloat.self), height: try values.decode(CGFloat.self))
    }

    /// Writes `[width, height]`.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      for value in [width, height] { try values.encode(value) }
    }
  }

  extension CGRect: Codable {
    /// Reads `[[x, y], [width, height]]`.
    public init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      self.init(origin: try values.decode(CGPoint.self), size: try values.decode(CGSize.self))
    }

    /// Writes `[[x, y], [width, height]]`.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      try values.encode(origin)
      try values.encode(size)
    }
  }
#endif
