import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Calls } from "../http/Calls.ts"
import { type HttpRequest, Transport } from "../http/Transport.ts"
import { Online } from "../platform/Online.ts"
import { type KitSettings, Settings } from "../Settings.ts"

/** Endpoints of a project for tests; they lead nowhere. */
export const testSettings: KitSettings = {
  projectId: "p1", sdkType: "appkit", sdkVersion: "test", endpoints: { api: "https://api.test", chainService: "https://chain.test" }
}

/** The real door over a service that answers by the request's URL; what was asked of it is kept in `seen`. */
export const answering = (answer: (url: URL, request: HttpRequest, nth: number) => unknown, settings: KitSettings = testSettings) => {
  const seen: Array<URL> = []
  const transport = Transport.layerTest((request) =>
    Effect.sync(() => {
      const url = new URL(request.url)
      seen.push(url)
      const given = answer(url, request, seen.length)
      return given instanceof Response ? given : Response.json(given)
    }))
  const layer = Calls.layer.pipe(Layer.provideMerge(Layer.mergeAll(transport, Settings.layer(settings), Online.layerAlways)))
  return { seen, layer }
}
