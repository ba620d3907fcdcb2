import type { Command as Words } from "commander"
import { getExample } from "../../foundation/flags/commandDetails.ts"
import { buildTree } from "./tree.ts"

/** A command as the pages of the documentation describe it. */
export interface CommandPage {
  /** Its full name: `name lookup`. */
  readonly path: string
  readonly does: string
  /** The output of `--help`, without the example. */
  readonly help: string
  readonly example: string
}

/** Returns a page for each runnable command, in the order of `--help`. */
export const createCommandPages = (): ReadonlyArray<CommandPage> => {
  const visit = (words: Words, path: string): ReadonlyArray<CommandPage> => {
    const below = words.commands.filter((command) => command.name() !== "help")
    const example = getExample(words)
    const own =
      example === undefined || path === ""
        ? []
        : [{ path, does: words.description(), help: words.helpInformation().trim(), example }]
    return [...own, ...below.flatMap((command) => visit(command, `${path} ${command.name()}`.trim()))]
  }
  const ignore = (): void => {}
  return visit(
    buildTree(() => Promise.resolve(), { out: ignore, err: ignore, version: "" }),
    ""
  )
}
