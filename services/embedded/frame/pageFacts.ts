import * as Effect from "effect/Effect"
import type { Payload } from "../../../core/embedded/wire/requests.ts"
import type { KitState } from "../../../core/state.ts"
import { follow } from "../../foundation/store/follow.ts"
import { Store } from "../../foundation/store/Store.ts"
import type { Line, Send } from "./Line.ts"

/** A host's page, as the frame is told of it. */
export interface PageFacts {
  readonly projectId: string
  readonly metadata: NonNullable<Payload<"SYNC_DAPP_DATA">["metadata"]> | null
  /** Whether the visitor's system is light, for a theme that follows it. */
  readonly isLight: () => boolean
}

/** The accent of a page that names none, and what its cards stand on. docs/spec/embedded.md#frame-theme-and-page. */
const colours = {
  light: { "--w3m-accent": "hsla(231, 100%, 70%, 1)", "--w3m-background": "#fff" },
  dark: { "--w3m-accent": "hsla(230, 100%, 67%, 1)", "--w3m-background": "#121313" }
} as const

const themeOf = ({ mode, variables }: KitState["theme"], isLight: boolean): Payload<"SYNC_THEME"> => {
  const themeMode = mode === "auto" ? (isLight ? "light" : "dark") : mode
  const accent = variables["--w3m-accent"]
  return {
    themeMode,
    themeVariables: variables,
    w3mThemeVariables: { ...colours[themeMode], ...(accent === undefined ? {} : { "--w3m-accent": accent }) }
  }
}

/** Tells a load of the frame of its page: its data, then its theme. */
export const greeting =
  ({ isLight, metadata, projectId }: PageFacts, now: () => KitState) =>
  (send: Send): void => {
    send("SYNC_DAPP_DATA", { projectId, sdkType: "appkit", ...(metadata === null ? {} : { metadata }) })
    send("SYNC_THEME", themeOf(now().theme, isLight()))
  }

/** One frame of a screen, milliseconds. */
const betweenThemes = 16

/** Tells a frame that is ready of each new theme, until the scope ends. It puts none in the page by itself. */
export const pushTheme = (line: Line, { isLight }: PageFacts) =>
  Effect.flatMap(Store, (store) =>
    follow(
      ({ theme }) => theme,
      (theme) =>
        Effect.sleep(betweenThemes).pipe(
          Effect.zipRight(
            Effect.suspend(() =>
              line.now().phase === "ready" && store.getState().theme === theme
                ? Effect.ignore(line.ask("SYNC_THEME", themeOf(theme, isLight())))
                : Effect.void
            )
          )
        )
    )
  )
