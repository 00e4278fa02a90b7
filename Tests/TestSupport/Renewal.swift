// SPDX-License-Identifier: MIT

/// True if tests write files instead of comparing them, which is the case under `make renew` unless `CI` is set.
package enum Renewal {
  package static let isOn: Bool =
    getenv("UIDYNAMICS_RENEW").map { String(cString: $0) } == "1" && getenv("CI") == nil
}
