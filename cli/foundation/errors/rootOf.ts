import { redactText } from "../../../services/foundation/redaction/redactedText.ts"
import { RpcError } from "../../../core/chain/rpc/errors.ts"
import { isLatchkeyError, type LatchkeyError } from "../../../core/foundation/errors/failure.ts"
import { RequestRejected } from "../../../core/wallets/connection/errors.ts"
import { readWalletError } from "../../../core/wallets/connection/readWalletError.ts"
import { BadShape, BadStatus, RateLimited } from "../../../core/foundation/http/errors.ts"
import { formatOrigin } from "../text/originOf.ts"
import { BalanceUnread, getExit as ownExitOf } from "./errors.ts"

/** Returns the underlying failure: services keep the HTTP client's failure as their `cause`. */
export const getRoot = (error: LatchkeyError): LatchkeyError =>
  "cause" in error && isLatchkeyError(error.cause) ? getRoot(error.cause) : error

/**
 * Returns the exit code of a failure: that of its root. In the catalogue, a request without an answer is 5, one with an
 * answer is 1, and one that cannot be sent is 2. docs/spec/kit.md#commands-exit-codes.
 */
export const getExit = (error: LatchkeyError): number =>
  ownExitOf(error instanceof BalanceUnread ? error : getRoot(error))

/** The details of a failure's root for developers; each part has at most 256 characters and no secrets. */
export interface CauseData {
  /** The request: `rpc.eth_call`. */
  readonly call?: string
  /** The HTTP status. */
  readonly status?: number
  /** The path at which an answer no longer fits. */
  readonly path?: string
  /** The code of the node or wallet. */
  readonly code?: number
  /** The message of the service, node or wallet. */
  readonly detail?: string
}

/** Returns the root of a failure as data; undefined if it has no details. */
export const getCause = (error: LatchkeyError): CauseData | undefined => {
  const root = getRoot(error)
  const parts = {
    call: getCall(root),
    status: root instanceof BadStatus ? root.status : root instanceof RateLimited ? 429 : undefined,
    path: root instanceof BadShape ? shorten(root.issue) : undefined,
    code: getCode(root),
    detail: getDetail(root)
  }
  const found = Object.entries(parts).filter(([, value]) => value !== undefined && value !== "")
  return found.length === 0 ? undefined : Object.fromEntries(found)
}

const getCall = (root: LatchkeyError): string | undefined =>
  root instanceof RpcError
    ? `rpc.${root.method}`
    : "call" in root && typeof root.call === "string"
      ? root.call
      : "method" in root && typeof root.method === "string"
        ? root.method
        : undefined

const getCode = (root: LatchkeyError): number | undefined =>
  root instanceof RpcError
    ? root.rpcCode
    : root instanceof RequestRejected
      ? readWalletError(root.cause).reason || undefined
      : "walletCode" in root && typeof root.walletCode === "number"
        ? root.walletCode
        : undefined

const getDetail = (root: LatchkeyError): string | undefined => {
  if (root instanceof RpcError) return shorten(root.detail)
  if (root instanceof BadShape) return shorten(root.seen ?? "")
  if (root instanceof BadStatus) return root.body === undefined ? undefined : shorten(JSON.stringify(root.body))
  return "cause" in root && root.cause instanceof Error ? shorten(root.cause.message) : undefined
}

const maxLength = 256
const link = /\b(?:https?|wss?):\/\/[^\s"'<>)]+/gi

/** Shortens a message from outside and removes secrets: only the origin of a link stays. */
const shorten = (text: string): string =>
  redactText(text.slice(0, maxLength * 4).replace(link, (url) => formatOrigin(url))).slice(0, maxLength)
