import type { Command as Words } from "commander"

/**
 * The effect of a tool, which reads or signs; for a tool that moves tokens, also the arguments that hold the token and the
 * amount.
 */
export type ToolKind =
  | { readonly does: "reads" }
  | { readonly does: "signs"; readonly moves?: { readonly token: string; readonly amount: string } }

/** Details of a command beyond its arguments and flags. */
export interface CommandDetails {
  /** A working example, on the bundled recordings if they can answer it. */
  readonly example: string
  /**
   * The fields of its result, in the notation of `readNotation`. With `--dry-run` a command returns its plan, which has
   * fewer fields: every field of the result may be absent then.
   */
  readonly result: string
  /** Hints for failures with another meaning in this command, by their tags. */
  readonly hints?: Readonly<Record<string, string>> | undefined
  /**
   * Present if the command is a tool of `mcp`. Commands that start something, write files or connect are not tools, nor
   * are those whose amounts no limit can bound (`calls send`, `transfers`, `sessions grant`, `permissions grant`, `rpc`),
   * nor `siwx verify`, which reads files.
   */
  readonly tool?: ToolKind
}

const details = new WeakMap<Words, CommandDetails>()

/** Stores the details of a command. */
export const setDetails = (words: Words, own: CommandDetails): void => void details.set(words, own)

/** Returns the details of a command; undefined for a group of commands. */
export const getDetails = (words: Words): CommandDetails | undefined => details.get(words)

/** Returns the example of a command, as it is typed in a shell; undefined for a group of commands. */
export const getExample = (words: Words): string | undefined => {
  const example = getDetails(words)?.example
  // JSON is the only part of an example that a shell would change.
  return example === undefined ? undefined : `latchkey ${example.replace(/(?<=^| )\{.*\}(?= |$)/, "'$&'")}`
}
