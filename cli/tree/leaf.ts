import type { Command as Words } from "commander"
import type { Command } from "../run/run.ts"

/** Takes note that this command is asked for; its code is loaded only then. */
export type Does = (words: Words, load: () => Promise<Command>) => void

/** Adds commands under `root`. */
export type Branch = (root: Words, does: Does) => void

/** A command that runs: its words, what it is for, and an example that works on the recordings that ship. */
export const leaf = (under: Words, words: string, text: string, example: string): Words =>
  under.command(words).description(text).addHelpText("after", `\nExample: latchkey ${example}`)

/** The first account of the sandbox, which the recordings are of. */
export const anyone = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"

export const accountText = "CAIP-10, or an address on --network"
export const tokenText = "symbol, address or CAIP-19 id"
