// SPDX-License-Identifier: MIT

import UIDynamicsCommandLineInterface

SystemProcess.prepare()
CLI.run(arguments: ProcessStart.words, console: .system).endProcess()
