import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { toCanonicalJson } from "../../../services/foundation/recording/canonical.ts"
import type { Flow } from "../../../services/foundation/recording/Flow.ts"
import { type FlowFault, flowBytes, flowFromText } from "../../../services/foundation/recording/flowFromText.ts"
import { getKey, getWalletKey } from "../../../services/foundation/replay/requestKey.ts"
import { BrokenRecording } from "../errors/errors.ts"

/** Reads the recorded flows of a file or a folder, by file name; by default the bundled ones. */
export const findFlows = Effect.fnUntraced(function* (path: string | undefined, shipped: ReadonlyArray<string>) {
  const flows = yield* Effect.forEach(yield* flowFiles(path, shipped), readFlow)
  return flows
})

/** Lists the files of a folder that may hold flows, or the single file. Fails if there are no files. */
export const flowFiles = Effect.fnUntraced(function* (path: string | undefined, shipped: ReadonlyArray<string>) {
  const root = path ?? shipped.find((folder) => existsSync(folder))
  if (root === undefined)
    return yield* new BrokenRecording({ file: shipped[0] ?? "", reason: "there is no such folder" })
  const files = yield* Effect.try({
    try: () => (statSync(root).isDirectory() ? listJsonFiles(root) : [root]),
    catch: () => new BrokenRecording({ file: root, reason: "there is no such file or folder" })
  })
  if (files.length === 0) return yield* new BrokenRecording({ file: root, reason: "it contains no recordings" })
  return files
})

const listJsonFiles = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => join(folder, name))

/** Returns a file's text; fails if it is too large to be a recording. */
export const getText = (file: string): Effect.Effect<string, BrokenRecording> =>
  Effect.flatMap(
    Effect.try({
      try: () => (statSync(file).size > flowBytes ? undefined : readFileSync(file, "utf8")),
      catch: () => new BrokenRecording({ file, reason: "it cannot be read" })
    }),
    (text) =>
      text === undefined
        ? new BrokenRecording({ file, reason: `it is larger than ${flowBytes / 1024 / 1024} MiB` })
        : Effect.succeed(text)
  )

/** Reads one recorded flow. A fault is reported with its position. */
export const readFlow = (file: string): Effect.Effect<Flow, BrokenRecording> =>
  Effect.flatMap(getText(file), (text) =>
    Either.mapLeft(flowFromText(text), (faults) => new BrokenRecording({ file, reason: formatFaults(faults) }))
  )

const formatFaults = ([first, ...others]: ReadonlyArray<FlowFault>): string =>
  first === undefined ? "" : `${formatFault(first)}${others.length === 0 ? "" : ` (and ${others.length} more)`}`

/** Returns a fault with its position. */
export const formatFault = ({ path, reason }: FlowFault): string => (path === "" ? reason : `${path}: ${reason}`)

/**
 * Merges many flows into one, for a run of `command`. The flow recorded with the same arguments comes first. If two
 * flows contain the same request or exchange, only the answers of the first are used: they are not queued.
 */
export const mergeFlows = (
  flows: ReadonlyArray<Flow>,
  command: ReadonlyArray<string>
): Pick<Flow, "requests" | "wallet"> & { readonly now: string | undefined } => {
  const words = toCanonicalJson(command)
  const isSameCommand = (flow: Flow): boolean => toCanonicalJson(flow.command) === words
  const all = [...flows.filter(isSameCommand), ...flows.filter((flow) => !isSameCommand(flow))]
  return {
    requests: findFirstOwners(
      all.map(({ requests }) => requests),
      getKey
    ),
    wallet: findFirstOwners(
      all.map(({ wallet }) => wallet),
      getWalletKey
    ),
    now: all[0]?.now
  }
}

/** Returns the entries whose key is not in an earlier list. */
const findFirstOwners = <A>(
  lists: ReadonlyArray<ReadonlyArray<A>>,
  keyOfEntry: (entry: A) => string
): ReadonlyArray<A> => {
  const owner = new Map<string, number>()
  return lists.flatMap((list, i) =>
    list.filter((entry) => {
      const entryKey = keyOfEntry(entry)
      if (!owner.has(entryKey)) owner.set(entryKey, i)
      return owner.get(entryKey) === i
    })
  )
}
