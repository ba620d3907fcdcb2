import * as Effect from "effect/Effect"
import type { FaultId } from "./fault.ts"
import { hostileText } from "./hostileText.ts"
import type { Subject } from "./subject.ts"
import type { Body, Play } from "./world.ts"

/** One way in which a fault shows. */
export interface Variant {
  readonly name: string
  /** Whether another try might have gone better: a read is tried again then. */
  readonly mayPass: boolean
  readonly play: Play
  /** Offline before it is asked; or asked once while all is well, and again while the answer is fresh. */
  readonly when?: "offline" | "fresh"
}

const megabyte = 1024 * 1024
const encoder = new TextEncoder()
const always = (name: string, mayPass: boolean, make: (well: Body) => Response): Variant => ({ name, mayPass, play: (well) => Effect.sync(() => make(well)) })
const status = (code: number, mayPass: boolean, headers: Record<string, string> = {}, name = String(code)): Variant =>
  always(name, mayPass, () => new Response("", { status: code, headers }))
const said = (name: string, { text, type }: { readonly text: string; readonly type: string }): Variant =>
  always(name, false, () => new Response(text, { headers: { "content-type": type } }))
const json = (name: string, value: unknown): Variant => said(name, { type: "application/json", text: JSON.stringify(value) })
const half = ({ text }: Body): Uint8Array => encoder.encode(text.slice(0, Math.ceil(text.length / 2)))

/** A body that is half there when `then` has its way with it. */
const halved = (name: string, mayPass: boolean, then: (body: ReadableStreamDefaultController<Uint8Array>) => void): Variant =>
  always(name, mayPass, (well) => {
    let started = false
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        if (started) return then(controller)
        started = true
        controller.enqueue(half(well))
      }
    })
    return new Response(body, { headers: { "content-type": well.type } })
  })

const gone = Effect.fail(new TypeError("Failed to fetch"))
const fine = ({ text, type }: Body) => Effect.sync(() => new Response(text, { headers: { "content-type": type } }))
const silent: Play = (well) => Effect.zipRight(Effect.sleep("60 seconds"), fine(well))

const vast = (name: string, headers: Record<string, string>): Variant => ({
  name, mayPass: false,
  play: ({ type }, _, read) => Effect.sync(() => {
    const chunk = new Uint8Array(megabyte).fill(32)
    let left = 50
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        if (left-- === 0) return controller.close()
        read(chunk.length)
        controller.enqueue(chunk)
      }
    }, { highWaterMark: 0 })
    return new Response(body, { headers: { "content-type": type, ...headers } })
  })
})

/** Every way in which a fault shows itself to a call. */
export const variantsOf = (fault: FaultId, { absurd, keeps, wrong }: Subject): ReadonlyArray<Variant> => {
  switch (fault) {
    case "F1": return [400, 401, 403, 404].map((code) => status(code, false))
    case "F2": return [
      status(429, true),
      status(429, true, { "retry-after": "2" }, "429, after 2 s"),
      // Longer than anybody waits: there is no other try.
      status(429, false, { "retry-after": "60" }, "429, after 60 s"),
      ...(keeps === true ? [{ ...status(429, true), name: "fresh", when: "fresh" as const }] : [])
    ]
    case "F3": return [500, 502, 503, 504].map((code) => status(code, true))
    case "F4": return [{ name: "silent", mayPass: false, play: silent }]
    case "F5": return [halved("stalls", false, () => undefined)]
    case "F6": return [
      halved("breaks", true, (body) => body.error(new TypeError("terminated"))), halved("ends early", false, (body) => body.close())
    ]
    case "F7": return [said("a page", { type: "text/html", text: "<!doctype html><html><body>Log in to continue</body></html>" })]
    case "F8": return [null, 7, "text", ...wrong].map((value) => json(JSON.stringify(value), value))
    case "F9": return [{ name: "keys", mayPass: false, play: (well) => Effect.sync(() => hostile(well)) }]
    case "F10": return [vast("streamed", {}), vast("announced", { "content-length": String(50 * megabyte) })]
    case "F11": return [{ name: "gone", mayPass: true, play: () => gone }]
    case "F12": return [{ name: "offline", mayPass: false, play: fine, when: "offline" }]
    case "F13": return [
      { name: "gone twice", mayPass: true, play: (well, nth) => (nth <= 2 ? gone : fine(well)) },
      { name: "503 twice", mayPass: true, play: (well, nth) => (nth <= 2 ? Effect.succeed(new Response("", { status: 503 })) : fine(well)) }
    ]
    case "F14": return Object.entries(absurd).map(([name, text]) => said(name, typeof text === "string" ? { type: "application/json", text } : text))
  }
}

const hostile = ({ text, type }: Body): Response =>
  new Response(type === "application/json" ? hostileText(JSON.parse(text)) : hostileText({}), { headers: { "content-type": type === "application/json" ? type : "application/json" } })
