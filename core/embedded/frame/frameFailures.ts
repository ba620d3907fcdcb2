import { sanitizeName } from "../../foundation/text/plain.ts"
import type { FrameName } from "../wire/names.ts"
import { EmbeddedAborted, FrameError, FrameErrorUnknown, RequestAborted, UnverifiedDomain } from "./errors.ts"

/** The alerts of the embedded wallet, by the frame's own words for them. docs/spec/embedded.md#frame-alerts. */
const alertKeys = {
  iframe_load_failed: "IFRAME_LOAD_FAILED",
  iframe_request_timeout: "IFRAME_REQUEST_TIMEOUT",
  unverified_domain: "UNVERIFIED_DOMAIN"
} as const

export type FrameAlertKey = (typeof alertKeys)[keyof typeof alertKeys]

/** Returns the alert that an error's message refers to; undefined for any other message. */
export const getAlertKey = (message: string | null): FrameAlertKey | undefined =>
  Object.entries(alertKeys).find(([word]) => word === message)?.[1]

/**
 * Returns the failure of an error that the frame answered with. Its words are shown as one line of at most 160
 * characters. docs/spec/embedded.md#frame-aborts.
 */
export const getRefusal = (message: string | null): FrameError | FrameErrorUnknown | UnverifiedDomain => {
  if (getAlertKey(message) === "UNVERIFIED_DOMAIN") return new UnverifiedDomain()
  const reason = sanitizeName(message ?? "", 160)
  return reason === "" ? new FrameErrorUnknown() : new FrameError({ reason })
}

/** Returns the failure of a cancelled request. docs/spec/embedded.md#frame-aborts. */
export const getAbort = (name: FrameName): EmbeddedAborted | RequestAborted =>
  name === "RPC_REQUEST" ? new RequestAborted() : new EmbeddedAborted()
