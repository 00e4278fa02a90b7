// SPDX-License-Identifier: MIT

import CommandLineInterface

SystemProcess.prepare()
CLI.run(arguments: ProcessStart.words, console: .system).endProcess()
