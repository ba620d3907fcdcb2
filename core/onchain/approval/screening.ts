import type { AccountId, NetworkId } from "../../chain/network/ids.ts"
import { freeze } from "../../foundation/data/freeze.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"
import { sanitizeName } from "../../foundation/text/plain.ts"
import { type Intent, type IntentKind, getSigner } from "../../wallets/signing/intent.ts"
import type { Words } from "../calldata/words.ts"

/** A request as the wallet receives it, and its description for the visitor. */
export interface ScreenedCall {
  readonly method: string
  readonly params: unknown
  readonly words: Words
}

/** The request that a page's own check receives: a frozen copy of what is shown and signed. */
export interface ScreenRequest {
  /** The account that signs, CAIP-10. */
  readonly account: AccountId
  readonly network: NetworkId
  readonly kind: IntentKind
  /** `page`: the page called the provider, a method or a hook; `kit`: a view of the kit, such as Send or Swap. */
  readonly from: "page" | "kit"
  /** The requests as the wallet receives them, in order. */
  readonly requests: readonly [ScreenedCall, ...Array<ScreenedCall>]
}

/** The answer of a page's own check. */
export interface ScreenAnswer {
  readonly verdict: "ok" | "warn" | "block"
  /** Shown to the visitor in one line, cut at 200 characters. */
  readonly reason?: string | undefined
}

/** A page's own check of requests, before their review. */
export type Screen = (request: ScreenRequest) => Promise<ScreenAnswer> | ScreenAnswer

/** The time in which the page's check has to answer, in milliseconds. */
export const screenMillis = 2_000

/** The longest reason that is shown, in characters. */
const reasonCharacters = 200

/** Returns the copy of a request for the page's check. Changes to it have no effect. */
export const toScreenRequest = (
  intent: Intent,
  words: ReadonlyArray<Words>,
  from: ScreenRequest["from"]
): ScreenRequest | undefined => {
  const { kind, steps } = intent
  const calls = steps.flatMap(({ method, params }, index): ReadonlyArray<ScreenedCall> => {
    const described = words[index]
    return described === undefined ? [] : [{ method, params, words: described }]
  })
  const [first, ...others] = structuredClone(calls)
  return first === undefined || calls.length !== steps.length
    ? undefined
    : freeze({ account: getSigner(intent), network: intent.shown.network, kind, from, requests: [first, ...others] })
}

/** Reads the answer of a page's check; undefined if it is not one. Its reason is foreign text, made safe to show. */
export const readScreenAnswer = (
  value: unknown
): { readonly verdict: ScreenAnswer["verdict"]; readonly reason: string } | undefined => {
  try {
    if (!isRecord(value)) return undefined
    const { reason, verdict } = value
    return verdict === "ok" || verdict === "warn" || verdict === "block"
      ? { verdict, reason: typeof reason === "string" ? toReason(reason) : "" }
      : undefined
  } catch {
    return undefined // a getter of the page threw
  }
}

const toReason = (text: string): string =>
  sanitizeName(text.slice(0, reasonCharacters * 16).replace(/\s+/g, " "), reasonCharacters)
