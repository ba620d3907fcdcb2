import * as Effect from "effect/Effect"
import { splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { fieldOf } from "../../../core/foundation/data/decode.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import { sameAddress } from "../../../core/wallets/requests/shownContext.ts"
import { isSameRequest } from "../../../core/wallets/signing/sameRequest.ts"
import type { Rpc, RpcFailure } from "../../chain/rpc/Rpc.ts"
import type { AskedSend, Outcomes } from "../../wallets/signing/Outcomes.ts"
import { evmReads, type Transaction } from "./evmReads.ts"

/** The most blocks that one look searches. */
const mostBlocks = 32n

const isEvm = (account: AccountId): boolean => splitNetworkId(splitAccountId(account).network).namespace === "eip155"

/** Whether a transaction does what a wallet was asked for: the same receiver, value and data. */
const isCall = (params: unknown, { input, to, value }: Transaction): boolean => {
  const asked: unknown = Array.isArray(params) ? params[0] : undefined
  const wanted = {
    to: fieldOf(asked, "to") ?? null,
    value: fieldOf(asked, "value") ?? "0x0",
    input: fieldOf(asked, "data") ?? fieldOf(asked, "input") ?? "0x"
  }
  return isSameRequest(wanted, { to, value, input }, { hex: true })
}

/** Notes what the chain says before a wallet is asked, and looks for what it may have sent before it vanished. */
export const makeOutcomes = (rpc: Pick<Rpc["Type"], "read">): Outcomes["Type"] => {
  const lookFor = Effect.fnUntraced(function* (
    account: AccountId,
    params: unknown,
    nonce: number
  ): Effect.fn.Return<string | null, RpcFailure> {
    const { address, network } = splitAccountId(account)
    const { blockOf, height, transactionsIn } = evmReads(rpc, network)
    const isIt = (one: Transaction): boolean =>
      sameAddress(network, one.from, address) && Number(one.nonce) >= nonce && isCall(params, one)
    const waiting = yield* Effect.orElseSucceed(transactionsIn("pending"), () => [])
    const found = waiting.find(isIt)
    if (found !== undefined) return found.hash
    const first = yield* blockOf(address, nonce)
    if (first === undefined) return null
    const newest = yield* height
    for (let block = first; block <= newest && block < first + mostBlocks; block++) {
      const mined = (yield* transactionsIn(block)).find(isIt)
      if (mined !== undefined) return mined.hash
    }
    return null
  })

  const lookAgain = (account: AccountId, params: unknown, nonce: number): Effect.Effect<string> =>
    Effect.flatMap(
      Effect.orElseSucceed(lookFor(account, params, nonce), () => null),
      (hash) =>
        hash === null
          ? Effect.zipRight(
              Effect.sleep(millis.receiptPoll),
              Effect.suspend(() => lookAgain(account, params, nonce))
            )
          : Effect.succeed(hash)
    )

  return {
    before: (account) => {
      const { address, network } = splitAccountId(account)
      return isEvm(account)
        ? evmReads(rpc, network)
            .count(address)
            .pipe(
              Effect.timeout(millis.nonceWait),
              Effect.orElseSucceed(() => null)
            )
        : Effect.succeed(null)
    },
    find: ({ account, method, nonce, params }: AskedSend) =>
      nonce === null || method !== "eth_sendTransaction" || !isEvm(account)
        ? Effect.succeed(null)
        : Effect.orElseSucceed(Effect.timeout(lookAgain(account, params, nonce), millis.outcomeLook), () => null)
  }
}
