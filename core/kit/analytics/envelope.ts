import { activeConnection } from "../../wallets/connection/state.ts"
import { splitNetworkId } from "../../chain/network/caip.ts"
import { type ErrorCategory, Unforeseen } from "../../foundation/log/errors.ts"
import { findSentence } from "../../foundation/log/reports.ts"
import { scrub } from "../../foundation/log/scrub.ts"
import { type Scrubbed, scrubNamed } from "../../foundation/log/scrubData.ts"
import type { KitState } from "../../state.ts"
import type { ServiceEvent, Report } from "./serviceEvents.ts"

/** The report of a visitor's action. */
export interface TrackProps {
  readonly type: "track"
  readonly event: ServiceEvent
  /** The active account, which is public; absent if no wallet is connected. */
  readonly address?: string | undefined
  readonly properties: { readonly [name: string]: Scrubbed }
}

/** The report of an unexpected failure. */
export interface ErrorProps {
  readonly type: "error"
  readonly event: ErrorCategory
  readonly errorType: string
  readonly errorMessage: string
  readonly stackTrace: string
}

/** One event to be sent: the body of `POST /e`. docs/spec/kit.md#analytics-event-call. */
export interface Envelope {
  readonly eventId: string
  /** The page, without its query and fragment (reliability T14). */
  readonly url: string
  readonly domain: string
  /** Epoch milliseconds; an ISO text for an error. */
  readonly timestamp: number | string
  readonly props: TrackProps | ErrorProps
}

/** Returns the report of an event, without secrets. `state`: after the event. */
export const trackProps = ({ event, properties }: Report, state: KitState): TrackProps => {
  const { namespace } = splitNetworkId(state.chain.active)
  const address = activeConnection(state.connection, namespace)?.accounts[0].address
  return {
    type: "track",
    event,
    ...(address === undefined ? {} : { address }),
    properties: scrubNamed(Object.entries(properties).filter(([, value]) => value !== undefined))
  }
}

/** Returns the report of a failure: its cause's own type, message and stack, without secrets. */
export const getErrorProps = ({ category, cause }: Unforeseen): ErrorProps => ({
  type: "error",
  event: category,
  errorType: cause instanceof Error ? scrub(cause.name) : Unforeseen.tag,
  errorMessage: scrub(findSentence(cause)),
  stackTrace: scrub(cause instanceof Error ? (cause.stack ?? "") : "")
})

/** Puts an event into its envelope. `href`: the page's address; null if it is not one. `time`: epoch milliseconds. */
export const getEnvelope = (eventId: string, href: string, time: number, props: Envelope["props"]): Envelope | null => {
  if (!URL.canParse(href)) return null
  const { host, hostname, pathname, protocol } = new URL(href)
  return {
    eventId,
    url: `${protocol}//${host}${scrub(pathname)}`,
    domain: hostname,
    timestamp: props.type === "error" ? new Date(time).toISOString() : time,
    props
  }
}

/** Returns a random UUID (version 4) from 16 random bytes. */
export const getUuid = (bytes: ReadonlyArray<number>): string =>
  bytes
    .map((byte, i) =>
      (i === 6 ? (byte & 0x0f) | 0x40 : i === 8 ? (byte & 0x3f) | 0x80 : byte & 0xff).toString(16).padStart(2, "0")
    )
    .join("")
    .replace(/(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")
