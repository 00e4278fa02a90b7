// SPDX-License-Identifier: MIT

// The same encoding as Apple's and Foundation's: without keys, in the order of the initializers' parameters.
#if !canImport(CoreGraphics) && !hasFeature(Embedded)
  extension Decoder {
    fileprivate func numbers(_ count: Int) throws -> [CGFloat] {
      var values = try unkeyedContainer()
      return try (0..<count).map { _ in try values.decode(CGFloat.self) }
    }
  }

  extension CGVector: Codable {
    /// Decodes `[dx, dy]`.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.numbers(2)
      self.init(dx: values[0], dy: values[1])
    }

    /// Encodes `[dx, dy]`.
    public func encode(to encoder: any Encoder) throws { try [dx, dy].encode(to: encoder) }
  }

  extension CGAffineTransform: Codable {
    /// Decodes `[a, b, c, d, tx, ty]`.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.numbers(6)
      self.init()
      (a, b, c, d, tx, ty) = (values[0], values[1], values[2], values[3], values[4], values[5])
    }

    /// Encodes `[a, b, c, d, tx, ty]`.
    public func encode(to encoder: any Encoder) throws {
      try [a, b, c, d, tx, ty].encode(to: encoder)
    }
  }
#endif

#if !canImport(CoreGraphics) && !FOUNDATION_TYPES && !hasFeature(Embedded)
  extension CGPoint: Codable {
    /// Decodes `[x, y]`.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.numbers(2)
      self.init(x: values[0], y: values[1])
    }

    /// Encodes `[x, y]`.
    public func encode(to encoder: any Encoder) throws { try [x, y].encode(to: encoder) }
  }

  extension CGSize: Codable {
    /// Decodes `[width, height]`.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.numbers(2)
      self.init(width: values[0], height: values[1])
    }

    /// Encodes `[width, height]`.
    public func encode(to encoder: any Encoder) throws { try [width, height].encode(to: encoder) }
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
