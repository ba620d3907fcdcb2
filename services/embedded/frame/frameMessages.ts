import * as Deferred from "effect/Deferred"
import * as Exit from "effect/Exit"
import { getAlertKey, getRefusal } from "../../../core/embedded/frame/frameFailures.ts"
import { openOf } from "../../../core/embedded/wire/handshake.ts"
import { type FrameMessage, readPortMessage } from "../../../core/embedded/wire/readMessage.ts"
import type { FrameEvent } from "../../../core/embedded/wire/frameEvent.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import { complete, dispatch, type LineContext, createMessageFilter, runAfter, sendOn } from "./createLineContext.ts"
import { FrameAnswerMisfit } from "../../../core/embedded/frame/errors.ts"

/** Handles a message that the filter accepted. */
export const onMessage = (line: LineContext, message: FrameMessage): void => {
  if (message._tag === "Hello") onHello(line)
  if (message._tag === "Event") handleEvent(line, message.event)
  if (message._tag === "Answered") complete(line, message.id, Exit.succeed(message.reply))
  const request = message._tag === "Misfit" ? line.pending.get(message.id) : undefined
  if (message._tag === "Misfit" && request !== undefined)
    complete(line, message.id, Exit.fail(new FrameAnswerMisfit({ request: request.name })))
  if (message._tag !== "Refused") return
  const key = getAlertKey(message.message)
  if (key !== undefined) line.fork(line.alert(key))
  complete(line, message.id, Exit.fail(getRefusal(message.message)))
}

/** Opens the channel that a site offers, once per load. */
const onHello = (line: LineContext): void => {
  const before = line.state.by
  dispatch(line, { _tag: "Hello" })
  if (line.state.by === before) return
  const { own, theirs } = line.page.openChannel((data) =>
    onMessage(line, readPortMessage(createMessageFilter(line), data))
  )
  line.port = own
  line.element?.post(openOf(line.state.nonce), theirs)
}

const handleEvent = (line: LineContext, event: FrameEvent): void => {
  if (event._tag === "Approval") {
    const request = line.pending.get(event.id)
    // The decision on an earlier request is not that on the current one.
    if (request === undefined) return
    request.move(event.at)
  }
  if (event._tag === "Ready" && line.state.phase === "loading") {
    dispatch(line, { _tag: "Ready" })
    runAfter(line, millis.frameReady, () => onSettled(line))
  }
  for (const listener of [...line.listeners]) listener(event)
}

const onSettled = (line: LineContext): void => {
  dispatch(line, { _tag: "Settled" })
  if (line.state.phase !== "ready") return
  line.greet(sendOn(line))
  Deferred.unsafeDone(line.ready, Exit.void)
}
