// @vitest-environment happy-dom
import { act } from "@testing-library/react"
import { afterEach, beforeEach, expect, test } from "vitest"
import {
  closeLikeBrowsers,
  connect,
  endPage,
  make,
  waitForSignIn,
  readSession,
  wallet
} from "../../../fixtures/testing/react/signInPage.ts"
import { waitUntil } from "../../../fixtures/testing/turns.ts"
import { signIn, type SignInPlugin } from "./public.ts"

beforeEach(() => localStorage.clear())
afterEach(endPage)
closeLikeBrowsers()

/** The kit's own sign-in with some functions of a host's. */
const makePlugin = (own: Partial<SignInPlugin>): SignInPlugin => ({ ...signIn(), ...own })

test.each([
  ["a response", () => new Response("", { status: 401 })],
  ["an object", () => ({ ok: false })],
  ["text", async () => "no"]
])("does not take %s from verify for a yes", async (_, verify) => {
  wallet()
  const kit = make({ siwx: { ...signIn({ verify: verify as never }), getRequired: () => false } })
  await connect(kit)
  const refused = await act(() => kit.signIn().catch((cause: unknown) => cause))
  expect(refused).toMatchObject({
    _tag: "SignatureInvalid",
    cause: {
      message: expect.stringMatching(/^Only true accepts a sign-in; the function answered with a value of type/)
    }
  })
  expect(localStorage.getItem("@appkit/siwx") ?? "[]").toBe("[]")
})

test.each<[string, object]>([
  ["nothing", { getSessions: () => null }],
  ["an object", { getSessions: () => ({}) }],
  ["a list with something else in it", { getSessions: () => [null, {}, { data: {} }] }]
])("asks for the sign-in where getSessions gives %s", async (_, own) => {
  wallet()
  const kit = make({ siwx: makePlugin(own as Partial<SignInPlugin>) })
  await connect(kit)
  await waitForSignIn(kit)
  expect(readSession(kit)).toBeNull()
})

test("asks for the sign-in where getRequired throws", async () => {
  wallet()
  const failAlways = () => {
    throw new Error("the page's own fault")
  }
  const kit = make({ siwx: makePlugin({ getRequired: failAlways }) })
  await connect(kit)
  await waitForSignIn(kit)
  await act(() => kit.close())
  expect(kit.getSnapshot()).toMatchObject({ open: true, view: "SIWXSignMessage" })
})

test.each([[5], [""], [{}]])("disconnects where createMessage gives %j in place of a text", async (text) => {
  wallet()
  const kit = make({ siwx: makePlugin({ createMessage: (() => text) as never }) })
  await connect(kit)
  await waitUntil(() =>
    expect(kit.getSnapshot()).toMatchObject({ status: "disconnected", view: "Connect", open: true })
  )
})
