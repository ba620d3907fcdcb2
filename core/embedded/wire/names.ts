import { millis } from "../../foundation/data/limits.ts"

/**
 * What is known of a request by its name. `within`: its limit, milliseconds. `reload`: what becomes of it when the frame
 * goes: it `fails`, is asked `again` once, counts as `done`, or nobody knows what it did (`unknown`).
 */
export interface NameRule {
  readonly within: number
  readonly reload: "again" | "done" | "fails" | "unknown"
  /** One that is not answered within its limit counts as done. */
  readonly lenient?: true
  /** One at a time: a second one waits for the first. */
  readonly alone?: true
  /** Its time-out ends every request and raises an alert. docs/spec/embedded.md#frame-time-outs. */
  readonly alerts?: true
  /** It does not by itself start the time that the frame has to load. docs/spec/embedded.md#frame-time-outs. */
  readonly patient?: true
}

const prompted = { within: millis.connectRequest, reload: "fails", alone: true, alerts: true } as const
const quiet = { within: millis.frameLoad, reload: "fails" } as const
const read = { within: millis.rpc, reload: "again" } as const
const told = { within: millis.signOut, reload: "done", lenient: true } as const

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
  GET_FARCASTER_URI: { within: millis.frameLoad, reload: "fails", alone: true },
  CONNECT_FARCASTER: { within: millis.farcaster, reload: "fails", alone: true },
  RPC_REQUEST: { within: millis.approvalByWindow, reload: "unknown" },
  GET_CHAIN_ID: read,
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: read,
  IS_CONNECTED: read,
  GET_USER: { within: millis.frameLoad, reload: "again" },
  SET_PREFERRED_ACCOUNT: { ...quiet, patient: true },
  INIT_SMART_ACCOUNT: quiet,
  SWITCH_NETWORK: quiet,
  SIGN_OUT: told,
  SYNC_THEME: { ...told, patient: true },
  SYNC_DAPP_DATA: { ...told, patient: true },
  RELOAD: told,
  RPC_ABORT: told
} as const satisfies Readonly<Record<string, NameRule>>

export type FrameName = keyof typeof nameRules

/** All names, in the order of the table. */
export const frameNames = Object.keys(nameRules).filter((name): name is FrameName => Object.hasOwn(nameRules, name))

const rules: Readonly<Record<FrameName, NameRule>> = nameRules

/** What is known of a request. A JSON-RPC method that needs no approval is a read. docs/spec/embedded.md#wire-requests. */
export const ruleOf = (name: FrameName, isSafe = false): NameRule =>
  name === "RPC_REQUEST" && isSafe ? read : rules[name]

/** The beginnings of a message's type, by who sends it. */
export const prefixes = { page: "@w3m-app/", frame: "@w3m-frame/" } as const
