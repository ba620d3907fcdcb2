import type { Command as Words } from "commander"
import type { Usage } from "../../foundation/errors/errors.ts"
import type { RawFlags } from "../../foundation/flags/flags.ts"
import type { Command } from "../../run/run.ts"
import { exampleOf } from "../../foundation/text/examples.ts"

/** What the words of a run ask for: a command to be loaded, with the flags beside it. */
export interface Asked {
  readonly flow: string
  /** The account that the words name, where the command takes one. */
  readonly account?: string | undefined
  readonly load: LoadCommand
  readonly raw: RawFlags
}

/** Reads the words of a run. A number is the exit code of words that only print help or the version. */
export type ReadCommand = (words: ReadonlyArray<string>) => Promise<Asked | Usage | number>

/** Loads a command's code. `read` is for a command that runs others. */
export type LoadCommand = (read: ReadCommand) => Promise<Command>

/** Called with the command that the words ask for; its code is loaded only then. */
export type Does = (words: Words, load: LoadCommand) => void

/** Adds commands under `root`. */
export type Branch = (root: Words, does: Does) => void

/** A command that runs: its name, what it is for, and its example of the table. */
export const leaf = (under: Words, name: string, text: string): Words => {
  const words = under.command(name).description(text)
  return words.addHelpText("after", `\nExample: ${exampleOf(flowOf(words)) ?? ""}`)
}

/** A command's words from below the root: `name lookup`. */
export const flowOf = (words: Words): string =>
  words.parent === null ? "" : `${flowOf(words.parent)} ${words.name()}`.trim()

/** The account that a command was given, as its `<account>` or by `--account`. */
export const accountIn = (words: Words): string | undefined => {
  const at = words.registeredArguments.findIndex((one) => one.name() === "account")
  const option: unknown = words.opts()["account"]
  return at >= 0 ? words.args[at] : typeof option === "string" ? option : undefined
}

export const accountText = "CAIP-10, or an address on --network"
export const tokenText = "symbol, address or CAIP-19 id"
