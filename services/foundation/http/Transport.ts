import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Scope from "effect/Scope"

/** A request as the door sends it. A body makes it a POST. */
export interface HttpRequest {
  readonly url: string
  readonly body?: { readonly text: string; readonly type: string }
}

/** An answer: its head, and its body as far as the door reads it. What `fetch` gives is one. */
export interface HttpAnswer {
  readonly status: number
  readonly headers: { readonly get: (name: string) => string | null }
  readonly body: {
    readonly getReader: () => { readonly read: () => Promise<{ readonly value?: Uint8Array | undefined }> }
  } | null
}

/** What the door needs below it: something that sends a request and brings the head of an answer. */
export class Transport extends Context.Tag("services/http/Transport")<
  Transport,
  {
    /** Fails with whatever kept the answer from coming. The end of the scope hangs up, read or not. */
    readonly send: (request: HttpRequest) => Effect.Effect<HttpAnswer, unknown, Scope.Scope>
  }
>() {
  /** The real network, by `fetch`. Works in a page and in Node alike, and costs a page next to nothing. */
  static readonly layerFetch: Layer.Layer<Transport> = Layer.sync(this, () => ({ send: fetched }))
  /** Answers what it is told. */
  static readonly layerTest = (send: Transport["Type"]["send"]): Layer.Layer<Transport> => Layer.succeed(this, { send })
}

const fetched: Transport["Type"]["send"] = ({ body, url }) =>
  Effect.acquireRelease(
    Effect.sync(() => new AbortController()),
    (call) => Effect.sync(() => call.abort())
  ).pipe(
    Effect.flatMap(({ signal }) =>
      Effect.tryPromise({
        try: () =>
          fetch(
            url,
            body === undefined
              ? { signal }
              : { signal, method: "POST", body: body.text, headers: { "content-type": body.type } }
          ),
        catch: (cause) => cause
      })
    )
  )
