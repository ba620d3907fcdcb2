import type * as Either from "effect/Either"
import { splitNetworkId } from "../../chain/network/caip.ts"
import type { CallsMisfit, RequestMisfit } from "../connectors/errors.ts"
import { bitcoinReader } from "./bitcoin.ts"
import { copyRequest, readCopied } from "./copiedRequest.ts"
import { evmReader } from "./evm.ts"
import type { RequestContext, WalletRequest, WrittenRequest } from "./walletRequest.ts"
import type { NamespaceReader } from "./notes.ts"
import { solanaReader } from "./solana.ts"

/** The readers of all namespaces. A page loads those of Solana and Bitcoin with their first request. */
export const readers: Readonly<Record<string, NamespaceReader>> = {
  eip155: evmReader,
  solana: solanaReader,
  bip122: bitcoinReader
}

/** Reads a request once, with the readers of all namespaces: see `readCopied`. */
export const readRequest = (
  written: WrittenRequest,
  context: RequestContext
): Either.Either<WalletRequest, CallsMisfit | RequestMisfit> =>
  readCopied(readers[splitNetworkId(context.network).namespace], copyRequest(written), context)
