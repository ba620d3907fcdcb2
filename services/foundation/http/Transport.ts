import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Scope from "effect/Scope"

/** A request of the HTTP client. A request with a body is a POST. */
export interface HttpRequest {
  readonly url: string
  readonly body?: { readonly text: string; readonly type: string }
  /** True for a server that a stranger chose: no redirects, cookies or referrer. */
  readonly isForeign?: true
}

/** The parts of a response that the HTTP client reads. The `Response` of `fetch` satisfies it. */
export interface HttpAnswer {
  readonly status: number
  readonly headers: { readonly get: (name: string) => string | null }
  readonly body: {
    readonly getReader: () => { readonly read: () => Promise<{ readonly value?: Uint8Array | undefined }> }
  } | null
}

/** Sends the HTTP client's requests and returns the head of the response. */
export class Transport extends Context.Tag("services/http/Transport")<
  Transport,
  {
    /**
     * Fails with the cause if there is no response. Closing the scope closes the connection, even if the body was not
     * read.
     */
    readonly send: (request: HttpRequest) => Effect.Effect<HttpAnswer, unknown, Scope.Scope>
  }
>() {
  /** Uses the real network through `fetch`. Works in a page and in Node, and adds almost nothing to a page's bundle. */
  static readonly layerFetch: Layer.Layer<Transport> = Layer.sync(this, () => ({ send }))
  /** Responds with the given function. */
  static readonly layerTest = (send: Transport["Type"]["send"]): Layer.Layer<Transport> => Layer.succeed(this, { send })
}

/** The options of `fetch` for a server that a stranger chose. */
const foreign = { redirect: "error", credentials: "omit", referrerPolicy: "no-referrer" } as const

const send: Transport["Type"]["send"] = ({ body, isForeign, url }) =>
  Effect.acquireRelease(
    Effect.sync(() => new AbortController()),
    (call) => Effect.sync(() => call.abort())
  ).pipe(
    Effect.flatMap(({ signal }) =>
      Effect.tryPromise({
        try: () =>
          fetch(url, {
            signal,
            ...(isForeign === true ? foreign : {}),
            ...(body === undefined ? {} : { method: "POST", body: body.text, headers: { "content-type": body.type } })
          }),
        catch: (cause) => cause
      })
    )
  )
