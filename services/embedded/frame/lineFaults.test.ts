import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { makeScriptedFrame, site } from "../../../fixtures/testing/services/wallets/scriptedFrame.ts"
import { catchDefects } from "../../foundation/log/catchDefects.ts"
import { makeLine } from "./makeLine.ts"

const getLine = (page: ReturnType<typeof makeScriptedFrame>["page"]) =>
  makeLine({
    isRefused: () => false,
    page,
    site,
    place: () => ({ projectId: "p", chainId: "eip155:1", enableLogger: false, rpcUrl: "" }),
    greet: () => Effect.void,
    alert: () => Effect.void
  })

describe("makeLine", () => {
  const fault = new RangeError("our own fault")
  const throwFault = (): never => {
    throw fault
  }

  it.scoped("adds the category SECURE_SITE_ERROR to a fault while a request is sent", () =>
    Effect.gen(function* () {
      const line = yield* getLine({ ...makeScriptedFrame().page, randomHex: throwFault })
      const failure = yield* Effect.flip(catchDefects(line.ask("GET_CHAIN_ID", undefined)))
      assert.deepInclude(failure, { _tag: "Unforeseen", category: "SECURE_SITE_ERROR", cause: fault })
    })
  )

  it.scoped("adds the category SECURE_SITE_ERROR to a fault while the frame is put in the page", () =>
    Effect.gen(function* () {
      const line = yield* getLine({ ...makeScriptedFrame().page, put: throwFault })
      const failure = yield* Effect.flip(catchDefects(line.ready))
      assert.deepInclude(failure, { _tag: "Unforeseen", category: "SECURE_SITE_ERROR", cause: fault })
    })
  )
})
