import * as Effect from "effect/Effect"
import type { Payload } from "../../../core/embedded/wire/requests.ts"
import type { KitState } from "../../../core/state.ts"
import { follow } from "../../foundation/store/follow.ts"
import { Store } from "../../foundation/store/Store.ts"
import type { Line, Send } from "./Line.ts"

/** The data of a host's page that the frame receives. */
export interface PageFacts {
  readonly projectId: string
  readonly metadata: NonNullable<Payload<"SYNC_DAPP_DATA">["metadata"]> | null
  /** True if the visitor's system uses a light color scheme, for a theme that follows it. */
  readonly isLight: () => boolean
}

/** The default accent of a page, and the background of its cards. docs/spec/embedded.md#frame-theme-and-page. */
const colors = {
  light: { "--w3m-accent": "hsla(231, 100%, 70%, 1)", "--w3m-background": "#fff" },
  dark: { "--w3m-accent": "hsla(230, 100%, 67%, 1)", "--w3m-background": "#121313" }
} as const

const getTheme = ({ mode, variables }: KitState["theme"], isLight: boolean): Payload<"SYNC_THEME"> => {
  const themeMode = mode === "auto" ? (isLight ? "light" : "dark") : mode
  const accent = variables["--w3m-accent"]
  return {
    themeMode,
    themeVariables: variables,
    w3mThemeVariables: { ...colors[themeMode], ...(accent === undefined ? {} : { "--w3m-accent": accent }) }
  }
}

/** Returns a function that sends the page's data and its theme to a load of the frame. */
export const createGreeting =
  ({ isLight, metadata, projectId }: PageFacts, now: () => KitState) =>
  (send: Send): void => {
    send("SYNC_DAPP_DATA", { projectId, sdkType: "appkit", ...(metadata === null ? {} : { metadata }) })
    send("SYNC_THEME", getTheme(now().theme, isLight()))
  }

/** One animation frame, in milliseconds. */
const betweenThemes = 16

/** Sends each new theme to a frame that is ready, until the scope ends. Never loads the frame. */
export const pushTheme = (line: Line, { isLight }: PageFacts) =>
  Effect.flatMap(Store, (store) =>
    follow(
      ({ theme }) => theme,
      (theme) =>
        Effect.sleep(betweenThemes).pipe(
          Effect.zipRight(
            Effect.suspend(() =>
              line.now().phase === "ready" && store.getState().theme === theme
                ? Effect.ignore(line.ask("SYNC_THEME", getTheme(theme, isLight())))
                : Effect.void
            )
          )
        )
    )
  )
