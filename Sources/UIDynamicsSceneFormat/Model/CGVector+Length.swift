// SPDX-License-Identifier: MIT

package import UIDynamicsGeometry

extension CGVector {
  package var length: Double { (dx * dx + dy * dy).squareRoot() }
}
