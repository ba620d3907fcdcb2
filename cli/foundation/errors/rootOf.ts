import { redactedText } from "../../../services/foundation/redaction/redactedText.ts"
import { RpcError } from "../../../core/chain/rpc/errors.ts"
import { isLatchkeyError, type LatchkeyError } from "../../../core/foundation/errors/failure.ts"
import { RequestRejected } from "../../../core/wallets/connection/errors.ts"
import { readWalletError } from "../../../core/wallets/connection/readWalletError.ts"
import { BadShape, BadStatus, RateLimited } from "../../../core/foundation/http/errors.ts"
import { originText } from "../text/originOf.ts"
import { BalanceUnread, exitOf as ownExitOf } from "./errors.ts"

/** The underlying failure: rooms keep the HTTP client's failure as their `cause`. */
export const rootOf = (error: LatchkeyError): LatchkeyError =>
  "cause" in error && isLatchkeyError(error.cause) ? rootOf(error.cause) : error

/**
 * The exit code of a failure: that of its root. In the catalogue a request that was not answered is 5, one that was
 * answered 1, one that cannot be sent as it is 2. docs/spec/kit.md#commands-exit-codes.
 */
export const exitOf = (error: LatchkeyError): number =>
  ownExitOf(error instanceof BalanceUnread ? error : rootOf(error))

/** What a developer needs of a failure's root; each part at most 256 characters, without secrets. */
export interface CauseData {
  /** The request: `rpc.eth_call`. */
  readonly call?: string
  /** The HTTP status. */
  readonly status?: number
  /** Where an answer stops fitting. */
  readonly path?: string
  /** The other side's own code: a node's, a wallet's. */
  readonly code?: number
  /** The other side's own words. */
  readonly detail?: string
}

/** The root of a failure as data; undefined if there is nothing to say of it. */
export const causeOf = (error: LatchkeyError): CauseData | undefined => {
  const root = rootOf(error)
  const parts = {
    call: callOf(root),
    status: root instanceof BadStatus ? root.status : root instanceof RateLimited ? 429 : undefined,
    path: root instanceof BadShape ? short(root.issue) : undefined,
    code: codeOf(root),
    detail: detailOf(root)
  }
  const found = Object.entries(parts).filter(([, value]) => value !== undefined && value !== "")
  return found.length === 0 ? undefined : Object.fromEntries(found)
}

const callOf = (root: LatchkeyError): string | undefined =>
  root instanceof RpcError
    ? `rpc.${root.method}`
    : "call" in root && typeof root.call === "string"
      ? root.call
      : "method" in root && typeof root.method === "string"
        ? root.method
        : undefined

const codeOf = (root: LatchkeyError): number | undefined =>
  root instanceof RpcError
    ? root.rpcCode
    : root instanceof RequestRejected
      ? readWalletError(root.cause).reason || undefined
      : "walletCode" in root && typeof root.walletCode === "number"
        ? root.walletCode
        : undefined

const detailOf = (root: LatchkeyError): string | undefined => {
  if (root instanceof RpcError) return short(root.detail)
  if (root instanceof BadShape) return short(root.seen ?? "")
  if (root instanceof BadStatus) return root.body === undefined ? undefined : short(JSON.stringify(root.body))
  return "cause" in root && root.cause instanceof Error ? short(root.cause.message) : undefined
}

const most = 256
const link = /\b(?:https?|wss?):\/\/[^\s"'<>)]+/gi

/** The other side's words without secrets: of a link only its origin stays. */
const short = (text: string): string =>
  redactedText(text.slice(0, most * 4).replace(link, (one) => originText(one))).slice(0, most)
