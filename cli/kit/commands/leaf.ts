import type { Command as Words } from "commander"
import type { LoadCommand } from "../../run/run.ts"
import { type CommandDetails, getExample, setDetails } from "../../foundation/flags/commandDetails.ts"

/** Called with the command that was requested; its code is loaded only then. */
export type Does = (words: Words, load: LoadCommand) => void

/** Adds commands under `root`. */
export type Branch = (root: Words, does: Does) => void

/** Adds a runnable command with its name, its description and its details. */
export const addLeaf = (parent: Words, name: string, text: string, details: CommandDetails): Words => {
  const words = parent.command(name).description(text)
  setDetails(words, details)
  return words.addHelpText("after", `\nExample: ${wrapExample(getExample(words) ?? "")}`)
}

/** Wraps an example for 80 columns in the way that a shell continues a line, before a flag if possible. */
export const wrapExample = (command: string): string => {
  if (command.length <= exampleWidth) return command
  const flag = command.lastIndexOf(" --", exampleWidth - 2)
  const end = flag > 0 ? flag : command.lastIndexOf(" ", exampleWidth - 2)
  return end > 0 ? `${command.slice(0, end)} \\\n${indent}${wrapExample(command.slice(end + 1))}` : command
}
const indent = " ".repeat("Example: ".length)
const exampleWidth = 80 - indent.length

/** Returns the root of a command's tree. */
export const getRoot = (words: Words): Words => (words.parent === null ? words : getRoot(words.parent))

/** Returns a command's name below the root: `name lookup`. */
export const getFlow = (words: Words): string =>
  words.parent === null ? "" : `${getFlow(words.parent)} ${words.name()}`.trim()

/** Returns the account that a command was called with, as `<account>` or with `--account`. */
export const findAccount = (words: Words): string | undefined => {
  const index = words.registeredArguments.findIndex((argument) => argument.name() === "account")
  const option: unknown = words.opts()["account"]
  return index >= 0 ? words.args[index] : typeof option === "string" ? option : undefined
}

export const accountText = "CAIP-10, or an address or a name on --network"
export const tokenText = "symbol, address or CAIP-19 id"
