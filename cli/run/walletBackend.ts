import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import { accountId } from "../../core/chain/network/caip.ts"
import type { NetworkId } from "../../core/chain/network/ids.ts"
import { RpcError } from "../../core/chain/rpc/errors.ts"
import type { TokenBalance } from "../../core/onchain/token/events.ts"
import { SupportedChains } from "../../services/chain/rpc/SupportedChains.ts"
import { Calls } from "../../services/foundation/http/Calls.ts"
import { Online } from "../../services/foundation/platform/Online.ts"
import { Rpc } from "../../services/chain/rpc/Rpc.ts"
import { requestNode } from "../../services/chain/rpc/requestNode.ts"
import { TokenBalances } from "../../services/onchain/token/TokenBalances.ts"
import { Run } from "./world.ts"
import { network } from "../foundation/http/network.ts"
import { WalletError } from "../foundation/errors/WalletError.ts"

/** The requests that a wallet of the terminal sends itself. Rejects like a wallet, with a code. */
export interface WalletBackend {
  readonly node: (network: NetworkId, method: string, params: ReadonlyArray<unknown>) => Promise<unknown>
  readonly holdings: (network: NetworkId, address: string) => Promise<ReadonlyArray<TokenBalance>>
}

/** An HTTP client for the wallet only: its requests are not recorded. */
const walletServices = Layer.merge(Rpc.layer, Layer.provide(TokenBalances.layer, SupportedChains.layer)).pipe(
  Layer.provide(Calls.layer),
  Layer.provide(Layer.merge(Online.layerAlways, network))
)

const runOrThrow = async <A>(effect: Effect.Effect<A, unknown>): Promise<A> => {
  const exit = await Effect.runPromiseExit(effect)
  if (Exit.isSuccess(exit)) return exit.value
  const error = Cause.squash(exit.cause)
  throw error instanceof RpcError
    ? new WalletError(error.rpcCode, error.detail)
    : new WalletError(4900, "no node answered the wallet")
}

/** Returns the services of a wallet of this run; undefined in a replay, which has no chain. */
export const walletBackend = Effect.gen(function* () {
  const { flags, scope } = yield* Run
  if (flags.source._tag === "fixtures") return undefined
  const services = yield* Layer.buildWithScope(walletServices, scope)
  const tokens = yield* Effect.provide(TokenBalances, services)
  const backend: WalletBackend = {
    node: (network, method, params) => runOrThrow(Effect.provide(requestNode(network, method, params), services)),
    holdings: (network, address) => runOrThrow(tokens.list(accountId(network, address)))
  }
  return backend
})
