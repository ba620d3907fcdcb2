import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/TestClock"
import { sampleState } from "../../../fixtures/testing/core/sample.ts"
import { makeScriptedFrame, site } from "../../../fixtures/testing/services/wallets/scriptedFrame.ts"
import { Store } from "../../foundation/store/Store.ts"
import { frameSession } from "./frameSession.ts"
import { makeLine } from "./makeLine.ts"

const passMillis = (millis: number) =>
  Effect.zipRight(
    TestClock.adjust(millis),
    Effect.promise(() => new Promise((done) => setImmediate(done)))
  )

it.scoped(
  "frameSession reports once that a frame stores nothing, and sends its token first to the next load, once",
  () =>
    Effect.gen(function* () {
      const store = yield* Store
      const notices: Array<unknown> = []
      yield* store.subscribe((_, events) => {
        for (const event of events)
          if (event._tag === "ToastShown" && event.toast.kind === "notice") notices.push(event.toast.error.tag)
      })
      const session = yield* frameSession
      const frame = makeScriptedFrame()
      const line = yield* makeLine({
        page: frame.page,
        site,
        place: () => ({ projectId: "p", chainId: "eip155:1", enableLogger: true, rpcUrl: "" }),
        greet: session.resume,
        alert: () => Effect.void
      })
      yield* session.follow(line)
      const token = (token: string) => frame.say({ type: "@w3m-frame/SESSION_UPDATE", payload: { token } })
      const listTokens = () =>
        frame.requests.filter(({ name }) => name === "IS_CONNECTED").map(({ payload }) => payload)
      yield* Effect.fork(line.ready)
      yield* passMillis(0)
      token("first")
      yield* passMillis(500)
      assert.deepStrictEqual([notices, listTokens()], [["FrameStorageBlocked"], []])
      yield* line.reload
      yield* passMillis(0)
      token("second")
      yield* passMillis(500)
      assert.deepStrictEqual([notices.length, listTokens()], [1, [{ token: "first" }]])
      yield* line.reload
      yield* passMillis(500)
      assert.deepStrictEqual(listTokens(), [{ token: "first" }, { token: "second" }])
      yield* line.reload
      yield* passMillis(500)
      assert.strictEqual(listTokens().length, 2)
    }).pipe(Effect.provide(Store.layer(sampleState())))
)
