import * as Effect from "effect/Effect"
import { accountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import { approvedMethods, isAskedOn, rpcNotAllowed, safeMethods, verdictOf } from "../../../core/chain/rpc/methods.ts"
import { namespaceOf } from "../../../core/wallets/walletconnect/methods.ts"
import { Rpc } from "../../../services/chain/rpc/Rpc.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { WalletRequests } from "../../../services/wallets/requests/WalletRequests.ts"
import { signerOn, walletOn } from "../connection/walletAtHand.ts"
import { walletLayer } from "../connection/walletLayer.ts"
import { usageError } from "../../foundation/errors/usage.ts"
import { nearHint } from "../../foundation/text/nearHint.ts"
import { transactionLookUp } from "../../run/lookUp.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import type { Report } from "../../foundation/report/Report.ts"
import { Run } from "../../run/world.ts"
import { shownResult } from "./shownResult.ts"

/**
 * `rpc <method> [json]`: one JSON-RPC request, to the network's nodes, or to the connected wallet if it has to approve
 * the request or is the only one that can answer.
 */
export const rpc = (method: string, json: string | undefined) =>
  Effect.gen(function* () {
    const params = json === undefined ? [] : yield* paramsIn(method, json)
    const space = namespaceOf(method)
    const verdict = verdictOf(method)
    const isBitcoin = space === "bip122" && isAskedOn(space, method)
    if (verdict === "refused" && !isBitcoin)
      return yield* rpcNotAllowed(method, nearHint(method, [...safeMethods, ...approvedMethods]))
    const signs = verdict === "needsApproval" || isBitcoin
    const isOfWallet = signs || method.startsWith("wallet_") || method === "eth_accounts"
    const { network, result } = isOfWallet ? yield* byWallet(method, params, signs) : yield* byNode(method, params)
    const report: Report = { data: { network, method, result }, lines: shownResult(method, result) }
    return report
  })

const byNode = Effect.fnUntraced(function* (method: string, params: ReadonlyArray<unknown>) {
  const { flags, outbox } = yield* Run
  const network = (yield* (yield* Store).state).chain.active
  const sends = method === "eth_sendRawTransaction"
  if (sends) outbox.begin({ network, lookUp: "look for it at the account that signed it." })
  const result = yield* (yield* Rpc).request(network, method, params)
  if (sends && typeof result === "string")
    outbox.taken({ hash: result, lookUp: transactionLookUp(result, network, flags) })
  return { network, result }
})

const byWallet = (method: string, params: ReadonlyArray<unknown>, signs: boolean) =>
  Effect.gen(function* () {
    const { flags } = yield* Run
    const namespace = flags.network === undefined ? namespaceOf(method) : splitNetworkId(flags.network).namespace
    const {
      accounts: [{ address }],
      network
    } = yield* (signs ? signerOn : walletOn)(namespace)
    return {
      network,
      result: yield* (yield* WalletRequests).ask(
        accountId(network, address),
        method,
        namespace === "eip155" ? params : loneObject(params)
      )
    }
  }).pipe(provideWorld(walletLayer))

/** Solana's and Bitcoin's methods take one object, EVM's a list. */
const loneObject = (params: ReadonlyArray<unknown>): unknown => (params.length === 1 ? params[0] : params)

/** The params in an argument: a JSON array as it is, anything else as the only element. */
const paramsIn = (method: string, json: string) =>
  Effect.mapBoth(
    Effect.try((): unknown => JSON.parse(json)),
    {
      onSuccess: (value): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [value]),
      onFailure: () =>
        usageError(
          `The params of ${method.slice(0, 60)} must be JSON; ${JSON.stringify(json.slice(0, 60))} is not.`,
          `An example: latchkey rpc eth_getBlockByNumber '["latest",false]'`
        )
    }
  )
