import { expect, test } from "vitest"
import { toUnforeseen } from "../../foundation/log/errors.ts"
import { hidden } from "../../foundation/log/scrub.ts"
import { stateAfter, sampleConnection, sampleState } from "../../../fixtures/testing/core/sample.ts"
import { getEnvelope, getErrorProps, trackProps, getUuid } from "./envelope.ts"

const id = getUuid(Array.from({ length: 16 }, (_, i) => i * 17))
const opened = trackProps({ event: "MODAL_OPEN", properties: { connected: false } }, sampleState())

test("getUuid sets version and variant for all bytes", () => {
  expect(id).toBe("00112233-4455-4677-8899-aabbccddeeff")
  expect(getUuid(new Array(16).fill(255))).toBe("ffffffff-ffff-4fff-bfff-ffffffffffff")
})

test("removes the query, the fragment and the credentials from the page's address", () => {
  expect(getEnvelope(id, "https://ann:pw@app.example:8443/swap/eth?ref=canary#canary", 5, opened)).toEqual({
    eventId: id,
    url: "https://app.example:8443/swap/eth",
    domain: "app.example",
    timestamp: 5,
    props: opened
  })
  expect(getEnvelope(id, "nowhere", 5, opened)).toBeNull()
})

test("includes the account in use, and no address when disconnected", () => {
  expect(opened).toEqual({ type: "track", event: "MODAL_OPEN", properties: { connected: false } })
  const live = stateAfter(sampleState(), { _tag: "Connected", connection: sampleConnection("w"), restored: false })
  expect(trackProps({ event: "MODAL_CLOSE", properties: { connected: true } }, live).address).toBe(
    sampleConnection("w").accounts[0].address
  )
})

test("removes secrets from text that the visitor typed", () => {
  expect(
    trackProps({ event: "SEARCH_WALLET", properties: { badge: "", search: "ann@example.com" } }, sampleState())
      .properties
  ).toEqual({ badge: "", search: hidden })
})

test("getErrorProps reports category, type, message, stack and an ISO time", () => {
  const cause = Object.assign(new TypeError("no answer for ann@example.com"), {
    stack: "TypeError: no\n at https://app.example/kit.js?v=canary"
  })
  const props = getErrorProps(toUnforeseen(cause, "API_ERROR"))
  expect(props).toEqual({
    type: "error",
    event: "API_ERROR",
    errorType: "TypeError",
    errorMessage: `no answer for ${hidden}`,
    stackTrace: `TypeError: no\n at https://app.example/kit.js?${hidden}`
  })
  expect(getEnvelope(id, "https://app.example/", 0, props)?.timestamp).toBe("1970-01-01T00:00:00.000Z")
  expect(getErrorProps(toUnforeseen("odd"))).toMatchObject({
    event: "INTERNAL_SDK_ERROR",
    errorType: "Unforeseen",
    errorMessage: "odd",
    stackTrace: ""
  })
})

test("omits unknown properties", () => {
  const paged = { isSmartAccount: false, address: "0x1", projectId: "p", cursor: undefined }
  const report = trackProps({ event: "LOAD_MORE_TRANSACTIONS", properties: paged }, sampleState())
  expect(Object.keys(report)).toEqual(["type", "event", "properties"])
  expect(Object.keys(report.properties)).toEqual(["isSmartAccount", "address", "projectId"])
})
