// @vitest-environment happy-dom
import { act } from "@testing-library/react"
import { privateKeyToAccount } from "viem/accounts"
import { afterEach, beforeEach, expect, test } from "vitest"
import type { KitEvent } from "../../../core/event.ts"
import {
  callAtEnd,
  findButton,
  closeLikeBrowsers,
  confirm,
  connect,
  endPage,
  key,
  make,
  waitForSignIn,
  press,
  readSession,
  shadow,
  type Signing,
  signWithKey,
  view,
  wallet
} from "../../../fixtures/testing/react/signInPage.ts"
import { passTurns, waitUntil } from "../../../fixtures/testing/turns.ts"
import { isLatchkeyError } from "../shell/public.ts"
import { signIn, type SignInPlugin } from "./public.ts"

beforeEach(() => localStorage.clear())
afterEach(endPage)
closeLikeBrowsers()

const stranger = privateKeyToAccount(`0x${"7".repeat(64)}`)
const storage = "@appkit/siwx"
const rejectWith =
  (code: number): Signing =>
  () => {
    throw Object.assign(new Error("no"), { code })
  }
const readStoredSessions = (): ReadonlyArray<{ readonly message: string }> =>
  JSON.parse(localStorage.getItem(storage) ?? "[]")

test("signIn shows the message before signing, asks for one signature, and stores and reports the session", async () => {
  const zebra = wallet()
  const events: Array<KitEvent> = []
  const kit = make({ siwx: signIn({ statement: "I agree" }), onEvent: (event) => void events.push(event) })
  await act(() => kit.open())
  await connect(kit)
  await waitForSignIn(kit)
  const host = location.host
  for (const words of [`Sign in to ${host}`, "I agree", key.address, "Ethereum"]) expect(view()).toContain(words)
  const text = shadow()?.querySelector("pre")?.textContent ?? ""
  expect(text).toMatch(
    new RegExp(`^${host} wants you to sign in with your Ethereum account:\n${key.address}\n\nI agree\n`)
  )
  expect(text).toContain("\nChain ID: 1\n")
  expect([zebra.signatures(), readSession(kit)]).toEqual([0, null])
  await confirm(zebra)
  await waitUntil(() => expect(kit.getSnapshot().open).toBe(false))
  expect([zebra.signatures(), readStoredSessions().map(({ message }) => message)]).toEqual([1, [text]])
  expect(readSession(kit)).toMatchObject({ message: text, data: { chainId: "eip155:1", statement: "I agree" } })
  expect(await act(() => kit.signIn())).toMatchObject({ message: text })
  expect(zebra.signatures()).toBe(1)
  const eventText = JSON.stringify(events)
  expect(events.map(({ _tag }) => _tag)).toEqual(expect.arrayContaining(["SignInAsked", "SignInConfirmed", "SignedIn"]))
  for (const secret of ["Nonce: ", readSession(kit)?.signature ?? "?"]) expect(eventText).not.toContain(secret)
}, 60_000)

test("signIn accepts a press on the button only after half a second", async () => {
  const zebra = wallet()
  const kit = make({ siwx: signIn() })
  await connect(kit)
  await waitForSignIn(kit)
  await press("Sign in")
  await passTurns()
  expect(zebra.signatures()).toBe(0)
  await confirm(zebra)
  await waitUntil(() => expect(zebra.signatures()).toBe(1))
})

test("signIn opens nothing after a reload with a session, and ignores one with a wrong text, signature, domain or time", async () => {
  const first = wallet()
  const kit = make({ siwx: signIn({ expiresInMillis: 3_600_000 }) })
  await connect(kit)
  await waitForSignIn(kit)
  await confirm(first)
  await waitUntil(() => expect(readStoredSessions()).toHaveLength(1))
  await act(() => kit.dispose())
  const whole = localStorage.getItem(storage) ?? ""

  const secondKit = make({ siwx: signIn() })
  await act(async () => secondKit.prepare())
  await waitUntil(() => expect(readSession(secondKit)?.data.accountAddress).toBe(key.address))
  expect([secondKit.getSnapshot().open, first.signatures()]).toEqual([false, 1])
  await act(() => secondKit.dispose())

  const [session] = JSON.parse(whole)
  const signAgain = async (message: string) => ({ message, signature: await key.signMessage({ message }) })
  for (const wrong of [
    { ...session, signature: await stranger.signMessage({ message: session.message }) },
    { ...session, message: session.message.replace("Nonce: ", "Nonce: x") },
    await signAgain(session.message.replaceAll(location.host, "evil.example")),
    await signAgain(session.message.replace(/Expiration Time: .*/, "Expiration Time: 2020-01-01T00:00:00.000Z")),
    await signAgain(session.message.replace("Chain ID: 1", "Chain ID: 137")),
    "text",
    null
  ]) {
    // A contract's account could have made the first two: its node says no.
    const node = await startSilentNode()
    localStorage.setItem(storage, JSON.stringify([wrong]))
    const kit = make({ siwx: signIn(), endpoints: { rpc: { "eip155:1": node } } })
    await act(async () => kit.prepare())
    await waitForSignIn(kit)
    expect(readSession(kit)).toBeNull()
    await act(() => kit.dispose())
    localStorage.setItem(storage, whole)
  }
}, 120_000)

/** A node without contracts: the result of each call is empty. */
const startSilentNode = async (): Promise<string> => {
  const { createServer } = await import("node:http")
  const server = createServer((_, answer) => {
    answer.setHeader("access-control-allow-origin", "*").setHeader("access-control-allow-headers", "*")
    answer.setHeader("content-type", "application/json").end('{"jsonrpc":"2.0","id":1,"result":"0x"}')
  })
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  callAtEnd(() => void server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`
}

test("signIn reports that the visitor declined, keeps both buttons, and asks again on a second press", async () => {
  let personal = rejectWith(4001)
  const zebra = wallet(() => personal)
  const kit = make({ siwx: signIn() })
  await connect(kit)
  await waitForSignIn(kit)
  await confirm(zebra)
  await waitUntil(() => expect(view()).toContain("You declined. You are not signed in yet."))
  personal = rejectWith(-32603)
  await confirm(zebra)
  await waitUntil(() => expect(view()).toContain("The message was not signed"))
  personal = ([raw = "0x"]) => stranger.signMessage({ message: { raw } })
  await confirm(zebra, "Try again")
  await waitUntil(() => expect(view()).toMatch(/The signature is not valid|could not|not reach|Unreachable|answer/))
  personal = signWithKey
  await confirm(zebra, "Try again")
  await waitUntil(() => expect(readSession(kit)).not.toBeNull())
  expect(zebra.signatures()).toBe(4)
}, 60_000)

test("signIn shakes instead of closing while it is required; Cancel disconnects", async () => {
  wallet()
  const kit = make({ siwx: signIn() })
  await connect(kit)
  await waitForSignIn(kit)
  await press("Close")
  await waitUntil(() => expect(view()).toContain("Sign in or cancel"))
  await act(async () => kit.close())
  expect([kit.getSnapshot().open, kit.getSnapshot().view]).toEqual([true, "SIWXSignMessage"])
  await press("Cancel")
  await waitUntil(() => expect([kit.getSnapshot().open, kit.getSnapshot().status]).toEqual([false, "disconnected"]))
})

test("ignores a signature that arrives after Cancel, and asks again for a new text", async () => {
  let answer = (): void => {}
  let personal: Signing = (params) =>
    new Promise((done) => {
      answer = () => done(signWithKey(params))
    })
  const zebra = wallet(() => personal)
  const kit = make({ siwx: { ...signIn(), getRequired: () => false } })
  await connect(kit)
  await waitForSignIn(kit)
  await confirm(zebra)
  await waitUntil(() => expect(zebra.signatures()).toBe(1))
  await press("Cancel")
  await waitUntil(() => expect(kit.getSnapshot()).toMatchObject({ open: false, status: "connected" }))
  await act(async () => answer())
  await passTurns()
  expect([readSession(kit), readStoredSessions()]).toEqual([null, []])
  personal = signWithKey
  await act(() => kit.open({ view: "SIWXSignMessage" }))
  await waitForSignIn(kit)
  await confirm(zebra)
  await waitUntil(() => expect(readSession(kit)).not.toBeNull())
})

test("signIn that is not required closes, keeps the wallet, and is not requested again", async () => {
  const zebra = wallet()
  const kit = make({ siwx: { ...signIn(), getRequired: () => false } })
  await connect(kit)
  await waitForSignIn(kit)
  await press("Cancel")
  await waitUntil(() => expect(kit.getSnapshot()).toMatchObject({ open: false, status: "connected" }))
  await act(() => kit.open())
  expect(kit.getSnapshot().view).toBe("Account")
  await act(async () => kit.close())
  await act(() => kit.open({ view: "SIWXSignMessage" }))
  await waitForSignIn(kit)
  await act(async () => kit.close())
  await waitUntil(() => expect(kit.getSnapshot().open).toBe(false))
  const session = await act(() => kit.signIn())
  expect([session.data.accountAddress, zebra.signatures()]).toEqual([key.address, 1])
  await act(() => kit.open({ view: "ConnectingSiwe" }))
  await waitUntil(() => expect(kit.getSnapshot().view).toBe("Account"))
  await act(() => kit.signOut())
  expect([readSession(kit), readStoredSessions()]).toEqual([null, []])
})

test("signIn requires its own session on another network; Cancel returns to the network with a session", async () => {
  const zebra = wallet()
  const kit = make({ siwx: signIn() })
  await connect(kit)
  await waitForSignIn(kit)
  await confirm(zebra)
  await waitUntil(() => expect(readSession(kit)).not.toBeNull())
  await act(async () => zebra.setChain(137))
  await waitForSignIn(kit)
  expect(shadow()?.querySelector("pre")?.textContent).toContain("\nChain ID: 137\n")
  await press("Cancel")
  await waitUntil(() => expect(kit.getSnapshot().network?.id).toBe("eip155:1"))
  await waitUntil(() => expect(readSession(kit)?.data.chainId).toBe("eip155:1"))
  expect([kit.getSnapshot().open, zebra.signatures()]).toEqual([false, 1])
}, 60_000)

test("kit.disconnect ends the sessions of the account, and of no other", async () => {
  const zebra = wallet()
  const kit = make({ siwx: signIn() })
  await connect(kit)
  await waitForSignIn(kit)
  await confirm(zebra)
  await waitUntil(() => expect(readStoredSessions()).toHaveLength(1))
  const message = (readStoredSessions()[0]?.message ?? "").replace(key.address, stranger.address)
  const other = { message, signature: await stranger.signMessage({ message }) }
  localStorage.setItem(storage, JSON.stringify([...readStoredSessions(), other]))
  await act(() => kit.disconnect())
  await waitUntil(() => expect(readStoredSessions().map((item) => item.message)).toEqual([message]))
})

test("kit.signOut is final: a session lookup that began earlier does not restore it, after a reload or in another tab", async () => {
  const zebra = wallet()
  const kit = make({ siwx: signIn() })
  await connect(kit)
  await waitForSignIn(kit)
  await confirm(zebra)
  await waitUntil(() => expect(readStoredSessions()).toHaveLength(1))
  await act(() => kit.dispose())
  const holdSessions = (own = signIn()) => {
    const answers: Array<() => void> = []
    let holds = true
    const getSessions: SignInPlugin["getSessions"] = async (...args) => {
      const found = await own.getSessions(...args)
      if (holds) await new Promise<void>((done) => answers.push(done))
      return found
    }
    const hold = (whether: boolean): void => {
      holds = whether
      if (!whether) for (const answer of answers.splice(0)) answer()
    }
    return { answers, hold, siwx: { ...own, getSessions } }
  }
  const { answers, hold, siwx } = holdSessions()
  const secondKit = make({ siwx })
  await act(async () => secondKit.prepare())
  await waitUntil(() => expect(answers).toHaveLength(1))
  await act(() => secondKit.signOut())
  await act(async () => hold(false))
  await passTurns()
  expect([readSession(secondKit), readStoredSessions(), secondKit.getSnapshot().open]).toEqual([null, [], false])

  const session = await act(async () => {
    const signing = secondKit.signIn()
    await waitUntil(() => expect(zebra.signatures()).toBe(2))
    return signing
  })
  expect(readSession(secondKit)).toMatchObject({ message: session.message })
  hold(true)
  await act(async () => void dispatchEvent(new StorageEvent("storage", { key: storage })))
  await waitUntil(() => expect(answers).toHaveLength(1))
  await act(() => secondKit.signOut())
  await act(async () => hold(false))
  await passTurns()
  expect([readSession(secondKit), readStoredSessions()]).toEqual([null, []])
}, 60_000)

test("kit.signOut in another tab signs out this tab, too", async () => {
  const zebra = wallet()
  const kit = make({ siwx: signIn() })
  await connect(kit)
  await waitForSignIn(kit)
  await confirm(zebra)
  await waitUntil(() => expect(readSession(kit)).not.toBeNull())
  localStorage.removeItem(storage)
  await act(async () => void dispatchEvent(new StorageEvent("storage", { key: storage })))
  await waitUntil(() => expect(readSession(kit)).toBeNull())
})

const makePlugin = (own: Partial<SignInPlugin> = {}): SignInPlugin => ({
  createMessage: (input) => signIn().createMessage(input),
  addSession: () => {},
  revokeSession: () => {},
  setSessions: () => {},
  getSessions: () => [],
  ...own
})

test("signIn does not show or sign a message for another site", async () => {
  const zebra = wallet()
  const createText = async (input: Parameters<SignInPlugin["createMessage"]>[0]) =>
    String(await signIn().createMessage(input)).replaceAll(location.host, "evil.example")
  const kit = make({ siwx: makePlugin({ createMessage: createText }) })
  await connect(kit)
  await waitUntil(() => expect(view()).toContain("This request is for another siteNothing was signed."))
  expect([view().includes("evil.example"), findButton("Sign in")]).toEqual([false, undefined])
  expect(await act(() => kit.signIn().catch((cause: unknown) => isLatchkeyError(cause) && cause._tag))).toBe(
    "SignInMisfit"
  )
  expect(zebra.signatures()).toBe(0)
})

test("signIn disconnects the wallet without a message, and returns the visitor to the wallets", async () => {
  wallet()
  const broken = makePlugin({ createMessage: () => Promise.reject(new Error("no server")) })
  const kit = make({ siwx: broken, debug: true })
  await connect(kit)
  await waitUntil(() =>
    expect(kit.getSnapshot()).toMatchObject({ status: "disconnected", view: "Connect", open: true })
  )
  // SignInNotStarted
  // The sentence is that of SignInNotStarted.
  expect(shadow()?.textContent).toContain(
    "Sign-in did not start, so your wallet was disconnected. Connect again to sign in."
  )
})

test("shows a toast in debug mode when the wallet fails to sign, and keeps the sentence in the view", async () => {
  const zebra = wallet(() => () => Promise.reject(new Error("the device is locked")))
  const kit = make({ siwx: makePlugin({}), debug: true })
  await connect(kit)
  await confirm(zebra)
  // SigningFailed
  await waitUntil(() => expect(shadow()?.querySelector(".toast")?.textContent).toBe("Error signing message"))
  await waitUntil(() => expect(view()).toContain("The message was not signed"))
})

test("shows on the list of wallets that a sign-in could not start, until the visitor leaves", async () => {
  wallet()
  const broken = makePlugin({ createMessage: () => Promise.reject(new Error("no server")) })
  const kit = make({ siwx: broken })
  await connect(kit)
  const words = "Sign-in did not start, so your wallet was disconnected. Connect again to sign in."
  await waitUntil(() => expect(view()).toContain(words))
  expect(kit.getSnapshot()).toMatchObject({ status: "disconnected", view: "Connect", open: true })
  await act(() => kit.close())
  await act(() => kit.open())
  await waitUntil(() => expect(kit.getSnapshot()).toMatchObject({ view: "Connect", open: true }))
  expect(view()).not.toContain(words)
})

test("signIn reports a host's function that rejects the session as a failure, with its error as the cause", async () => {
  wallet()
  const own = new Error("the server said no")
  const kit = make({ siwx: makePlugin({ addSession: () => Promise.reject(own), getRequired: () => false }) })
  await connect(kit)
  await waitForSignIn(kit)
  const end = await act(() => kit.signIn().catch((cause: unknown) => cause))
  expect(end).toMatchObject({ _tag: "SigningFailed", cause: own })
  expect(readSession(kit)).toBeNull()
})

test("signIn reports an invalid signature when the server's verify returns false", async () => {
  wallet()
  const kit = make({ siwx: { ...signIn({ verify: () => false }), getRequired: () => false } })
  await connect(kit)
  expect(await act(() => kit.signIn().catch((cause: unknown) => cause))).toMatchObject({ _tag: "SignatureInvalid" })
  expect(readStoredSessions()).toEqual([])
})

test("kit.open and kit.signIn reject by name without a sign-in, and nothing opens", async () => {
  wallet()
  const kit = make()
  const tag = (call: () => Promise<unknown>) =>
    act(() => call().then(String, (cause: unknown) => (isLatchkeyError(cause) ? cause._tag : String(cause))))
  expect(await tag(() => kit.signIn())).toBe("SiwxNotEnabled")
  await connect(kit)
  expect([await tag(() => kit.signIn()), await tag(() => kit.signOut())]).toEqual(["SiwxNotEnabled", "SiwxNotEnabled"])
  for (const view of ["SIWXSignMessage", "ConnectingSiwe"] as const)
    expect(await tag(() => kit.open({ view }))).toBe("ViewNotAvailable")
  const empty = make({ siwx: signIn(), storageName: "another" })
  expect(await tag(() => empty.signIn())).toBe("NoActiveAccount")
})
