import { millis } from "../../foundation/data/limits.ts"

/**
 * The rules of a request. `within`: its time limit, milliseconds. `reload`: its outcome if the frame reloads: it
 * `fails`, is sent `again` once, counts as `done`, or has an unknown outcome (`unknown`).
 */
export interface NameRule {
  readonly within: number
  readonly reload: "again" | "done" | "fails" | "unknown"
  /** A request that is not answered within its limit counts as done. */
  readonly lenient?: true
  /** Exclusive: a second request waits for the first. */
  readonly exclusive?: true
  /** Its time-out ends every request and raises an alert. docs/spec/embedded.md#frame-time-outs. */
  readonly alerts?: true
  /** It does not start the time limit of the frame's load. docs/spec/embedded.md#frame-time-outs. */
  readonly patient?: true
}

const prompted = { within: millis.connectRequest, reload: "fails", exclusive: true, alerts: true } as const
const quiet = { within: millis.frameLoad, reload: "fails" } as const
const read = { within: millis.rpc, reload: "again" } as const
const notification = { within: millis.signOut, reload: "done", lenient: true } as const

/** The requests that a page sends to the frame. docs/spec/embedded.md#wire-requests. */
export const nameRules = {
  CONNECT_EMAIL: prompted,
  CONNECT_DEVICE: prompted,
  CONNECT_OTP: prompted,
  UPDATE_EMAIL: prompted,
  UPDATE_EMAIL_PRIMARY_OTP: prompted,
  UPDATE_EMAIL_SECONDARY_OTP: prompted,
  GET_SOCIAL_REDIRECT_URI: prompted,
  CONNECT_SOCIAL: prompted,
  GET_FARCASTER_URI: { within: millis.frameLoad, reload: "fails", exclusive: true },
  CONNECT_FARCASTER: { within: millis.farcaster, reload: "fails", exclusive: true },
  RPC_REQUEST: { within: millis.approvalByWindow, reload: "unknown" },
  GET_CHAIN_ID: read,
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: read,
  IS_CONNECTED: read,
  GET_USER: { within: millis.frameLoad, reload: "again" },
  SET_PREFERRED_ACCOUNT: { ...quiet, patient: true },
  INIT_SMART_ACCOUNT: quiet,
  SWITCH_NETWORK: quiet,
  SIGN_OUT: notification,
  SYNC_THEME: { ...notification, patient: true },
  SYNC_DAPP_DATA: { ...notification, patient: true },
  RELOAD: notification,
  RPC_ABORT: notification
} as const satisfies Readonly<Record<string, NameRule>>

export type FrameName = keyof typeof nameRules

/** All names, in the order of the table. */
export const frameNames = Object.keys(nameRules).filter((name): name is FrameName => Object.hasOwn(nameRules, name))

/**
 * How a JSON-RPC method is used: the visitor decides on it, it reads and may be repeated, or it sends a signed
 * transaction, which happens at most once.
 */
export type RpcUse = "broadcast" | "decision" | "read"

const broadcast = { within: millis.rpc, reload: "unknown" } as const

const rules: Readonly<Record<FrameName, NameRule>> = nameRules

/** Returns the rules of a request. docs/spec/embedded.md#wire-requests. */
export const getRule = (name: FrameName, use: RpcUse = "decision"): NameRule =>
  name !== "RPC_REQUEST" || use === "decision" ? rules[name] : use === "read" ? read : broadcast

/** The prefixes of a message's type, by sender. */
export const prefixes = { page: "@w3m-app/", frame: "@w3m-frame/" } as const
