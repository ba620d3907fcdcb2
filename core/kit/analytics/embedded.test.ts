import { describe, expect, test } from "vitest"
import { stateAfter, sampleConnection, sampleFailure, sampleState } from "../../../fixtures/testing/core/sample.ts"
import type { LoginState } from "../../embedded/login/events.ts"
import { loginStart } from "../../embedded/login/state.ts"
import type { UserState } from "../../embedded/user/events.ts"
import { userStart } from "../../embedded/user/state.ts"
import type { KitEvent } from "../../event.ts"
import type { KitState } from "../../state.ts"
import { connectorIds } from "../../wallets/connectors/ids.ts"
import { toReports } from "./toReports.ts"

const { auth } = connectorIds
const started: KitEvent = { _tag: "ConnectStarted", connectorId: auth }
const makeConnected = (namespace: "eip155" | "solana"): KitEvent => ({
  _tag: "Connected",
  connection: sampleConnection(auth, {
    name: "Auth",
    namespace,
    network: namespace === "eip155" ? "eip155:1" : "solana:s"
  }),
  restored: false
})
const makeFailed = (tag: string, code: string): KitEvent => ({
  _tag: "ConnectFailed",
  connectorId: auth,
  error: { ...sampleFailure, tag, code }
})
const google: LoginState["social"] = { provider: "google", window: "w", step: "open", url: null, expiry: null }
const collectReports = (
  before: ReadonlyArray<KitEvent>,
  rooms: { readonly login?: Partial<LoginState>; readonly user?: Partial<UserState> },
  events: ReadonlyArray<KitEvent>
) => {
  const state: KitState = {
    ...stateAfter(sampleState(), ...before),
    login: { ...loginStart, ...rooms.login },
    user: { ...userStart, ...rooms.user }
  }
  return toReports(state, events, "p")
    .filter(({ event }) => !event.startsWith("MODAL_"))
    .map(({ event, properties }) => [event, properties])
}
const social = { login: { social: google } }
const makeSuccess = (caipNetworkId: string) => ["CONNECT_SUCCESS", { method: "email", name: "Auth", caipNetworkId }]

describe("toReports for a social sign-in", () => {
  test("reports the start, the request for the account, and one success for all namespaces", () => {
    const socialChosen: KitEvent = { _tag: "SocialChosen", provider: "google", window: "w" }
    expect(collectReports([], {}, [socialChosen, started])).toEqual([["SOCIAL_LOGIN_STARTED", { provider: "google" }]])
    expect(collectReports([started], social, [{ _tag: "SocialMoved", step: "open" }])).toEqual([])
    expect(collectReports([started], social, [{ _tag: "SocialMoved", step: "finishing" }])).toEqual([
      ["SOCIAL_LOGIN_REQUEST_USER_DATA", { provider: "google" }]
    ])
    expect(collectReports([started], social, [makeConnected("eip155"), makeConnected("solana")])).toEqual([
      ["SOCIAL_LOGIN_SUCCESS", { provider: "google", caipNetworkId: "eip155:1" }],
      makeSuccess("eip155:1"),
      makeSuccess("solana:s")
    ])
  })

  test.each<readonly [what: string, event: KitEvent, told: ReadonlyArray<unknown>]>([
    [
      "a failure, by its code",
      makeFailed("SocialTimedOut", "embedded.social-timed-out"),
      [
        ["SOCIAL_LOGIN_ERROR", { provider: "google", message: "embedded.social-timed-out" }],
        ["CONNECT_ERROR", { message: "embedded.social-timed-out" }]
      ]
    ],
    [
      "a window that was closed",
      makeFailed("PopupClosed", "embedded.popup-closed"),
      [
        ["SOCIAL_LOGIN_CANCELED", { provider: "google" }],
        ["CONNECT_ERROR", { message: "embedded.popup-closed" }]
      ]
    ],
    ["leaving its view", { _tag: "WentBack" }, [["SOCIAL_LOGIN_CANCELED", { provider: "google" }]]]
  ])("%s", (_, event, reports) => {
    expect(collectReports([started], social, [event])).toEqual(reports)
  })

  test("reports no cancellation when the modal is only left", () => {
    expect(collectReports([], social, [{ _tag: "WentBack" }, { _tag: "Closed" }])).toEqual([])
  })
})

describe("toReports for an email sign-in", () => {
  test("reports its steps without the email and the code", () => {
    const time = 7
    expect(
      collectReports([started], { login: { step: "device" } }, [
        { _tag: "EmailFocused" },
        { _tag: "EmailGiven", email: "ann@example.com" },
        { _tag: "CodeEmailed", at: time },
        { _tag: "CodeEntered", code: "123456" },
        { _tag: "CodeRefused", error: { ...sampleFailure, tag: "OtpRejected", code: "embedded.otp-rejected" } }
      ])
    ).toEqual([
      ["EMAIL_LOGIN_SELECTED", {}],
      ["EMAIL_SUBMITTED", {}],
      ["DEVICE_REGISTERED_FOR_EMAIL", {}],
      ["EMAIL_VERIFICATION_CODE_SENT", {}],
      ["EMAIL_VERIFICATION_CODE_FAIL", { message: "embedded.otp-rejected" }]
    ])
    expect(collectReports([started], { login: { step: "checking" } }, [makeConnected("eip155")])).toEqual([
      ["EMAIL_VERIFICATION_CODE_PASS", {}],
      makeSuccess("eip155:1")
    ])
  })
})

describe("toReports for the account in use", () => {
  const smart = { user: { accountType: "smartAccount" } } as const

  test("reports its type, its email change and its upgrade when the visitor starts them", () => {
    expect(
      collectReports([makeConnected("eip155"), { _tag: "Opened", view: { _tag: "AccountSettings" } }], {}, [
        { _tag: "AccountTypeSet", to: "smartAccount" },
        { _tag: "EmailChangeAsked", email: "bob@example.com" },
        { _tag: "Pushed", view: { _tag: "UpgradeEmailWallet" } }
      ])
    ).toEqual([
      ["SET_PREFERRED_ACCOUNT_TYPE", { accountType: "smartAccount", network: "eip155:1" }],
      ["EMAIL_EDIT", {}],
      ["EMAIL_UPGRADE_FROM_MODAL", {}]
    ])
  })

  test.each([
    ["the smart account", [makeConnected("eip155")], smart, true],
    ["the account of the key", [makeConnected("eip155")], {}, false],
    ["another wallet, though there is a smart account", [], smart, false]
  ] as const)("%s", (_, before, rooms, isSmartAccount) => {
    expect(collectReports(before, rooms, [{ _tag: "TabChosen", tab: "activity" }])).toEqual([
      ["CLICK_TRANSACTIONS", { isSmartAccount }]
    ])
  })
})
