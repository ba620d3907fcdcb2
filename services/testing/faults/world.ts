import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Scope from "effect/Scope"
import { Calls } from "../../http/Calls.ts"
import { type HttpRequest, Transport } from "../../http/Transport.ts"
import { type NetworkSigns, Online } from "../../platform/Online.ts"
import { Settings } from "../../Settings.ts"
import { testSettings } from "../answering.ts"

/** A body and what it calls itself. */
export interface Body {
  readonly type: string
  readonly text: string
}

/** One request that was sent, and when. `quietMillis`: how long the answer asked to be left alone. */
export interface Sent {
  readonly at: number
  readonly url: string
  readonly struck: boolean
  quietMillis?: number
}

/** How a fault answers the `nth` request that it strikes (from 1); `read` is told of every byte that is taken from it. */
export type Play = (well: Body, nth: number, read: (bytes: number) => void) => Effect.Effect<Response, unknown, Scope.Scope>

/** What answers when all is well, and which of the requests a fault is about. */
export interface Service {
  readonly answer: (url: URL, request: HttpRequest) => unknown
  readonly strikes: (url: URL, request: HttpRequest) => boolean
}

/** What JSON answers look like, and images: text that names its own type. */
export const bodyOf = (value: unknown): Body =>
  isBody(value) ? value : { type: "application/json", text: JSON.stringify(value) }
const isBody = (value: unknown): value is Body => typeof value === "object" && value !== null && "type" in value && "text" in value

/** The real door over a service that a fault strikes while there is one, on a device that can lose its network. */
export const makeWorld = ({ answer, strikes }: Service) => {
  const sent: Array<Sent> = []
  const listeners = new Set<() => void>()
  const now = { fault: undefined as Play | undefined, open: 0, bytes: 0, online: true, nth: 0 }
  const send = (request: HttpRequest) =>
    Effect.gen(function*() {
      const url = new URL(request.url)
      const play = strikes(url, request) ? now.fault : undefined
      const one: Sent = { at: yield* Clock.currentTimeMillis, url: request.url, struck: play !== undefined }
      sent.push(one)
      yield* Effect.acquireRelease(Effect.sync(() => now.open++), () => Effect.sync(() => now.open--))
      const well = bodyOf(answer(url, request))
      if (play === undefined) return new Response(well.text, { headers: { "content-type": well.type } })
      const response = yield* play(well, ++now.nth, (bytes) => {
        now.bytes += bytes
      })
      const quiet = response.headers.get("retry-after")
      if (quiet !== null) one.quietMillis = Number(quiet) * 1000
      return response
    })
  const signs: NetworkSigns = {
    navigator: { get onLine() { return now.online } },
    addEventListener: (_: "online", listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: "online", listener: () => void) => void listeners.delete(listener)
  }
  const transport = Transport.layerTest(send)
  const layer = Calls.layer.pipe(Layer.provideMerge(Layer.mergeAll(
    transport, Online.layer(signs),
    Settings.layer({ ...testSettings, endpoints: { ...testSettings.endpoints, analytics: "https://events.test" } })
  )))
  return {
    sent, now, layer, transport,
    /** The network is back, and the page hears of it. */
    comesBack: Effect.sync(() => {
      now.online = true
      for (const listener of [...listeners]) listener()
    })
  }
}
export type World = ReturnType<typeof makeWorld>
