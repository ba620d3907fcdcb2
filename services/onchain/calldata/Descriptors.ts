import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { sha256 } from "../../../core/chain/bitcoin/sha256.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { filesOf } from "../../../core/onchain/descriptor/descriptorIndex.ts"
import type { Describe } from "../../../core/onchain/shapes/shape.ts"
import { loadChunk } from "../../foundation/chunks/loadChunk.ts"

/** Reads a file of a folder of descriptors by its name. */
export type ReadFile = (name: string) => Effect.Effect<string, unknown>

/** Returns a text's SHA-256 in hex. `crypto.subtle` is missing on pages over plain http. */
const hashOf = (text: string): string =>
  Array.from(sha256(new TextEncoder().encode(text)), (byte) => byte.toString(16).padStart(2, "0")).join("")

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What reads descriptors is large, and loads with the first contract that the folder describes. */
const loadReader = loadChunk(() => import("../../../core/onchain/descriptor/describe.ts"))

/** Descriptions of contracts, from a folder that is named for it. */
export class Descriptors extends Context.Tag("services/Descriptors")<
  Descriptors,
  {
    /**
     * Reads requests to a contract by its descriptors; undefined where the folder has none, cannot be read, or has a file
     * that its index has another hash of, and where the code that reads descriptors does not load. The index is read
     * once, a contract's files when they are asked for.
     */
    readonly of: (network: NetworkId, address: string) => Effect.Effect<Describe | undefined>
  }
>() {
  /** A folder whose files are read by their names. `indexHash`: the SHA-256 that the index has to have, if it is known. */
  static readonly layer = (read: ReadFile, indexHash?: string): Layer.Layer<Descriptors> =>
    Layer.effect(
      this,
      Effect.gen(function* () {
        /** A text with that hash, as JSON; undefined if it is another. */
        const checked = Effect.fnUntraced(function* (name: string, hash: string | undefined) {
          const text = yield* Effect.orElseSucceed(read(name), () => undefined)
          return text === undefined || (hash !== undefined && hashOf(text) !== hash) ? undefined : parse(text)
        })
        let known: unknown
        const index = Effect.suspend(() =>
          known === undefined
            ? Effect.tap(checked("index.json", indexHash), (found) =>
                Effect.sync(() => {
                  known = found
                })
              )
            : Effect.succeed(known)
        )
        return Descriptors.of({
          of: (network, address) =>
            Effect.gen(function* () {
              const files = filesOf(yield* index, network, address)
              if (files.length === 0) return undefined
              const [all, { describeByFiles }] = yield* Effect.all(
                [Effect.forEach(files, ({ file, sha256 }) => checked(file, sha256), { concurrency: 4 }), loadReader],
                { concurrency: 2 }
              )
              return describeByFiles(all)
            }).pipe(Effect.orElseSucceed(() => undefined))
        })
      })
    )
  /** No descriptors at all. */
  static readonly layerNone: Layer.Layer<Descriptors> = Layer.succeed(this, { of: () => Effect.succeed(undefined) })
}
