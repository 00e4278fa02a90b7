// SPDX-License-Identifier: MIT

/// A weak reference.
///
/// Embedded Swift has none. In the web page, the stage owns every object while a scene plays and releases all of them
/// together, so an unchecked reference suffices there.
struct Weak<Object: AnyObject> {
  #if hasFeature(Embedded)
    unowned(unsafe) var object: Object?
  #else
    weak var object: Object?
  #endif
}
