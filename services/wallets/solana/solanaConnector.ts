import * as Effect from "effect/Effect"
import { noRequestedChain } from "../../../core/wallets/connectors/noRequestedChain.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { fromBase58 } from "../../../core/chain/solana/base58.ts"
import { fromBase64 } from "../../../core/foundation/platform/base64.ts"
import { solanaChainOf } from "../../../core/chain/solana/networks.ts"
import { array, fieldOf, optional, string, struct } from "../../../core/foundation/data/decode.ts"
import { featureOf } from "../../../core/wallets/connectors/standard.ts"
import { readSolanaAccounts, type SolanaAccount } from "../../../core/wallets/solana/readAccounts.ts"
import { commitmentOf, readSendOptions } from "../../../core/wallets/solana/sendOptions.ts"
import { callWallet } from "../connectors/callWallet.ts"
import { makeChanges } from "../connectors/changes.ts"
import type { WalletAccounts, WalletConnector } from "../connectors/Connector.ts"
import { chainNotSupported } from "../connectors/fromEip1193.ts"
import { ignoreErrors } from "../connectors/ignoreErrors.ts"
import { method, methodNotGranted, methodTable, nothing } from "../connectors/methodTable.ts"
import { accountNotInWallet, requestBeforeConnect } from "../connectors/requireAccount.ts"
import type { PageStandardWallet } from "../connectors/standardWallet.ts"
import { untilWalletLeaves } from "../connectors/untilWalletLeaves.ts"
import { readMessageAnswer, readSignatureAnswer, readSignedAnswer } from "./readAnswer.ts"

const text = string(65_536)
const messageFields = struct({ message: text, pubkey: optional(text) })
const oneField = struct({ transaction: text, pubkey: optional(text) })
const manyFields = struct({ transactions: array(text, 64), pubkey: optional(text) })

/** Whether parameters have the content of one method only: with two, a visitor may read one and sign the other. */
const hasOnly = (params: unknown, name: "message" | "transaction" | "transactions"): boolean =>
  ["message", "transaction", "transactions"].every((field) => field === name || fieldOf(params, field) === undefined)

/** Reads a message, as bytes, and the account that has to sign it. */
const readMessage = (params: unknown) => {
  const read = hasOnly(params, "message") ? messageFields(params) : undefined
  const message = read && fromBase58(read.message)
  return message && { message, pubkey: read?.pubkey }
}

const readTransactions = (encoded: ReadonlyArray<string>, pubkey: string | undefined) => {
  const transactions = encoded.map((one) => fromBase64(one)).filter((one) => one !== undefined)
  return transactions.length === encoded.length && encoded.length > 0 ? { transactions, pubkey } : undefined
}
const readOne = (params: unknown) => {
  const read = hasOnly(params, "transaction") ? oneField(params) : undefined
  return read && readTransactions([read.transaction], read.pubkey)
}
const readMany = (params: unknown) => {
  const read = hasOnly(params, "transactions") ? manyFields(params) : undefined
  return read && readTransactions(read.transactions, read.pubkey)
}
/** Reads one transaction and its send options, which are not decoded yet. */
const readSend = (params: unknown) => {
  const read = hasOnly(params, "transaction") ? oneField(params) : undefined
  const transaction = read && fromBase64(read.transaction)
  return transaction && { transaction, pubkey: read?.pubkey, options: fieldOf(params, "sendOptions") }
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
    const chain = solanaChainOf(id)
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
    } else if (JSON.stringify(held) !== JSON.stringify(before)) tell({ _tag: "Changed", held })
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

  /** Returns the account that signs, and the wallet's name for the network. */
  const signing = Effect.fnUntraced(function* (asked: NetworkId | undefined, pubkey: string | undefined) {
    const at = asked ?? network
    if (at === undefined || accounts.length === 0) return yield* requestBeforeConnect()
    const chain = solanaChainOf(at)
    const account =
      pubkey === undefined ? (accountsOn(at)[0] ?? accounts[0]) : accounts.find(({ address }) => address === pubkey)
    if (account === undefined) return yield* accountNotInWallet()
    if (chain === undefined || !account.chains.includes(chain)) return yield* chainNotSupported(at)
    return { account, chain }
  })

  const sign = Effect.fnUntraced(function* (
    called: string,
    { pubkey, transactions }: NonNullable<ReturnType<typeof readMany>>,
    asked: NetworkId | undefined
  ) {
    const { account, chain } = yield* signing(asked, pubkey)
    const ask = yield* feature("solana:signTransaction", "signTransaction")
    const answer = yield* callWallet(called, () =>
      ask(...transactions.map((transaction) => ({ account: account.own, transaction, chain })))
    )
    return yield* readSignedAnswer(called, answer, transactions.length, account.address)
  })

  const request = methodTable({
    solana_getAccounts: method(nothing, () =>
      Effect.sync(() => (network === undefined ? [] : accountsOn(network)).map(({ address }) => ({ pubkey: address })))
    ),
    solana_requestAccounts: method(nothing, () =>
      Effect.map(connect(false), (all) =>
        all.flatMap((held) => held.accounts.map(({ address }) => ({ pubkey: address })))
      )
    ),
    solana_signMessage: method(
      readMessage,
      Effect.fnUntraced(function* ({ message, pubkey }, { method: called, network: asked }) {
        const { account } = yield* signing(asked, pubkey)
        const ask = yield* feature("solana:signMessage", "signMessage")
        const answer = yield* callWallet(called, () => ask({ account: account.own, message: message.slice() }))
        return yield* readMessageAnswer(called, answer, message)
      })
    ),
    solana_signTransaction: method(readOne, (asked, call) =>
      Effect.map(sign(call.method, asked, call.network), ([signed]) => signed)
    ),
    solana_signAllTransactions: method(readMany, (asked, call) =>
      Effect.map(sign(call.method, asked, call.network), (signed) => ({
        transactions: signed.map(({ transaction }) => transaction)
      }))
    ),
    solana_signAndSendTransaction: method(
      readSend,
      Effect.fnUntraced(function* ({ options: given, pubkey, transaction }, { method: called, network: asked }) {
        const { preflightCommitment, ...rest } = yield* readSendOptions(given)
        const { account, chain } = yield* signing(asked, pubkey)
        const options = {
          ...rest,
          ...(preflightCommitment === undefined ? {} : { preflightCommitment: commitmentOf(preflightCommitment) })
        }
        const ask = yield* feature("solana:signAndSendTransaction", "signAndSendTransaction")
        const answer = yield* callWallet(called, () => ask({ account: account.own, transaction, chain, options }))
        return yield* readSignatureAnswer(called, answer)
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
        const chain = solanaChainOf(to)
        const [first] = network === undefined ? [] : accountsOn(network)
        if (chain === undefined || first?.chains.includes(chain) !== true) return chainNotSupported(to)
        const [before] = last
        const [held] = look([to])
        // An account need not support every network.
        if (JSON.stringify(held?.accounts) !== JSON.stringify(before?.accounts)) tell({ _tag: "Changed", held: last })
        return Effect.void
      })
  }
}
