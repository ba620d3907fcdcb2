import type { CommanderError, Command as Words } from "commander"
import { type Usage, usageError } from "../../foundation/errors/usage.ts"
import { nearHint } from "../../foundation/text/nearHint.ts"
import { near } from "../../../core/foundation/text/near.ts"
import { exampleOf } from "../../foundation/flags/commandDetails.ts"

/** Maps arguments that commander rejects to a usage error with a near match and a working example. */
export const parseError = (error: CommanderError, args: ReadonlyArray<string>, root: Words): Usage => {
  const at = reached(args, root)
  // Commander reports what is missing before what it does not know, and both are often one mistyped option.
  const mistyped = /^commander\.missing/.test(error.code) ? unknownOption(args, at, root) : undefined
  const code = mistyped === undefined ? error.code : "commander.unknownOption"
  const [text = ""] =
    mistyped === undefined ? error.message.replace(/^error: /, "").split("\n") : [`unknown option '${mistyped}'`]
  const [, quoted = ""] = /'([^']+)'/.exec(text) ?? []
  const names = at.commands.map((one) => one.name()).filter((name) => name !== "help")
  const word =
    code === "commander.excessArguments"
      ? (args.slice(args.indexOf(at.name()) + 1).find((one) => !one.startsWith("-")) ?? "")
      : quoted
  const isName = code === "commander.unknownCommand" || (code === "commander.excessArguments" && names.length > 0)
  const mistaken = code === "commander.excessArguments" ? mistakenFor(args, at) : undefined
  const nearest = isName ? near(word, names) : undefined
  const nearby =
    nearest !== undefined
      ? `Did you mean ${nearest}?`
      : code === "commander.unknownOption"
        ? nearHint(
            word,
            [...at.options, ...root.options].flatMap(({ long }) => (long == null ? [] : [long]))
          )
        : isName
          ? `It has: ${names.join(", ")}.`
          : undefined
  const meant = at.commands.find((one) => one.name() === nearest) ?? at
  const example = [meant, ...meant.commands].map(exampleOf).find((one) => one !== undefined)
  return usageError(
    isName ? `Unknown command '${word}'.` : `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.$/, "")}.`,
    [mistaken, nearby, example === undefined ? undefined : `An example: ${example}`]
      .filter((line) => line !== undefined)
      .join("\n")
  )
}

/** Returns the first option of a command line that neither the command nor the root has. */
const unknownOption = (args: ReadonlyArray<string>, at: Words, root: Words): string | undefined => {
  const known = [...at.options, ...root.options].flatMap(({ long, short }) => [
    long,
    short,
    long?.replace(/^--/, "--no-")
  ])
  return args
    .filter((word) => /^--[a-z]/.test(word))
    .map((word) => word.replace(/=.*$/s, ""))
    .find((word) => word !== "--help" && !known.includes(word))
}

/** The flags whose value may be left out: a word that is none is taken for one of the command's. */
const optional: ReadonlyArray<readonly [flag: RegExp, rule: string]> = [
  [/^--fixtures=?$/, "--fixtures: it takes a path, which has a slash or a dot in it"],
  [/^--sandbox=?$/, "--sandbox: it takes an address, which begins with http"]
]

/** What to say of a word after such a flag, beyond the command's name, that may have been meant as its value. */
const mistakenFor = (args: ReadonlyArray<string>, at: Words): string | undefined => {
  const [found] = args
    .slice(args.indexOf(at.name()) + 1)
    .flatMap((word, i, all) =>
      word.startsWith("-")
        ? []
        : optional
            .filter(([flag]) => flag.test(all[i - 1] ?? ""))
            .map(([, rule]) => `${JSON.stringify(word)} is no value of ${rule}.`)
    )
  return found
}

/** The command that the arguments reached before the error. */
export const reached = (args: ReadonlyArray<string>, root: Words): Words => {
  let at = root
  for (const word of args) at = at.commands.find((one) => one.name() === word) ?? at
  return at
}
