import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as FiberId from "effect/FiberId"
import { getAbort } from "../../../core/embedded/frame/frameFailures.ts"
import type { MessageFilter } from "../../../core/embedded/wire/readMessage.ts"
import { type LineEvent, type LineState, lineStart, stepLine } from "../../../core/embedded/wire/lineState.ts"
import { getRequest } from "../../../core/embedded/wire/requests.ts"
import type { FrameEvent } from "../../../core/embedded/wire/frameEvent.ts"
import type { FrameElement, FramePort } from "./FramePage.ts"
import type { FrameFailure, LineParts, Send } from "./Line.ts"
import { type FrameGone, frameGone, type PendingRequest } from "./pendingRequest.ts"

type Fork = <A, E>(work: Effect.Effect<A, E>) => Fiber.RuntimeFiber<A, E>

/** The state of one line, shared by the functions that load the frame, send requests and receive messages. */
export interface LineContext extends LineParts {
  readonly fork: Fork
  readonly pending: Map<string, PendingRequest>
  readonly listeners: Set<(event: FrameEvent) => void>
  readonly timers: Set<Fiber.RuntimeFiber<void>>
  state: LineState
  element: FrameElement | undefined
  /** The window that the current load began in. A frame that the page moved or put back has another. */
  loadedWindow: unknown
  port: FramePort | undefined
  /** The `load` events of the current element. */
  loads: number
  ready: Deferred.Deferred<void, FrameFailure>
  /** True once the time limit of the current load is running. */
  isTimed: boolean
}

export const createLineContext = (parts: LineParts, fork: Fork): LineContext => ({
  ...parts,
  fork,
  pending: new Map(),
  listeners: new Set(),
  timers: new Set(),
  state: lineStart,
  element: undefined,
  loadedWindow: undefined,
  port: undefined,
  loads: 0,
  ready: Deferred.unsafeMake(FiberId.none),
  isTimed: false
})

export const dispatch = (line: LineContext, event: LineEvent): void => {
  line.state = stepLine(line.state, event)
}

/** Returns the state that decides which messages are accepted. */
export const createMessageFilter = ({
  element,
  pending,
  site,
  state: { by, channelOnly, nonce }
}: LineContext): MessageFilter => ({
  site,
  frame: element?.window() ?? null,
  nonce,
  by,
  channelOnly,
  pending: (id) => pending.get(id)?.name
})

/** Calls a function after a time, unless the current load ends first. */
export const runAfter = (line: LineContext, millis: number, work: () => void): void => {
  line.timers.add(line.fork(Effect.zipRight(Effect.sleep(millis), Effect.sync(work))))
}

/** Removes the frame, its channel and its timers. */
export const endLoad = (line: LineContext): void => {
  for (const timer of line.timers) Effect.runFork(Fiber.interrupt(timer))
  line.timers.clear()
  line.isTimed = false
  line.port?.close()
  line.port = undefined
  line.element?.remove()
  line.element = undefined
}

export const post = ({ element, port, state }: LineContext, message: unknown): void => {
  if (port !== undefined) port.post(message)
  else if (!state.channelOnly) element?.post(message)
}

/** Returns a function that sends requests without waiting for their answers. */
export const sendOn =
  (line: LineContext): Send =>
  (name, payload) =>
    post(line, getRequest(name, line.page.randomHex(), payload))

/** Completes a pending request once. */
export const complete = (
  { pending }: LineContext,
  id: string,
  exit: Exit.Exit<unknown, FrameFailure | FrameGone>
): void => {
  const request = pending.get(id)
  pending.delete(id)
  if (request !== undefined) Deferred.unsafeDone(request.answered, exit)
}

/** Asks the frame to abort its decisions, once. Returns false without a pending decision. */
export const abortDecisions = (line: LineContext): boolean => {
  const decisions = [...line.pending.values()].filter(({ isDecision }) => isDecision)
  for (const request of decisions) {
    if (!request.isAborting) sendOn(line)("RPC_ABORT", undefined)
    request.isAborting = true
  }
  return decisions.length > 0
}

/** Aborts all pending requests, except the one for a Farcaster code. docs/spec/embedded.md#frame-aborts. */
export const abortAll = (line: LineContext): void => {
  abortDecisions(line)
  for (const [id, { name }] of [...line.pending]) {
    if (name === "GET_FARCASTER_URI") continue
    complete(line, id, Exit.fail(getAbort(name)))
  }
}

/** Ends all pending requests because the frame is gone. */
export const endAll = (line: LineContext): void => {
  for (const id of [...line.pending.keys()]) complete(line, id, Exit.fail(frameGone))
}
