import * as Effect from "effect/Effect"
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
  type BitcoinCall,
  ownAddresses,
  readCall,
  type SendTransfer,
  type SignMessage,
  type SignPsbt
} from "../../../core/wallets/bitcoin/call.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { NoRequestedChain } from "../../../core/chain/network/laterErrors.ts"
import { RequestBeforeConnect } from "../../../core/wallets/connection/laterErrors.ts"
import { walletCodes } from "../../../core/wallets/connection/walletCodes.ts"
import { AccountNotInWallet } from "../../../core/wallets/connectors/errors.ts"
import { ContextChanged, WalletAnswerMisfit } from "../../../core/wallets/requests/errors.ts"
import { RequestMisfit } from "../../../core/wallets/requests/hostErrors.ts"
import { MethodNotGranted, SessionEnded } from "../../../core/wallets/walletconnect/errors.ts"
import { asProvider } from "../connectors/asProvider.ts"
import { walletFailure, untilWalletLeaves } from "../connectors/callWallet.ts"
import { makeChanges } from "../connectors/changes.ts"
import type { ConnectorError, WalletCall, WalletConnector } from "../connectors/Connector.ts"
import type { WalletAccounts, Provider } from "../connectors/Connectors.ts"
import { ignoreErrors } from "../connectors/emitter.ts"
import { method, methodTable } from "../connectors/methodTable.ts"
import { readForeign } from "../connectors/readForeign.ts"
import type { PageStandardWallet } from "../connectors/standardWallet.ts"

/** What a wallet told of one network, read but not yet in the kit's order. */
export interface WalletReply {
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
 * One protocol's way with a wallet. Each promise rejects as the wallet did, by `Refusal`, or with a failure of ours; it
 * gives undefined where the wallet's answer is none. Nothing is asked twice.
 */
export interface Dialect {
  /** What the wallet holds; `silent` never prompts, and gives nothing rather than failing. */
  readonly connect: (silent: boolean, networks: ReadonlyArray<NetworkId>) => Promise<ReadonlyArray<WalletReply>>
  readonly signMessage: (
    call: SignMessage,
    asking: Asking
  ) => Promise<{ readonly address: string; readonly signature: string; readonly messageHash?: string } | undefined>
  readonly signPsbt: (
    call: SignPsbt,
    asking: Asking
  ) => Promise<{ readonly psbt: string; readonly txid?: string } | undefined>
  readonly sendTransfer: (call: SendTransfer, asking: Asking) => Promise<{ readonly txid: string } | undefined>
  readonly switchNetwork: (to: NetworkId) => Promise<ReadonlyArray<WalletReply>>
  readonly disconnect: () => Promise<unknown>
  /** Listens until what it gives is called. `heard` is told all that the wallet holds now: nothing when it left. */
  readonly listen: (heard: (told: ReadonlyArray<WalletReply>) => void, at: () => NetworkId | undefined) => () => void
}

/** What a wallet failed with, its number in EIP-1193's terms. */
export class Refusal extends Error {
  readonly code: number
  constructor(code: number, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}

/** The wallet has no way to do this. */
export const unsupported = (what: string): MethodNotGranted => new MethodNotGranted({ method: what })

interface BitcoinHeld {
  readonly network: NetworkId
  readonly accounts: BitcoinAccounts
}

/** What was told for the first of these networks that has accounts. */
const picked = (
  told: ReadonlyArray<WalletReply>,
  wanted: ReadonlyArray<NetworkId | undefined>
): BitcoinHeld | undefined => {
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

/** A call that was read, and what was said. */
interface Asked<Call extends BitcoinCall = BitcoinCall> {
  readonly call: Call
  readonly params: unknown
}

type CallOf<Method extends BitcoinCall["method"]> = Extract<BitcoinCall, { readonly method: Method }>

const readAs =
  <Method extends BitcoinCall["method"]>(name: Method) =>
  (params: unknown): Asked<CallOf<Method>> | undefined => {
    const call = readCall(name, params)
    return isOf(call, name) ? { call, params } : undefined
  }

const isOf = <Method extends BitcoinCall["method"]>(
  call: ReturnType<typeof readCall>,
  name: Method
): call is CallOf<Method> => typeof call !== "string" && call.method === name

/** A Bitcoin wallet for the registry of providers. */
export const bitcoinProvider = (
  here: Pick<PageStandardWallet, "connectorId" | "left" | "networks">,
  dialect: Dialect
): Provider => asProvider(bitcoinConnector(here, dialect))

/**
 * A Bitcoin wallet, whatever protocol it speaks: it answers WalletConnect's bip122 methods. A call is read before the
 * wallet hears of it, and goes to it once; signers must be the wallet's own, a receiver must be of the network.
 */
const bitcoinConnector = (
  { connectorId, left, networks }: Pick<PageStandardWallet, "connectorId" | "left" | "networks">,
  dialect: Dialect
): WalletConnector => {
  const { listen, tell } = makeChanges()
  let held: BitcoinHeld | undefined
  let deafen: (() => void) | undefined

  const toHeld = (): ReadonlyArray<WalletAccounts> => (held === undefined ? [] : [{ namespace: "bip122", ...held }])

  const forget = (): void => {
    held = undefined
    const stop = deafen
    deafen = undefined
    if (stop !== undefined) ignoreErrors(stop)
  }

  const heard = (told: ReadonlyArray<WalletReply>): void => {
    const before = held
    if (before === undefined) return
    // Where it goes is not always one of ours: then the kit says that the network is not supported.
    const now = picked(told, [before.network, ...networks(false), ...told.map(({ network }) => network)])
    if (now === undefined) {
      forget()
      tell({ _tag: "Disconnected" })
      return
    }
    held = { ...now, accounts: withKnown(now.accounts, before.accounts) }
    if (before.network !== held.network || !sameAccounts(before.accounts, held.accounts))
      tell({ _tag: "Changed", held: toHeld() })
  }

  left.addEventListener("abort", () => {
    forget()
    if (left.reason === "left") tell({ _tag: "Disconnected" })
  })

  /** Asks the wallet, unless it left. A failure of ours stays what it is. */
  const asking = <A>(name: string, work: () => Promise<A>): Effect.Effect<A, ConnectorError> =>
    Effect.suspend(
      (): Effect.Effect<A, ConnectorError> =>
        left.aborted
          ? new SessionEnded({ method: name })
          : Effect.tryPromise({
              try: work,
              catch: (cause) => (isOurs(cause) ? cause : walletFailure(name, numbered(cause)))
            })
    )

  const connect = Effect.fnUntraced(function* (silent: boolean) {
    const wanted = networks(silent)
    const found = yield* untilWalletLeaves(left, "connect")(asking("connect", () => dialect.connect(silent, wanted)))
    const there = picked(found, wanted)
    if (there === undefined) {
      if (silent || found.every(({ accounts }) => orderAccounts(accounts) === null)) return []
      return yield* new NoRequestedChain({ connectorId })
    }
    held = there
    deafen ??= dialect.listen(heard, () => held?.network)
    return toHeld()
  })

  /** What is asked of this wallet, of accounts of its own, where it is. */
  const own = Effect.fnUntraced(function* ({ call, params }: Asked, { network }: WalletCall) {
    if (held === undefined) return yield* new RequestBeforeConnect()
    if (network !== undefined && network !== held.network) return yield* new ContextChanged()
    const { accounts } = held
    return ownAddresses(call, params).every((one) => accounts.some(({ address }) => address === one))
      ? { network: held.network, accounts, payment: accounts[0] }
      : yield* new AccountNotInWallet()
  })

  /** A row that asks the wallet: its answer may be none. */
  const row = <Call extends BitcoinCall>(
    read: (params: unknown) => Asked<Call> | undefined,
    ask: (call: Call, asking: Asking) => Promise<unknown>
  ) =>
    method(
      read,
      Effect.fnUntraced(function* (asked: Asked<Call>, { method: name, network: on }: WalletCall) {
        const { network, payment } = yield* own(asked, { method: name, network: on })
        const call: BitcoinCall = asked.call
        if (call.method === "sendTransfer" && !isAddressOn(network, call.recipient))
          return yield* new RequestMisfit({ method: name })
        const answer = yield* asking(name, () => ask(asked.call, { network, payment }))
        return answer === undefined ? yield* new WalletAnswerMisfit({ method: name }) : answer
      })
    )

  const request = methodTable({
    getAccountAddresses: method(readAs("getAccountAddresses"), (asked, call) =>
      Effect.map(own(asked, call), ({ accounts }) =>
        accounts.map(({ type, ...account }) => ({ ...account, intention: type }))
      )
    ),
    signMessage: row(readAs("signMessage"), dialect.signMessage),
    signPsbt: row(readAs("signPsbt"), dialect.signPsbt),
    sendTransfer: row(readAs("sendTransfer"), dialect.sendTransfer)
  })

  return {
    listen,
    connect: ({ silent }) =>
      Effect.suspend(() => (left.aborted ? new SessionEnded({ method: "connect" }) : connect(silent))),
    request: (call) => Effect.suspend(() => (left.aborted ? new SessionEnded({ method: call.method }) : request(call))),
    disconnect: Effect.suspend(() => {
      forget()
      return Effect.asVoid(asking("disconnect", dialect.disconnect))
    }),
    switchNetwork: (to) =>
      Effect.gen(function* () {
        if (held === undefined && !left.aborted) return yield* new RequestBeforeConnect()
        const found = yield* asking("switchNetwork", () => dialect.switchNetwork(to))
        const there = found.filter((one) => one.network === to)
        if (there.length === 0) return yield* walletFailure("switchNetwork", unknownNetwork())
        heard(there)
      })
  }
}

/** Failures that a dialect makes itself. */
const isOurs = (cause: unknown): cause is MethodNotGranted | NoRequestedChain =>
  cause instanceof MethodNotGranted || cause instanceof NoRequestedChain

/** A wallet's error by its number in EIP-1193's terms. */
const numbered = (cause: unknown): Refusal => {
  if (cause instanceof Refusal) return cause
  const { isRejection, reason } = readForeign(cause)
  return new Refusal(isRejection ? walletCodes.userRejected : reason, "The wallet refused", cause)
}

/** The wallet does not know the network, or holds nothing on it. */
export const unknownNetwork = (): Refusal =>
  new Refusal(walletCodes.unrecognizedChain, "The wallet does not know this network")
