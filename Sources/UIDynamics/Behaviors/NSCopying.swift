// SPDX-License-Identifier: MIT

/// What may name a boundary: any value that can be compared, so that `"floor" as NSCopying` works.
///
/// Foundation has a protocol of this name. A file that imports it too writes
/// `import typealias UIDynamics.NSCopying` to choose.
public typealias NSCopying = AnyHashable
