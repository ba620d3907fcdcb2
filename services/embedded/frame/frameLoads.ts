import * as Deferred from "effect/Deferred"
import * as Exit from "effect/Exit"
import * as FiberId from "effect/FiberId"
import { FrameLoadFailed, FrameLoadTimedOut, FrameParentNotSet } from "../../../core/embedded/frame/errors.ts"
import { getFrameUrl } from "../../../core/embedded/wire/getFrameUrl.ts"
import { readWindowMessage } from "../../../core/embedded/wire/readMessage.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import { onMessage } from "./frameMessages.ts"
import type { FrameChange } from "./FramePage.ts"
import {
  abortAll,
  dispatch,
  endAll,
  endLoad,
  type LineContext,
  createMessageFilter,
  runAfter
} from "./createLineContext.ts"

/** Removes a frame that does not load, and fails what waits for it. */
const giveUp = (line: LineContext, failure: FrameLoadFailed | FrameLoadTimedOut | FrameParentNotSet): void => {
  dispatch(line, { _tag: "Failed" })
  abortAll(line)
  endLoad(line)
  line.fork(line.alert("IFRAME_LOAD_FAILED"))
  Deferred.unsafeDone(line.ready, Exit.fail(failure))
}

/** Starts the time limit of the current load, once. */
export const startLimit = (line: LineContext): void => {
  if (line.isTimed || line.state.phase !== "loading") return
  line.isTimed = true
  runAfter(line, millis.frameLoad, () => {
    if (line.state.phase === "loading") giveUp(line, new FrameLoadTimedOut())
  })
}

/** Puts a new frame in the page, with a nonce of its own. */
const load = (line: LineContext): void => {
  const { page, place, site } = line
  endLoad(line)
  line.loads = 0
  dispatch(line, { _tag: "Loaded", nonce: page.randomHex() })
  if (line.state.phase === "failed") {
    giveUp(line, new FrameLoadFailed())
    return
  }
  const url = getFrameUrl(site, { ...place(), nonce: line.state.nonce, page: page.origin })
  line.element = page.put(url, site, (change) => onChange(line, change))
  line.loadedWindow = line.element?.window()
  if (line.element === undefined) giveUp(line, new FrameParentNotSet())
}

/** Loads the frame again: pending requests end as if the frame were gone. */
export const reload = (line: LineContext): void => {
  const { phase } = line.state
  if (phase === "absent" || phase === "failed") return
  endAll(line)
  if (phase === "ready") line.ready = Deferred.unsafeMake(FiberId.none)
  load(line)
  startLimit(line)
}

/** Loads the frame unless it is in the page; loads it again if the page moved it. */
export const mount = (line: LineContext): void => {
  if (line.state.phase === "failed") {
    dispatch(line, { _tag: "Removed" })
    line.ready = Deferred.unsafeMake(FiberId.none)
  }
  if (line.state.phase === "absent") load(line)
  if (line.element !== undefined && line.element.window() !== line.loadedWindow) reload(line)
}

const onChange = (line: LineContext, change: FrameChange): void => {
  if (change._tag === "Posted") onMessage(line, readWindowMessage(createMessageFilter(line), change.posted))
  if (change._tag === "Loaded" && ++line.loads > 1) reload(line)
  if (change._tag === "Blocked" && line.state.phase === "loading") giveUp(line, new FrameLoadFailed())
  if (change._tag === "Returned") reload(line)
  if (change._tag !== "Left") return
  line.port?.close()
  endAll(line)
}
