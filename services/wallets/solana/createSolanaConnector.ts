import * as Effect from "effect/Effect"
import { ChainNotSupported } from "../../../core/chain/network/errors.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { isEqual } from "../../../core/foundation/data/isEqual.ts"
import { fromHex } from "../../../core/foundation/platform/hex.ts"
import { fromBase64 } from "../../../core/foundation/platform/base64.ts"
import { getSolanaChain } from "../../../core/chain/solana/networks.ts"
import { getField } from "../../../core/foundation/data/decode.ts"
import { getFeature } from "../../../core/wallets/connectors/standard.ts"
import { readSolanaAccounts, type SolanaAccount } from "../../../core/wallets/solana/readAccounts.ts"
import { getCommitment, readSendOptions } from "../../../core/wallets/solana/sendOptions.ts"
import type { SolanaRequest, WalletRequest } from "../../../core/wallets/reader/walletRequest.ts"
import type { MethodNotGranted } from "../../../core/wallets/walletconnect/errors.ts"
import { callWallet } from "../connectors/callWallet.ts"
import { makeChanges } from "../connectors/changes.ts"
import type {
  ConnectorError,
  WalletAccounts,
  WalletCall,
  WalletChange,
  WalletConnector
} from "../connectors/Connector.ts"
import { ignoreErrors } from "../connectors/ignoreErrors.ts"
import { createMethodNotGranted, methodTable, requestMisfit } from "../connectors/methodTable.ts"
import { createSigningRow } from "../reader/signing.ts"
import type { PageStandardWallet } from "../connectors/standardWallet.ts"
import { failWhenWalletLeaves } from "../connectors/untilWalletLeaves.ts"
import { readMessageAnswer, readSignatureAnswer, readSignedAnswer } from "./readAnswer.ts"
import { NoRequestedChain, RequestBeforeConnect, AccountNotInWallet } from "../../../core/wallets/connectors/errors.ts"

/** Decodes transactions from base64; undefined if one of them is not base64. */
const readBytes = (transactions: ReadonlyArray<string>): ReadonlyArray<Uint8Array> | undefined => {
  const bytes = transactions.map((text) => fromBase64(text)).filter((decoded) => decoded !== undefined)
  return bytes.length === transactions.length ? bytes : undefined
}

interface SolanaAccounts {
  /** All accounts of the wallet. */
  readonly all: () => ReadonlyArray<SolanaAccount>
  readonly network: () => NetworkId | undefined
  /** The accounts as last reported. */
  readonly held: () => ReadonlyArray<WalletAccounts>
  readonly accountsOn: (network: NetworkId) => ReadonlyArray<SolanaAccount>
  /** Takes the accounts from an answer or event of the wallet, else from the wallet itself. */
  readonly read: (answer: unknown) => void
  /** Selects the first of these networks with an account. Returns its accounts. */
  readonly select: (networks: ReadonlyArray<NetworkId>) => ReadonlyArray<WalletAccounts>
  readonly clear: () => void
}

const makeAccounts = (wallet: unknown): SolanaAccounts => {
  let all: ReadonlyArray<SolanaAccount> = []
  let network: NetworkId | undefined
  let held: ReadonlyArray<WalletAccounts> = []
  const listAccounts = (id: NetworkId): ReadonlyArray<SolanaAccount> => {
    const chain = getSolanaChain(id)
    return chain === undefined ? [] : all.filter(({ chains }) => chains.includes(chain))
  }
  return {
    all: () => all,
    network: () => network,
    held: () => held,
    accountsOn: listAccounts,
    read: (answer) => {
      all = readSolanaAccounts(getField(answer, "accounts") ?? getField(wallet, "accounts"))
    },
    select: (networks) => {
      network = networks.find((id) => listAccounts(id).length > 0)
      const [first, ...rest] = network === undefined ? [] : listAccounts(network).map(({ address }) => ({ address }))
      held =
        network === undefined || first === undefined
          ? []
          : [{ namespace: "solana", network, accounts: [first, ...rest] }]
      return held
    },
    clear: () => {
      all = []
      network = undefined
    }
  }
}

/**
 * Creates the connector of a Solana wallet of the wallet-standard. The network is passed to the wallet with each
 * request, so switching only stores the new one. An invalid answer fails with `WalletAnswerMisfit`.
 */
export const createSolanaConnector = ({
  connectorId,
  leaveSignal,
  networks,
  wallet
}: PageStandardWallet): WalletConnector => {
  const { listen, notify } = makeChanges()
  const accounts = makeAccounts(wallet)
  let stop: unknown

  const forget = (): void => {
    if (typeof stop === "function") ignoreErrors(() => Reflect.apply(stop as () => void, undefined, []))
    stop = undefined
    accounts.clear()
  }
  const onChange = (properties: unknown): void => {
    accounts.read(properties)
    const before = accounts.held()
    const network = accounts.network()
    const held = accounts.select(network === undefined ? networks(false) : [network, ...networks(false)])
    if (held.length === 0) {
      if (before.length > 0) notify({ _tag: "Absent" })
    } else if (!isEqual(held, before)) notify({ _tag: "Changed", held })
  }
  leaveSignal.addEventListener("abort", () => {
    forget()
    if (leaveSignal.reason === "left") notify({ _tag: "Absent" })
  })

  const getFeatureMethod: Feature = (name, method) =>
    Effect.suspend(() => {
      const found = leaveSignal.aborted ? undefined : getFeature(wallet, name, method)
      return found === undefined ? createMethodNotGranted(name) : Effect.succeed(found)
    })
  const connect = Effect.fnUntraced(function* (silent: boolean) {
    const ask = yield* getFeatureMethod("standard:connect", "connect")
    const request = callWallet("standard:connect", () => ask(...(silent ? [{ silent }] : [])))
    accounts.read(yield* failWhenWalletLeaves(leaveSignal, "standard:connect")(request))
    ignoreErrors(() => {
      stop ??= getFeature(wallet, "standard:events", "on")?.("change", onChange)
    })
    const held = accounts.select(networks(silent))
    if (accounts.all().length === 0) return []
    if (held.length === 0) return yield* new NoRequestedChain({ connectorId })
    return held
  })

  return {
    listen,
    request: listSolanaMethods(accounts, getFeatureMethod, connect),
    connect: ({ silent }) => connect(silent),
    disconnect: Effect.suspend(() => {
      forget()
      return Effect.asVoid(
        callWallet("standard:disconnect", () => getFeature(wallet, "standard:disconnect", "disconnect")?.())
      )
    }),
    switchNetwork: ({ id }) => switchTo(accounts, id, notify)
  }
}

const switchTo = (
  accounts: SolanaAccounts,
  id: NetworkId,
  report: (change: WalletChange) => void
): Effect.Effect<void, ChainNotSupported> =>
  Effect.suspend(() => {
    const chain = getSolanaChain(id)
    const network = accounts.network()
    const [first] = network === undefined ? [] : accounts.accountsOn(network)
    if (chain === undefined || first?.chains.includes(chain) !== true) return new ChainNotSupported({ network: id })
    const [before] = accounts.held()
    const held = accounts.select([id])
    // An account need not support every network.
    if (!isEqual(held[0]?.accounts, before?.accounts)) report({ _tag: "Changed", held })
    return Effect.void
  })

type Feature = (
  name: string,
  method: string
) => Effect.Effect<NonNullable<ReturnType<typeof getFeature>>, MethodNotGranted>

/** Returns the account that signs, and the wallet's name for the network. */
const getSigner = Effect.fnUntraced(function* (
  { accountsOn, all, network: selected }: SolanaAccounts,
  { account: address }: WalletRequest,
  requested: NetworkId | undefined
) {
  const network = requested ?? selected()
  if (network === undefined || all().length === 0) return yield* new RequestBeforeConnect()
  const chain = getSolanaChain(network)
  const account =
    address === "" ? (accountsOn(network)[0] ?? all()[0]) : all().find((candidate) => candidate.address === address)
  if (account === undefined) return yield* new AccountNotInWallet()
  if (chain === undefined || !account.chains.includes(chain)) return yield* new ChainNotSupported({ network })
  return { account, chain }
})

/** Returns the methods that a page may request of the wallet. */
const listSolanaMethods = (
  accounts: SolanaAccounts,
  feature: Feature,
  connect: (silent: boolean) => Effect.Effect<ReadonlyArray<WalletAccounts>, ConnectorError>
) => {
  /** Returns the network of a request that has not been read yet. */
  const getNetwork = (call: WalletCall): NetworkId => call.network ?? accounts.network() ?? "solana:"
  const sign = Effect.fnUntraced(function* (read: SolanaRequest, call: WalletCall) {
    const transactions = readBytes(read.transactions)
    if (transactions === undefined) return yield* requestMisfit(call.method)
    const { account, chain } = yield* getSigner(accounts, read, call.network)
    const ask = yield* feature("solana:signTransaction", "signTransaction")
    const answer = yield* callWallet(call.method, () =>
      ask(...transactions.map((transaction) => ({ account: account.own, transaction, chain })))
    )
    return yield* readSignedAnswer(call.method, answer, transactions.length, account.address)
  })
  return methodTable({
    solana_getAccounts: () =>
      Effect.sync(() => {
        const network = accounts.network()
        return (network === undefined ? [] : accounts.accountsOn(network)).map(({ address }) => ({ pubkey: address }))
      }),
    solana_requestAccounts: () =>
      Effect.map(connect(false), (all) =>
        all.flatMap((held) => held.accounts.map(({ address }) => ({ pubkey: address })))
      ),
    solana_signMessage: createSigningRow("message", getNetwork, signMessage(accounts, feature)),
    solana_signTransaction: createSigningRow("solana", getNetwork, (read, call) =>
      Effect.map(sign(read, call), ([signed]) => signed)
    ),
    solana_signAllTransactions: createSigningRow("solana", getNetwork, (read, call) =>
      Effect.map(sign(read, call), (signed) => ({ transactions: signed.map(({ transaction }) => transaction) }))
    ),
    solana_signAndSendTransaction: createSigningRow("solana", getNetwork, signAndSend(accounts, feature))
  })
}

const signMessage = (accounts: SolanaAccounts, feature: Feature) =>
  Effect.fnUntraced(function* (read: Extract<WalletRequest, { readonly kind: "message" }>, call: WalletCall) {
    const message = fromHex(read.bytes.slice(2)) ?? new Uint8Array()
    const { account } = yield* getSigner(accounts, read, call.network)
    const ask = yield* feature("solana:signMessage", "signMessage")
    const answer = yield* callWallet(call.method, () => ask({ account: account.own, message: message.slice() }))
    return yield* readMessageAnswer(call.method, answer, message)
  })

const signAndSend = (accounts: SolanaAccounts, feature: Feature) =>
  Effect.fnUntraced(function* (read: SolanaRequest, call: WalletCall) {
    const [transaction] = readBytes(read.transactions) ?? []
    if (transaction === undefined) return yield* requestMisfit(call.method)
    const { preflightCommitment, ...rest } = yield* readSendOptions(read.options)
    const { account, chain } = yield* getSigner(accounts, read, call.network)
    const options = {
      ...rest,
      ...(preflightCommitment === undefined ? {} : { preflightCommitment: getCommitment(preflightCommitment) })
    }
    const ask = yield* feature("solana:signAndSendTransaction", "signAndSendTransaction")
    const answer = yield* callWallet(call.method, () => ask({ account: account.own, transaction, chain, options }))
    return yield* readSignatureAnswer(call.method, answer)
  })
