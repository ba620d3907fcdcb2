import * as Effect from "effect/Effect"
import { isAddressOn } from "../../../core/chain/bitcoin/address.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { getField } from "../../../core/foundation/data/decode.ts"
import { type BitcoinAccount, orderAccounts } from "../../../core/wallets/bitcoin/accounts.ts"
import { toSendTransfer, toSignMessage, toSignPsbt } from "../../../core/wallets/bitcoin/call.ts"
import { readWalletError } from "../../../core/wallets/connection/readWalletError.ts"
import { walletCodes } from "../../../core/wallets/connection/walletCodes.ts"
import {
  AccountNotInWallet,
  NoRequestedChain,
  RequestBeforeConnect,
  toRequestMisfit
} from "../../../core/wallets/connectors/errors.ts"
import type { PaymentRequest, WalletRequest } from "../../../core/wallets/reader/walletRequest.ts"
import { MethodNotGranted, SessionEnded } from "../../../core/wallets/walletconnect/errors.ts"
import { toWalletFailure } from "../connectors/callWallet.ts"
import { makeChanges } from "../connectors/changes.ts"
import type { ConnectorError, WalletCall, WalletConnector } from "../connectors/Connector.ts"
import { ignoreErrors } from "../connectors/ignoreErrors.ts"
import { answerMisfit, methodTable, requestMisfit } from "../connectors/methodTable.ts"
import { createContextChanged } from "../connectors/createContextChanged.ts"
import type { PageStandardWallet } from "../connectors/standardWallet.ts"
import { failWhenWalletLeaves } from "../connectors/untilWalletLeaves.ts"
import { createSigningRow } from "../reader/signing.ts"
import { type HeldAccounts, makeAccounts, selectAccounts } from "./bitcoinAccounts.ts"
import { type Dialect, Refusal, type RequestContext, createUnknownNetwork } from "./dialect.ts"

/** Calls the wallet, unless it left. The kit's own failures pass unchanged. */
type CallDialect = <A>(name: string, work: () => Promise<A>) => Effect.Effect<A, ConnectorError>

/**
 * Creates the connector of a Bitcoin wallet of any protocol: it answers WalletConnect's bip122 methods. A call is
 * decoded before it reaches the wallet, and is sent once; signers must be the wallet's own, a receiver must be of the
 * network.
 */
export const createBitcoinConnector = (
  { connectorId, leaveSignal, networks }: Pick<PageStandardWallet, "connectorId" | "leaveSignal" | "networks">,
  dialect: Dialect
): WalletConnector => {
  const { listen, notify } = makeChanges()
  const accounts = makeAccounts(() => networks(false), notify)
  let stopListening: (() => void) | undefined

  const forget = (): void => {
    accounts.clear()
    if (stopListening !== undefined) ignoreErrors(stopListening)
    stopListening = undefined
  }
  leaveSignal.addEventListener("abort", () => {
    forget()
    if (leaveSignal.reason === "left") notify({ _tag: "Absent" })
  })

  /** Runs the work of a method unless the wallet has left the page. */
  const runUnlessLeft = <A, E>(method: string, work: () => Effect.Effect<A, E>) =>
    Effect.suspend(
      (): Effect.Effect<A, E | SessionEnded> => (leaveSignal.aborted ? new SessionEnded({ method }) : work())
    )
  const call: CallDialect = (name, work) =>
    runUnlessLeft(name, () =>
      Effect.tryPromise({
        try: work,
        catch: (cause): ConnectorError => (isOurs(cause) ? cause : toWalletFailure(name, toRefusal(cause)))
      })
    )
  const connect = Effect.fnUntraced(function* (silent: boolean) {
    const requested = networks(silent)
    const connected = call("connect", () => dialect.connect(silent, requested))
    const replies = yield* failWhenWalletLeaves(leaveSignal, "connect")(connected)
    stopListening ??= dialect.listen(accounts.onReplies, () => accounts.held()?.network)
    const selected = selectAccounts(replies, requested)
    if (selected !== undefined) return accounts.set(selected)
    if (silent || replies.every((reply) => orderAccounts(reply.accounts) === null)) return []
    return yield* new NoRequestedChain({ connectorId })
  })
  const request = createBitcoinMethods(accounts.held, call, dialect)

  return {
    listen,
    connect: ({ silent }) => runUnlessLeft("connect", () => connect(silent)),
    request: (options) => runUnlessLeft(options.method, () => request(options)),
    disconnect: Effect.suspend(() => {
      forget()
      return Effect.asVoid(call("disconnect", dialect.disconnect))
    }),
    switchNetwork: ({ id }) =>
      Effect.gen(function* () {
        if (accounts.held() === undefined && !leaveSignal.aborted) return yield* new RequestBeforeConnect()
        const replies = yield* call("switchNetwork", () => dialect.switchNetwork(id))
        const switched = replies.filter(({ network }) => network === id)
        if (switched.length === 0) return yield* toWalletFailure("switchNetwork", createUnknownNetwork())
        accounts.onReplies(switched)
      })
  }
}

/** Returns the methods that a page may request of the wallet. */
const createBitcoinMethods = (current: () => HeldAccounts | undefined, callDialect: CallDialect, dialect: Dialect) => {
  const getNetwork = (call: WalletCall): NetworkId => call.network ?? current()?.network ?? "bip122:"

  /** Checks that a request is for this wallet's own accounts, on its active network. */
  const requireOwn = Effect.fnUntraced(function* (addresses: ReadonlyArray<unknown>, { network }: WalletCall) {
    const held = current()
    if (held === undefined) return yield* new RequestBeforeConnect()
    if (network !== undefined && network !== held.network) return yield* createContextChanged()
    const { accounts } = held
    return addresses.every((own) => accounts.some(({ address }) => address === own))
      ? { network: held.network, accounts, payment: accounts[0] }
      : yield* new AccountNotInWallet()
  })
  /** Asks the wallet for a request of its own accounts; its answer may be invalid. */
  const ask = Effect.fnUntraced(function* (
    request: WalletRequest,
    call: WalletCall,
    work: (context: RequestContext) => Promise<unknown>
  ) {
    const { network, payment } = yield* requireOwn([...request.signers, ...listOtherSigners(request)], call)
    const answer = yield* callDialect(call.method, () => work({ network, payment }))
    return answer === undefined ? yield* answerMisfit(call.method) : answer
  })

  return methodTable({
    getAccountAddresses: (call) => {
      const account = readRequestedAccount(call)
      return Effect.map(requireOwn(account === null ? [] : [account], call), ({ accounts }) =>
        accounts.map(({ type, ...rest }) => ({ ...rest, intention: type }))
      )
    },
    signMessage: createSigningRow("message", getNetwork, (read, call) =>
      ask(read, call, (context) => dialect.signMessage(toSignMessage(read, context.payment.address), context))
    ),
    signPsbt: createSigningRow("psbt", getNetwork, (read, call) =>
      ask(read, call, (context) => dialect.signPsbt(toSignPsbt(read), context))
    ),
    sendTransfer: createSigningRow("payment", getNetwork, (read, call) => {
      const held = current()
      if (held !== undefined && !isAddressOn(getNetwork(call), read.to)) return requestMisfit(call.method)
      const field = findUnsentField(read, held?.accounts ?? [])
      return field === undefined
        ? ask(read, call, (context) => dialect.sendTransfer(toSendTransfer(read), context))
        : toRequestMisfit(call.method, `${field} is not a field that this wallet takes`)
    })
  })
}

/**
 * Returns a field of a transfer that the protocols of a page's wallets lack: the transfer would go out without it. The
 * wallet itself chooses which of its addresses receives the change.
 */
const findUnsentField = (
  { changeAddress, memo }: PaymentRequest,
  accounts: ReadonlyArray<Pick<BitcoinAccount, "address">>
): "changeAddress" | "memo" | undefined =>
  memo !== undefined
    ? "memo"
    : changeAddress !== undefined && !accounts.some(({ address }) => address === changeAddress)
      ? "changeAddress"
      : undefined

/** Returns the addresses that sign next to the account that a request names. */
const listOtherSigners = (request: WalletRequest): ReadonlyArray<string> =>
  request.kind === "psbt"
    ? request.signInputs.map(({ address }) => address)
    : request.kind === "message" && request.account !== ""
      ? [request.account]
      : []

/** Returns the address that a request for the accounts names; null without an address. */
const readRequestedAccount = ({ params }: WalletCall): string | null => {
  const account = getField(params, "account")
  return typeof account === "string" ? (account.split(":").at(-1) ?? null) : null
}

/** True for a failure of the dialect itself. */
const isOurs = (cause: unknown): cause is MethodNotGranted | NoRequestedChain =>
  cause instanceof MethodNotGranted || cause instanceof NoRequestedChain

/** Maps a wallet's error to its EIP-1193 code. */
const toRefusal = (cause: unknown): Refusal => {
  if (cause instanceof Refusal) return cause
  const { isRejection, reason } = readWalletError(cause)
  return new Refusal(isRejection ? walletCodes.userRejected : reason, "The wallet could not do this", cause)
}
