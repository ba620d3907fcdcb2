import { expect, test } from "vitest"
import { type Device, noDevice } from "../../foundation/platform/device.ts"
import { toLoaded, toLoading, toFailed, idle } from "../../foundation/data/remote.ts"
import { socialsOn } from "../../embedded/social/socialsOn.ts"
import { remoteDefaults, resolveFeatures } from "./features.ts"
import { localFeatures } from "./localFeatures.ts"
import type { SocialProvider } from "../../embedded/social/providers.ts"
import { socialOrder } from "../optionTable/featureNames.ts"
import type { ConfigState } from "../config/events.ts"
import type { RemoteFeature, WishedFeatures } from "./schema.ts"
import { noRemoteFeatures } from "./remoteFeatures.ts"
import { configStart } from "../config/state.ts"

const entry = (id: string, config: ReadonlyArray<string> | null = [], isEnabled = true): RemoteFeature => ({
  id,
  config,
  isEnabled
})
const full = [
  entry("social_login", ["email", "google", "x", "unknown"]),
  entry("swap", ["1inch"]),
  entry("onramp", ["meld"]),
  entry("activity"),
  entry("reown_branding", [], false),
  entry("multi_wallet")
]
const resolve = (more: Partial<ConfigState>, wished: WishedFeatures = {}, pay = false) =>
  resolveFeatures({ ...configStart, catalogue: true, ...more, features: { ...localFeatures, pay, wished } })
const error = { tag: "Unreachable", code: "http.unreachable", data: {} }

test("the project's configuration decides", () => {
  expect(resolve({ remote: toLoaded(full) })).toEqual({
    features: {
      email: true,
      socials: ["google", "x"],
      swaps: ["1inch"],
      onramp: ["meld"],
      activity: true,
      reownBranding: false,
      multiWallet: true
    },
    ignored: []
  })
})

test("what the host said and the project overrode is listed, the renamed one by its older name", () => {
  const { features, ignored } = resolve(
    { remote: toLoaded(full) },
    { email: false, activity: false, multiWallet: true }
  )
  expect(features.email).toBe(true)
  expect(ignored).toEqual(['"features.email"', '"features.history" (now "activity")', '"features.multiWallet"'])
})

test("an entry that is missing or off is off; one without a configuration leaves the word to the host, else the default", () => {
  expect(resolve({ remote: toLoaded([]) }, { email: true }).features).toEqual(noRemoteFeatures)
  expect(resolve({ remote: toLoaded([entry("swap", ["1inch"], false)]) }).features.swaps).toBe(false)
  const undecided = resolve({ remote: toLoaded([entry("social_login", null), entry("swap", null)]) }, { swaps: false })
  expect(undecided.features).toMatchObject({ email: true, socials: socialOrder, swaps: false })
  expect(undecided.ignored).toEqual([])
})

test("when fetching failed, the host's word stands, else the default; multiWallet is never the host's", () => {
  expect(
    resolve({ remote: toFailed(idle, error) }, { email: false, socials: ["x"], multiWallet: true }).features
  ).toEqual({ ...remoteDefaults, email: false, socials: ["x"], multiWallet: false })
})

test.each([
  ["in basic mode", { basic: true, remote: toLoaded(full) }],
  ["under manual WalletConnect control", { manualWCControl: true, remote: toLoaded(full) }],
  ["without a project", { catalogue: false, remote: toLoaded(full) }],
  ["before anything is known", { remote: idle }],
  ["while it is asked", { remote: toLoading<ReadonlyArray<RemoteFeature>>(idle) }]
])("nothing remote is offered %s", (_, more) => {
  expect(resolve(more).features).toEqual(noRemoteFeatures)
})

test("while it is asked again, the last answer stands", () => {
  expect(resolve({ remote: toLoading(toLoaded<ReadonlyArray<RemoteFeature>>(full)) }).features.email).toBe(true)
})

test("pay turns email and socials off, whoever turned them on", () => {
  expect(resolve({ remote: toLoaded(full) }, {}, true).features).toMatchObject({
    email: false,
    socials: false,
    swaps: ["1inch"]
  })
  expect(resolve({ remote: toFailed(idle, error) }, { email: true }, true).features).toMatchObject({
    email: false,
    socials: false
  })
})

test.each<[string, Partial<Device>, ReadonlyArray<SocialProvider>]>([
  ["desktop", {}, []],
  ["any phone", { mobile: true }, []],
  ["Telegram on iOS", { telegram: true, ios: true, mobile: true }, ["google"]],
  ["Telegram on Mac", { telegram: true, mac: true }, ["x"]],
  ["Telegram on Android", { telegram: true, android: true, mobile: true }, ["x", "facebook"]]
])("social logins on %s", (_, device, dropped) => {
  expect(socialsOn({ ...noDevice, ...device }, socialOrder)).toEqual(
    socialOrder.filter((one) => !dropped.includes(one))
  )
})

test("social logins that are off are none on every device", () => {
  expect(socialsOn({ ...noDevice, mobile: true }, false)).toEqual([])
})
