// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest"
import { type Sandbox, startSandbox } from "../../../fixtures/sandbox/startSandbox.ts"
import {
  closeLikeBrowsers,
  confirm,
  connect,
  endPage,
  key,
  make,
  waitForSignIn,
  readSession,
  shadow,
  signWithKey,
  view,
  type Signing,
  wallet
} from "../../../fixtures/testing/react/signInPage.ts"
import { waitUntil } from "../../../fixtures/testing/turns.ts"
import { cloudAuth } from "./public.ts"

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, quiet: true })
}, 60_000)
afterAll(() => sandbox.close())
beforeEach(() => localStorage.clear())
afterEach(endPage)
closeLikeBrowsers()

const settings = () => ({ projectId: "sandbox", api: sandbox.addresses.api, statement: "I agree" })
const token = () => localStorage.getItem("@appkit/siwx-auth-token")

test("cloudAuth gets a nonce, verifies the signature, and keeps the session over a reload until signing out", async () => {
  const zebra = wallet()
  const cloud = cloudAuth(settings())
  const kit = make({ siwx: cloud })
  await connect(kit)
  await waitForSignIn(kit)
  expect(shadow()?.querySelector("pre")?.textContent).toMatch(/I agree[\s\S]*Nonce: [0-9a-f]{20}\n/)
  expect([token(), await cloud.getProfile()]).toEqual([null, null])
  await confirm(zebra)
  await waitUntil(() => expect(readSession(kit)?.data.accountAddress).toBe(key.address))
  expect(token()).toMatch(/.{20}/)
  expect(await cloud.getProfile()).toMatchObject({ address: key.address, caip2Network: "eip155:1" })
  await cloud.setMetadata({ seat: 4 })
  await act(() => kit.dispose())

  const secondKit = make({ siwx: cloudAuth(settings()) })
  await act(async () => secondKit.prepare())
  await waitUntil(() => expect(readSession(secondKit)?.data.accountAddress).toBe(key.address))
  expect([secondKit.getSnapshot().open, zebra.signatures()]).toEqual([false, 1])
  await act(() => secondKit.signOut())
  expect([readSession(secondKit), token()]).toEqual([null, null])
}, 60_000)

test("cloudAuth rejects another account's signature, and a used nonce", async () => {
  const other = `0x${"12".repeat(65)}`
  let personal: Signing = () => other
  const zebra = wallet(() => personal)
  const kit = make({ siwx: cloudAuth(settings()) })
  await connect(kit)
  await waitForSignIn(kit)
  await confirm(zebra)
  await waitUntil(() => expect(view()).toContain("The message was not signed"))
  personal = signWithKey
  // The service took the nonce back with the first try: the same text is worth nothing any more.
  await confirm(zebra, "Try again")
  await waitUntil(() => expect(view()).toContain("Try again"))
  expect([readSession(kit), token()]).toEqual([null, null])
}, 60_000)

test("cloudAuth puts a confirmed email address into the message, and rejects a wrong code", async () => {
  const zebra = wallet()
  const cloud = cloudAuth(settings())
  await cloud.requestCode("ann@example.com", `eip155:1:${key.address}`)
  expect(await cloud.confirmCode("000000")).toBe(false)
  expect(await cloud.confirmCode("123456")).toBe(true)
  const kit = make({ siwx: cloud })
  await connect(kit)
  await waitForSignIn(kit)
  expect(shadow()?.querySelector("pre")?.textContent).toContain("Resources:\n- email:ann@example.com")
  await confirm(zebra)
  await waitUntil(() => expect(readSession(kit)).not.toBeNull())
}, 60_000)

test("cloudAuth keeps no session while the service is unavailable, and reports it when signing in", async () => {
  wallet()
  const kit = make({ siwx: cloudAuth({ ...settings(), api: "http://127.0.0.1:9" }), storageName: "away" })
  await connect(kit)
  await waitUntil(() => expect(kit.getSnapshot()).toMatchObject({ status: "disconnected", view: "Connect" }))
}, 60_000)
