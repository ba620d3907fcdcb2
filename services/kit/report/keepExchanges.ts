import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Cause from "effect/Cause"
import * as Option from "effect/Option"
import { isLatchkeyError } from "../../../core/foundation/errors/failure.ts"
import {
  bodyDocument,
  type BugRequest,
  type BugWalletCall,
  queryDocument,
  urlDocument,
  walletDocument
} from "../../../core/kit/report/exchanges.ts"
import type { Writing } from "../../../core/kit/report/documentOf.ts"
import type { CallWatcher } from "../../foundation/http/Calls.ts"
import { type Hiding, redacted } from "../../foundation/redaction/redacted.ts"
import type { WalletConnector } from "../../wallets/connectors/Connector.ts"
import type { Connectors } from "../../wallets/connectors/Connectors.ts"

/** The most exchanges of a kind that are kept, and the most bytes of a body: what is longer is told by its length. */
const mostKept = 200
const mostBytes = 32_000

interface Kept {
  readonly at: number
  millis?: number
  failed?: string
}
interface KeptRequest extends Kept {
  readonly call: string
  readonly url: string
  readonly body: string | undefined
  status?: number
  answer?: Uint8Array
}
interface KeptWalletCall extends Kept {
  readonly connectorId: string
  readonly namespace: string
  readonly method: string
  readonly params: unknown
  result?: unknown
}

/** What passed between a kit and others since somebody began to keep it. */
export interface Exchanges {
  readonly watch: CallWatcher
  /** Passes on every request to wallets. */
  readonly through: NonNullable<Connectors["Type"]["asking"]["through"]>
  readonly written: (
    startedAt: number,
    writing: Writing,
    bodies: boolean
  ) => { readonly requests: ReadonlyArray<BugRequest>; readonly wallet: ReadonlyArray<BugWalletCall> }
}

/** Keeps the newest exchanges, in memory alone; each is written, and what is secret taken out, when a file is asked for. */
export const keepExchanges = (now: () => number, hiding: Hiding): Exchanges => {
  const requests: Array<KeptRequest> = []
  const calls: Array<KeptWalletCall> = []
  const keep = <One extends Kept>(list: Array<One>, one: One): One => {
    list.push(one)
    if (list.length > mostKept) list.shift()
    return one
  }
  const end = (one: Kept, exit: Exit.Exit<unknown, unknown>): void => {
    one.millis = now() - one.at
    if (Exit.isFailure(exit)) one.failed = codeIn(exit.cause)
  }
  const asking = <A, E, R>(
    call: Pick<KeptWalletCall, "connectorId" | "namespace" | "method" | "params">,
    work: Effect.Effect<A, E, R>
  ): Effect.Effect<A, E, R> =>
    Effect.suspend(() => {
      const one = keep(calls, { at: now(), ...call })
      return Effect.onExit(work, (exit) =>
        Effect.sync(() => {
          end(one, exit)
          // Accounts and networks are in the state.
          if (Exit.isSuccess(exit) && call.params !== undefined) one.result = exit.value
        })
      )
    })
  const wrapped = new WeakMap<WalletConnector, WalletConnector>()
  return {
    watch: ({ body, call, url }) => {
      const one = keep(requests, { at: now(), call, url, body })
      return {
        onStatus: (status) => {
          one.status = status
        },
        read: (bytes) => {
          one.answer = bytes
        },
        ended: (exit) => end(one, exit)
      }
    },
    through: (connectorId, namespace, wallet) => {
      const known = wrapped.get(wallet)
      if (known !== undefined) return known
      const told = <A, E, R>(method: string, work: Effect.Effect<A, E, R>, params?: unknown) =>
        asking({ connectorId, namespace, method, params }, work)
      const watched: WalletConnector = {
        ...wallet,
        connect: (options) => told(options.silent ? "connect (silent)" : "connect", wallet.connect(options)),
        request: (call) => told(call.method, wallet.request(call), call.params ?? []),
        switchNetwork: (to) => told(`switchNetwork ${to.id}`, wallet.switchNetwork(to)),
        disconnect: told("disconnect", wallet.disconnect)
      }
      wrapped.set(wallet, watched)
      return watched
    },
    written: (startedAt, writing, bodies) => {
      const clean = (text: string): unknown => redacted(inJson(text), hiding)
      const bodyOf = (call: string, text: string): unknown =>
        text.length > mostBytes ? `${text.length} characters` : bodyDocument(call, clean(text), writing)
      const passed = ({ at, failed, millis }: Kept) => ({
        at: at - startedAt,
        ...(millis === undefined ? {} : { millis }),
        ...(failed === undefined ? {} : { failed })
      })
      return {
        requests: requests.map(({ answer, body, call, status, url, ...one }) => ({
          call,
          ...passed(one),
          ...(status === undefined ? {} : { status }),
          ...(bodies ? addressed(url, hiding, writing) : {}),
          ...(bodies && body !== undefined ? { body: bodyOf(call, body) } : {}),
          ...(bodies && answer !== undefined ? { answer: bodyOf(call, new TextDecoder().decode(answer)) } : {})
        })),
        wallet: calls.map(({ connectorId, method, namespace, params, result, ...one }) => ({
          connectorId: writing.text(connectorId),
          namespace,
          method: writing.text(method),
          ...passed(one),
          ...(bodies && params !== undefined
            ? { params: walletDocument(method, redacted(plain(params), hiding), writing) }
            : {}),
          ...(bodies && result !== undefined
            ? { result: walletDocument(method, redacted(plain(result), hiding), writing) }
            : {})
        }))
      }
    }
  }
}

const addressed = (
  text: string,
  hiding: Hiding,
  writing: Writing
): { readonly url?: string; readonly query?: unknown } => {
  if (!URL.canParse(text)) return {}
  const url = new URL(text)
  const query: unknown = redacted(Object.fromEntries(url.searchParams), hiding)
  return { url: urlDocument(url, writing), query: queryDocument(Object(query), writing) }
}

/** What a wallet was handed, as data: it may hold anything. */
const plain = (value: unknown): unknown => {
  try {
    const text = JSON.stringify(value, (_, one: unknown) => (typeof one === "bigint" ? String(one) : one)) ?? "null"
    return text.length > mostBytes ? `${text.length} characters` : JSON.parse(text)
  } catch {
    return "no data"
  }
}

const inJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const codeIn = (cause: Cause.Cause<unknown>): string => {
  const error = Option.getOrUndefined(Cause.failureOption(cause))
  return isLatchkeyError(error) ? error.code : Cause.isInterrupted(cause) ? "interrupted" : "unknown"
}
