import fc from "fast-check"
import { describe, expect, test } from "vitest"
import {
  createFilter,
  forged,
  frameWindow,
  getId,
  nonce,
  rightReplies,
  site,
  strangers,
  getSuccess
} from "../../../fixtures/testing/core/frameMessages.ts"
import { readPortMessage, readWindowMessage } from "./readMessage.ts"
import { frameNames } from "./names.ts"
import { getRuns } from "../../../fixtures/testing/runs.ts"

const hello = { latchkey: "hello", versions: [1], nonce }
const makeMessage = (data: unknown, overrides: { readonly source?: unknown; readonly origin?: string } = {}) => ({
  data,
  source: frameWindow,
  origin: site,
  ...overrides
})
/** The number of random inputs. The fuzz script uses more. */
const tries = getRuns(100_000)

describe("readWindowMessage and readPortMessage", () => {
  test.each(frameNames)("accepts the answer to %s by window and by channel", (name) => {
    const answered = { _tag: "Answered", id: getId(name), reply: rightReplies[name] }
    expect(readWindowMessage(createFilter(), makeMessage(getSuccess(name)))).toEqual(answered)
    expect(readPortMessage(createFilter({ by: "channel" }), getSuccess(name))).toEqual(answered)
  })

  test("accepts the offer of a channel once, then ignores window messages", () => {
    expect(readWindowMessage(createFilter(), makeMessage(hello))._tag).toBe("Hello")
    for (const data of [hello, getSuccess("GET_USER"), { type: "@w3m-frame/READY" }])
      expect(readWindowMessage(createFilter({ by: "channel", channelOnly: true }), makeMessage(data))._tag).toBe(
        "Ignored"
      )
  })

  test("ignores window messages of a site that once offered the channel, on its next load", () => {
    const next = createFilter({ channelOnly: true })
    expect(readWindowMessage(next, makeMessage({ type: "@w3m-frame/READY" }))._tag).toBe("Ignored")
    expect(readWindowMessage(next, makeMessage(getSuccess("GET_USER")))._tag).toBe("Ignored")
    expect(readWindowMessage(next, makeMessage(hello))._tag).toBe("Hello")
  })

  test("accepts the frame's own messages, but states of a sign-in window and of an approval only by channel", () => {
    const state = {
      type: "@w3m-frame/SOCIAL_STATE",
      payload: { state: "s", at: "done", resultUri: "https://a.example" }
    }
    const approval = { type: "@w3m-frame/APPROVAL", payload: { id: "x", at: "shown" } }
    expect(
      readWindowMessage(createFilter(), makeMessage({ type: "@w3m-frame/READY", payload: { version: "4" } }))
    ).toEqual({
      _tag: "Event",
      event: { _tag: "Ready", version: "4" }
    })
    for (const data of [state, approval]) {
      expect(readWindowMessage(createFilter(), makeMessage(data))._tag).toBe("Ignored")
      expect(readPortMessage(createFilter({ by: "channel" }), data)._tag).toBe("Event")
    }
  })

  test("reads a refusal with a message, without one, and with an invalid one", () => {
    const readRefusal = (payload?: unknown) =>
      readWindowMessage(
        createFilter(),
        makeMessage({ type: "@w3m-frame/CONNECT_OTP_ERROR", id: getId("CONNECT_OTP"), payload })
      )
    expect(readRefusal({ message: "Invalid code" })).toMatchObject({ _tag: "Refused", message: "Invalid code" })
    expect(readRefusal()).toMatchObject({ _tag: "Refused", message: null })
    expect(readRefusal({ message: "" })).toMatchObject({ _tag: "Refused", message: null })
    for (const payload of [{ message: "x".repeat(513) }, { message: 7 }, "no", []])
      expect(readRefusal(payload)._tag).toBe("Misfit")
  })
})

describe("readWindowMessage with forged messages", () => {
  test.each([
    ["a sibling's window", makeMessage(getSuccess("GET_USER"), { source: strangers[0] })],
    ["a popup's window", makeMessage(getSuccess("GET_USER"), { source: strangers[1] })],
    ["the page itself", makeMessage(getSuccess("GET_USER"), { source: strangers[2] })],
    ["a child of the frame", makeMessage(getSuccess("GET_USER"), { source: strangers[3] })],
    ["no window", makeMessage(getSuccess("GET_USER"), { source: null })],
    ["a copy of the window", makeMessage(getSuccess("GET_USER"), { source: { ...frameWindow } })],
    ["the frame after it went elsewhere", makeMessage(getSuccess("GET_USER"), { origin: "https://elsewhere.example" })],
    ["another scheme", makeMessage(getSuccess("GET_USER"), { origin: "http://secure.example" })],
    ["another port", makeMessage(getSuccess("GET_USER"), { origin: `${site}:444` })],
    ["a longer name", makeMessage(getSuccess("GET_USER"), { origin: `${site}.evil.example` })],
    ["a name before an @", makeMessage(getSuccess("GET_USER"), { origin: "https://secure.example@evil.example" })],
    ["capitals", makeMessage(getSuccess("GET_USER"), { origin: site.toUpperCase() })],
    ["an origin of null", makeMessage(getSuccess("GET_USER"), { origin: "null" })],
    ["an empty origin", makeMessage(getSuccess("GET_USER"), { origin: "" })],
    ["an id that is not open", makeMessage({ ...Object(getSuccess("GET_USER")), id: "f".repeat(32) })],
    ["an id of nothing", makeMessage({ type: "@w3m-frame/GET_USER_SUCCESS", payload: rightReplies.GET_USER })],
    ["an id that is a list", makeMessage({ ...Object(getSuccess("GET_USER")), id: [getId("GET_USER")] })],
    ["an id of 65 characters", makeMessage({ ...Object(getSuccess("GET_USER")), id: "a".repeat(65) })],
    ["the other side's prefix", makeMessage({ type: "@w3m-app/GET_USER_SUCCESS", id: getId("GET_USER") })],
    ["lower case", makeMessage({ type: "@W3M-FRAME/GET_USER_SUCCESS", id: getId("GET_USER") })],
    ["text", makeMessage(JSON.stringify(getSuccess("GET_USER")))],
    ["a list", makeMessage([getSuccess("GET_USER")])],
    ["a Hello with an earlier nonce", makeMessage({ ...hello, nonce: "f".repeat(32) })],
    ["a Hello of another version alone", makeMessage({ ...hello, versions: [2] })],
    ["a Hello of nine versions", makeMessage({ ...hello, versions: [1, 2, 3, 4, 5, 6, 7, 8, 9] })],
    ["an Open, which is the kit's own word", makeMessage({ latchkey: "open", version: 1, nonce })],
    ["a result of a popup", makeMessage({ resultUri: "https://secure.example/result" })],
    [
      "a session that is too long",
      makeMessage({ type: "@w3m-frame/SESSION_UPDATE", payload: { token: "t".repeat(4097) } })
    ]
  ])("ignores %s", (_, message) => {
    expect(readWindowMessage(createFilter(), message)).toEqual({ _tag: "Ignored" })
  })

  test("ignores all messages before there is a frame, even those without a source", () => {
    for (const frame of [null, undefined])
      expect(
        readWindowMessage(createFilter({ frame }), makeMessage(getSuccess("GET_USER"), { source: frame }))._tag
      ).toBe("Ignored")
  })

  test("ignores a port while there is no channel", () => {
    for (const by of [null, "window"] as const)
      expect(readPortMessage(createFilter({ by }), getSuccess("GET_USER"))._tag).toBe("Ignored")
  })

  test.each([
    ["without a payload", { type: "@w3m-frame/GET_USER_SUCCESS", id: getId("GET_USER") }],
    ["of another shape", getSuccess("GET_USER", { address: 7, chainId: 1 })],
    ["with an address of markup", getSuccess("GET_USER", { address: "<img>", chainId: 1 })],
    [
      "with 17 accounts",
      getSuccess("GET_USER", {
        address: "0xa1",
        chainId: 1,
        accounts: Array(17).fill({ address: "0xa1", type: "eoa" })
      })
    ],
    ["of two megabytes", getSuccess("RPC_REQUEST", "x".repeat(2 * 1024 * 1024))],
    [
      "65 deep",
      getSuccess(
        "RPC_REQUEST",
        Array.from({ length: 65 }).reduce<unknown>((inner) => [inner], 1)
      )
    ],
    ["of twenty thousand and one values", getSuccess("RPC_REQUEST", Array(20_001).fill(1))],
    ["with a function", getSuccess("RPC_REQUEST", { a: () => 1 })],
    ["with a map", getSuccess("RPC_REQUEST", new Map())]
  ])("ends the request of an invalid answer %s", (_, data) => {
    expect(readWindowMessage(createFilter(), makeMessage(data))._tag).toBe("Misfit")
  })

  test.each(["CONNECT_OTP_SUCCESS", "CONNECT_OTP_ERROR", "GET_USER_SUCCESS_SUCCESS", "get_user_SUCCESS"])(
    "ignores %s with the id of another request",
    (type) => {
      const data = { type: `@w3m-frame/${type}`, id: getId("GET_USER"), payload: rightReplies.GET_USER }
      expect(readWindowMessage(createFilter(), makeMessage(data))._tag).toBe("Ignored")
    }
  )

  test("drops a key that would change a prototype", () => {
    const payload: unknown = JSON.parse('{"address":"0xa1","chainId":1,"__proto__":{"polluted":1}}')
    const message = readWindowMessage(createFilter(), makeMessage(getSuccess("GET_USER", payload)))
    expect(message).toEqual({ _tag: "Answered", id: getId("GET_USER"), reply: { address: "0xa1", chainId: 1 } })
    const plain: unknown = JSON.parse('{"a":{"__proto__":{"polluted":1},"b":1}}')
    expect(readWindowMessage(createFilter(), makeMessage(getSuccess("RPC_REQUEST", plain)))).toMatchObject({
      reply: { a: { b: 1 } }
    })
    expect(Reflect.get({}, "polluted")).toBeUndefined()
  })

  test(`accepts no message out of ${tries} random ones`, () => {
    const filters = [createFilter(), createFilter({ by: "window" }), createFilter({ by: "channel", channelOnly: true })]
    let accepted = 0
    fc.assert(
      fc.property(forged, (message) => {
        for (const filter of filters) if (readWindowMessage(filter, message)._tag !== "Ignored") accepted++
      }),
      { numRuns: tries }
    )
    expect(accepted).toBe(0)
  }, 600_000)

  test("accepts random data of the frame only if it fits, and never throws", () => {
    const data = fc.oneof(
      fc.anything({ withNullPrototype: true, withBigInt: true, withSparseArray: true }),
      fc.record({
        type: fc.oneof(
          fc.constantFrom(...frameNames).map((name) => `@w3m-frame/${name}_SUCCESS`),
          fc.string()
        ),
        id: fc.oneof(fc.constantFrom(...frameNames).map(getId), fc.anything()),
        payload: fc.oneof(fc.constantFrom(...Object.values(rightReplies)), fc.anything())
      })
    )
    fc.assert(
      fc.property(data, (data) => {
        const message = readWindowMessage(createFilter(), makeMessage(data))
        if (message._tag === "Answered") expect(message.reply).not.toBeUndefined()
      }),
      { numRuns: 2_000 }
    )
  })
})
