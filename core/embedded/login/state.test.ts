import { expect, test } from "vitest"
import { loginStart, stepLogin } from "./state.ts"

const error = { tag: "OtpRejected", code: "embedded.otp-rejected", data: {} }
type Event = Parameters<typeof stepLogin>[1]
const after = (...events: ReadonlyArray<Event>) => events.reduce(stepLogin, loginStart)
const given: Event = { _tag: "EmailGiven", email: "ann@example.com" }
const emailed: Event = { _tag: "CodeEmailed", at: 7 }
const entered: Event = { _tag: "CodeEntered", code: "123456" }

test("an email, a code, and the code that is typed", () => {
  expect(after(given)).toMatchObject({ step: "sending", email: "ann@example.com" })
  expect(after(given, emailed)).toMatchObject({ step: "code", sentAt: 7 })
  expect(after(given, emailed, entered)).toMatchObject({ step: "checking", code: "123456" })
})

test("a wrong code is forgotten, and the next one can be typed", () => {
  expect(after(given, emailed, entered, { _tag: "CodeRefused", error })).toMatchObject({
    step: "code",
    code: "",
    error
  })
})

test("a code counts only while one is waited for", () => {
  expect(after(given, entered).step).toBe("sending")
  expect(after(given, emailed, entered, { _tag: "CodeEntered", code: "9" }).code).toBe("123456")
})

test("who goes back finds the email again; with the modal it is forgotten", () => {
  expect(after(given, emailed, { _tag: "WentBack" })).toMatchObject({ step: "email", email: "ann@example.com" })
  for (const _tag of ["Closed", "Opened", "Connected"] as const) expect(after(given, { _tag })).toEqual(loginStart)
})

test("a device that is asked for waits by itself", () => {
  expect(after(given, { _tag: "DeviceAsked", at: 7 })).toMatchObject({ step: "device", sentAt: 7 })
})

test("a social account that is pressed is signed in with, until the visitor goes back or gives an email", () => {
  const chosen: Event = { _tag: "SocialChosen", provider: "google", window: "w" }
  expect(after(chosen).social).toMatchObject({ provider: "google", window: "w", step: "opening" })
  expect(after(chosen, { _tag: "SocialMoved", step: "severed" }).social?.step).toBe("severed")
  expect(after(chosen, { _tag: "WentBack" }).social).toBeNull()
  expect(after(chosen, given).social).toBeNull()
  expect(after({ _tag: "SocialMoved", step: "open" })).toBe(loginStart)
  const shown: Event = { _tag: "FarcasterShown", url: "https://farcaster.example/", expiry: 7 }
  expect(after({ ...chosen, provider: "farcaster" }, shown).social).toMatchObject({ step: "open", expiry: 7 })
})
