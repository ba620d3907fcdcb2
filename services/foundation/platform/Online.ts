import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

/** Where a browser says that it has a network: its `navigator` and the window that tells of changes. */
export interface NetworkSigns {
  readonly navigator: { readonly onLine: boolean }
  readonly addEventListener: (name: "online", listener: () => void) => void
  readonly removeEventListener: (name: "online", listener: () => void) => void
}

/** Whether this device has a network at all. False is certain; true only means that asking is worth it. */
export class Online extends Context.Tag("services/platform/Online")<
  Online,
  {
    readonly now: Effect.Effect<boolean>
    /** Ends when there is a network: at once if there is one now. */
    readonly back: Effect.Effect<void>
  }
>() {
  /** A page's own word, `window` as a rule. */
  static readonly layer = (signs: NetworkSigns): Layer.Layer<Online> => Layer.succeed(this, fromSigns(signs))
  /** What this place says of itself: a page's window, else a terminal's silence. */
  static readonly layerHere: Layer.Layer<Online> = Layer.suspend(() =>
    typeof window === "undefined" ? this.layerAlways : this.layer(window)
  )
  /** A terminal is not told: it finds out by asking. */
  static readonly layerAlways: Layer.Layer<Online> = Layer.succeed(this, {
    now: Effect.succeed(true),
    back: Effect.void
  })
}

const fromSigns = (signs: NetworkSigns): Online["Type"] => {
  const now = Effect.sync(() => signs.navigator.onLine !== false)
  const next = Effect.async<void>((resume) => {
    const listener = () => resume(Effect.void)
    signs.addEventListener("online", listener)
    return Effect.sync(() => signs.removeEventListener("online", listener))
  })
  return { now, back: Effect.flatMap(now, (online) => (online ? Effect.void : next)) }
}
