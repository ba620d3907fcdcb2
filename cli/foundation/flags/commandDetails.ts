import type { Command as Words } from "commander"

/** What a tool does: it only reads, or it signs; for one that moves tokens, the words that say which and how much. */
export type ToolKind =
  | { readonly does: "reads" }
  | { readonly does: "signs"; readonly moves?: { readonly token: string; readonly amount: string } }

/** What a command has beyond its words. */
export interface CommandDetails {
  /** A working example, on the bundled recordings if they can answer it. */
  readonly example: string
  /**
   * What its result holds, in the notation of `readNotation`. With `--dry-run` a command that moves something answers with
   * its plan, whose fields are fewer: there every field of the result may be absent.
   */
  readonly result: string
  /** Hints for failures that mean something else here, by their tags. */
  readonly hints?: Readonly<Record<string, string>> | undefined
  /**
   * Present if the command is a tool of `mcp`. A command is none that starts something, writes files or connects, or whose
   * amounts no limit can hold (`calls send`, `transfers`, `sessions grant`, `rpc`); `siwx verify` reads files.
   */
  readonly tool?: ToolKind
}

const details = new WeakMap<Words, CommandDetails>()

/** Stores the details of a command with its words. */
export const setDetails = (words: Words, own: CommandDetails): void => void details.set(words, own)

/** Returns the details of a command; undefined for a group of commands. */
export const detailsOf = (words: Words): CommandDetails | undefined => details.get(words)

/** Returns the example of a command, as it is typed; undefined for a group of commands. */
export const exampleOf = (words: Words): string | undefined => {
  const example = detailsOf(words)?.example
  return example === undefined ? undefined : `latchkey ${example}`
}
