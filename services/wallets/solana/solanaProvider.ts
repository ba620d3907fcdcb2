import * as Either from "effect/Either"
import { ChainNotSupported } from "../../../core/chain/network/errors.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { NoRequestedChain } from "../../../core/chain/network/laterErrors.ts"
import { RequestBeforeConnect } from "../../../core/wallets/connection/laterErrors.ts"
import { walletCodes } from "../../../core/wallets/connection/walletCodes.ts"
import { array, optional, string, struct } from "../../../core/foundation/data/decode.ts"
import { fromBase58 } from "../../../core/chain/solana/base58.ts"
import { fromBase64 } from "../../../core/chain/solana/base64.ts"
import { solanaChainOf } from "../../../core/chain/solana/networks.ts"
import { readSolanaAccounts, type SolanaAccount } from "../../../core/wallets/solana/readAccounts.ts"
import { commitmentOf, readSendOptions } from "../../../core/wallets/solana/sendOptions.ts"
import { featureOf, fieldOf } from "../../../core/wallets/connectors/standard.ts"
import type { Held, Provider } from "../connectors/Connectors.ts"
import { makeEmitter, quietly } from "../connectors/emitter.ts"
import { unlessAborted } from "../connectors/unlessAborted.ts"
import type { StandardWalletHere } from "../connectors/standardWallet.ts"
import { readMessageAnswer, readSignatureAnswer, readSignedAnswer } from "./readAnswer.ts"

const text = string(65_536)
const readMessage = struct({ message: text, pubkey: optional(text) })
const readOne = struct({ transaction: text, pubkey: optional(text) })
const readMany = struct({ transactions: array(text, 64), pubkey: optional(text) })

/** Fails as EIP-1193 says it: with a code. */
const refused = (code: number, message: string): Error => Object.assign(new Error(message), { code })
const misfit = (): Error => refused(-32602, "Invalid params")

/**
 * A Solana wallet of the wallet-standard, as the kit asks wallets. Which network a request is for is told to the wallet
 * with each one, so that moving to another is remembering it. What its owner said no to rejects as the wallet rejected;
 * an answer that is none with `WalletAnswerMisfit`.
 */
export const solanaProvider = ({ connectorId, left, networks, wallet }: StandardWalletHere): Provider => {
  const { emit, on, removeListener } = makeEmitter()
  let accounts: ReadonlyArray<SolanaAccount> = []
  let network: NetworkId | undefined
  let last: ReadonlyArray<Held> = []
  let deafen: unknown

  const accountsOn = (id: NetworkId): ReadonlyArray<SolanaAccount> => {
    const chain = solanaChainOf(id)
    return chain === undefined ? [] : accounts.filter(({ chains }) => chains.includes(chain))
  }

  /** What there is on the network in use, else on the first of ours that has an account. */
  const look = (wanted: ReadonlyArray<NetworkId>): ReadonlyArray<Held> => {
    network = wanted.find((id) => accountsOn(id).length > 0)
    const [first, ...rest] = network === undefined ? [] : accountsOn(network).map(({ address }) => ({ address }))
    last =
      network === undefined || first === undefined ? [] : [{ namespace: "solana", network, accounts: [first, ...rest] }]
    return last
  }

  const forget = (): void => {
    if (typeof deafen === "function") quietly(() => Reflect.apply(deafen as () => void, undefined, []))
    deafen = undefined
    accounts = []
    network = undefined
  }

  const changed = (properties: unknown): void => {
    accounts = readSolanaAccounts(fieldOf(properties, "accounts") ?? fieldOf(wallet, "accounts"))
    const before = last
    const held = look(network === undefined ? networks(false) : [network, ...networks(false)])
    if (held.length === 0) {
      forget()
      emit("disconnect")
    } else if (JSON.stringify(held) !== JSON.stringify(before)) emit("changed", held)
  }

  left.addEventListener("abort", () => {
    forget()
    if (left.reason === "left") emit("disconnect")
  })

  const feature = (name: string, method: string) => {
    const found = left.aborted ? undefined : featureOf(wallet, name, method)
    if (found === undefined) throw refused(walletCodes.unsupportedMethod, `The wallet has no ${name}`)
    return found
  }

  const connect = async (silent: boolean, givenUp?: AbortSignal): Promise<ReadonlyArray<Held>> => {
    const asked = feature("standard:connect", "connect")(...(silent ? [{ silent }] : []))
    const answer = await unlessAborted({ givenUp, left }, Promise.resolve(asked))
    accounts = readSolanaAccounts(fieldOf(answer, "accounts") ?? fieldOf(wallet, "accounts"))
    if (accounts.length === 0) return []
    const held = look(networks(silent))
    if (held.length === 0) throw new NoRequestedChain({ connectorId })
    quietly(() => {
      deafen ??= featureOf(wallet, "standard:events", "on")?.("change", changed)
    })
    return held
  }

  /** The account that is asked, and what its wallet calls the network. */
  const signing = (asked: NetworkId | undefined, pubkey?: string) => {
    const at = asked ?? network
    if (at === undefined || accounts.length === 0) throw new RequestBeforeConnect()
    const chain = solanaChainOf(at)
    const account =
      pubkey === undefined ? (accountsOn(at)[0] ?? accounts[0]) : accounts.find(({ address }) => address === pubkey)
    if (account === undefined) throw refused(walletCodes.unauthorized, "Not an account of this connection")
    if (chain === undefined || !account.chains.includes(chain)) throw new ChainNotSupported({ network: at })
    return { account, chain }
  }

  const sign = async (
    method: string,
    encoded: ReadonlyArray<string>,
    asked: NetworkId | undefined,
    pubkey?: string
  ) => {
    const { account, chain } = signing(asked, pubkey)
    const transactions = encoded.map((one) => fromBase64(one)).filter((one) => one !== undefined)
    if (transactions.length !== encoded.length || encoded.length === 0) throw misfit()
    const answer = await feature(
      "solana:signTransaction",
      "signTransaction"
    )(...transactions.map((transaction) => ({ account: account.own, transaction, chain })))
    return readSignedAnswer(method, answer, encoded.length, account.address)
  }

  const methods: Readonly<Record<string, (params: unknown, asked: NetworkId | undefined) => Promise<unknown>>> = {
    solana_getAccounts: async () =>
      (network === undefined ? [] : accountsOn(network)).map(({ address }) => ({ pubkey: address })),
    solana_requestAccounts: async () =>
      (await connect(false)).flatMap((held) => held.accounts.map(({ address }) => ({ pubkey: address }))),
    solana_signMessage: async (params, asked) => {
      const read = readMessage(params)
      const message = read && fromBase58(read.message)
      if (message === undefined) throw misfit()
      const { account } = signing(asked, read?.pubkey)
      const answer = await feature(
        "solana:signMessage",
        "signMessage"
      )({ account: account.own, message: message.slice() })
      return readMessageAnswer("solana_signMessage", answer, message)
    },
    solana_signTransaction: async (params, asked) => {
      const read = readOne(params)
      if (read === undefined) throw misfit()
      const [signed] = await sign("solana_signTransaction", [read.transaction], asked, read.pubkey)
      return signed
    },
    solana_signAllTransactions: async (params, asked) => {
      const read = readMany(params)
      if (read === undefined) throw misfit()
      const signed = await sign("solana_signAllTransactions", read.transactions, asked, read.pubkey)
      return { transactions: signed.map(({ transaction }) => transaction) }
    },
    solana_signAndSendTransaction: async (params, asked) => {
      const read = readOne(params)
      const transaction = read && fromBase64(read.transaction)
      if (transaction === undefined) throw misfit()
      const { preflightCommitment, ...rest } = Either.getOrThrowWith(
        readSendOptions(fieldOf(params, "sendOptions")),
        (error) => error
      )
      const { account, chain } = signing(asked, read?.pubkey)
      const options = {
        ...rest,
        ...(preflightCommitment === undefined ? {} : { preflightCommitment: commitmentOf(preflightCommitment) })
      }
      const answer = await feature(
        "solana:signAndSendTransaction",
        "signAndSendTransaction"
      )({ account: account.own, transaction, chain, options })
      return readSignatureAnswer("solana_signAndSendTransaction", answer)
    }
  }

  return {
    on,
    removeListener,
    request: async ({ method, network: asked, params }) => {
      const answer = Object.hasOwn(methods, method) ? methods[method] : undefined
      if (answer === undefined) throw refused(walletCodes.unsupportedMethod, `${method} is not supported`)
      return answer(params, asked)
    },
    connect: ({ signal, silent }) => connect(silent, signal),
    disconnect: async () => {
      forget()
      await featureOf(wallet, "standard:disconnect", "disconnect")?.()
    },
    switchNetwork: async (to) => {
      const chain = solanaChainOf(to)
      const [first] = network === undefined ? [] : accountsOn(network)
      if (chain === undefined || first?.chains.includes(chain) !== true) throw new ChainNotSupported({ network: to })
      const [before] = last
      const [held] = look([to])
      // Not every account has to be for every network.
      if (JSON.stringify(held?.accounts) !== JSON.stringify(before?.accounts)) emit("changed", last)
    }
  }
}
