// SPDX-License-Identifier: MIT

extension Console {
  package static var system: Console {
    Console(
      readInput: { limit throws(SystemError) in
        try FileDescriptor.standardInput.read(atMost: limit, expecting: 0)
      },
      readAvailable: { limit throws(SystemError) in
        try FileDescriptor.standardInput.read(atMost: limit)
      },
      writeOutput: { bytes throws(SystemError) in
        try FileDescriptor.standardOutput.write(bytes)
      },
      finishOutput: { () throws(SystemError) in try FileDescriptor.standardOutput.close() },
      writeMessages: { bytes in try? FileDescriptor.standardError.write(bytes) },
      isTerminal: { $0.descriptor.isTerminal },
      terminalSize: { FileDescriptor.standardOutput.terminalSize },
      outputIdentity: { FileIdentity.of(.standardOutput) },
      environment: { getenv($0).map { String(cString: $0) } },
      uptime: {
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        return Double(now.tv_sec) + Double(now.tv_nsec) * 1e-9
      },
      watchSignals: Signals.watch,
      pendingSignal: { Signals.pending })
  }
}

extension Console.Stream {
  fileprivate var descriptor: FileDescriptor {
    switch self {
    case .input: .standardInput
    case .output: .standardOutput
    case .messages: .standardError
    }
  }
}

extension ExitCode {
  static let readerLeft = ExitCode.signal(SIGPIPE)

  package func endProcess() -> Never {
    if case .signal(let number) = self { Signals.end(by: number) }
    exit(status)
  }
}
