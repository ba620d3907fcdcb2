import * as Effect from "effect/Effect"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import type { CallsMisfit, RequestMisfit } from "../../../core/wallets/connectors/errors.ts"
import { copyRequest, readCopied } from "../../../core/wallets/reader/copiedRequest.ts"
import { evmReader } from "../../../core/wallets/reader/evm.ts"
import type { NamespaceReader } from "../../../core/wallets/reader/notes.ts"
import type { RequestContext, WalletRequest, WrittenRequest } from "../../../core/wallets/reader/walletRequest.ts"
import { type CodeMissing, failWithMissingCode } from "../../foundation/chunks/codeMissing.ts"
import { loadChunk } from "../../foundation/chunks/loadChunk.ts"

const loads: Readonly<Record<string, () => Promise<NamespaceReader>>> = {
  solana: () => import("../../../core/wallets/reader/solana.ts").then(({ solanaReader }) => solanaReader),
  bip122: () => import("../../../core/wallets/reader/bitcoin.ts").then(({ bitcoinReader }) => bitcoinReader)
}

/** The readers whose code has loaded, by namespace. */
const loaded = new Map<string, NamespaceReader>([["eip155", evmReader]])

/**
 * Returns the reader of a network's requests; undefined for a namespace without one. EVM's is part of this code and
 * answers at once, another one loads with its first request.
 */
export const getReader = (network: NetworkId): Effect.Effect<NamespaceReader | undefined, CodeMissing> =>
  Effect.suspend(() => {
    const { namespace } = splitNetworkId(network)
    const load = loads[namespace]
    if (loaded.has(namespace) || load === undefined) return Effect.succeed(loaded.get(namespace))
    return Effect.tap(Effect.catchAll(loadChunk(load), failWithMissingCode), (reader) => {
      loaded.set(namespace, reader)
    })
  })

/** Reads a request, as it is at the call, by the reader of its network's namespace. */
export const readByNamespace = (
  written: WrittenRequest,
  context: RequestContext
): Effect.Effect<WalletRequest, CallsMisfit | CodeMissing | RequestMisfit> =>
  Effect.suspend(() => {
    const copied = copyRequest(written)
    return Effect.flatMap(getReader(context.network), (reader) => readCopied(reader, copied, context))
  })
