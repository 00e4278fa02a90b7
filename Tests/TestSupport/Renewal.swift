// SPDX-License-Identifier: MIT

/// Whether the tests write what they would compare: only when `make renew` asks, and never where `CI` is set.
package enum Renewal {
  package static let isOn: Bool =
    getenv("UIDYNAMICS_RENEW").map { String(cString: $0) } == "1" && getenv("CI") == nil
}
