// SPDX-License-Identifier: MIT

/// Why the objects of a scene could not be made.
///
/// Loading a scene finds every such fault with its place; this one keeps a fault that slips through
/// from ending the process.
package struct StageFault: Error, Equatable {
  /// A sentence that names the object and the remedy.
  package let message: String
}
