// SPDX-License-Identifier: MIT

/// An error while creating the objects of a scene.
///
/// Loading normally rejects such scenes; if it does not, this error prevents a crash.
package struct StageFault: Error, Equatable {
  package let message: String
}
