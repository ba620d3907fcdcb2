import * as Effect from "effect/Effect"
import type { ComponentType } from "react"
import { expect, test } from "vitest"
import { PageFramed } from "../../../core/wallets/requests/errors.ts"
import { framedViews } from "../../onchain/approval/framedViews.tsx"
import { lateViews } from "./lateViews.ts"

/** The views of three flows, as they come where a visitor can agree to something, or cannot. */
const viewsOf = async (ownWindow: Effect.Effect<void, PageFramed>) => {
  const views: Record<string, ComponentType> = {}
  const words: Record<string, string> = {}
  const chunks = lateViews((some, more) => {
    Object.assign(views, some)
    Object.assign(words, more)
  }, ownWindow)
  for (const name of ["Send", "Swap", "SignIn", "WalletReceive"] as const) await Effect.runPromise(chunks[name])
  return { views, words }
}

test("in a page that another site frames the views in which a visitor agrees say where to go, and no others", async () => {
  const own = await viewsOf(Effect.void)
  const framed = await viewsOf(Effect.suspend(() => new PageFramed({ origin: "https://other.example" })))
  const changed = Object.keys(own.views).filter((name) => own.views[name] !== framed.views[name])
  expect(Object.keys(framed.views)).toEqual(Object.keys(own.views))
  expect(changed.sort()).toEqual(["SIWXSignMessage", "SwapPreview", "WalletSendPreview"])
  expect(changed).toEqual(Object.keys(framedViews({ tag: "PageFramed", code: "", data: {} })).sort())
  expect(framed.words["approve.window"]).toBe("Open in its own window")
})
