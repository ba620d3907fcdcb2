import * as Effect from "effect/Effect"
import { noRequestedChain } from "../../../core/wallets/connectors/noRequestedChain.ts"
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
  type SendTransfer,
  type SignMessage,
  type SignPsbt,
  toSendTransfer,
  toSignMessage,
  toSignPsbt
} from "../../../core/wallets/bitcoin/call.ts"
import { fieldOf } from "../../../core/foundation/data/decode.ts"
import type { PaymentRequest, WalletRequest } from "../../../core/wallets/reader/walletRequest.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { NoRequestedChain, toRequestMisfit } from "../../../core/wallets/connectors/errors.ts"
import { walletCodes } from "../../../core/wallets/connection/walletCodes.ts"
import { MethodNotGranted } from "../../../core/wallets/walletconnect/errors.ts"
import { walletFailure } from "../connectors/callWallet.ts"
import { makeChanges } from "../connectors/changes.ts"
import type { ConnectorError, WalletAccounts, WalletCall, WalletConnector } from "../connectors/Connector.ts"
import { ignoreErrors } from "../connectors/ignoreErrors.ts"
import { answerMisfit, methodNotGranted, methodTable, requestMisfit } from "../connectors/methodTable.ts"
import { signing } from "../reader/signing.ts"
import { readWalletError } from "../../../core/wallets/connection/readWalletError.ts"
import { accountNotInWallet, contextChanged, requestBeforeConnect } from "../connectors/requireAccount.ts"
import type { PageStandardWallet } from "../connectors/standardWallet.ts"
import { sessionEnded, untilWalletLeaves } from "../connectors/untilWalletLeaves.ts"

/** A wallet's accounts on one network, read but not yet in the kit's order. */
export interface WalletReply {
  /** Undefined for a network that the kit does not know. */
  readonly network: NetworkId | undefined
  readonly accounts: ReadonlyArray<ToldAccount>
}

/** The context of a request: the paying account and the network it is on. */
export interface Asking {
  readonly network: NetworkId
  readonly payment: BitcoinAccount
}

/**
 * One protocol of Bitcoin wallets. Each promise rejects as the wallet did, with `Refusal`, or with one of our failures;
 * it resolves with undefined if the wallet's answer is invalid. No request is sent twice.
 */
export interface Dialect {
  /** Returns the wallet's accounts; `silent` never prompts, and returns none instead of failing. */
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
  /**
   * Listens until the returned function is called. `heard` is called with all current accounts of the wallet: none when
   * it left.
   */
  readonly listen: (heard: (told: ReadonlyArray<WalletReply>) => void, at: () => NetworkId | undefined) => () => void
}

/** A wallet's error, with its EIP-1193 code. */
export class Refusal extends Error {
  readonly code: number
  constructor(code: number, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}

/**
 * Returns a field of a transfer that no protocol of a page's wallets has: the transfer would go out without it. Change that
 * comes back to the wallet is its own choice.
 */
const unsentField = (
  { changeAddress, memo }: PaymentRequest,
  accounts: ReadonlyArray<Pick<BitcoinAccount, "address">>
): "changeAddress" | "memo" | undefined =>
  memo !== undefined
    ? "memo"
    : changeAddress !== undefined && !accounts.some(({ address }) => address === changeAddress)
      ? "changeAddress"
      : undefined

/** The failure for a method that the wallet does not support. */
export const unsupported = (what: string): MethodNotGranted => methodNotGranted(what)

interface BitcoinHeld {
  readonly network: NetworkId
  readonly accounts: BitcoinAccounts
}

/** Returns the accounts of the first of these networks that has any. */
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

/**
 * Creates the connector of a Bitcoin wallet of any protocol: it answers WalletConnect's bip122 methods. A call is
 * decoded before it reaches the wallet, and is sent once; signers must be the wallet's own, a receiver must be of the
 * network.
 */
export const bitcoinConnector = (
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
    // The wallet may move to a network that is not configured: the kit then reports it as unsupported.
    const now = picked(told, [
      ...(before === undefined ? [] : [before.network]),
      ...networks(false),
      ...told.map(({ network }) => network)
    ])
    if (now === undefined) {
      held = undefined
      if (before !== undefined) tell({ _tag: "Absent" })
      return
    }
    held = before === undefined ? now : { ...now, accounts: withKnown(now.accounts, before.accounts) }
    if (before === undefined || before.network !== held.network || !sameAccounts(before.accounts, held.accounts))
      tell({ _tag: "Changed", held: toHeld() })
  }

  left.addEventListener("abort", () => {
    forget()
    if (left.reason === "left") tell({ _tag: "Absent" })
  })

  /** Calls the wallet, unless it left. Our own failures pass unchanged. */
  const asking = <A>(name: string, work: () => Promise<A>): Effect.Effect<A, ConnectorError> =>
    Effect.suspend(
      (): Effect.Effect<A, ConnectorError> =>
        left.aborted
          ? sessionEnded(name)
          : Effect.tryPromise({
              try: work,
              catch: (cause) => (isOurs(cause) ? cause : walletFailure(name, numbered(cause)))
            })
    )

  const connect = Effect.fnUntraced(function* (silent: boolean) {
    const wanted = networks(silent)
    const found = yield* untilWalletLeaves(left, "connect")(asking("connect", () => dialect.connect(silent, wanted)))
    deafen ??= dialect.listen(heard, () => held?.network)
    const there = picked(found, wanted)
    if (there === undefined) {
      if (silent || found.every(({ accounts }) => orderAccounts(accounts) === null)) return []
      return yield* noRequestedChain(connectorId)
    }
    held = there
    return toHeld()
  })

  /** Checks that a request is for this wallet's own accounts, on its active network. */
  const own = Effect.fnUntraced(function* (addresses: ReadonlyArray<unknown>, { network }: WalletCall) {
    if (held === undefined) return yield* requestBeforeConnect()
    if (network !== undefined && network !== held.network) return yield* contextChanged()
    const { accounts } = held
    return addresses.every((one) => accounts.some(({ address }) => address === one))
      ? { network: held.network, accounts, payment: accounts[0] }
      : yield* accountNotInWallet()
  })

  const networkOf = (call: WalletCall): NetworkId => call.network ?? held?.network ?? "bip122:"

  /** Asks the wallet for a request of its own accounts; its answer may be invalid. */
  const askOwn = Effect.fnUntraced(function* (
    request: WalletRequest,
    call: WalletCall,
    work: (asking: Asking) => Promise<unknown>
  ) {
    const { network, payment } = yield* own([...request.signers, ...otherSigners(request)], call)
    const answer = yield* asking(call.method, () => work({ network, payment }))
    return answer === undefined ? yield* answerMisfit(call.method) : answer
  })

  const request = methodTable({
    getAccountAddresses: (call) => {
      const account = accountNamed(call)
      return Effect.map(own(account === null ? [] : [account], call), ({ accounts }) =>
        accounts.map(({ type, ...one }) => ({ ...one, intention: type }))
      )
    },
    signMessage: signing("message", networkOf, (read, call) =>
      askOwn(read, call, (asking) => dialect.signMessage(toSignMessage(read, asking.payment.address), asking))
    ),
    signPsbt: signing("psbt", networkOf, (read, call) =>
      askOwn(read, call, (asking) => dialect.signPsbt(toSignPsbt(read), asking))
    ),
    sendTransfer: signing("payment", networkOf, (read, call) => {
      if (held !== undefined && !isAddressOn(networkOf(call), read.to)) return requestMisfit(call.method)
      const left = unsentField(read, held?.accounts ?? [])
      return left === undefined
        ? askOwn(read, call, (asking) => dialect.sendTransfer(toSendTransfer(read), asking))
        : toRequestMisfit(call.method, `${left} is not a field that this wallet takes`)
    })
  })

  return {
    listen,
    connect: ({ silent }) => Effect.suspend(() => (left.aborted ? sessionEnded("connect") : connect(silent))),
    request: (call) => Effect.suspend(() => (left.aborted ? sessionEnded(call.method) : request(call))),
    disconnect: Effect.suspend(() => {
      forget()
      return Effect.asVoid(asking("disconnect", dialect.disconnect))
    }),
    switchNetwork: ({ id: to }) =>
      Effect.gen(function* () {
        if (held === undefined && !left.aborted) return yield* requestBeforeConnect()
        const found = yield* asking("switchNetwork", () => dialect.switchNetwork(to))
        const there = found.filter((one) => one.network === to)
        if (there.length === 0) return yield* walletFailure("switchNetwork", unknownNetwork())
        heard(there)
      })
  }
}

/** The addresses that sign next to the account that a request names. */
const otherSigners = (request: WalletRequest): ReadonlyArray<string> =>
  request.kind === "psbt"
    ? request.signInputs.map(({ address }) => address)
    : request.kind === "message" && request.account !== ""
      ? [request.account]
      : []

/** Returns the address that a request for the accounts names: null without one. */
const accountNamed = ({ params }: WalletCall): string | null => {
  const account = fieldOf(params, "account")
  return typeof account === "string" ? (account.split(":").at(-1) ?? null) : null
}

/** Whether a failure was made by the dialect itself. */
const isOurs = (cause: unknown): cause is MethodNotGranted | NoRequestedChain =>
  cause instanceof MethodNotGranted || cause instanceof NoRequestedChain

/** Maps a wallet's error to its EIP-1193 code. */
const numbered = (cause: unknown): Refusal => {
  if (cause instanceof Refusal) return cause
  const { isRejection, reason } = readWalletError(cause)
  return new Refusal(isRejection ? walletCodes.userRejected : reason, "The wallet could not do this", cause)
}

/** The refusal of a network that the wallet does not know, or has no account on. */
export const unknownNetwork = (): Refusal =>
  new Refusal(walletCodes.unrecognizedChain, "The wallet does not know this network")
