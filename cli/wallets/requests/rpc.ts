import * as Effect from "effect/Effect"
import { accountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { approvedMethods, isAskedOn, safeMethods, getVerdict, isBroadcast } from "../../../core/chain/rpc/methods.ts"
import { solanaReadMethods } from "../../../core/chain/solana/readMethods.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { BadShape } from "../../../core/foundation/http/errors.ts"
import { getNamespace } from "../../../core/wallets/walletconnect/methods.ts"
import { Rpc } from "../../../services/chain/rpc/Rpc.ts"
import { requestNode } from "../../../services/chain/rpc/requestNode.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { WalletRequests } from "../../../services/wallets/requests/WalletRequests.ts"
import { getSignerOn, walletOn } from "../connection/currentSigner.ts"
import { walletLayer } from "../connection/walletLayer.ts"
import { formatNetwork } from "../../chain/network/formatNetwork.ts"
import { RpcRefused } from "../../foundation/errors/errors.ts"
import { createUsageError } from "../../foundation/errors/usage.ts"
import { formatPairs } from "../../foundation/text/table.ts"
import { suggestSimilar } from "../../foundation/text/nearHint.ts"
import { getTransactionLookUp } from "../../run/lookUp.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { Run } from "../../run/world.ts"
import { getResultFault } from "./checkResult.ts"
import { formatResult } from "./formatResult.ts"

/** Returns the parameters of a request with the fee that the visitor confirmed, if its wallet signs only such a fee. */
type ConfirmFee<E, R> = (
  account: AccountId,
  method: string,
  params: ReadonlyArray<unknown>
) => Effect.Effect<ReadonlyArray<unknown>, E, R>

/**
 * `rpc <method> [json]`: sends one JSON-RPC request to the network's nodes, or to the connected wallet if the wallet
 * has to approve the request or is the only one that can answer.
 */
export const rpc = <E, R>(method: string, json: string | undefined, confirmFee: ConfirmFee<E, R>) =>
  Effect.gen(function* () {
    const params = json === undefined ? [] : yield* findParams(method, json)
    const space = getNamespace(method)
    const verdict = getVerdict(method)
    const isBitcoin = space === "bip122" && isAskedOn(space, method)
    const isSolana = solanaReadMethods.includes(method)
    if (verdict === "refused" && !isBitcoin && !isSolana)
      return yield* new RpcRefused({
        method,
        hint: suggestSimilar(method, [...safeMethods, ...approvedMethods, ...solanaReadMethods])
      })
    const signs = verdict === "needsApproval" || isBitcoin
    const isOfWallet = signs || method.startsWith("wallet_") || method === "eth_accounts"
    const { network, result } = isSolana
      ? yield* askSolana(method, params)
      : isOfWallet
        ? yield* askWallet(method, params, signs, confirmFee)
        : yield* askNode(method, params)
    const fault = getResultFault(result)
    if (fault !== undefined)
      return yield* new BadShape({ call: `rpc.${method}`, issue: fault })
      // Only the result is printed on stdout, so that it can be piped.
    ;(yield* Run).aside(
      formatPairs([["Network", formatNetwork((yield* (yield* Store).state).chain.networks, network)]])
    )
    const report: Report = { data: { network, method, result }, lines: formatResult(method, result) }
    return report
  })

const askNode = Effect.fnUntraced(function* (method: string, params: ReadonlyArray<unknown>) {
  const { flags, outbox } = yield* Run
  const network = (yield* (yield* Store).state).chain.active
  const sends = isBroadcast(method)
  if (sends) outbox.begin({ network, lookUp: "look at the activity of the account that signed it." })
  const result = yield* requestNode(network, method, params)
  if (sends && typeof result === "string")
    outbox.recordAccepted({ hash: result, lookUp: getTransactionLookUp(result, network, flags) })
  return { network, result }
})

/** Sends a request to a Solana node: of the run's network if that is on Solana, otherwise of Solana's main network. */
const askSolana = Effect.fnUntraced(function* (method: string, params: ReadonlyArray<unknown>) {
  const { flags } = yield* Run
  const { active, networks } = (yield* (yield* Store).state).chain
  const requested = flags.network ?? active
  const network = requested.startsWith("solana:")
    ? requested
    : flags.network === undefined
      ? networks.find(({ namespace }) => namespace === "solana")?.id
      : undefined
  if (network === undefined)
    return yield* createUsageError(
      `${method} is a Solana method, but ${requested} is not a Solana network.`,
      "Omit --network, or use a Solana network: `latchkey networks` lists them."
    )
  return { network, result: yield* (yield* Rpc).read({ network, method, params, result: Schema.Unknown }) }
})

const askWallet = <E, R>(
  method: string,
  params: ReadonlyArray<unknown>,
  signs: boolean,
  confirmFee: ConfirmFee<E, R>
) =>
  Effect.gen(function* () {
    const { flags } = yield* Run
    const namespace = flags.network === undefined ? getNamespace(method) : splitNetworkId(flags.network).namespace
    const {
      accounts: [{ address }],
      network
    } = yield* (signs ? getSignerOn : walletOn)(namespace)
    const account = accountId(network, address)
    const written = namespace === "eip155" ? yield* confirmFee(account, method, params) : toSingleObject(params)
    return { network, result: yield* (yield* WalletRequests).ask(account, method, written) }
  }).pipe(provideWorld(walletLayer))

/** Returns the parameters for Solana's and Bitcoin's methods, which take one object, not a list. */
const toSingleObject = (params: ReadonlyArray<unknown>): unknown => (params.length === 1 ? params[0] : params)

/** Reads the parameters in an argument: a JSON array as it is, anything else as the only element. */
const findParams = (method: string, json: string) =>
  Effect.mapBoth(
    Effect.try((): unknown => JSON.parse(json)),
    {
      onSuccess: (value): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [value]),
      onFailure: () =>
        createUsageError(
          `The parameters of ${method.slice(0, 60)} must be JSON; ${JSON.stringify(json.slice(0, 60))} is not.`,
          `An example: latchkey rpc eth_getBlockByNumber '["latest",false]'`
        )
    }
  )
