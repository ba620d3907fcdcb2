import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as FiberId from "effect/FiberId"
import { PopupClosed } from "../../../core/embedded/frame/errors.ts"
import { readPopupResult, readState } from "../../../core/embedded/social/popupResult.ts"
import { type WindowWord, getWindowEnd } from "../../../core/embedded/social/getWindowEnd.ts"
import type { SocialStep } from "../../../core/embedded/login/events.ts"
import type { FrameEvent } from "../../../core/embedded/wire/frameEvent.ts"
import { socialMillis } from "../../../core/embedded/social/socialMillis.ts"
import { Store } from "../../foundation/store/Store.ts"
import type { Line } from "../frame/Line.ts"
import type { PopupMessage, SignInWindow, SignInWindows } from "./SignInWindows.ts"

interface SignInWatch<E> {
  readonly line: Line
  readonly windows: SignInWindows
  readonly number: string
  readonly opened: SignInWindow
  readonly site: string
  /** The provider's address, once it is known and checked. */
  readonly address: Effect.Effect<string, E>
}

/**
 * Sends the window to the provider and returns its result: the first that the window posts or that the frame receives
 * from its own server. docs/spec/embedded.md#social-window-end.
 */
export const readWindowResult = <E>({ address, line, number, opened, site, windows }: SignInWatch<E>) =>
  Effect.scoped(
    Effect.gen(function* () {
      const store = yield* Store
      const clock = yield* Effect.clock
      const result = Deferred.unsafeMake<string, PopupClosed>(FiberId.none)
      const end = (exit: Exit.Exit<string, PopupClosed>): void => Deferred.unsafeDone(result, exit)

      // Messages of the frame are queued until the address is known.
      const queue: Array<FrameEvent> = []
      let onEvent = (event: FrameEvent): void => void queue.push(event)
      yield* line.listen((event) => onEvent(event))
      const uri = yield* address
      const state = readState(uri, site)
      const watch = {
        state,
        site,
        opened,
        end,
        store,
        by: () => line.now().by,
        now: () => clock.unsafeCurrentTimeMillis()
      }
      const { checkWindow, handleEvent } = createWindowWatch(watch)
      onEvent = handleEvent
      for (const event of queue) handleEvent(event)
      const onMessage = (message: PopupMessage): void => {
        const resultUri = readPopupResult(message, site, state)
        if (resultUri !== undefined) end(Exit.succeed(resultUri))
      }
      yield* Effect.acquireRelease(
        Effect.sync(() => windows.watch(number, onMessage, checkWindow)),
        (stop) => Effect.sync(stop)
      )
      store.plain.dispatch({ _tag: "SocialMoved", step: "open" })
      opened.go(uri)
      const poll: Effect.Effect<never> = Effect.zipRight(
        Effect.sleep(socialMillis.poll),
        Effect.suspend(() => {
          checkWindow()
          return poll
        })
      )
      yield* Effect.forkScoped(poll)
      return yield* Deferred.await(result)
    })
  )

interface WindowWatch {
  readonly state: string | null
  readonly site: string
  readonly opened: SignInWindow
  readonly end: (exit: Exit.Exit<string, PopupClosed>) => void
  readonly store: Store["Type"]
  readonly by: () => ReturnType<Line["now"]>["by"]
  readonly now: () => number
}

/** Returns the functions that decide from the window and from the frame's messages how the sign-in goes on. */
const createWindowWatch = ({ by, end, now, opened, site, state, store }: WindowWatch) => {
  const addressAt = now()
  let word: WindowWord | null = null
  let closedAt: number | null = null
  let step: SocialStep = "open"
  const show = (next: SocialStep): void => {
    if (next !== step) store.plain.dispatch({ _tag: "SocialMoved", step: next })
    step = next
  }
  const checkWindow = (): void => {
    if (!opened.isClosed()) return
    closedAt ??= now()
    const outcome = getWindowEnd({ addressAt, by: by(), closedAt, now: now(), word })
    if (outcome === "ended") end(Exit.fail(new PopupClosed()))
    else if (outcome !== "waits") show(outcome)
  }
  const handleEvent = (event: FrameEvent): void => {
    if (event._tag !== "SocialState" || state === null || event.state !== state) return
    if (event.at === "closed") {
      end(Exit.fail(new PopupClosed()))
      return
    }
    if (event.at !== "done") word = { state: event.at, reportedAt: now() }
    else if (event.resultUri !== undefined && readState(event.resultUri, site) === state)
      end(Exit.succeed(event.resultUri))
    checkWindow()
  }
  return { checkWindow, handleEvent }
}
