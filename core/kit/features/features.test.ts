import { expect, test } from "vitest"
import { type Device, noDevice } from "../../foundation/platform/device.ts"
import { toLoaded, toLoading, toFailed, idle } from "../../foundation/data/remote.ts"
import { listSocials } from "../../embedded/social/listSocials.ts"
import { remoteDefaults, resolveFeatures } from "./features.ts"
import { localFeatures } from "./localFeatures.ts"
import type { SocialProvider } from "../../embedded/social/providers.ts"
import { socialOrder } from "../optionTable/featureNames.ts"
import type { ConfigState } from "../config/events.ts"
import type { RemoteFeature, RequestedFeatures } from "./schema.ts"
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
const resolve = (more: Partial<ConfigState>, requested: RequestedFeatures = {}, pay = false) =>
  resolveFeatures({ ...configStart, catalogue: true, ...more, features: { ...localFeatures, pay, requested } })
const error = { tag: "Unreachable", code: "http.unreachable", data: {} }

test("uses the project's configuration", () => {
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

test("lists the host's settings that the project overrode, and the renamed one by its older name", () => {
  const { features, ignored } = resolve(
    { remote: toLoaded(full) },
    { email: false, activity: false, multiWallet: true }
  )
  expect(features.email).toBe(true)
  expect(ignored).toEqual(['"features.email"', '"features.history" (now "activity")', '"features.multiWallet"'])
})

test("disables a missing or disabled entry, and uses the host's option or the default for an entry without a configuration", () => {
  expect(resolve({ remote: toLoaded([]) }, { email: true }).features).toEqual(noRemoteFeatures)
  expect(resolve({ remote: toLoaded([entry("swap", ["1inch"], false)]) }).features.swaps).toBe(false)
  const undecided = resolve({ remote: toLoaded([entry("social_login", null), entry("swap", null)]) }, { swaps: false })
  expect(undecided.features).toMatchObject({ email: true, socials: socialOrder, swaps: false })
  expect(undecided.ignored).toEqual([])
})

test("uses the host's options or the defaults after a failed request, but never the host's multiWallet", () => {
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
])("offers no remote feature %s", (_, more) => {
  expect(resolve(more).features).toEqual(noRemoteFeatures)
})

test("keeps the last configuration while it is requested again", () => {
  expect(resolve({ remote: toLoading(toLoaded<ReadonlyArray<RemoteFeature>>(full)) }).features.email).toBe(true)
})

test("disables email and socials with pay, for every source", () => {
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
])("offers social logins on %s", (_, device, dropped) => {
  expect(listSocials({ ...noDevice, ...device }, socialOrder)).toEqual(
    socialOrder.filter((social) => !dropped.includes(social))
  )
})

test("offers no social logins on any device if they are off", () => {
  expect(listSocials({ ...noDevice, mobile: true }, false)).toEqual([])
})
