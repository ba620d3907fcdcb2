import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Cause from "effect/Cause"
import * as Option from "effect/Option"
import { isLatchkeyError } from "../../../core/foundation/errors/failure.ts"
import {
  createBodyDocument,
  type BugRequest,
  type BugWalletCall,
  queryDocument,
  createUrlDocument,
  createWalletDocument
} from "../../../core/kit/report/exchanges.ts"
import type { Writing } from "../../../core/kit/report/documentOf.ts"
import type { CallWatcher } from "../../foundation/http/Calls.ts"
import { type Hiding, redact } from "../../foundation/redaction/redact.ts"
import type { WalletConnector } from "../../wallets/connectors/Connector.ts"
import type { Connectors } from "../../wallets/connectors/Connectors.ts"

/** The limit of recorded exchanges of a kind, and of the bytes of a body: a longer one is replaced by its length. */
const maxExchanges = 200
const maxBytes = 32_000

interface Exchange {
  readonly start: number
  millis?: number
  failed?: string
}
interface RequestExchange extends Exchange {
  readonly call: string
  readonly url: string
  readonly body: string | undefined
  status?: number
  answer?: Uint8Array
}
interface WalletExchange extends Exchange {
  readonly connectorId: string
  readonly namespace: string
  readonly method: string
  readonly params: unknown
  result?: unknown
}

/** The requests of a kit and the calls of its wallets since the recording began. */
export interface Exchanges {
  readonly watch: CallWatcher
  /** Records every request to a wallet. */
  readonly through: NonNullable<Connectors["Type"]["asking"]["through"]>
  readonly written: (
    startedAt: number,
    writing: Writing,
    bodies: boolean
  ) => { readonly requests: ReadonlyArray<BugRequest>; readonly wallet: ReadonlyArray<BugWalletCall> }
}

/** Records the newest exchanges, in memory only. They are written without secrets when a file is requested. */
export const keepExchanges = (now: () => number, hiding: Hiding): Exchanges => {
  const requests: Array<RequestExchange> = []
  const calls: Array<WalletExchange> = []
  return {
    watch: ({ body, call, url }) => {
      const exchange = add(requests, { start: now(), call, url, body })
      return {
        onStatus: (status) => {
          exchange.status = status
        },
        read: (bytes) => {
          exchange.answer = bytes
        },
        ended: (exit) => end(exchange, exit, now())
      }
    },
    through: recordWallets(calls, now),
    written: (startedAt, writing, bodies) => writeExchanges(requests, calls, { hiding, startedAt, writing, bodies })
  }
}

const add = <Item extends Exchange>(list: Array<Item>, exchange: Item): Item => {
  list.push(exchange)
  if (list.length > maxExchanges) list.shift()
  return exchange
}
const end = (exchange: Exchange, exit: Exit.Exit<unknown, unknown>, now: number): void => {
  exchange.millis = now - exchange.start
  if (Exit.isFailure(exit)) exchange.failed = findCode(exit.cause)
}

/** Returns a function that wraps a wallet's connector in one that records its calls. */
const recordWallets = (calls: Array<WalletExchange>, now: () => number): Exchanges["through"] => {
  const record = <A, E, R>(
    call: Pick<WalletExchange, "connectorId" | "namespace" | "method" | "params">,
    work: Effect.Effect<A, E, R>
  ): Effect.Effect<A, E, R> =>
    Effect.suspend(() => {
      const exchange = add(calls, { start: now(), ...call })
      return Effect.onExit(work, (exit) =>
        Effect.sync(() => {
          end(exchange, exit, now())
          // Accounts and networks are in the state.
          if (Exit.isSuccess(exit) && call.params !== undefined) exchange.result = exit.value
        })
      )
    })
  const wrapped = new WeakMap<WalletConnector, WalletConnector>()
  return (connectorId, namespace, wallet) => {
    const known = wrapped.get(wallet)
    if (known !== undefined) return known
    const recordCall = <A, E, R>(method: string, work: Effect.Effect<A, E, R>, params?: unknown) =>
      record({ connectorId, namespace, method, params }, work)
    const recorded: WalletConnector = {
      ...wallet,
      connect: (options) => recordCall(options.silent ? "connect (silent)" : "connect", wallet.connect(options)),
      request: (call) => recordCall(call.method, wallet.request(call), call.params ?? []),
      switchNetwork: (to) => recordCall(`switchNetwork ${to.id}`, wallet.switchNetwork(to)),
      disconnect: recordCall("disconnect", wallet.disconnect)
    }
    wrapped.set(wallet, recorded)
    return recorded
  }
}

interface WriteOptions {
  readonly hiding: Hiding
  readonly startedAt: number
  readonly writing: Writing
  readonly bodies: boolean
}

const writeExchanges = (
  requests: ReadonlyArray<RequestExchange>,
  calls: ReadonlyArray<WalletExchange>,
  { bodies, hiding, startedAt, writing }: WriteOptions
): ReturnType<Exchanges["written"]> => {
  const getBody = (call: string, text: string): unknown =>
    text.length > maxBytes
      ? `${text.length} characters`
      : createBodyDocument(call, redact(parseOrKeep(text), hiding), writing)
  const getTimes = ({ failed, millis, start }: Exchange) => ({
    at: start - startedAt,
    ...(millis === undefined ? {} : { millis }),
    ...(failed === undefined ? {} : { failed })
  })
  return {
    requests: requests.map(({ answer, body, call, status, url, ...times }) => ({
      call,
      ...getTimes(times),
      ...(status === undefined ? {} : { status }),
      ...(bodies ? createAddressedExchange(url, hiding, writing) : {}),
      ...(bodies && body !== undefined ? { body: getBody(call, body) } : {}),
      ...(bodies && answer !== undefined ? { answer: getBody(call, new TextDecoder().decode(answer)) } : {})
    })),
    wallet: calls.map(({ connectorId, method, namespace, params, result, ...times }) => ({
      connectorId: writing.text(connectorId),
      namespace,
      method: writing.text(method),
      ...getTimes(times),
      ...(bodies && params !== undefined
        ? { params: createWalletDocument(method, redact(toPlainData(params), hiding), writing) }
        : {}),
      ...(bodies && result !== undefined
        ? { result: createWalletDocument(method, redact(toPlainData(result), hiding), writing) }
        : {})
    }))
  }
}

const createAddressedExchange = (
  text: string,
  hiding: Hiding,
  writing: Writing
): { readonly url?: string; readonly query?: unknown } => {
  if (!URL.canParse(text)) return {}
  const url = new URL(text)
  const query: unknown = redact(Object.fromEntries(url.searchParams), hiding)
  return { url: createUrlDocument(url, writing), query: queryDocument(Object(query), writing) }
}

/** Returns a value of a wallet as data; the value may be of any type. */
const toPlainData = (value: unknown): unknown => {
  try {
    const text = JSON.stringify(value, (_, item: unknown) => (typeof item === "bigint" ? String(item) : item)) ?? "null"
    return text.length > maxBytes ? `${text.length} characters` : JSON.parse(text)
  } catch {
    return "no data"
  }
}

const parseOrKeep = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const findCode = (cause: Cause.Cause<unknown>): string => {
  const error = Option.getOrUndefined(Cause.failureOption(cause))
  return isLatchkeyError(error) ? error.code : Cause.isInterrupted(cause) ? "interrupted" : "unknown"
}
