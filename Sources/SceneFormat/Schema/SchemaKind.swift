// SPDX-License-Identifier: MIT

/// What may stand as the value of a key: the types of the scene format.
indirect enum SchemaKind: Sendable {
  /// Any JSON value; it is not looked at.
  case anything
  /// The number of the format version.
  case formatVersion
  case text
  case boolean
  case number(SchemaNumber)
  /// An id that its object is given.
  case identifier
  /// The id of something that the scene defines.
  case reference(SceneName.Kinds)
  /// One of a few words.
  case words([SchemaWord])
  /// An array with a fixed number of numbers, such as a point.
  case tuple(SchemaTuple)
  case list(SchemaList)
  /// An object; a closure, since objects may contain themselves.
  case nested(@Sendable () -> SchemaObject)
  /// A lower and an upper number in an array, `null` for one without bound; 0 lies between them.
  case range(SchemaNumber)
  /// Which element of a collection view a layout attribute stands for.
  case elementKind
  /// Path data of SVG.
  case pathData
  /// An object whose keys depend on one of them; a closure, since behaviors may contain others.
  case variants(@Sendable () -> SchemaVariants)
  /// An object with ids as keys and the same kind of value for each.
  case map(SceneName.Kinds, SchemaKind)
  /// One of several kinds that differ in their JSON type.
  case either([SchemaKind])

  static func object(_ object: @autoclosure @escaping @Sendable () -> SchemaObject) -> SchemaKind {
    .nested(object)
  }

  static func oneOf(
    _ variants: @autoclosure @escaping @Sendable () -> SchemaVariants
  ) -> SchemaKind {
    .variants(variants)
  }
}
