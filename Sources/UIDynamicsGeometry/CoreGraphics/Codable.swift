// SPDX-License-Identifier: MIT

// The same encoding as Apple's and Foundation's: without keys, in the order of the initializers' parameters.
#if !canImport(CoreGraphics) && !hasFeature(Embedded)
  extension CGVector: Codable {
    /// Decodes `[dx, dy]`.
    public init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      self.init(dx: try values.decode(CGFloat.self), dy: try values.decode(CGFloat.self))
    }

    /// Encodes `[dx, dy]`.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      for value in [dx, dy] { try values.encode(value) }
    }
  }

  extension CGAffineTransform: Codable {
    /// Decodes `[a, b, c, d, tx, ty]`.
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

    /// Encodes `[a, b, c, d, tx, ty]`.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      for value in [a, b, c, d, tx, ty] { try values.encode(value) }
    }
  }
#endif

#if !canImport(CoreGraphics) && !FOUNDATION_TYPES && !hasFeature(Embedded)
  extension CGPoint: Codable {
    /// Decodes `[x, y]`.
    public init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      self.init(x: try values.decode(CGFloat.self), y: try values.decode(CGFloat.self))
    }

    /// Encodes `[x, y]`.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      for value in [x, y] { try values.encode(value) }
    }
  }

  extension CGSize: Codable {
    /// Decodes `[width, height]`.
    public init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      self.init(width: try values.decode(CGFloat.self), height: try values.decode(CGFloat.self))
    }

    /// Encodes `[width, height]`.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      for value in [width, height] { try values.encode(value) }
    }
  }

  extension CGRect: Codable {
    /// Decodes `[[x, y], [width, height]]`.
    public init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      self.init(origin: try values.decode(CGPoint.self), size: try values.decode(CGSize.self))
    }

    /// Encodes `[[x, y], [width, height]]`.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      try values.encode(origin)
      try values.encode(size)
    }
  }
#endif
