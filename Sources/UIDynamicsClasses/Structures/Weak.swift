// SPDX-License-Identifier: MIT

/// A reference that does not keep its object alive and is nil when the object is gone.
///
/// Embedded Swift has no weak references. In the page the stage owns every object for as long as a
/// scene plays, and releases all of them together; so there an unchecked reference suffices.
struct Weak<Object: AnyObject> {
  #if hasFeature(Embedded)
    unowned(unsafe) var object: Object?
  #else
    weak var object: Object?
  #endif
}
