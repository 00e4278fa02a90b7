// SPDX-License-Identifier: MIT

import CommandLineInterface

let words = Array(CommandLine.arguments.dropFirst())
CLI.run(arguments: words, console: .system).endProcess()
