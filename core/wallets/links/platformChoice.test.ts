import { expect, test } from "vitest"
import { noDevice } from "../../foundation/platform/device.ts"
import { reaches, platformSupport } from "./platformChoice.ts"

const wallet = { id: "w", name: "W", chains: [] }
const phone = { ...noDevice, mobile: true }
const links = { mobileLink: "w://", webappLink: "https://w.example/", desktopLink: "wd://" }

test.each([
  ["no wallet chosen", null, noDevice, false, ["qrcode"]],
  [
    "everything, installed",
    { ...wallet, ...links, rdns: "org.w" },
    noDevice,
    true,
    ["browser", "qrcode", "web", "desktop"]
  ],
  ["everything, on a phone", { ...wallet, ...links }, phone, false, ["mobile", "web"]],
  ["desktop program only", { ...wallet, desktopLink: "wd://" }, noDevice, false, ["desktop"]],
  ["desktop program only, on a phone", { ...wallet, desktopLink: "wd://" }, phone, false, ["unsupported"]],
  ["an extension that is not here", { ...wallet, rdns: "org.w" }, noDevice, false, ["unsupported"]],
  [
    "an app whose extension is not here",
    { ...wallet, mobileLink: "w://", rdns: "org.w" },
    noDevice,
    false,
    ["qrcode", "unsupported"]
  ]
])("reaches a wallet: %s", (_, wallet, device, installed, expected) => {
  expect(reaches(wallet, device, installed)).toEqual(expected)
  expect(platformSupport(wallet, device, installed)).toBe(expected[0])
})
