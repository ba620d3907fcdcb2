import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as FiberId from "effect/FiberId"
import * as Runtime from "effect/Runtime"
import type * as Scope from "effect/Scope"
import { type FrameLoadFailed, FrameLoadTimedOut, FrameParentNotSet } from "../../../core/embedded/frame/errors.ts"
import {
  abortOf,
  alertKeyOf,
  answerMisfit,
  loadFailed,
  refusalOf,
  requestTimedOut
} from "../../../core/embedded/frame/frameFailures.ts"
import { frameUrl } from "../../../core/embedded/wire/frameUrl.ts"
import { openOf } from "../../../core/embedded/wire/handshake.ts"
import { type Ear, type FrameMessage, hearPort, hearWindow } from "../../../core/embedded/wire/hear.ts"
import { type LineEvent, type LineState, lineStart, stepLine } from "../../../core/embedded/wire/lineState.ts"
import { type FrameName, ruleOf } from "../../../core/embedded/wire/names.ts"
import { requestOf } from "../../../core/embedded/wire/requests.ts"
import type { Said } from "../../../core/embedded/wire/said.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import { inCategory } from "../../foundation/log/catalogued.ts"
import { sessionEnded } from "../../wallets/connectors/untilWalletLeaves.ts"
import type { FrameChange, FrameElement, FramePort } from "./FramePage.ts"
import type { FrameFailure, Line, LineParts, Send } from "./Line.ts"
import { type FrameGone, frameGone, makePending, type PendingRequest, readsAtOnce } from "./pendingRequest.ts"

/**
 * Makes the line of one kit; the frame is put in the page with the first request. When the scope ends there is no frame,
 * no listener, no channel and no timer left. T1.
 */
export const makeLine = ({
  alert,
  greet,
  isRefused,
  page,
  place,
  site
}: LineParts): Effect.Effect<Line, never, Scope.Scope> =>
  Effect.gen(function* () {
    const scope = yield* Effect.scope
    const runtime = yield* Effect.runtime<never>()
    const fork = <A, E>(work: Effect.Effect<A, E>) => Runtime.runFork(runtime)(work, { scope })
    const pending = new Map<string, PendingRequest>()
    const listeners = new Set<(said: Said) => void>()
    const reads = yield* Effect.makeSemaphore(readsAtOnce)
    const alone = new Map<FrameName, Effect.Semaphore>()
    let line: LineState = lineStart
    let element: FrameElement | undefined
    /** The window that the present load began in. A frame that the page moved or put back has another. */
    let loadedWindow: unknown
    let port: FramePort | undefined
    let loads = 0
    let ready = Deferred.unsafeMake<void, FrameFailure>(FiberId.none)
    const timers = new Set<Fiber.RuntimeFiber<void>>()
    let clock = false

    const move = (event: LineEvent): void => {
      line = stepLine(line, event)
    }
    const ear = (): Ear => ({
      site,
      frame: element?.window() ?? null,
      nonce: line.nonce,
      by: line.by,
      channelOnly: line.channelOnly,
      pending: (id) => pending.get(id)?.name
    })

    /** Everything that hangs on one load of the frame. */
    const clear = (): void => {
      for (const timer of timers) Effect.runFork(Fiber.interrupt(timer))
      timers.clear()
      clock = false
      port?.close()
      port = undefined
      element?.remove()
      element = undefined
    }
    const after = (millis: number, act: () => void): void => {
      timers.add(fork(Effect.zipRight(Effect.sleep(millis), Effect.sync(act))))
    }

    const post = (message: unknown): void => {
      if (port !== undefined) port.post(message)
      else if (!line.channelOnly) element?.post(message)
    }
    const send: Send = (name, payload) => post(requestOf(name, page.randomHex(), payload))

    /** Ends an open request once. */
    const settle = (id: string, exit: Exit.Exit<unknown, FrameFailure | FrameGone>): void => {
      const one = pending.get(id)
      pending.delete(id)
      if (one !== undefined) Deferred.unsafeDone(one.answered, exit)
    }
    /** Takes back all that is open, but for the Farcaster code. docs/spec/embedded.md#frame-aborts. */
    const abortAll = (): void => {
      for (const [id, { isDecision, name }] of [...pending]) {
        if (name === "GET_FARCASTER_URI") continue
        if (isDecision) send("RPC_ABORT", undefined)
        settle(id, Exit.fail(abortOf(name)))
      }
    }
    const goneAll = (): void => {
      for (const id of [...pending.keys()]) settle(id, Exit.fail(frameGone))
    }

    const giveUp = (failure: FrameLoadFailed | FrameLoadTimedOut | FrameParentNotSet): void => {
      move({ _tag: "Failed" })
      abortAll()
      clear()
      fork(alert("IFRAME_LOAD_FAILED"))
      Deferred.unsafeDone(ready, Exit.fail(failure))
    }
    const startClock = (): void => {
      if (clock || line.phase !== "loading") return
      clock = true
      after(millis.frameLoad, () => {
        if (line.phase === "loading") giveUp(new FrameLoadTimedOut())
      })
    }

    /** Puts a new frame in the page, with a nonce of its own. */
    const load = (): void => {
      clear()
      loads = 0
      move({ _tag: "Loaded", nonce: page.randomHex() })
      if (line.phase === "failed") {
        giveUp(loadFailed())
        return
      }
      element = page.put(frameUrl(site, { ...place(), nonce: line.nonce, page: page.origin }), site, changed)
      loadedWindow = element?.window()
      if (element === undefined) giveUp(new FrameParentNotSet())
    }
    const reload = (): void => {
      if (line.phase === "absent" || line.phase === "failed") return
      goneAll()
      if (line.phase === "ready") ready = Deferred.unsafeMake(FiberId.none)
      load()
      startClock()
    }
    const mount = (): void => {
      if (line.phase === "failed") {
        move({ _tag: "Removed" })
        ready = Deferred.unsafeMake(FiberId.none)
      }
      if (line.phase === "absent") load()
    }

    const hello = (): void => {
      const before = line.by
      move({ _tag: "Hello" })
      if (line.by === before) return
      const { own, theirs } = page.openChannel((data) => hear(hearPort(ear(), data)))
      port = own
      element?.post(openOf(line.nonce), theirs)
    }
    const hear = (heard: FrameMessage): void => {
      if (heard._tag === "Hello") hello()
      if (heard._tag === "Said") said(heard.said)
      if (heard._tag === "Answered") settle(heard.id, Exit.succeed(heard.reply))
      const misfit = heard._tag === "Misfit" ? pending.get(heard.id) : undefined
      if (heard._tag === "Misfit" && misfit !== undefined) settle(heard.id, Exit.fail(answerMisfit(misfit.name)))
      if (heard._tag !== "Refused") return
      const key = alertKeyOf(heard.message)
      if (key !== undefined) fork(alert(key))
      settle(heard.id, Exit.fail(refusalOf(heard.message)))
    }
    const said = (one: Said): void => {
      if (one._tag === "Approval") pending.get(one.id)?.move(one.at)
      if (one._tag === "Ready" && line.phase === "loading") {
        move({ _tag: "Ready" })
        after(millis.frameReady, settled)
      }
      for (const listener of [...listeners]) listener(one)
    }
    const settled = (): void => {
      move({ _tag: "Settled" })
      if (line.phase !== "ready") return
      greet(send)
      Deferred.unsafeDone(ready, Exit.void)
    }

    const changed = (change: FrameChange): void => {
      if (change._tag === "Posted") hear(hearWindow(ear(), change.posted))
      if (change._tag === "Loaded" && ++loads > 1) reload()
      if (change._tag === "Blocked" && line.phase === "loading") giveUp(loadFailed())
      if (change._tag === "Returned") reload()
      if (change._tag !== "Left") return
      port?.close()
      goneAll()
    }

    const waitReady = (isPatient: boolean) =>
      Effect.suspend((): Effect.Effect<void, FrameFailure> => {
        if (line.phase !== "ready" && isRefused?.() === true)
          return Effect.zipRight(alert("UNVERIFIED_DOMAIN"), Effect.fail(refusalOf("unverified_domain")))
        mount()
        if (element !== undefined && element.window() !== loadedWindow) reload()
        if (!isPatient) startClock()
        return Deferred.await(ready)
      })

    const timedOut = (name: FrameName, alerts: boolean) =>
      Effect.suspend(() => {
        if (!alerts) return Effect.fail(requestTimedOut())
        for (const [id, one] of pending) if (one.name === name) pending.delete(id)
        abortAll()
        return Effect.zipRight(alert("IFRAME_REQUEST_TIMEOUT"), Effect.fail(requestTimedOut()))
      })

    /** One sending of a request. */
    const once = (name: FrameName, payload: unknown, isSafe: boolean) => {
      const { alerts = false, lenient, patient = false, within } = ruleOf(name, isSafe)
      const isDecision = name === "RPC_REQUEST" && !isSafe
      const sent = Effect.acquireUseRelease(
        Effect.sync(() => {
          const id = page.randomHex()
          const one = makePending(name, isDecision)
          pending.set(id, one)
          return { id, one }
        }),
        ({ id, one }) =>
          Effect.suspend(() => {
            post(requestOf(name, id, payload))
            const limit = isDecision && line.by === "channel" ? one.limit : Effect.sleep(within)
            return Effect.raceFirst(
              Deferred.await(one.answered),
              Effect.zipRight(limit, lenient === true ? Effect.succeed(null) : timedOut(name, alerts))
            )
          }),
        ({ id }, exit) =>
          Effect.sync(() => {
            pending.delete(id)
            if (isDecision && Exit.isFailure(exit) && !isAnswered(exit)) send("RPC_ABORT", undefined)
          })
      )
      return Effect.zipRight(waitReady(patient), sent)
    }
    const isAnswered = (exit: Exit.Failure<unknown, FrameFailure | FrameGone>): boolean =>
      exit.cause._tag === "Fail" && exit.cause.error._tag !== "FrameRequestTimedOut"

    const ask = (name: FrameName, payload: unknown, isSafe = false): Effect.Effect<unknown, FrameFailure> => {
      const rule = ruleOf(name, isSafe)
      const ended = (isAgain: boolean): Effect.Effect<unknown, FrameFailure> => {
        switch (rule.reload) {
          case "done":
            return Effect.succeed(null)
          case "unknown":
            return Effect.fail(sessionEnded(name))
          case "again":
            return isAgain ? Effect.fail(abortOf(name)) : tried(true)
          case "fails":
            return Effect.fail(abortOf(name))
        }
      }
      const tried = (isAgain: boolean): Effect.Effect<unknown, FrameFailure> =>
        Effect.catchTag(once(name, payload, isSafe), "FrameGone", () => ended(isAgain))
      if (rule.alone === true) {
        const one = alone.get(name) ?? Effect.unsafeMakeSemaphore(1)
        alone.set(name, one)
        return one.withPermits(1)(tried(false))
      }
      return name === "RPC_REQUEST" && isSafe ? reads.withPermits(1)(tried(false)) : tried(false)
    }

    const broken = inCategory("SECURE_SITE_ERROR")
    yield* Effect.addFinalizer(() =>
      Effect.sync(() => {
        abortAll()
        move({ _tag: "Removed" })
        clear()
        Deferred.unsafeDone(ready, Exit.fail(abortOf("GET_USER")))
      })
    )

    return {
      ready: broken(waitReady(false)),
      ask: ((name, payload, isSafe) => broken(ask(name, payload, isSafe))) as Line["ask"],
      listen: (listener) =>
        Effect.asVoid(
          Effect.acquireRelease(
            Effect.sync(() => listeners.add(listener)),
            () => Effect.sync(() => listeners.delete(listener))
          )
        ),
      reload: Effect.sync(reload),
      now: () => line
    }
  })
