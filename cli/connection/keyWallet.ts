import * as Effect from "effect/Effect"
import { evmNetworkId, hexChainId } from "../../core/chain/caip.ts"
import type { NetworkId } from "../../core/chain/ids.ts"
import type { Provider } from "../../services/wallet/Connectors.ts"
import { SecretMisfit, SecretMissing } from "../errors.ts"
import { Run } from "../world.ts"
import { WalletError } from "./recordedWallet.ts"

const keyName = "LATCHKEY_PRIVATE_KEY"

/** A wallet that holds one key, taken from the environment or from stdin, and agrees to connect and to switch. */
export const keyWallet = Effect.fnUntraced(function*(start: NetworkId) {
  const { flags, host } = yield* Run
  const key = host.env[keyName] ?? (flags.input && !host.interactive ? yield* Effect.promise(host.stdin) : "")
  if (key === "") return yield* new SecretMissing({ name: keyName })
  if (!isKey(key)) return yield* new SecretMisfit()
  const { privateKeyToAccount } = yield* Effect.promise(() => import("viem/accounts"))
  const { address } = yield* Effect.try({ try: () => privateKeyToAccount(key), catch: () => new SecretMisfit() })
  return keyProvider(address, start)
})

const isKey = (text: string): text is `0x${string}` => /^0x[0-9a-fA-F]{64}$/.test(text)

const keyProvider = (address: string, start: NetworkId): Provider => {
  let network = start
  const answers: Readonly<Record<string, (params: unknown) => unknown>> = {
    eth_requestAccounts: () => [address],
    eth_accounts: () => [address],
    eth_chainId: () => hexChainId(network),
    wallet_switchEthereumChain: (params) => {
      const first: unknown = Array.isArray(params) ? params[0] : undefined
      const next = typeof first === "object" && first !== null && "chainId" in first ? evmNetworkId(first.chainId) : null
      if (next === null) throw new WalletError(-32602, "no chain id")
      network = next
      return null
    },
    wallet_revokePermissions: () => null
  }
  return {
    request: async ({ method, params }) => {
      const answer = answers[method]
      if (answer === undefined) throw new WalletError(4200, `${method} is not supported`)
      return answer(params)
    }
  }
}
