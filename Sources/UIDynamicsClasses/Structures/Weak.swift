// SPDX-License-Identifier: MIT

/// A weak reference.
///
/// Embedded Swift has no weak references. In the web page, the stage owns every object while a scene plays and releases
/// them all together, so an unchecked reference is enough there.
struct Weak<Object: AnyObject> {
  #if hasFeature(Embedded)
    unowned(unsafe) var object: Object?
  #else
    weak var object: Object?
  #endif
}
