import * as Effect from "effect/Effect"
import { noRequestedChain } from "../../../core/wallets/connectors/noRequestedChain.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { isEqual } from "../../../core/foundation/data/isEqual.ts"
import { fromHex } from "../../../core/foundation/platform/hex.ts"
import { fromBase64 } from "../../../core/foundation/platform/base64.ts"
import { getSolanaChain } from "../../../core/chain/solana/networks.ts"
import { fieldOf } from "../../../core/foundation/data/decode.ts"
import { featureOf } from "../../../core/wallets/connectors/standard.ts"
import { readSolanaAccounts, type SolanaAccount } from "../../../core/wallets/solana/readAccounts.ts"
import { commitmentOf, readSendOptions } from "../../../core/wallets/solana/sendOptions.ts"
import type { SolanaRequest, WalletRequest } from "../../../core/wallets/reader/walletRequest.ts"
import { callWallet } from "../connectors/callWallet.ts"
import { makeChanges } from "../connectors/changes.ts"
import type { WalletAccounts, WalletCall, WalletConnector } from "../connectors/Connector.ts"
import { chainNotSupported } from "../connectors/fromEip1193.ts"
import { ignoreErrors } from "../connectors/ignoreErrors.ts"
import { methodNotGranted, methodTable, requestMisfit } from "../connectors/methodTable.ts"
import { signing } from "../reader/signing.ts"
import { accountNotInWallet, requestBeforeConnect } from "../connectors/requireAccount.ts"
import type { PageStandardWallet } from "../connectors/standardWallet.ts"
import { untilWalletLeaves } from "../connectors/untilWalletLeaves.ts"
import { readMessageAnswer, readSignatureAnswer, readSignedAnswer } from "./readAnswer.ts"

/** Decodes transactions from base64; undefined if one of them is not base64. */
const readBytes = (transactions: ReadonlyArray<string>): ReadonlyArray<Uint8Array> | undefined => {
  const bytes = transactions.map((one) => fromBase64(one)).filter((one) => one !== undefined)
  return bytes.length === transactions.length ? bytes : undefined
}

/**
 * Creates the connector of a Solana wallet of the wallet-standard. The network is passed to the wallet with each
 * request, so switching only stores the new one. An invalid answer fails with `WalletAnswerMisfit`.
 */
export const solanaConnector = ({ connectorId, left, networks, wallet }: PageStandardWallet): WalletConnector => {
  const { listen, tell } = makeChanges()
  let accounts: ReadonlyArray<SolanaAccount> = []
  let network: NetworkId | undefined
  let last: ReadonlyArray<WalletAccounts> = []
  let deafen: unknown

  const accountsOn = (id: NetworkId): ReadonlyArray<SolanaAccount> => {
    const chain = getSolanaChain(id)
    return chain === undefined ? [] : accounts.filter(({ chains }) => chains.includes(chain))
  }

  /** Returns the accounts on the active network, else on the first configured one that has an account. */
  const look = (wanted: ReadonlyArray<NetworkId>): ReadonlyArray<WalletAccounts> => {
    network = wanted.find((id) => accountsOn(id).length > 0)
    const [first, ...rest] = network === undefined ? [] : accountsOn(network).map(({ address }) => ({ address }))
    last =
      network === undefined || first === undefined ? [] : [{ namespace: "solana", network, accounts: [first, ...rest] }]
    return last
  }

  const forget = (): void => {
    if (typeof deafen === "function") ignoreErrors(() => Reflect.apply(deafen as () => void, undefined, []))
    deafen = undefined
    accounts = []
    network = undefined
  }

  const changed = (properties: unknown): void => {
    accounts = readSolanaAccounts(fieldOf(properties, "accounts") ?? fieldOf(wallet, "accounts"))
    const before = last
    const held = look(network === undefined ? networks(false) : [network, ...networks(false)])
    if (held.length === 0) {
      if (before.length > 0) tell({ _tag: "Absent" })
    } else if (!isEqual(held, before)) tell({ _tag: "Changed", held })
  }

  left.addEventListener("abort", () => {
    forget()
    if (left.reason === "left") tell({ _tag: "Absent" })
  })

  const feature = (name: string, called: string) =>
    Effect.suspend(() => {
      const found = left.aborted ? undefined : featureOf(wallet, name, called)
      return found === undefined ? methodNotGranted(name) : Effect.succeed(found)
    })

  const connect = Effect.fnUntraced(function* (silent: boolean) {
    const ask = yield* feature("standard:connect", "connect")
    const asked = callWallet("standard:connect", () => ask(...(silent ? [{ silent }] : [])))
    const answer = yield* untilWalletLeaves(left, "standard:connect")(asked)
    accounts = readSolanaAccounts(fieldOf(answer, "accounts") ?? fieldOf(wallet, "accounts"))
    ignoreErrors(() => {
      deafen ??= featureOf(wallet, "standard:events", "on")?.("change", changed)
    })
    const held = look(networks(silent))
    if (accounts.length === 0) return []
    if (held.length === 0) return yield* noRequestedChain(connectorId)
    return held
  })

  /** The network that a request is for, if it has not been read yet. */
  const networkOf = (call: WalletCall): NetworkId => call.network ?? network ?? "solana:"

  /** Returns the account that signs, and the wallet's name for the network. */
  const signerOf = Effect.fnUntraced(function* ({ account: address }: WalletRequest, requested: NetworkId | undefined) {
    const current = requested ?? network
    if (current === undefined || accounts.length === 0) return yield* requestBeforeConnect()
    const chain = getSolanaChain(current)
    const account =
      address === "" ? (accountsOn(current)[0] ?? accounts[0]) : accounts.find((one) => one.address === address)
    if (account === undefined) return yield* accountNotInWallet()
    if (chain === undefined || !account.chains.includes(chain)) return yield* chainNotSupported(current)
    return { account, chain }
  })

  const sign = Effect.fnUntraced(function* (read: SolanaRequest, call: WalletCall) {
    const transactions = readBytes(read.transactions)
    if (transactions === undefined) return yield* requestMisfit(call.method)
    const { account, chain } = yield* signerOf(read, call.network)
    const ask = yield* feature("solana:signTransaction", "signTransaction")
    const answer = yield* callWallet(call.method, () =>
      ask(...transactions.map((transaction) => ({ account: account.own, transaction, chain })))
    )
    return yield* readSignedAnswer(call.method, answer, transactions.length, account.address)
  })

  const request = methodTable({
    solana_getAccounts: () =>
      Effect.sync(() => (network === undefined ? [] : accountsOn(network)).map(({ address }) => ({ pubkey: address }))),
    solana_requestAccounts: () =>
      Effect.map(connect(false), (all) =>
        all.flatMap((held) => held.accounts.map(({ address }) => ({ pubkey: address })))
      ),
    solana_signMessage: signing(
      "message",
      networkOf,
      Effect.fnUntraced(function* (read, call) {
        const message = fromHex(read.bytes.slice(2)) ?? new Uint8Array()
        const { account } = yield* signerOf(read, call.network)
        const ask = yield* feature("solana:signMessage", "signMessage")
        const answer = yield* callWallet(call.method, () => ask({ account: account.own, message: message.slice() }))
        return yield* readMessageAnswer(call.method, answer, message)
      })
    ),
    solana_signTransaction: signing("solana", networkOf, (read, call) =>
      Effect.map(sign(read, call), ([signed]) => signed)
    ),
    solana_signAllTransactions: signing("solana", networkOf, (read, call) =>
      Effect.map(sign(read, call), (signed) => ({ transactions: signed.map(({ transaction }) => transaction) }))
    ),
    solana_signAndSendTransaction: signing(
      "solana",
      networkOf,
      Effect.fnUntraced(function* (read, call) {
        const [transaction] = readBytes(read.transactions) ?? []
        if (transaction === undefined) return yield* requestMisfit(call.method)
        const { preflightCommitment, ...rest } = yield* readSendOptions(read.options)
        const { account, chain } = yield* signerOf(read, call.network)
        const options = {
          ...rest,
          ...(preflightCommitment === undefined ? {} : { preflightCommitment: commitmentOf(preflightCommitment) })
        }
        const ask = yield* feature("solana:signAndSendTransaction", "signAndSendTransaction")
        const answer = yield* callWallet(call.method, () => ask({ account: account.own, transaction, chain, options }))
        return yield* readSignatureAnswer(call.method, answer)
      })
    )
  })

  return {
    listen,
    request,
    connect: ({ silent }) => connect(silent),
    disconnect: Effect.suspend(() => {
      forget()
      return Effect.asVoid(
        callWallet("standard:disconnect", () => featureOf(wallet, "standard:disconnect", "disconnect")?.())
      )
    }),
    switchNetwork: ({ id: to }) =>
      Effect.suspend(() => {
        const chain = getSolanaChain(to)
        const [first] = network === undefined ? [] : accountsOn(network)
        if (chain === undefined || first?.chains.includes(chain) !== true) return chainNotSupported(to)
        const [before] = last
        const [held] = look([to])
        // An account need not support every network.
        if (!isEqual(held?.accounts, before?.accounts)) tell({ _tag: "Changed", held: last })
        return Effect.void
      })
  }
}
