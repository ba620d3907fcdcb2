import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

/** The browser's report of its network: `navigator`, and the window that fires the events. */
export interface BrowserNetwork {
  readonly navigator: { readonly onLine: boolean }
  readonly addEventListener: (name: "online", listener: () => void, options?: { readonly once: boolean }) => void
  readonly removeEventListener: (name: "online", listener: () => void) => void
}

/** Reports whether this device has a network. False is certain; true only means that a request is worth trying. */
export class Online extends Context.Tag("services/platform/Online")<
  Online,
  {
    readonly now: Effect.Effect<boolean>
    /** Completes when there is a network; immediately if there is one now. */
    readonly back: Effect.Effect<void>
  }
>() {
  /** Reads the page's report. `signs`: the source of its events, normally `window`. */
  static readonly layer = (signs: BrowserNetwork): Layer.Layer<Online> => Layer.succeed(this, fromSigns(signs))
  /** Reads the page's report if there is a window; otherwise always online, as in a terminal. */
  static readonly layerHere: Layer.Layer<Online> = Layer.suspend(() =>
    typeof window === "undefined" ? this.layerAlways : this.layer(window)
  )
  /** Always online: a terminal gets no report and learns about its network by sending a request. */
  static readonly layerAlways: Layer.Layer<Online> = Layer.succeed(this, {
    now: Effect.succeed(true),
    back: Effect.void
  })
}

const fromSigns = (signs: BrowserNetwork): Online["Type"] => {
  const now = Effect.sync(() => signs.navigator.onLine !== false)
  const next = Effect.async<void>((resume) => {
    const onOnline = () => resume(Effect.void)
    signs.addEventListener("online", onOnline, { once: true })
    return Effect.sync(() => signs.removeEventListener("online", onOnline))
  })
  return { now, back: Effect.flatMap(now, (online) => (online ? Effect.void : next)) }
}
