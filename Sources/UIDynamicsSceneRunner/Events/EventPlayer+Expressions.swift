// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

extension EventPlayer {
  /// Describes the values of the names in an expression for a message, or returns `nil` if it contains no names.
  func describe(_ expression: Expression) -> String? {
    var seen: Set<ExpressionReference> = []
    let parts = expression.steadyReferences.compactMap { reference -> String? in
      seen.insert(reference).inserted ? describe(reference) : nil
    }
    let lists = expression.lists(in: state)
    let all = parts + lists.map { describe($0, alone: lists.count == 1) }
    return all.isEmpty ? nil : all.joined(separator: lists.isEmpty ? ", " : "; ")
  }

  private func describe(_ reference: ExpressionReference) -> String? {
    (try? state.value(of: reference)).map { "\(scene.name(of: reference)) is \($0)" }
  }

  /// Evaluates a condition; after a fault, the result is `false`.
  func truth(of expression: Expression) -> Bool { value(of: expression)?.truth ?? false }

  /// Evaluates the condition of a `when` event; if a view or behavior is missing, it is `false` without a fault.
  func awaitedTruth(of expression: Expression) -> Bool {
    do throws(ExpressionFault) {
      return try expression.evaluate(in: state).truth
    } catch {
      if !error.isOfAbsence { fail(error, in: expression) }
      return false
    }
  }

  /// Evaluates an expression; after a fault, which is recorded, the result is `nil`.
  func value(of expression: Expression) -> ExpressionValue? {
    do throws(ExpressionFault) {
      return try expression.evaluate(in: state)
    } catch {
      fail(error, in: expression)
      return nil
    }
  }

  /// Evaluates an expression from outside the scene; a fault is ignored, and the result is `nil`.
  func measure(_ expression: Expression) -> RecordValue? {
    (try? expression.evaluate(in: state)).map { RecordValue($0) }
  }

  func verdict(on expression: Expression, of expectation: Int) -> ConditionVerdict? {
    do throws(ExpressionFault) {
      return try expression.judge(in: state)
    } catch {
      // The cause is set here so that checks without a fault need not set it in every tick.
      asCause(.expectation(expectation)) { fail(error, in: expression) }
      return nil
    }
  }

  private func fail(_ fault: ExpressionFault, in expression: Expression) {
    var fault = fault
    if fault.expression.isEmpty { fault.expression = expression.text }
    fail(fault)
  }
}
