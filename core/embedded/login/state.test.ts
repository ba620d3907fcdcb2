import { expect, test } from "vitest"
import { loginStart, stepLogin } from "./state.ts"

const error = { tag: "OtpRejected", code: "embedded.otp-rejected", data: {} }
type Event = Parameters<typeof stepLogin>[1]
const stepThrough = (...events: ReadonlyArray<Event>) => events.reduce(stepLogin, loginStart)
const emailGiven: Event = { _tag: "EmailGiven", email: "ann@example.com" }
const emailed: Event = { _tag: "CodeEmailed", at: 7 }
const entered: Event = { _tag: "CodeEntered", code: "123456" }

test("steps from an email to its code and to the check of the entered code", () => {
  expect(stepThrough(emailGiven)).toMatchObject({ step: "sending", email: "ann@example.com" })
  expect(stepThrough(emailGiven, emailed)).toMatchObject({ step: "code", sentAt: 7 })
  expect(stepThrough(emailGiven, emailed, entered)).toMatchObject({ step: "checking", code: "123456" })
})

test("forgets a refused code and accepts the next one", () => {
  expect(stepThrough(emailGiven, emailed, entered, { _tag: "CodeRefused", error })).toMatchObject({
    step: "code",
    code: "",
    error
  })
})

test("accepts a code only while it waits for one", () => {
  expect(stepThrough(emailGiven, entered).step).toBe("sending")
  expect(stepThrough(emailGiven, emailed, entered, { _tag: "CodeEntered", code: "9" }).code).toBe("123456")
})

test("keeps the email when the visitor goes back, and forgets it with the modal", () => {
  expect(stepThrough(emailGiven, emailed, { _tag: "WentBack" })).toMatchObject({
    step: "email",
    email: "ann@example.com"
  })
  for (const _tag of ["Closed", "Opened", "Connected"] as const)
    expect(stepThrough(emailGiven, { _tag })).toEqual(loginStart)
})

test("waits for the device without a code", () => {
  expect(stepThrough(emailGiven, { _tag: "DeviceAsked", at: 7 })).toMatchObject({ step: "device", sentAt: 7 })
})

test("signs in with the pressed social account until the visitor goes back or submits an email", () => {
  const socialChosen: Event = { _tag: "SocialChosen", provider: "google", window: "w" }
  expect(stepThrough(socialChosen).social).toMatchObject({ provider: "google", window: "w", step: "opening" })
  expect(stepThrough(socialChosen, { _tag: "SocialMoved", step: "severed" }).social?.step).toBe("severed")
  expect(stepThrough(socialChosen, { _tag: "WentBack" }).social).toBeNull()
  expect(stepThrough(socialChosen, emailGiven).social).toBeNull()
  expect(stepThrough({ _tag: "SocialMoved", step: "open" })).toBe(loginStart)
  const farcasterShown: Event = { _tag: "FarcasterShown", url: "https://farcaster.example/", expiry: 7 }
  expect(stepThrough({ ...socialChosen, provider: "farcaster" }, farcasterShown).social).toMatchObject({
    step: "open",
    expiry: 7
  })
})
