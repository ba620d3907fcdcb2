import { expect, test } from "vitest"
import { entries, getEntry, failures } from "./catalogue.ts"
import { SwapsNotSupported } from "../../onchain/swap/errors.ts"
import { EmailCooldown } from "../../embedded/frame/errors.ts"
import { NameNotRegistered } from "../../onchain/name/errors.ts"
import { InvalidConnectionStatus } from "../../wallets/connection/connectorErrors.ts"
import { UnsupportedNamespace } from "../../chain/network/networkIdErrors.ts"
import { isLatchkeyError, toFailureData } from "../../foundation/errors/failure.ts"
import { getLongText } from "./longTextOf.ts"
import { longTexts } from "./longTexts.ts"
import { toUnforeseen } from "../../foundation/log/errors.ts"
import { mayReport, findSentence } from "../../foundation/log/reports.ts"
import { stateAfter, sampleState } from "../../../fixtures/testing/core/sample.ts"
import { getAlert, alerts, frameAlerts } from "../modal/alerts.ts"
import { refusalAlerts, getRefusal } from "../../foundation/http/projectErrors.ts"

/** The specification's own words (section 8), and the interface strings of that version. */
const words = [
  "Network not supported for Gas Price",
  "Network not supported for Swaps",
  "Token Balance Unavailable",
  "Failed to fetch transactions",
  "An amount and receiver address are required",
  "A token is required",
  "Unsupported chain",
  "Please call connect() before request()",
  "Sign Client not initialized",
  "Fetching call status not approved by the wallet.",
  "WalletConnectConnector not found",
  "Unsupported chain namespace: {namespace}",
  "Unable to load email login dependency",
  "Request was aborted",
  "Something went wrong",
  "An error occurred",
  "Error signing message",
  "A problem occurred while trying initialize authentication",
  "Chain is not supported",
  "Modal closed",
  "Connection rejected",
  "Failed to connect",
  "Popup closed",
  "Failed to initiate social connection",
  "Failed to connect to farcaster",
  "No auth connector found",
  "Not connected to email or social",
  "Invalid connection status: {status}",
  "Failed to disconnect",
  "Failed to disconnect chains: {reason}",
  "Failed to disconnect connector",
  "Adapter not found",
  "namespace is required",
  "SIWX is not enabled",
  "No ActiveCaipAddress found",
  "Network not found",
  "Address or auth connector not found",
  "Error resolving name",
  "Error fetching name suggestions",
  "Error registering name {label}",
  "Invalid CAIP Address",
  "Invalid CAIP-10 address: {value}",
  "Invalid CAIP-2 network id: {value}",
  "Invalid chainId",
  "The connector does not support any of the requested chains",
  "Requested RPC call is not allowed",
  "Action not allowed",
  "Please try again after {seconds} seconds",
  "Cannot set both siweConfig and siwx options",
  "Could not open social popup",
  "Could not create social popup",
  "Could not fetch the social redirect uri",
  "Social login timed out. Please try again.",
  "W3mFrame: iframe is not set",
  "W3mFrame: parent is not set",
  "The signature is not valid",
  "No ActiveCaipNetwork or client found",
  "Error fetching names for address",
  "Insufficient liquidity",
  "No connector found for connection: {id}",
  "Connector not found",
  "Provider not found",
  "Unknown error",
  "Failed to check allowance",
  "Failed to copy",
  "Failed to create approval transaction",
  "Failed to create transaction",
  "Failed to disconnect wallet",
  "Failed to fetch network token price",
  "Failed to find connector",
  "Failed to initialize swap",
  "Failed to send transaction. Please try again.",
  "Failed to switch wallet",
  "No link found",
  "Please enter a valid amount and receiver address",
  "Untrusted Origin",
  "Account not found"
]

test.each(words)("contains %j word for word", (short) => {
  expect(entries.map((entry) => entry.short)).toContain(short)
})

test("marks each failure as raised or never", () => {
  const getStanding = (tag: string) => getEntry(tag)?.standing
  expect([getStanding("NotConnected"), getStanding("AccountNotFound"), getStanding("CopyFailed")]).toEqual([
    "raised",
    "never",
    "never"
  ])
})

test("has unique, dotted codes and tags that getEntry finds", () => {
  expect(new Set(entries.map(({ code }) => code)).size).toBe(failures.length)
  expect(new Set(entries.map(({ tag }) => tag)).size).toBe(failures.length)
  for (const { code, tag } of entries) {
    expect(code).toMatch(/^[a-z]+\.[a-z0-9-]+$/)
    expect(getEntry(code)?.tag).toBe(tag)
    expect(getEntry(tag)?.code).toBe(code)
  }
})

test("getLongText returns a text for every failure that says more than the short one", () => {
  for (const { short, tag } of entries) {
    expect(getLongText(tag)?.length ?? 0, tag).toBeGreaterThan(24)
    expect(getLongText(tag)).not.toBe(short)
  }
  expect(Object.keys(longTexts)).toHaveLength(failures.length)
  expect(getLongText("__proto__")).toBeUndefined()
  expect(getLongText("toString")).toBeUndefined()
})

test.each([
  [new EmailCooldown({ seconds: 12 }), "Please try again after 12 seconds"],
  [new NameNotRegistered({ label: "ann", cause: new Error("x") }), "Error registering name ann"],
  [new InvalidConnectionStatus({ status: "odd" }), "Invalid connection status: odd"],
  [new UnsupportedNamespace({ namespace: "near" }), "Unsupported chain namespace: near"],
  [new SwapsNotSupported({ network: "eip155:5" }), "Network not supported for Swaps"]
])("puts a failure's data into its message (%#)", (failure, sentence) => {
  expect(failure.message).toBe(sentence)
  expect(isLatchkeyError(failure)).toBe(true)
})

test("toFailureData includes scalars and excludes the cause", () => {
  expect(toFailureData(new NameNotRegistered({ label: "ann", cause: { secret: 1 } }))).toEqual({
    tag: "NameNotRegistered",
    code: "name.not-registered",
    data: { label: "ann" }
  })
})

test("toUnforeseen defaults to INTERNAL_SDK_ERROR, and mayReport allows 5 in 60 s", () => {
  expect(toUnforeseen(new Error("x")).category).toBe("INTERNAL_SDK_ERROR")
  const failure = toUnforeseen(new Error("x"), "API_ERROR")
  expect(toUnforeseen(failure)).toBe(failure)
  const sent = [0, 10, 20, 30, 40]
  expect([mayReport(sent.slice(1), 50), mayReport(sent, 59_999), mayReport(sent, 60_000)]).toEqual([true, false, true])
})

test.each([
  ["text", "text"],
  [{ issues: [{ message: "first" }], message: "own" }, "first"],
  [new Error("own"), "own"],
  [{}, "Unknown error"],
  [null, "Unknown error"],
  ["", "Unknown error"]
])("findSentence finds the sentence in a foreign error (%#)", (error, sentence) => {
  expect(findSentence(error)).toBe(sentence)
})

test.each([
  ["Unauthorized: origin not allowed", "ORIGIN_NOT_ALLOWED"],
  ["WebSocket closed: 3000 (JWT validation error: JWT Token is not yet valid: later)", "JWT_TOKEN_NOT_VALID"],
  ["x Unauthorized: invalid key x", "INVALID_PROJECT_ID"],
  ["Unauthorized: invalid key, Unauthorized: origin not allowed", "ORIGIN_NOT_ALLOWED"],
  ["unauthorized: invalid key", undefined],
  ["", undefined]
])("maps the provider's %j to the alert %s", (message, key) => {
  const refusal = getRefusal(message, "https://a.test")
  expect(refusal && refusalAlerts[refusal._tag]).toBe(key)
})

test("raises each alert once per client", () => {
  const raised = { _tag: "AlertRaised", key: "INVALID_PROJECT_ID", facts: "" } as const
  const once = stateAfter(sampleState(), raised)
  expect(once.modal.raised).toEqual([{ key: "INVALID_PROJECT_ID", facts: "" }])
  expect(stateAfter(once, { ...raised, facts: "again" })).toBe(once)
})

test("has the specification's short alert texts and variants", () => {
  const shorts = Object.values(alerts).map(({ short }) => short)
  for (const short of [
    "Network Not Found",
    "Origin Not Allowed",
    "Network Error - Could not load embedded wallet",
    "Embedded Wallet Request Timed Out",
    "Unverified Domain",
    "Session Expired",
    "Invalid Project ID",
    "Project ID Not Configured",
    "Server Error",
    "Rate Limited",
    "Multi-Wallet Not Enabled",
    "Local configuration ignored",
    "Invalid App Configuration"
  ])
    expect(shorts).toContain(short)
  expect(alerts["MULTI_WALLET_NOT_ENABLED.DEFAULT"].variant).toBe("info")
  expect(alerts.LOCAL_CONFIGURATION_IGNORED.variant).toBe("warning")
  expect(Object.values(frameAlerts)).toEqual(["IFRAME_LOAD_FAILED", "IFRAME_REQUEST_TIMEOUT", "UNVERIFIED_DOMAIN"])
  expect(getAlert({ key: "ORIGIN_NOT_ALLOWED", facts: "https://example.com" })).toMatchObject({
    short: "Origin Not Allowed",
    detail: expect.stringContaining("https://example.com")
  })
  expect(getAlert({ key: "toString", facts: "x" })).toEqual({
    key: "toString",
    variant: "error",
    short: "toString",
    detail: "x"
  })
})
