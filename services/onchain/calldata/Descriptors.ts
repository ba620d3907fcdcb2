import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { type Descriptor, readDescriptor } from "../../../core/onchain/descriptor/descriptor.ts"
import { filesOf } from "../../../core/onchain/descriptor/descriptorIndex.ts"

/** Reads a file of a folder of descriptors by its name. */
export type ReadFile = (name: string) => Effect.Effect<string, unknown>

const hashOf = (text: string): Effect.Effect<string> =>
  Effect.map(
    Effect.promise(() => crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))),
    (digest) => [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("")
  )

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Descriptions of contracts, from a folder that is named for it. */
export class Descriptors extends Context.Tag("services/Descriptors")<
  Descriptors,
  {
    /**
     * The descriptors of a contract; none where the folder has none, cannot be read, or has a file that its index has
     * another hash of. The index is read once, a contract's files when they are asked for.
     */
    readonly of: (network: NetworkId, address: string) => Effect.Effect<ReadonlyArray<Descriptor>>
  }
>() {
  /** A folder whose files are read by their names. `indexHash`: the SHA-256 that the index has to have, if it is known. */
  static readonly layer = (read: ReadFile, indexHash?: string): Layer.Layer<Descriptors> =>
    Layer.effect(
      this,
      Effect.gen(function* () {
        /** A text with that hash, as JSON; undefined if it is another. */
        const checked = Effect.fnUntraced(function* (name: string, sha256: string | undefined) {
          const text = yield* Effect.orElseSucceed(read(name), () => undefined)
          return text === undefined || (sha256 !== undefined && (yield* hashOf(text)) !== sha256)
            ? undefined
            : parse(text)
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
              const all = yield* Effect.forEach(files, ({ file, sha256 }) => checked(file, sha256), { concurrency: 4 })
              return all.map(readDescriptor).filter((one) => one !== undefined)
            })
        })
      })
    )
  /** No descriptors at all. */
  static readonly layerNone: Layer.Layer<Descriptors> = Layer.succeed(this, { of: () => Effect.succeed([]) })
}
