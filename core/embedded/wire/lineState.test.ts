import { expect, test } from "vitest"
import { type LineEvent, lineStart, stepLine } from "./lineState.ts"

const stepThrough = (...events: ReadonlyArray<LineEvent>) => events.reduce(stepLine, lineStart)
const loaded: LineEvent = { _tag: "Loaded", nonce: "n" }
const hello: LineEvent = { _tag: "Hello" }
const ready: LineEvent = { _tag: "Ready" }
const settled: LineEvent = { _tag: "Settled" }
const failed: LineEvent = { _tag: "Failed" }
const removed: LineEvent = { _tag: "Removed" }

test.each([
  ["nothing", [], "absent", null],
  ["put in the page", [loaded], "loading", null],
  ["ready by window", [loaded, ready, settled], "ready", "window"],
  ["a channel before it is ready", [loaded, hello, ready, settled], "ready", "channel"],
  ["a channel while it settles", [loaded, ready, hello, settled], "ready", "channel"],
  ["a channel too late", [loaded, ready, settled, hello], "ready", "window"],
  ["ready before it settles", [loaded, ready], "settling", null],
  ["settled without being ready", [loaded, settled], "loading", null],
  ["failed", [loaded, ready, failed], "failed", null],
  ["ready after it failed", [loaded, failed, ready], "failed", null],
  ["loaded anew", [loaded, hello, ready, settled, loaded], "loading", null],
  ["removed", [loaded, hello, ready, settled, removed], "absent", null],
  ["failed where it never was", [failed], "absent", null]
] as const)("%s", (_, events, phase, by) => {
  expect(stepThrough(...events)).toMatchObject({ phase, by })
})

test("keeps the channel once it was offered, over loads and after a removal", () => {
  expect(stepThrough(loaded, hello, loaded).channelOnly).toBe(true)
  expect(stepThrough(loaded, hello, removed, loaded).channelOnly).toBe(true)
})

test("gives up a frame that loads repeatedly without becoming ready, but not one that was ready", () => {
  expect(stepThrough(loaded, loaded, loaded).phase).toBe("loading")
  expect(stepThrough(loaded, loaded, loaded, loaded).phase).toBe("failed")
  const once = [loaded, ready, settled]
  expect(stepThrough(...once, ...once, ...once, ...once, ...once).phase).toBe("ready")
})
