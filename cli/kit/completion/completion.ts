import * as Effect from "effect/Effect"
import type { Command as Words } from "commander"
import { existsSync, readdirSync } from "node:fs"
import { basename } from "node:path"
import { errorCodes } from "../catalogue/errors.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { createChoiceError } from "../../foundation/errors/usage.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { Run } from "../../run/world.ts"
import { getModel } from "./model.ts"
import { writeBashScript, writeFishScript, writeZshScript } from "./scripts.ts"

const shells = { bash: writeBashScript, zsh: writeZshScript, fish: writeFishScript } as const
const isShell = (text: string): text is keyof typeof shells => Object.hasOwn(shells, text)
/** Token symbols that are offered in addition to the networks' coins; any other token is accepted, too. */
const commonTokens = ["USDC", "USDT", "DAI", "WETH"]

/** `completion <shell>`: prints a script that completes commands, flags, networks, tokens and recordings in a shell. */
export const completion = (shell: string, root: Words) =>
  Effect.gen(function* () {
    if (!isShell(shell)) return yield* createChoiceError("<shell>", shell, Object.keys(shells))
    const { host } = yield* Run
    const { networks } = (yield* (yield* Store).state).chain
    const model = getModel(root, {
      networks: networks.map(({ id }) => id),
      tokens: [...new Set([...networks.map(({ nativeCurrency }) => nativeCurrency.symbol), ...commonTokens])],
      recordings: findNames(host.flowFolders, true),
      errors: errorCodes,
      scripts: findNames(host.scriptFolders, false)
    })
    const script = shells[shell](model)
    const report: Report = { data: { shell, script: `${script.join("\n")}\n` }, lines: script, verbatim: true }
    return report
  })

/** Lists the JSON files of the first folder that exists, by path or by name. */
const findNames = (folders: ReadonlyArray<string>, isPath: boolean): ReadonlyArray<string> => {
  const folder = folders.find((path) => existsSync(path))
  return folder === undefined
    ? []
    : readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(".json"))
        .sort()
        .map((name) => (isPath ? `${folder}/${name}` : basename(name, ".json")))
}
