import type { Command as Words } from "commander"
import type { LoadCommand } from "../../run/run.ts"
import { type CommandDetails, setDetails } from "../../foundation/flags/commandDetails.ts"

/** Called with the command that the words ask for; its code is loaded only then. */
export type Does = (words: Words, load: LoadCommand) => void

/** Adds commands under `root`. */
export type Branch = (root: Words, does: Does) => void

/** Adds a runnable command: its name, its description, its example, the shape of its result, and whether it is a tool. */
export const leaf = (under: Words, name: string, text: string, details: CommandDetails): Words => {
  const words = under.command(name).description(text)
  setDetails(words, details)
  return words.addHelpText("after", `\nExample: latchkey ${details.example}`)
}

/** The root of the tree that a command stands in. */
export const rootOf = (words: Words): Words => (words.parent === null ? words : rootOf(words.parent))

/** A command's name below the root: `name lookup`. */
export const flowOf = (words: Words): string =>
  words.parent === null ? "" : `${flowOf(words.parent)} ${words.name()}`.trim()

/** The account that a command was given, as `<account>` or with `--account`. */
export const accountIn = (words: Words): string | undefined => {
  const at = words.registeredArguments.findIndex((one) => one.name() === "account")
  const option: unknown = words.opts()["account"]
  return at >= 0 ? words.args[at] : typeof option === "string" ? option : undefined
}

export const accountText = "CAIP-10, or an address or a .reown.id name on --network"
export const tokenText = "symbol, address or CAIP-19 id"
