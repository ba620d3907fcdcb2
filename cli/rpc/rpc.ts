import * as Effect from "effect/Effect"
import { accountId } from "../../core/chain/caip.ts"
import { isNetworkId, type NetworkId } from "../../core/chain/ids.ts"
import { RpcNotAllowed } from "../../core/rpc/errors.ts"
import { approvedMethods, safeMethods, verdictOf } from "../../core/transaction/methods.ts"
import { Rpc } from "../../services/rpc/Rpc.ts"
import { Store } from "../../services/store/Store.ts"
import { WalletRequests } from "../../services/transaction/WalletRequests.ts"
import { signerAtHand, walletAtHand } from "../connection/walletAtHand.ts"
import { walletLayer } from "../connection/walletLayer.ts"
import { Usage } from "../errors.ts"
import { nearHint } from "../text/nearHint.ts"
import { over } from "../run/over.ts"
import type { Report } from "../run/report.ts"
import { Run } from "../run/world.ts"
import { shownResult } from "./shownResult.ts"

/** `rpc <method> [json]`: one JSON-RPC question, to the network's nodes, or to the connected wallet where that has to approve or alone can know. */
export const rpc = (method: string, json: string | undefined) =>
  Effect.gen(function*() {
    const params = json === undefined ? [] : yield* paramsIn(method, json)
    const verdict = verdictOf(method)
    if (verdict === "refused") return yield* new RpcNotAllowed({ method, hint: nearHint(method, [...safeMethods, ...approvedMethods]) })
    const isOfWallet = verdict === "needsApproval" || method.startsWith("wallet_") || method === "eth_accounts"
    const { network, result } = isOfWallet
      ? yield* byWallet(method, params, verdict === "needsApproval")
      : yield* byNode(method, params)
    const report: Report = { data: { network, method, result }, lines: shownResult(method, result) }
    return report
  })

const byNode = Effect.fnUntraced(function*(method: string, params: ReadonlyArray<unknown>) {
  const { flags } = yield* Run
  const network: NetworkId = flags.network !== undefined && isNetworkId(flags.network) ? flags.network : (yield* (yield* Store).state).chain.active
  return { network, result: yield* (yield* Rpc).request(network, method, params) }
})

const byWallet = (method: string, params: ReadonlyArray<unknown>, signs: boolean) =>
  Effect.gen(function*() {
    const { flags } = yield* Run
    const { accounts: [{ address }], network } = yield* signs ? signerAtHand : walletAtHand
    const wanted = flags.network !== undefined && isNetworkId(flags.network) ? flags.network : network
    return { network: wanted, result: yield* (yield* WalletRequests).ask(accountId(wanted, address), method, params) }
  }).pipe(over(walletLayer))

/** The params that a word holds: a JSON array as it is, anything else as the one there is. */
const paramsIn = (method: string, json: string) =>
  Effect.mapBoth(Effect.try((): unknown => JSON.parse(json)), {
    onSuccess: (value): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [value]),
    onFailure: () => new Usage({
      reason: `The params of ${method.slice(0, 60)} must be JSON; ${JSON.stringify(json.slice(0, 60))} is not.`,
      hint: `An example: latchkey rpc eth_getBlockByNumber '["latest",false]'`
    })
  })
