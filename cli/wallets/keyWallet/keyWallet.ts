import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import { evmNetworkId, hexChainId } from "../../../core/chain/network/caip.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { isSameId } from "../../../core/wallets/connection/state.ts"
import { walletCodes } from "../../../core/wallets/connection/walletCodes.ts"
import { isRecord } from "../../../core/foundation/data/isRecord.ts"
import { readRequest } from "../../../core/wallets/reader/readRequest.ts"
import type { WalletRequest } from "../../../core/wallets/reader/walletRequest.ts"
import type { Eip1193Provider } from "../../../services/wallets/connectors/fromEip1193.ts"
import { SecretMisfit, SecretMissing } from "../../foundation/errors/errors.ts"
import { getTransactionLookUp } from "../../run/lookUp.ts"
import { Run } from "../../run/world.ts"
import { getAssets } from "./keyWalletAssets.ts"
import { WalletError } from "../../foundation/errors/WalletError.ts"
import { createBatchAnswers } from "./keyWalletBatches.ts"
import { createExecutionPermissionAnswers } from "./keyWalletPermissions.ts"
import { signTransaction } from "./signTransaction.ts"
import { type WalletBackend, walletBackend } from "../../run/walletBackend.ts"

const keyName = "LATCHKEY_PRIVATE_KEY"

/** The public key of the sandbox's first account, which owns nothing on any other chain. */
const sandboxKey = "0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80"

/**
 * Creates a wallet with one key, from the environment or stdin, or in a sandbox the key of its first account. It
 * approves every request: it connects, switches, signs and sends. It acts as the embedded wallet (type AUTH). Its own
 * requests to a node are not recorded.
 */
export const keyWallet = Effect.fnUntraced(function* (start: NetworkId) {
  const { flags, host, outbox, storage } = yield* Run
  const input = host.env[keyName] ?? (flags.input && !host.interactive ? yield* Effect.promise(host.stdin) : "")
  const key = input === "" && flags.source._tag === "sandbox" ? sandboxKey : input
  if (key === "") return yield* new SecretMissing({ name: keyName })
  const account = yield* getAccount(key)
  const { keccak256 } = yield* Effect.promise(() => import("./evmAccount.ts"))
  const postJson = (network: NetworkId, raw: `0x${string}`): void => {
    const hash = keccak256(raw)
    outbox.begin({ hash, network, lookUp: getTransactionLookUp(hash, network, flags) })
  }
  return createKeyProvider(account, start, yield* walletBackend, {
    listsAssets: flags.record === undefined,
    grants: flags.source._tag === "sandbox" ? storage : undefined,
    onSending: postJson,
    onAccepted: () => outbox.recordAccepted(),
    onRefused: () => outbox.recordRefused("reported")
  })
})

/** Returns the account of a private key; fails for a text that is not a key, or a number outside the range of keys. */
const getAccount = (key: string): Effect.Effect<KeyAccount, SecretMisfit> =>
  Effect.flatMap(
    Effect.promise(() => import("./evmAccount.ts")),
    ({ privateKeyToAccount }) =>
      Effect.try(() => (isKey(key) ? privateKeyToAccount(key) : undefined)).pipe(
        Effect.orElseSucceed(() => undefined),
        Effect.flatMap((account) => (account === undefined ? new SecretMisfit() : Effect.succeed(account)))
      )
  )

const isKey = (text: string): text is `0x${string}` => /^0x[0-9a-fA-F]{64}$/.test(text)

/**
 * Returns true if a node answered that it rejects a transaction; false if no answer came, or if the node already has
 * it.
 */
const isRefusal = (cause: unknown): boolean =>
  cause instanceof WalletError &&
  cause.code !== walletCodes.disconnected &&
  !/already|known transaction/i.test(cause.message)

type KeyAccount = ReturnType<typeof import("./evmAccount.ts").privateKeyToAccount>

/** The capability to grant permissions (ERC-7715, under its older name). */
const grantCapability = {
  supported: true,
  signerTypes: ["keys"],
  permissionTypes: ["contract-call", "native-token-recurring-allowance", "erc20-recurring-allowance"],
  policyTypes: []
}

interface KeyWalletOptions {
  /**
   * True if it lists its own tokens. Not while recording: a replay has no chain to list them from, and calls the
   * service.
   */
  readonly listsAssets: boolean
  /**
   * The entries in which it stores permissions of apps to act for its account. Only on a sandbox: on other chains
   * nothing holds an app to the permissions that an account without a contract has granted.
   */
  readonly grants: Map<string, string> | undefined
  /** Called right before a transaction is sent to a node: it may have been sent even if the answer gets lost. */
  readonly onSending: (network: NetworkId, raw: `0x${string}`) => void
  readonly onAccepted: () => void
  readonly onRefused: () => void
}

/** The parts that the answers of a wallet share. */
interface KeyWallet {
  readonly account: KeyAccount
  readonly options: KeyWalletOptions
  /** Returns the current network, which the wallet switches on request. */
  readonly network: () => NetworkId
  /** Returns the services of the chain. Throws in a replay, which has no chain. */
  readonly backend: () => WalletBackend
}

/** Throws unless a value is the account of the wallet. */
const requireOwn = ({ address }: KeyAccount, value: unknown): void => {
  if (typeof value !== "string" || !isSameId(value, address))
    throw new WalletError(4100, "not an account of this wallet")
}

/** Reads a request by the same rules as the kit that shows it. */
const readOwn = ({ account, network }: KeyWallet, method: string, params: unknown): WalletRequest =>
  Either.getOrThrowWith(
    readRequest({ method, params }, { account: account.address, network: network() }),
    (error) => new WalletError(-32602, error.message)
  )

/** Answers the requests that sign a message or typed data. */
const createSignatureAnswers = (wallet: KeyWallet) => ({
  personal_sign: (params: unknown) => {
    const read = readOwn(wallet, "personal_sign", params)
    if (read.kind !== "message" || !isHex(read.bytes)) throw new WalletError(-32602, "no bytes to sign")
    for (const signer of read.signers) requireOwn(wallet.account, signer)
    return wallet.account.signMessage({ message: { raw: read.bytes } })
  },
  eth_signTypedData_v4: async (params: unknown) => {
    const read = readOwn(wallet, "eth_signTypedData_v4", params)
    if (read.kind !== "typedData") throw new WalletError(-32602, "no typed data")
    for (const signer of read.signers) requireOwn(wallet.account, signer)
    const { parseTypedData } = await import("./typedData.ts")
    return wallet.account.signTypedData(parseTypedData(read.data))
  }
})

/** Answers the requests for capabilities and permissions. */
const createPermissionAnswers = (wallet: KeyWallet) => {
  const { account, backend, network, options } = wallet
  const { grants, listsAssets } = options
  return {
    wallet_getCapabilities: () => ({
      [hexChainId(network())]: {
        assetDiscovery: { supported: listsAssets },
        ...(grants === undefined ? {} : { permissions: grantCapability })
      }
    }),
    wallet_getAssets: (params: unknown) => getAssets(backend(), account.address, getItem(params, 0)),
    /** For an account, disconnects it; for a smart session (`pci`), signs its revocation. */
    wallet_revokePermissions: (params: unknown) => {
      const first = getItem(params, 0)
      const pci = isRecord(first) ? first["pci"] : undefined
      return typeof pci === "string" ? account.signMessage({ message: pci }) : null
    },
    ...(grants === undefined
      ? {}
      : {
          wallet_grantPermissions: (params: unknown) => grant(account, getItem(params, 0)),
          ...createExecutionPermissionAnswers({
            storage: grants,
            read: (method, params) => {
              const request = readOwn(wallet, method, params)
              for (const signer of request.signers) requireOwn(account, signer)
              return request
            },
            hash: async (text) => {
              const { keccak256 } = await import("./evmAccount.ts")
              return keccak256(await account.signMessage({ message: text }))
            }
          })
        })
  }
}

/** Grants exactly the requested permissions: the context is the wallet's signature of the request. */
const grant = async (account: KeyAccount, request: unknown): Promise<unknown> => {
  if (!isRecord(request)) throw new WalletError(-32602, "no request")
  requireOwn(account, request["address"])
  return { ...request, context: await account.signMessage({ message: JSON.stringify(request) }) }
}

/** Signs a transaction and sends it to a node of the current network. Returns its hash. */
const sendTransaction = async (wallet: KeyWallet, params: unknown): Promise<unknown> => {
  const { account, options } = wallet
  const read = readOwn(wallet, "eth_sendTransaction", params)
  if (read.kind !== "transaction") throw new WalletError(-32602, "no transaction")
  for (const signer of read.signers) requireOwn(account, signer)
  const network = wallet.network()
  if (read.network !== network) throw new WalletError(4901, "on another chain")
  const { node } = wallet.backend()
  const raw = await signTransaction(account, read, node)
  options.onSending(network, raw)
  try {
    const hash = await node(network, "eth_sendRawTransaction", [raw])
    options.onAccepted()
    return hash
  } catch (cause) {
    if (isRefusal(cause)) options.onRefused()
    throw cause
  }
}

const createKeyProvider = (
  account: KeyAccount,
  start: NetworkId,
  backend: WalletBackend | undefined,
  options: KeyWalletOptions
): Eip1193Provider => {
  const { address } = account
  let network = start
  const wallet: KeyWallet = {
    account,
    options: { ...options, listsAssets: backend !== undefined && options.listsAssets },
    network: () => network,
    backend: () => {
      if (backend === undefined) throw new WalletError(4900, "a replay has no chain")
      return backend
    }
  }
  const answers: Readonly<Record<string, (params: unknown) => unknown>> = {
    ...createBatchAnswers({
      address,
      network: wallet.network,
      read: (params) => readOwn(wallet, "wallet_sendCalls", params),
      send: (transaction) => sendTransaction(wallet, [transaction]),
      receipt: (chain, hash) => wallet.backend().node(chain, "eth_getTransactionReceipt", [hash])
    }),
    ...createSignatureAnswers(wallet),
    ...createPermissionAnswers(wallet),
    eth_requestAccounts: () => [address],
    eth_accounts: () => [address],
    eth_chainId: () => hexChainId(network),
    wallet_switchEthereumChain: (params) => {
      const first = getItem(params, 0)
      const next = isRecord(first) ? evmNetworkId(first["chainId"]) : null
      if (next === null) throw new WalletError(-32602, "no chain id")
      network = next
      return null
    },
    eth_sendTransaction: (params) => sendTransaction(wallet, params)
  }
  return {
    request: async ({ method, params }) => {
      const answer = Object.hasOwn(answers, method) ? answers[method] : undefined
      if (answer === undefined) throw new WalletError(4200, `${method} is not supported`)
      return answer(params)
    }
  }
}

const getItem = (params: unknown, index: number): unknown => (Array.isArray(params) ? params[index] : undefined)
const isHex = (text: unknown): text is `0x${string}` => typeof text === "string" && /^0x([0-9a-f]{2})*$/i.test(text)
