// SPDX-License-Identifier: MIT

internal import UIDynamicsFitting
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

enum FitRecords {
  /// Writes a patch for `--merge` with the values of `--set` and the values found.
  static func patch(_ report: FitReport, to buffer: inout ByteBuffer) {
    let found = zip(report.fit.parameters, report.found.values).map {
      RecordMember($0.name, .number($1))
    }
    let values = (report.settings + found).map {
      RecordMember($0.key, .object([RecordMember("value", $0.value)]))
    }
    append([RecordMember("parameters", .object(values))], to: &buffer)
  }

  static func summary(_ report: FitReport, to buffer: inout ByteBuffer) {
    let found = report.found
    append(
      [
        RecordMember("met", .boolean(found.evaluation.isMet)),
        RecordMember("runs", .number(Double(report.fit.runs.count))),
        RecordMember("cost", .number(found.evaluation.knownCost ?? .nan)),
        RecordMember("parameters", .object(parameters(report))),
        RecordMember("expectations", .object(expectations(report))),
        RecordMember("reproduce", .string(report.reproduce)),
      ] + objective(found), to: &buffer)
  }

  /// The minimized value, if requested; `null` if undefined.
  private static func objective(_ run: FitRun) -> [RecordMember] {
    if run.evaluation.objective == nil { return [] }
    return [RecordMember("minimized", .number(run.evaluation.knownObjective ?? .nan))]
  }

  private static func parameters(_ report: FitReport) -> [RecordMember] {
    report.fit.parameters.enumerated().map { index, parameter in
      let interval = report.indifference.intervals[index]
      var members = [
        RecordMember("found", .number(report.found.values[index])),
        RecordMember("was", .number(report.before.values[index])),
        RecordMember("mayBe", .numbers([interval.lowerBound, interval.upperBound])),
        RecordMember("bounds", .numbers([parameter.lower, parameter.upper])),
      ]
      if let width = report.uncertainty?.halfWidths[index] {
        members.append(RecordMember("plusMinus", .number(width)))
      }
      return RecordMember(parameter.name, .object(members))
    }
  }

  private static func expectations(_ report: FitReport) -> [RecordMember] {
    report.found.expectations.map { expectation in
      RecordMember(
        expectation.pointer,
        .object([
          RecordMember("text", .string(expectation.text)),
          RecordMember("passed", .boolean(expectation.passed)),
          RecordMember("margin", .number(expectation.margin?.value ?? .nan)),
        ]))
    }
  }

  private static func append(_ members: [RecordMember], to buffer: inout ByteBuffer) {
    buffer.append(RecordValue.object(members))
    buffer.append(UInt8(ascii: "\n"))
  }
}
