import { standIn } from "../../foundation/log/standIn.ts"
import { toDocument, type Writing } from "./documentOf.ts"
import type { Place, Places } from "./places.ts"

/** An exchange between the kit and others, as a bug file holds it: its name, its time and its outcome. */
interface Passed {
  /** Milliseconds after `startedAt`. */
  readonly at: number
  /** How long it took; absent if it has not ended. */
  readonly millis?: number
  /** The code of the failure that it ended in. */
  readonly failed?: string
}

/** One try of a request to a service or a node. The last four fields need `bodies: true`. */
export interface BugRequest extends Passed {
  /** The kit's name of the call: `balance.list`. */
  readonly call: string
  readonly status?: number
  readonly url?: string
  readonly query?: unknown
  readonly body?: unknown
  readonly answer?: unknown
}

/** One request to a wallet. The last two fields need `bodies: true`. */
export interface BugWalletCall extends Passed {
  readonly connectorId: string
  readonly namespace: string
  readonly method: string
  readonly params?: unknown
  readonly result?: unknown
}

/** Fields that contain the name of an account, at any depth. */
const accountNames: Places = {
  name: "name",
  get "*"(): Place {
    return accountNames
  }
}

/** Writes the body of a request or its answer; in certain calls it contains names of accounts. */
export const createBodyDocument = (call: string, body: unknown, writing: Writing): unknown =>
  toDocument(body, /^(?:name|identity)\b/.test(call) ? accountNames : undefined, writing)

/** Text that the visitor typed. */
const typed: Places = { search: "secret", query: "secret", name: "name" }

/** Writes the parameters of an address. */
export const queryDocument = (query: Readonly<Record<string, string>>, writing: Writing): unknown =>
  toDocument(query, typed, writing)

/** Writes an address without its parameters, each part of its path separately. */
export const createUrlDocument = ({ origin, pathname }: URL, writing: Writing): string =>
  writing.text(
    `${origin}${pathname
      .split("/")
      .map((part) => encodeURI(writing.text(decodePart(part))))
      .join("/")}`
  )

const decodePart = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Methods whose parameters a visitor reads and signs, or whose answers could be misused by a finder. */
const signing = /sign|auth|crypt|key|wallet_connect|permission/i

/** Writes the request to a wallet and its answer, without the data to sign. */
export const createWalletDocument = (method: string, value: unknown, writing: Writing): unknown =>
  signing.test(method) ? standIn : toDocument(value, undefined, writing)
