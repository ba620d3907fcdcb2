import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as FiberId from "effect/FiberId"
import { PopupClosed } from "../../../core/embedded/frame/errors.ts"
import { readPopupResult, stateOf } from "../../../core/embedded/social/popupResult.ts"
import { type WindowWord, windowEnd } from "../../../core/embedded/social/windowEnd.ts"
import type { SocialStep } from "../../../core/embedded/login/events.ts"
import type { Said } from "../../../core/embedded/wire/said.ts"
import { socialMillis } from "../../../core/embedded/social/socialMillis.ts"
import { Store } from "../../foundation/store/Store.ts"
import type { Line } from "../frame/Line.ts"
import type { SignInWindow, SignInWindows } from "./SignInWindows.ts"

/** A sign-in window, and what it is watched by. */
interface Watched<E> {
  readonly line: Line
  readonly windows: SignInWindows
  readonly number: string
  readonly opened: SignInWindow
  readonly site: string
  /** The provider's address, once it is known and checked. */
  readonly address: Effect.Effect<string, E>
}

/**
 * Sends the window to the provider and returns its result: the first that the window posts or that the frame hears from
 * its own server, whichever can. docs/spec/embedded.md#social-window-end.
 */
export const windowResult = <E>({ address, line, number, opened, site, windows }: Watched<E>) =>
  Effect.scoped(
    Effect.gen(function* () {
      const store = yield* Store
      const clock = yield* Effect.clock
      const now = (): number => clock.unsafeCurrentTimeMillis()
      const result = Deferred.unsafeMake<string, PopupClosed>(FiberId.none)
      const end = (exit: Exit.Exit<string, PopupClosed>): void => Deferred.unsafeDone(result, exit)

      const early: Array<Said> = []
      let hear = (said: Said): void => void early.push(said)
      yield* line.listen((said) => hear(said))
      const uri = yield* address
      const state = stateOf(uri, site)
      const addressAt = now()
      let word: WindowWord | null = null
      let closedAt: number | null = null
      let shown: SocialStep = "open"
      const show = (step: SocialStep): void => {
        if (step !== shown) store.plain.dispatch({ _tag: "SocialMoved", step })
        shown = step
      }
      const look = (): void => {
        if (!opened.isClosed()) return
        closedAt ??= now()
        const means = windowEnd({ addressAt, by: line.now().by, closedAt, now: now(), word })
        if (means === "ended") end(Exit.fail(popupClosed()))
        else if (means !== "waits") show(means)
      }
      hear = (said) => {
        if (said._tag !== "SocialState" || state === null || said.state !== state) return
        if (said.at === "closed") return end(Exit.fail(popupClosed()))
        if (said.at !== "done") word = { at: said.at, heard: now() }
        else if (said.resultUri !== undefined && stateOf(said.resultUri, site) === state)
          end(Exit.succeed(said.resultUri))
        look()
      }
      for (const said of early) hear(said)
      yield* Effect.acquireRelease(
        Effect.sync(() =>
          windows.watch(
            number,
            (message) => {
              const resultUri = readPopupResult(message, site, state)
              if (resultUri !== undefined) end(Exit.succeed(resultUri))
            },
            look
          )
        ),
        (over) => Effect.sync(over)
      )
      store.plain.dispatch({ _tag: "SocialMoved", step: "open" })
      opened.go(uri)
      const looking: Effect.Effect<never> = Effect.zipRight(
        Effect.sleep(socialMillis.poll),
        Effect.suspend(() => {
          look()
          return looking
        })
      )
      yield* Effect.forkScoped(looking)
      return yield* Deferred.await(result)
    })
  )

/** The sign-in window was closed, or its visitor refused at the provider. */
export const popupClosed = (): PopupClosed => new PopupClosed()
