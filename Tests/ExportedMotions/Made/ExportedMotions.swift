// swift-format-ignore-file
import UIDynamics
public let exportedMotions: [String: @Sendable () -> ExportedMotion] = [:]
