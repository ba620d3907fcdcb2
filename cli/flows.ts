import * as Effect from "effect/Effect"
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { firstIssue } from "../core/schema.ts"
import { type Flow, flowFromText } from "../services/http/replay/Flow.ts"
import { keyOf } from "../services/http/replay/RecordingMissing.ts"
import { BrokenRecording } from "./errors.ts"

/** The recorded flows of a file or a folder, by name of file; by default those that ship. */
export const flowsIn = Effect.fnUntraced(function*(path: string | undefined, shipped: ReadonlyArray<string>) {
  const root = path ?? shipped.find((folder) => existsSync(folder))
  if (root === undefined) return yield* new BrokenRecording({ file: shipped[0] ?? "", reason: "there is no such folder" })
  const files = yield* Effect.try({
    try: () => (statSync(root).isDirectory() ? jsonFiles(root) : [root]),
    catch: () => new BrokenRecording({ file: root, reason: "there is no such file or folder" })
  })
  const flows = yield* Effect.forEach(files, readFlow)
  if (flows.length === 0) return yield* new BrokenRecording({ file: root, reason: "it holds no recordings" })
  return flows
})

const jsonFiles = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".json")).sort().map((name) => join(folder, name))

const readFlow = (file: string): Effect.Effect<Flow, BrokenRecording> =>
  Effect.try({ try: () => readFileSync(file, "utf8"), catch: () => new BrokenRecording({ file, reason: "it cannot be read" }) }).pipe(
    Effect.flatMap((text) => Effect.mapError(flowFromText(text), (e) => new BrokenRecording({ file, reason: firstIssue(e) })))
  )

/** One flow out of many. Two that recorded the same request do not queue up: the first one's answers count. */
export const together = (flows: ReadonlyArray<Flow>): Pick<Flow, "requests" | "wallet"> => {
  const owner = new Map<string, Flow>()
  for (const flow of flows) for (const key of flow.requests.map(keyOf)) if (!owner.has(key)) owner.set(key, flow)
  return {
    requests: flows.flatMap((flow) => flow.requests.filter((one) => owner.get(keyOf(one)) === flow)),
    wallet: flows.find(({ wallet }) => wallet.length > 0)?.wallet ?? []
  }
}
