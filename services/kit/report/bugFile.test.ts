import * as Arbitrary from "effect/Arbitrary"
import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import fc from "fast-check"
import { expect, test } from "vitest"
import { type KitEvent, KitEventSchema } from "../../../core/event.ts"
import { bugFileBytes, maxEvents } from "../../../core/kit/report/bugFile.ts"
import { readBugFile, replayBugFile } from "../../../core/kit/report/replayBugFile.ts"
import { accountStart, stepAccount } from "../../../core/onchain/account/state.ts"
import { stepToken, tokenStart } from "../../../core/onchain/token/state.ts"
import { identityStart, stepIdentity } from "../../../core/onchain/identity/state.ts"
import { nameStart, stepName } from "../../../core/onchain/name/state.ts"
import { sendStart, stepSend } from "../../../core/onchain/send/state.ts"
import { loginStart, stepLogin } from "../../../core/embedded/login/state.ts"
import { stepUser, userStart } from "../../../core/embedded/user/state.ts"
import { approvalStart, stepApproval } from "../../../core/onchain/approval/approvalStack.ts"
import { signInStart, stepSignIn } from "../../../core/onchain/siwx/state.ts"
import { onrampStart, stepOnramp } from "../../../core/onchain/onramp/state.ts"
import { sampleConnection, sampleState } from "../../../fixtures/testing/core/sample.ts"
import { joinLogin } from "../../embedded/login/joinLogin.ts"
import { makeStore, Store } from "../../foundation/store/Store.ts"
import { recordEvents, type Recording } from "./recordEvents.ts"
import { type Addresses, createWriting } from "./placeholders.ts"
import { writeBugFile } from "./writeBugFile.ts"

const writeFile = (recording: Recording, addresses: Addresses = "hidden", options: unknown = {}): string =>
  writeBugFile(
    {
      version: "0.0.0",
      platform: {},
      options,
      moments: recording.moments(),
      dropped: recording.dropped()
    },
    createWriting(addresses)
  )
const replayText = (text: string) =>
  Either.getOrThrowWith(
    Either.flatMap(readBugFile(JSON.parse(text)), replayBugFile),
    ({ message, path }) => new Error(`${path.join(".")}: ${message}`)
  )
const makeConnected = (connectorId: string, address: string): KitEvent => ({
  _tag: "Connected",
  restored: false,
  connection: sampleConnection(connectorId, { accounts: [{ address }] })
})
const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"

/** Returns a store whose later rooms join while events arrive. */
const run = (events: ReadonlyArray<KitEvent>, joinAt = 1) => {
  const store = makeStore(sampleState({}, [sampleConnection("w")]))
  let clock = 1_000
  const recording = recordEvents(store, () => clock++)
  for (const [index, event] of events.entries()) {
    if (index === joinAt)
      Effect.runSync(
        Effect.all([
          store.join({ name: "account", start: accountStart, step: stepAccount }),
          store.join({ name: "token", start: tokenStart, step: stepToken }),
          store.join({ name: "name", start: nameStart, step: stepName }),
          store.join({ name: "identity", start: identityStart, step: stepIdentity }),
          store.join({ name: "send", start: sendStart, step: stepSend }),
          store.join({ name: "login", start: loginStart, step: stepLogin }),
          store.join({ name: "user", start: userStart, step: stepUser }),
          store.join({ name: "approval", start: approvalStart, step: stepApproval }),
          store.join({ name: "siwx", start: signInStart, step: stepSignIn }),
          store.join({ name: "onramp", start: onrampStart, step: stepOnramp })
        ])
      )
    store.plain.dispatch(event)
  }
  return { recording, store }
}

test("replays to the recorded state, with rooms that joined later and batches of events", () => {
  const { recording, store } = run([
    { _tag: "Opened", view: { _tag: "Connect" } },
    makeConnected("a", address),
    { _tag: "NameTyped", label: "ada" },
    { _tag: "NameAsked", name: "ada.reown.id" }
  ])
  store.plain.dispatch({ _tag: "ConnectStarted", connectorId: "b" }, makeConnected("b", address.toLowerCase()), {
    _tag: "Closed"
  })
  const { differs, steps } = replayText(writeFile(recording))
  expect(differs).toBeNull()
  expect(steps.map(({ event }) => event["_tag"]).slice(0, 3)).toEqual(["Opened", "RoomJoined", "RoomJoined"])
  expect(steps.at(-1)?.state.modal.open).toBe(false)
  expect(steps.at(-1)?.state.connection.connections).toHaveLength(2)
})

test("replays a page whose secure site is known when the sign-in's room joins", () => {
  const store = makeStore(sampleState())
  const recording = recordEvents(store, () => 0)
  Effect.runSync(Effect.provideService(joinLogin("https://secure.example"), Store, store))
  store.plain.dispatch({ _tag: "EmailOffered", email: "ann@example.com" })
  expect(store.getState().login?.site).toBe("https://secure.example")
  expect(replayText(writeFile(recording)).differs).toBeNull()
})

test("replays any events to the recorded state, whatever their texts contain", () => {
  fc.assert(
    fc.property(fc.array(Arbitrary.make(KitEventSchema), { minLength: 2, maxLength: 12 }), (events) => {
      const { recording } = run(events)
      expect(replayText(writeFile(recording)).differs).toBeNull()
      expect(replayText(writeFile(recording, "keep")).differs).toBeNull()
    }),
    { numRuns: 40 }
  )
})

/** Secrets by their forms, which no text may keep; each is in one sentence, planted in every text of every event. */
const canaries = {
  otp: "739154",
  email: "canary.person@mailbox.example",
  symKey: "5ca1ab1e".repeat(8),
  signature: `0x${"c0ffee5afe".repeat(12)}c0ffee5a1b`,
  privateKey: `0x${"deadbea7".repeat(8)}`,
  bareKey: "0badcafe".repeat(8),
  token: "eyJhbGciOiJIUzI1NiJ9.Y2FuYXJ5.c2lnbmF0dXJl"
}
const planted =
  `code is ${canaries.otp} for ${canaries.email}, wc:${"f00dfeed".repeat(8)}@2?relay-protocol=irn&symKey=${canaries.symKey}, ` +
  `signature ${canaries.signature}, privateKey: ${canaries.privateKey} ${canaries.bareKey} Bearer ${canaries.token}`

const plantIn = (value: unknown): unknown => {
  if (typeof value === "string") return planted
  if (Array.isArray(value)) return value.map(plantIn)
  return typeof value === "object" && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, item]) => [name, name === "_tag" ? item : plantIn(item)]))
    : value
}

test("writes no secret that is planted in any text of any event or of the state", () => {
  fc.assert(
    fc.property(Arbitrary.make(KitEventSchema), fc.constantFrom<Addresses>("hidden", "keep"), (event, addresses) => {
      // The core accepts only valid events; the file is written with any.
      const text = writeBugFile(
        {
          version: "0",
          platform: { userAgent: planted },
          options: { metadata: { description: planted } },
          moments: [
            [sampleState(), [], 0],
            [Object(plantIn(sampleState())), [Object(plantIn(event))], 0]
          ],
          dropped: 0
        },
        createWriting(addresses)
      )
      for (const [kind, canary] of Object.entries(canaries))
        expect([kind, text.includes(canary)]).toEqual([kind, false])
    }),
    { numRuns: 120 }
  )
})

test("writes no visitor's text, code, email or personal page, whatever its form", () => {
  const { recording } = run([
    { _tag: "WalletSearched", text: "plainwords" },
    { _tag: "Opened", view: { _tag: "Connect" } },
    { _tag: "EmailGiven", email: "notanemail" },
    { _tag: "CodeEntered", code: "onetwothree" },
    { _tag: "PairingMade", uri: "anyuri", expiry: 1 },
    { _tag: "SignInAsked", account: `eip155:1:${address}`, message: "textofsignin" },
    { _tag: "EmailChangeAsked", email: "anotherone" }
  ])
  for (const addresses of ["hidden", "keep"] as const)
    expect(writeFile(recording, addresses)).not.toMatch(
      /plainwords|notanemail|onetwothree|anyuri|textofsignin|anotherone/
    )
})

test("replaces addresses, hashes and names by placeholders, the same for the same value, unless they are kept", () => {
  const solana = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"
  const { recording } = run([
    makeConnected("a", address),
    makeConnected("b", address.toLowerCase()),
    makeConnected("c", solana),
    { _tag: "NameAsked", name: "adalove.reown.id" },
    {
      _tag: "IdentityArrived",
      account: `eip155:1:${address}`,
      identity: { name: "vitalik.eth", avatar: "https://pictures.example/vitalik" }
    }
  ])
  const text = writeFile(recording)
  expect(text).not.toMatch(new RegExp(`${address}|${solana}|adalove|vitalik`, "i"))
  const [first, second] = JSON.parse(text).events.filter(([, event]: [number, KitEvent]) => event._tag === "Connected")
  const getAddress = (line: typeof first): string => line[1].connection.accounts[0].address
  expect(getAddress(first)).toMatch(/^0x[0-9A-F]{40}$/)
  expect(getAddress(second)).toBe(getAddress(first).toLowerCase())
  expect(writeFile(recording, "keep")).toContain(address)
})

test("replaces keys in the addresses of nodes, and keeps their networks", () => {
  const key = "3fc5dd0c1b8f4e9a8d7c6b5a49382716"
  const store = makeStore(sampleState())
  const recording = recordEvents(store, () => 0)
  const text = writeFile(recording, "keep", {
    projectId: "aaaabbbbccccddddeeeeffff00001111",
    networks: [
      { id: "eip155:1", customRpcUrls: [`https://node.example/v3/${key}?auth=${key}`, `wss://u:${key}@node.example`] }
    ]
  })
  expect(text).not.toContain(key)
  expect(text).toContain("https://node.example/v3/part")
  expect(text).toContain("eip155:1")
})

test("keeps the newest events up to their count and the size of a file, and counts the others", () => {
  const store = makeStore(sampleState())
  const recording = recordEvents(store, () => 0)
  for (let index = 0; index < maxEvents + 10; index++)
    store.plain.dispatch({ _tag: index % 2 === 0 ? "Opened" : "Pushed", view: { _tag: "AllWallets" } })
  expect(recording.moments()).toHaveLength(maxEvents + 1)
  expect(recording.dropped()).toBe(10)
  const long = "words that fill a line ".repeat(150)
  for (let index = 0; index < 500; index++)
    store.plain.dispatch({
      _tag: "AlertRaised",
      alert: { key: "large", params: { text: `${long}${index}` } }
    } as unknown as KitEvent)
  const text = writeFile(recording)
  expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(bugFileBytes)
  const file = JSON.parse(text)
  expect(file.events.length).toBeGreaterThan(100)
  expect(file.dropped + file.events.length).toBe(maxEvents + 10 + 500)
})

test("detects a file whose state was changed by hand, and after which event", () => {
  const { recording } = run([{ _tag: "Opened", view: { _tag: "Connect" } }, { _tag: "Closed" }])
  const file = JSON.parse(writeFile(recording))
  const events = file.events.map(([time, event, check]: [number, KitEvent, string]) =>
    event._tag === "Opened" ? [time, { ...event, view: { _tag: "AllWallets" } }, check] : [time, event, check]
  )
  expect(replayText(JSON.stringify({ ...file, events })).differs).toEqual({ number: 1, rooms: [] })
  expect(replayText(JSON.stringify({ ...file, after: { ...file.after, modal: {} } })).differs).toEqual({
    number: null,
    rooms: ["modal"]
  })
})

test.each<readonly [string, unknown, RegExp]>([
  ["a list", [], /not a bug file/],
  ["nothing", null, /not a bug file/],
  ["another program's file", { log: { entries: [] } }, /not a bug file/],
  ["a later form", { format: 2, before: {}, events: [] }, /a later version wrote it, in form 2/],
  ["a form that is none", { format: "1", before: {}, events: [] }, /format|Expected 1/i],
  ["an event without its place", { format: 1, before: {}, events: [{}] }, /./]
])("rejects a bug file that is %s", (_, value, reason) => {
  const read = readBugFile(value)
  expect(Either.isLeft(read) && read.left.message).toMatch(reason)
})

test("rejects or replays a file of any shape, and never throws", () => {
  const good = JSON.parse(writeFile(run([{ _tag: "Opened", view: { _tag: "Connect" } }]).recording))
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(good)), fc.jsonValue(), (field, value) => {
      Either.flatMap(readBugFile({ ...good, [field]: value }), replayBugFile)
    }),
    { numRuns: 100 }
  )
})
