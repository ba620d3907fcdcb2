// @vitest-environment happy-dom
import { act } from "@testing-library/react"
import { afterEach, describe, expect, test } from "vitest"
import {
  closeLikeBrowsers,
  connect,
  endPage,
  make,
  readSession,
  signWithKey,
  wallet
} from "../../../fixtures/testing/react/signInPage.ts"
import { passTurns, waitUntil } from "../../../fixtures/testing/turns.ts"
import { signIn } from "./public.ts"

afterEach(endPage)
closeLikeBrowsers()

const stages = ["nonce", "signature", "verify"] as const
const readStored = () => localStorage.getItem("@appkit/siwx") ?? "[]"

/** Calls `kit.signIn` and stops at a stage, until `release`. */
const signInUntil = async (stage: (typeof stages)[number]) => {
  const reached: Array<string> = []
  let isHolding = false
  let release = (): void => undefined
  const hold = async (reachedStage: string): Promise<void> => {
    if (isHolding) reached.push(reachedStage)
    if (isHolding && reachedStage === stage) await new Promise<void>((resolve) => (release = resolve))
  }
  const zebra = wallet(() => async (params) => {
    await hold("signature")
    return signWithKey(params)
  })
  const nonce = async () => {
    await hold("nonce")
    return "abcd1234efgh"
  }
  const verify = async () => {
    await hold("verify")
    return true
  }
  const kit = make({ siwx: { ...signIn({ nonce, verify }), getRequired: () => false } })
  await connect(kit)
  await passTurns(50)
  isHolding = true
  const end = kit.signIn().then(
    () => "signed in",
    (error) => error._tag
  )
  await waitUntil(() => expect(reached).toContain(stage))
  return { end, kit, zebra, release: () => release() }
}

describe("kit.signOut while kit.signIn is under way", () => {
  test.each(stages)("ends the sign-in, and stores no session, at the stage %s", async (stage) => {
    const { end, kit, release, zebra } = await signInUntil(stage)
    await act(() => kit.signOut())
    release()
    expect(await act(() => end)).toBe("RequestRejected")
    expect(zebra.signatures()).toBe(stage === "nonce" ? 0 : 1)
    await waitUntil(() => expect(JSON.parse(readStored())).toEqual([]))
    expect(readSession(kit)).toBeNull()
  })
})

test("kit.disconnect while a sign-in is verified ends the session that the plugin stores afterwards", async () => {
  const { end, kit, release } = await signInUntil("verify")
  await act(() => kit.disconnect())
  release()
  expect(await act(() => end)).toBe("RequestRejected")
  await waitUntil(() => expect(JSON.parse(readStored())).toEqual([]))
})

test("kit.dispose while a sign-in is verified ends the session that the plugin stores afterwards", async () => {
  const { end, kit, release } = await signInUntil("verify")
  await act(() => kit.dispose())
  expect(await act(() => end)).toBe("KitDisposed")
  release()
  await passTurns(50)
  expect(JSON.parse(readStored())).toEqual([])
})
