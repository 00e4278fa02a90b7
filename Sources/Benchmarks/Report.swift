// SPDX-License-Identifier: MIT

import UIDynamicsPhysicsKernel

/// Formats results for people.
enum Table {
  static let head =
    "processor time, median of the runs; sub-steps of 1/60 s; shares in percent\n"
    + padded("scene", to: 25, after: true)
    + ["runs", "sub-steps", "ns/body/step", "µs/step"].map { padded($0, to: 13) }.joined()
    + StepPhase.allCases.map { padded("\($0)", to: 10) }.joined()

  static func row(_ measured: Measurement) -> String {
    padded(measured.name, to: 25, after: true)
      + padded("\(measured.runs)", to: 13) + padded("\(measured.subSteps)", to: 13)
      + padded(decimals(measured.perBody, 0), to: 13)
      + padded(decimals(measured.median / 1e3, 2), to: 13)
      + measured.shares.map { padded(decimals(100 * $0, 0), to: 10) }.joined()
  }

  /// Pads a string with spaces, either on the left or on the right.
  private static func padded(_ text: String, to width: Int, after: Bool = false) -> String {
    let spaces = String(repeating: " ", count: max(0, width - text.count))
    return after ? text + spaces : spaces + text
  }
}

/// Formats results for programs, as one JSON object per line; times are in ns.
enum JSONLines {
  static func row(_ measured: Measurement) -> String {
    let shares = zip(StepPhase.allCases, measured.shares)
      .map { "\"\($0)\":\(decimals($1, 4))" }.joined(separator: ",")
    return #"{"scene":"\#(measured.name)","bodies":\#(measured.bodies),"#
      + #""subSteps":\#(measured.subSteps),"runs":\#(measured.runs),"#
      + #""nsPerSubStep":\#(decimals(measured.median, 0)),"#
      + #""fastest":\#(decimals(measured.fastest, 0)),"#
      + #""slowest":\#(decimals(measured.slowest, 0)),"#
      + #""nsPerBodyAndSubStep":\#(decimals(measured.perBody, 1)),"shares":{\#(shares)},"#
      + #""digest":"\#(String(measured.digest, radix: 16))"}"#
  }
}

/// Formats a number with a fixed number of decimal places.
func decimals(_ number: Double, _ count: Int) -> String {
  var scale = 1
  for _ in 0..<count { scale *= 10 }
  let whole = Int((number * Double(scale)).rounded())
  if count == 0 { return String(whole) }
  let digits = String(whole % scale)
  return "\(whole / scale)." + String(repeating: "0", count: count - digits.count) + digits
}
