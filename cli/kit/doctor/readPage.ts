import * as Effect from "effect/Effect"
import { isThisMachine } from "../../../core/foundation/platform/isThisMachine.ts"
import { createWrong, type Finding } from "./findings.ts"
import type { SeenPage } from "./page.ts"

const timeoutMillis = 10_000
/** How much of a page is read: policies are in its head, near the beginning. */
const maxBytes = 200_000

/** Requests a page once and reads its beginning. Fails with the finding that says why it cannot be read. */
export const readPage = (url: string, isLive: boolean): Effect.Effect<SeenPage, Finding> =>
  Effect.tryPromise({
    try: async (signal): Promise<SeenPage> => {
      const response = await fetchPage(new URL(url), isLive, signal)
      return {
        url: response.url,
        status: response.status,
        policy: response.headers.get("content-security-policy"),
        openerPolicy: response.headers.get("cross-origin-opener-policy"),
        cacheControl: response.headers.get("cache-control"),
        text: await getText(response, maxBytes)
      }
    },
    catch: (cause) => getPageFault(joinErrorCodes(cause))
  }).pipe(
    Effect.timeoutFail({
      duration: timeoutMillis,
      onTimeout: () =>
        createWrong(
          "Page",
          `The page did not load within ${timeoutMillis / 1000} seconds: the server is slow or still building.`,
          "Open the page in a browser; once it loads, run doctor again."
        )
    })
  )

/** Reads the beginning of a response, and closes the connection. */
const getText = async (response: Response, max: number): Promise<string> => {
  const parts: Array<Uint8Array> = []
  let length = 0
  const reader = response.body?.getReader()
  for (let part = await reader?.read(); part?.value !== undefined && length < max; part = await reader?.read()) {
    parts.push(part.value)
    length += part.value.length
  }
  await reader?.cancel().catch(() => {})
  return Buffer.concat(parts).subarray(0, max).toString("utf8")
}

/** Requests a page and follows redirects; without `--live` only to local pages. */
const fetchPage = async (url: URL, isLive: boolean, signal: AbortSignal, remaining = 5): Promise<Response> => {
  const response = await fetch(url, { signal, redirect: isLive ? "follow" : "manual" })
  const to = response.headers.get("location")
  const next = response.status < 400 && to !== null && URL.canParse(to, url) ? new URL(to, url) : undefined
  return next === undefined || isLive || remaining === 0 || !isThisMachine(next)
    ? response
    : fetchPage(next, isLive, signal, remaining - 1)
}

/** Returns the codes of an error and of its causes, separated by spaces. */
const joinErrorCodes = (cause: unknown, depth = 0): string =>
  depth > 4 || !(cause instanceof Error)
    ? ""
    : `${String(Reflect.get(cause, "code") ?? "")} ${joinErrorCodes(cause.cause, depth + 1)}`

/** Returns the finding for a failed request, from Node's error codes. */
const getPageFault = (codes: string): Finding => {
  if (/CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS/.test(codes))
    return createWrong(
      "Page",
      "Its certificate is not trusted here.",
      "Use its http address, or set NODE_EXTRA_CA_CERTS to the certificate of its authority."
    )
  if (/EPROTO|ERR_SSL/.test(codes))
    return createWrong("Page", "Its server does not speak https.", "Use the address with http, or check its port.")
  if (/HPE_/.test(codes))
    return createWrong("Page", "Its server does not speak HTTP.", "Check the port: another program uses this one.")
  if (/UND_ERR_SOCKET|ECONNRESET|EPIPE/.test(codes))
    return createWrong(
      "Page",
      "Its server closed the connection without an answer.",
      "Check the server's log, or the port and whether it needs https."
    )
  return createWrong("Page", "No server answers at its address.", "Start the page's server, or check the address.")
}
