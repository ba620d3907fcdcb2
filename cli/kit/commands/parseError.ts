import type { CommanderError, Command as Words } from "commander"
import { type Usage, createUsageError } from "../../foundation/errors/usage.ts"
import { suggestSimilar } from "../../foundation/text/nearHint.ts"
import { findSimilar } from "../../../core/foundation/text/findSimilar.ts"
import { getExample } from "../../foundation/flags/commandDetails.ts"

/** Maps arguments that commander rejects to a usage error with a similar name and a working example. */
export const parseError = (error: CommanderError, args: ReadonlyArray<string>, root: Words): Usage => {
  const command = findCommand(args, root)
  // Commander reports missing arguments before unknown ones, and both are often one mistyped option.
  const mistyped = /^commander\.missing/.test(error.code) ? findUnknownOption(args, command, root) : undefined
  const code = mistyped === undefined ? error.code : "commander.unknownOption"
  const [text = ""] =
    mistyped === undefined ? error.message.replace(/^error: /, "").split("\n") : [`unknown option '${mistyped}'`]
  const [, quoted = ""] = /'([^']+)'/.exec(text) ?? []
  const names = command.commands.map((child) => child.name()).filter((name) => name !== "help")
  const word =
    code === "commander.excessArguments"
      ? (args.slice(args.indexOf(command.name()) + 1).find((arg) => !arg.startsWith("-")) ?? "")
      : quoted
  const isName = code === "commander.unknownCommand" || (code === "commander.excessArguments" && names.length > 0)
  const mistaken = code === "commander.excessArguments" ? explainExtraArgument(args, command) : undefined
  const nearest = isName ? findSimilar(word, names) : undefined
  const nearby =
    nearest !== undefined
      ? `Did you mean ${nearest}?`
      : code === "commander.unknownOption"
        ? suggestSimilar(
            word,
            [...command.options, ...root.options].flatMap(({ long }) => (long == null ? [] : [long]))
          )
        : isName
          ? // A list of more names is longer than a line of 80 columns, and `--help` explains each.
            names.length > 8
            ? `For the list of commands: latchkey${command === root ? "" : ` ${command.name()}`} --help`
            : `It has: ${names.join(", ")}.`
          : undefined
  const intended = command.commands.find((child) => child.name() === nearest) ?? command
  const example = [intended, ...intended.commands].map(getExample).find((text) => text !== undefined)
  return createUsageError(
    isName ? `Unknown command '${word}'.` : `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.$/, "")}.`,
    [mistaken, nearby, example === undefined ? undefined : `An example: ${example}`]
      .filter((line) => line !== undefined)
      .join("\n")
  )
}

/** Returns the first option of a command line that neither the command nor the root has. */
const findUnknownOption = (args: ReadonlyArray<string>, command: Words, root: Words): string | undefined => {
  const known = [...command.options, ...root.options].flatMap(({ long, short }) => [
    long,
    short,
    long?.replace(/^--/, "--no-")
  ])
  return args
    .filter((word) => /^--[a-z]/.test(word))
    .map((word) => word.replace(/=.*$/s, ""))
    .find((word) => word !== "--help" && !known.includes(word))
}

/** The flags with an optional value: an argument that is not a valid value belongs to the command. */
const optional: ReadonlyArray<readonly [flag: RegExp, rule: string]> = [
  [/^--fixtures=?$/, "--fixtures: it takes a path, which has a slash or a dot in it"],
  [/^--sandbox=?$/, "--sandbox: it takes an address, which begins with http"]
]

/** Returns the message for an extra argument after such a flag, which may have been intended as its value. */
const explainExtraArgument = (args: ReadonlyArray<string>, command: Words): string | undefined => {
  const [found] = args
    .slice(args.indexOf(command.name()) + 1)
    .flatMap((word, i, all) =>
      word.startsWith("-")
        ? []
        : optional
            .filter(([flag]) => flag.test(all[i - 1] ?? ""))
            .map(([, rule]) => `${JSON.stringify(word)} is not a value of ${rule}.`)
    )
  return found
}

/** Returns the command that the arguments reached before the error. */
export const findCommand = (args: ReadonlyArray<string>, root: Words): Words => {
  let command = root
  for (const word of args) command = command.commands.find((child) => child.name() === word) ?? command
  return command
}
