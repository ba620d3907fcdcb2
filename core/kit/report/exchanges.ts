import { standIn } from "../../foundation/log/standIn.ts"
import { documentOf, type Writing } from "./documentOf.ts"
import type { Place, Places } from "./places.ts"

/** What passed between the kit and others, as a bug file holds it: what it was, when, and how it ended. */
interface Passed {
  /** Milliseconds after `startedAt`. */
  readonly at: number
  /** How long it took; none of what has not ended. */
  readonly millis?: number
  /** The code of the failure that it ended in. */
  readonly failed?: string
}

/** One try of a request to a service or a node. The last four are there with `bodies: true`. */
export interface BugRequest extends Passed {
  /** The name that the kit has for it: `balance.list`. */
  readonly call: string
  readonly status?: number
  readonly url?: string
  readonly query?: unknown
  readonly body?: unknown
  readonly answer?: unknown
}

/** One request to a wallet. The last two are there with `bodies: true`. */
export interface BugWalletCall extends Passed {
  readonly connectorId: string
  readonly namespace: string
  readonly method: string
  readonly params?: unknown
  readonly result?: unknown
}

/** Fields that have the name of an account, however deep they stand. */
const named: Places = {
  name: "name",
  get "*"(): Place {
    return named
  }
}

/** Writes what a request or its answer holds; names of accounts stand in those of certain calls. */
export const bodyDocument = (call: string, body: unknown, writing: Writing): unknown =>
  documentOf(body, /^(?:name|identity)\b/.test(call) ? named : undefined, writing)

/** What a visitor typed. */
const typed: Places = { search: "secret", query: "secret", name: "name" }

/** Writes the parameters of an address. */
export const queryDocument = (query: Readonly<Record<string, string>>, writing: Writing): unknown =>
  documentOf(query, typed, writing)

/** Writes an address without its parameters: each part of its path by itself. */
export const urlDocument = ({ origin, pathname }: URL, writing: Writing): string =>
  writing.text(
    `${origin}${pathname
      .split("/")
      .map((part) => encodeURI(writing.text(decoded(part))))
      .join("/")}`
  )

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Methods whose parameters are what a visitor reads and signs, or whose answers could be used by who finds them. */
const signing = /sign|auth|crypt|key|wallet_connect|permission/i

/** Writes what a wallet was asked for, and what it answered: nothing of what is signed. */
export const walletDocument = (method: string, value: unknown, writing: Writing): unknown =>
  signing.test(method) ? standIn : documentOf(value, undefined, writing)
