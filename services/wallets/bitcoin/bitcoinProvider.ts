import {
  type BitcoinAccount,
  type BitcoinAccounts,
  orderAccounts,
  sameAccounts,
  type ToldAccount,
  withKnown
} from "../../../core/wallets/bitcoin/accounts.ts"
import { isAddressOn } from "../../../core/chain/bitcoin/address.ts"
import {
  ownAddresses,
  readCall,
  type SendTransfer,
  type SignMessage,
  type SignPsbt
} from "../../../core/wallets/bitcoin/call.ts"
import { badParams } from "../../../core/wallets/bitcoin/faultCodes.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { NoRequestedChain } from "../../../core/chain/network/laterErrors.ts"
import { RequestBeforeConnect } from "../../../core/wallets/connection/laterErrors.ts"
import { walletCodes } from "../../../core/wallets/connection/walletCodes.ts"
import { isLatchkeyError } from "../../../core/foundation/errors/failure.ts"
import { ContextChanged, WalletAnswerMisfit } from "../../../core/wallets/requests/errors.ts"
import type { Held, HowToConnect, Provider } from "../connectors/Connectors.ts"
import { makeEmitter, quietly } from "../connectors/emitter.ts"
import { readForeign } from "../connectors/readForeign.ts"
import { unlessAborted } from "../connectors/unlessAborted.ts"
import type { StandardWalletHere } from "../connectors/standardWallet.ts"

/** What a wallet told of one network, read but not yet in the kit's order. */
export interface Told {
  /** Undefined for one that the kit does not know. */
  readonly network: NetworkId | undefined
  readonly accounts: ReadonlyArray<ToldAccount>
}

/** What a wallet is asked with: the account that pays, and the network it is on. */
export interface Asking {
  readonly network: NetworkId
  readonly payment: BitcoinAccount
}

/**
 * One protocol's way with a wallet. Each promise rejects as the wallet did, or by `Refusal`; it gives undefined where
 * the wallet's answer is none. Nothing is asked twice.
 */
export interface Dialect {
  /** What the wallet holds; `silent` never prompts, and gives nothing rather than failing. */
  readonly connect: (silent: boolean, networks: ReadonlyArray<NetworkId>) => Promise<ReadonlyArray<Told>>
  readonly signMessage: (
    call: SignMessage,
    asking: Asking
  ) => Promise<{ readonly address: string; readonly signature: string; readonly messageHash?: string } | undefined>
  readonly signPsbt: (
    call: SignPsbt,
    asking: Asking
  ) => Promise<{ readonly psbt: string; readonly txid?: string } | undefined>
  readonly sendTransfer: (call: SendTransfer, asking: Asking) => Promise<{ readonly txid: string } | undefined>
  readonly switchNetwork: (to: NetworkId) => Promise<ReadonlyArray<Told>>
  readonly disconnect: () => Promise<unknown>
  /** Listens until what it gives is called. `heard` is told all that the wallet holds now: nothing when it left. */
  readonly listen: (heard: (told: ReadonlyArray<Told>) => void, at: () => NetworkId | undefined) => () => void
}

/** A refusal as EIP-1193 says it: with a code. */
export class Refusal extends Error {
  readonly code: number
  constructor(code: number, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}

/** The wallet has no way to do this. */
export const unsupported = (what: string): Refusal =>
  new Refusal(walletCodes.unsupportedMethod, `The wallet has no ${what}`)

interface BitcoinHeld {
  readonly network: NetworkId
  readonly accounts: BitcoinAccounts
}

/** What was told for the first of these networks that has accounts. */
const picked = (told: ReadonlyArray<Told>, wanted: ReadonlyArray<NetworkId | undefined>): BitcoinHeld | undefined => {
  for (const network of wanted) {
    if (network === undefined) continue
    const accounts = orderAccounts(
      told
        .flatMap((one) => (one.network === network ? one.accounts : []))
        .filter(({ address }) => isAddressOn(network, address))
    )
    if (accounts !== null) return { network, accounts }
  }
  return undefined
}

/**
 * A Bitcoin wallet as the kit asks wallets, whatever protocol it speaks: it answers WalletConnect's bip122 methods. A
 * call is read before the wallet hears of it, and goes to it once; signers must be the wallet's own, a receiver must be
 * of the network.
 */
export const bitcoinProvider = (
  { connectorId, left, networks }: Pick<StandardWalletHere, "connectorId" | "left" | "networks">,
  dialect: Dialect
): Provider => {
  const { emit, on, removeListener } = makeEmitter()
  let held: BitcoinHeld | undefined
  let deafen: (() => void) | undefined

  const toHeld = (): ReadonlyArray<Held> => (held === undefined ? [] : [{ namespace: "bip122", ...held }])

  const forget = (): void => {
    held = undefined
    const stop = deafen
    deafen = undefined
    if (stop !== undefined) quietly(stop)
  }

  const heard = (told: ReadonlyArray<Told>): void => {
    const before = held
    if (before === undefined) return
    // Where it goes is not always one of ours: then the kit says that the network is not supported.
    const now = picked(told, [before.network, ...networks(false), ...told.map(({ network }) => network)])
    if (now === undefined) {
      forget()
      emit("disconnect")
      return
    }
    held = { ...now, accounts: withKnown(now.accounts, before.accounts) }
    if (before.network !== held.network || !sameAccounts(before.accounts, held.accounts)) emit("changed", toHeld())
  }

  left.addEventListener("abort", () => {
    forget()
    if (left.reason === "left") emit("disconnect")
  })

  /** Passes a wallet's failure on in terms of the kit: one of ours as it is, any other by its code. */
  const told = <A>(work: () => Promise<A>): Promise<A> =>
    Promise.resolve()
      .then(() => {
        if (left.aborted) throw new Refusal(walletCodes.disconnected, "The wallet left the page")
        return work()
      })
      .catch((cause: unknown) => {
        if (isLatchkeyError(cause) || cause instanceof Refusal) throw cause
        const { isRejection, reason } = readForeign(cause)
        throw new Refusal(isRejection ? walletCodes.userRejected : reason, "The wallet refused", cause)
      })

  const connect = ({ signal, silent }: HowToConnect): Promise<ReadonlyArray<Held>> =>
    told(async () => {
      const wanted = networks(silent)
      const found = await unlessAborted({ givenUp: signal, left }, dialect.connect(silent, wanted))
      const there = picked(found, wanted)
      if (there === undefined) {
        if (silent || found.every(({ accounts }) => orderAccounts(accounts) === null)) return []
        throw new NoRequestedChain({ connectorId })
      }
      held = there
      deafen ??= dialect.listen(heard, () => held?.network)
      return toHeld()
    })

  const request: Provider["request"] = ({ method, network, params }) =>
    told(async () => {
      const call = readCall(method, params)
      if (call === "method") throw new Refusal(walletCodes.unsupportedMethod, `${method} is not supported`)
      if (call === "params") throw new Refusal(badParams, "Invalid params")
      if (held === undefined) throw new RequestBeforeConnect()
      if (network !== undefined && network !== held.network) throw new ContextChanged()
      const { accounts } = held
      if (!ownAddresses(call, params).every((own) => accounts.some(({ address }) => address === own))) {
        throw new Refusal(walletCodes.unauthorized, "Not an account of this connection")
      }
      if (call.method === "getAccountAddresses")
        return accounts.map(({ type, ...account }) => ({ ...account, intention: type }))
      if (call.method === "sendTransfer" && !isAddressOn(held.network, call.recipient))
        throw new Refusal(badParams, "The receiver is not on this network")
      const asking = { network: held.network, payment: accounts[0] }
      const answer = await (call.method === "signMessage"
        ? dialect.signMessage(call, asking)
        : call.method === "signPsbt"
          ? dialect.signPsbt(call, asking)
          : dialect.sendTransfer(call, asking))
      if (answer === undefined) throw new WalletAnswerMisfit({ method })
      return answer
    })

  return {
    on,
    removeListener,
    connect,
    request,
    disconnect: () => {
      forget()
      return told(async () => void (await dialect.disconnect()))
    },
    switchNetwork: (to) =>
      told(async () => {
        if (held === undefined) throw new RequestBeforeConnect()
        const found = await dialect.switchNetwork(to)
        if (!found.some((one) => one.network === to))
          throw new Refusal(walletCodes.unrecognizedChain, "The wallet holds nothing on this network")
        heard(found.filter((one) => one.network === to))
      })
  }
}
