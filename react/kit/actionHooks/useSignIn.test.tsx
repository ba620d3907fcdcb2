// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, test } from "vitest"
import {
  closeLikeBrowsers,
  connect,
  endPage,
  key,
  make,
  waitForSignIn,
  press,
  wallet
} from "../../../fixtures/testing/react/signInPage.ts"
import { waitUntil } from "../../../fixtures/testing/turns.ts"
import { LatchkeyProvider, useSignIn } from "../../public.ts"
import { signIn } from "../siwx/public.ts"

beforeEach(() => localStorage.clear())
afterEach(async () => {
  cleanup()
  await endPage()
})
closeLikeBrowsers()

function Visitor() {
  const { isRequired, session, signIn, signOut, status } = useSignIn()
  return (
    <>
      <p>{`${session?.data.accountAddress ?? "nobody"}, ${isRequired ? "required" : "as one likes"}`}</p>
      <output>{status}</output>
      <button type="button" onClick={() => void signIn()}>
        In
      </button>
      <button type="button" onClick={() => void signOut()}>
        Out
      </button>
    </>
  )
}

test("useSignIn shows who is signed in, signs in and out, and says whether it is required", async () => {
  wallet()
  const kit = make({ siwx: { ...signIn(), getRequired: () => false } })
  render(
    <LatchkeyProvider kit={kit}>
      <Visitor />
    </LatchkeyProvider>
  )
  expect(screen.getByText("nobody, as one likes")).toBeDefined()
  expect(screen.getByText("uninitialized")).toBeDefined()
  await connect(kit)
  await waitForSignIn(kit)
  expect(screen.getByText("ready")).toBeDefined()
  await press("Cancel")
  await act(async () => screen.getByText("In").click())
  await waitUntil(() => expect(screen.getByText(`${key.address}, as one likes`)).toBeDefined())
  expect(screen.getByText("success")).toBeDefined()
  await act(async () => screen.getByText("Out").click())
  await waitUntil(() => expect(screen.getByText("nobody, as one likes")).toBeDefined())
})
