import type { Command as Words } from "commander"
import { exampleOf } from "../../foundation/flags/commandDetails.ts"
import { tree } from "./tree.ts"

/** A command as a page of the documents tells of it. */
export interface CommandPage {
  /** Its words: `name lookup`. */
  readonly path: string
  readonly does: string
  /** What `--help` prints, without the example. */
  readonly help: string
  readonly example: string
}

/** Returns a page for each command that does something, in the order of `--help`. */
export const commandPages = (): ReadonlyArray<CommandPage> => {
  const visit = (words: Words, path: string): ReadonlyArray<CommandPage> => {
    const below = words.commands.filter((one) => one.name() !== "help")
    const example = exampleOf(words)
    const own =
      example === undefined || path === ""
        ? []
        : [{ path, does: words.description(), help: words.helpInformation().trim(), example }]
    return [...own, ...below.flatMap((one) => visit(one, `${path} ${one.name()}`.trim()))]
  }
  const silent = (): void => {}
  return visit(
    tree(() => Promise.resolve(), { out: silent, err: silent, version: "" }),
    ""
  )
}
