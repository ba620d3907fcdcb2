import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import { evmNetworkId, hexChainId } from "../../../core/chain/network/caip.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { sameId } from "../../../core/wallets/connection/state.ts"
import { walletCodes } from "../../../core/wallets/connection/walletCodes.ts"
import { isRecord } from "../../../core/foundation/data/isRecord.ts"
import { readRequest } from "../../../core/wallets/reader/readRequest.ts"
import type { WalletRequest } from "../../../core/wallets/reader/walletRequest.ts"
import type { Eip1193Provider } from "../../../services/wallets/connectors/fromEip1193.ts"
import { SecretMisfit, SecretMissing } from "../../foundation/errors/errors.ts"
import { transactionLookUp } from "../../run/lookUp.ts"
import { Run } from "../../run/world.ts"
import { assetsOf } from "./keyWalletAssets.ts"
import { WalletError } from "../../foundation/errors/WalletError.ts"
import { batchAnswers } from "./keyWalletBatches.ts"
import { signTransaction } from "./signTransaction.ts"
import { type WalletBackend, walletBackend } from "../../run/walletBackend.ts"

const keyName = "LATCHKEY_PRIVATE_KEY"

/** The key of the sandbox's first account, which is everybody's: on any other chain it opens nothing of anybody's. */
const sandboxKey = "0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80"

/**
 * A wallet with one key, from the environment or from stdin, on a sandbox else that of its first account, that approves every request: it connects, switches, signs
 * and sends. It acts as the embedded wallet (type AUTH). Its own requests to a node are in no recording.
 */
export const keyWallet = Effect.fnUntraced(function* (start: NetworkId) {
  const { flags, host, outbox } = yield* Run
  const given = host.env[keyName] ?? (flags.input && !host.interactive ? yield* Effect.promise(host.stdin) : "")
  const key = given === "" && flags.source._tag === "sandbox" ? sandboxKey : given
  if (key === "") return yield* new SecretMissing({ name: keyName })
  const account = yield* accountOf(key)
  const { keccak256 } = yield* Effect.promise(() => import("./evmAccount.ts"))
  const posting = (network: NetworkId, raw: `0x${string}`): void => {
    const hash = keccak256(raw)
    outbox.begin({ hash, network, lookUp: transactionLookUp(hash, network, flags) })
  }
  return keyProvider(account, start, yield* walletBackend, {
    tells: flags.record === undefined,
    grants: flags.source._tag === "sandbox",
    posting,
    taken: () => outbox.taken(),
    refused: () => outbox.refused("told")
  })
})

/** The account of a private key; fails for a text that is none, and for a number that no key can be. */
const accountOf = (key: string): Effect.Effect<KeyAccount, SecretMisfit> =>
  Effect.flatMap(
    Effect.promise(() => import("./evmAccount.ts")),
    ({ privateKeyToAccount }) =>
      Effect.try(() => (isKey(key) ? privateKeyToAccount(key) : undefined)).pipe(
        Effect.orElseSucceed(() => undefined),
        Effect.flatMap((account) => (account === undefined ? new SecretMisfit() : Effect.succeed(account)))
      )
  )

const isKey = (text: string): text is `0x${string}` => /^0x[0-9a-fA-F]{64}$/.test(text)

/** Whether a node answered that it does not accept a transaction: false if no answer came, or if it already has it. */
const isRefusal = (cause: unknown): boolean =>
  cause instanceof WalletError &&
  cause.code !== walletCodes.disconnected &&
  !/already|known transaction/i.test(cause.message)

type KeyAccount = ReturnType<typeof import("./evmAccount.ts").privateKeyToAccount>

/** What it says of granting (ERC-7715, under its older name). */
const grantCapability = {
  supported: true,
  signerTypes: ["keys"],
  permissionTypes: ["contract-call", "native-token-recurring-allowance", "erc20-recurring-allowance"],
  policyTypes: []
}

/** Grants what it is asked for, and no more: its context is its own signature of the request. */
const granted = async (asked: unknown, own: (one: unknown) => void, account: KeyAccount): Promise<unknown> => {
  if (!isRecord(asked)) throw new WalletError(-32602, "no request")
  own(asked["address"])
  return { ...asked, context: await account.signMessage({ message: JSON.stringify(asked) }) }
}

interface Ways {
  /**
   * Whether it lists its own tokens. Not while recording: a replay has no chain to list them from, and calls the
   * service.
   */
  readonly tells: boolean
  /**
   * Whether it lets apps act for its account. Only where the chain is a sandbox's: elsewhere nothing holds an app to
   * what an account without a contract has granted.
   */
  readonly grants: boolean
  /** Called right before a transaction is sent to a node: it may have been sent even if the answer gets lost. */
  readonly posting: (network: NetworkId, raw: `0x${string}`) => void
  readonly taken: () => void
  readonly refused: () => void
}

const keyProvider = (
  account: KeyAccount,
  start: NetworkId,
  backend: WalletBackend | undefined,
  { grants, posting, refused, taken, tells }: Ways
): Eip1193Provider => {
  const { address } = account
  let network = start
  const own = (one: unknown): void => {
    if (typeof one !== "string" || !sameId(one, address)) throw new WalletError(4100, "not an account of this wallet")
  }
  /** Reads a request by the same rules as the kit that shows it. */
  const readOf = (method: string, params: unknown): WalletRequest =>
    Either.getOrThrowWith(
      readRequest({ method, params }, { account: address, network }),
      (error) => new WalletError(-32602, error.message)
    )
  const world = (): WalletBackend => {
    if (backend === undefined) throw new WalletError(4900, "a replay has no chain")
    return backend
  }
  const answers: Readonly<Record<string, (params: unknown) => unknown>> = {
    ...batchAnswers({
      address,
      network: () => network,
      read: (params) => readOf("wallet_sendCalls", params),
      send: async (transaction) => answers["eth_sendTransaction"]?.([transaction]),
      receipt: (on, hash) => world().node(on, "eth_getTransactionReceipt", [hash])
    }),
    eth_requestAccounts: () => [address],
    eth_accounts: () => [address],
    eth_chainId: () => hexChainId(network),
    wallet_switchEthereumChain: (params) => {
      const first = itemOf(params, 0)
      const next = isRecord(first) ? evmNetworkId(first["chainId"]) : null
      if (next === null) throw new WalletError(-32602, "no chain id")
      network = next
      return null
    },
    wallet_getCapabilities: () => ({
      [hexChainId(network)]: {
        assetDiscovery: { supported: backend !== undefined && tells },
        ...(grants ? { permissions: grantCapability } : {})
      }
    }),
    ...(grants ? { wallet_grantPermissions: (params: unknown) => granted(itemOf(params, 0), own, account) } : {}),
    wallet_getAssets: (params) => assetsOf(world(), address, itemOf(params, 0)),
    /** For an account, disconnects it; for a smart session (`pci`), signs its revocation. */
    wallet_revokePermissions: (params) => {
      const first = itemOf(params, 0)
      const pci = isRecord(first) ? first["pci"] : undefined
      return typeof pci === "string" ? account.signMessage({ message: pci }) : null
    },
    personal_sign: (params) => {
      const read = readOf("personal_sign", params)
      if (read.kind !== "message" || !isHex(read.bytes)) throw new WalletError(-32602, "no bytes to sign")
      read.signers.forEach(own)
      return account.signMessage({ message: { raw: read.bytes } })
    },
    eth_signTypedData_v4: async (params) => {
      const read = readOf("eth_signTypedData_v4", params)
      if (read.kind !== "typedData") throw new WalletError(-32602, "no typed data")
      read.signers.forEach(own)
      const { parseTypedData } = await import("./typedData.ts")
      return account.signTypedData(parseTypedData(read.data))
    },
    eth_sendTransaction: async (params) => {
      const read = readOf("eth_sendTransaction", params)
      if (read.kind !== "transaction") throw new WalletError(-32602, "no transaction")
      read.signers.forEach(own)
      if (read.network !== network) throw new WalletError(4901, "on another chain")
      const { node } = world()
      const on = network
      const raw = await signTransaction(account, read, node)
      posting(on, raw)
      try {
        const hash = await node(on, "eth_sendRawTransaction", [raw])
        taken()
        return hash
      } catch (cause) {
        if (isRefusal(cause)) refused()
        throw cause
      }
    }
  }
  return {
    request: async ({ method, params }) => {
      const answer = Object.hasOwn(answers, method) ? answers[method] : undefined
      if (answer === undefined) throw new WalletError(4200, `${method} is not supported`)
      return answer(params)
    }
  }
}

const itemOf = (params: unknown, at: number): unknown => (Array.isArray(params) ? params[at] : undefined)
const isHex = (text: unknown): text is `0x${string}` => typeof text === "string" && /^0x([0-9a-f]{2})*$/i.test(text)
