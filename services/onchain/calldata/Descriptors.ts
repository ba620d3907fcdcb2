import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { sha256 } from "../../../core/foundation/platform/sha256.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { listFiles } from "../../../core/onchain/descriptor/descriptorIndex.ts"
import type { Describe } from "../../../core/onchain/shapes/shape.ts"
import { loadChunk } from "../../foundation/chunks/loadChunk.ts"

/** Reads a file in a folder of descriptors by name. */
export type ReadFile = (name: string) => Effect.Effect<string, unknown>

/** Returns a text's SHA-256 in hex. `crypto.subtle` is missing on pages over plain http. */
const toHash = (text: string): string =>
  Array.from(sha256(new TextEncoder().encode(text)), (byte) => byte.toString(16).padStart(2, "0")).join("")

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The descriptor reader is large, and loads with the first contract that the folder describes. */
const loadReader = loadChunk(() => import("../../../core/onchain/descriptor/describe.ts"))

/** Descriptions of contracts from a folder with an index. */
export class Descriptors extends Context.Tag("services/Descriptors")<
  Descriptors,
  {
    /**
     * Returns a function that describes requests to a contract. Undefined if the folder has no descriptors for it,
     * cannot be read, or contains a file with a hash other than the index states, or if the code of the reader does not
     * load. The index is read once, the files of a contract on demand.
     */
    readonly get: (network: NetworkId, address: string) => Effect.Effect<Describe | undefined>
  }
>() {
  /** Uses a folder whose files are read by name. `indexHash`: the expected SHA-256 of the index, if known. */
  static readonly layer = (read: ReadFile, indexHash?: string): Layer.Layer<Descriptors> =>
    Layer.effect(
      this,
      Effect.gen(function* () {
        /** Reads a file with the expected hash as JSON; undefined if its hash differs. */
        const readVerified = Effect.fnUntraced(function* (name: string, hash: string | undefined) {
          const text = yield* Effect.orElseSucceed(read(name), () => undefined)
          return text === undefined || (hash !== undefined && toHash(text) !== hash) ? undefined : parse(text)
        })
        let loadedIndex: unknown
        const index = Effect.suspend(() =>
          loadedIndex === undefined
            ? Effect.tap(readVerified("index.json", indexHash), (found) =>
                Effect.sync(() => {
                  loadedIndex = found
                })
              )
            : Effect.succeed(loadedIndex)
        )
        return Descriptors.of({
          get: (network, address) =>
            Effect.gen(function* () {
              const files = listFiles(yield* index, network, address)
              if (files.length === 0) return undefined
              const [contents, { createFileDescriber }] = yield* Effect.all(
                [
                  Effect.forEach(files, ({ file, sha256 }) => readVerified(file, sha256), { concurrency: 4 }),
                  loadReader
                ],
                { concurrency: 2 }
              )
              return createFileDescriber(contents)
            }).pipe(Effect.orElseSucceed(() => undefined))
        })
      })
    )
  /** Has no descriptors. */
  static readonly layerNone: Layer.Layer<Descriptors> = Layer.succeed(this, { get: () => Effect.succeed(undefined) })
}
