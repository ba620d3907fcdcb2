import * as Either from "effect/Either"
import fc from "fast-check"
import { expect, test } from "vitest"
import { rightReplies } from "../../../fixtures/testing/core/frameMessages.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { frameNames } from "./names.ts"
import { replyDecoders } from "./replies.ts"
import { readFrameEvent } from "./frameEvent.ts"
import { replySchemas, requestSchemas, eventSchemas } from "./schema.ts"

/** Returns a value as JSON would copy it, without keys that have no value. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))
const isOdd = (value: unknown): boolean => /__proto__|-0/.test(JSON.stringify(value) ?? "") || Object.is(value, -0)

/** Generates a valid answer with some of its parts replaced, or any value. */
const makeNearby = (right: unknown): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.constant(right),
    fc.anything(),
    fc
      .tuple(
        fc.dictionary(
          fc.constantFrom(...Object.keys(Object(right)), "email", "accounts", "userName", "version", "resultUri"),
          fc.oneof(
            fc.jsonValue(),
            fc.constant(undefined),
            fc.constantFrom<unknown>(1, true, "eoa", "x".repeat(300), [{ address: "0xa1", type: "eoa" }])
          ),
          { noNullPrototype: true }
        )
      )
      .map(([replacement]) => ({ ...Object(right), ...replacement }))
  )

test.each(frameNames.filter((name) => name !== "RPC_REQUEST" && rightReplies[name] !== null))(
  "reads %s exactly as its schema does",
  (name) => {
    const bySchema = Schema.decodeUnknownEither(replySchemas[name] as Schema.Schema<unknown>)
    expect(replyDecoders[name](rightReplies[name])).toEqual(rightReplies[name])
    fc.assert(
      fc.property(makeNearby(rightReplies[name]), (value) => {
        fc.pre(!isOdd(value))
        const read = replyDecoders[name](value)
        const other = Either.getOrUndefined(bySchema(value))
        expect(read === undefined).toBe(other === undefined)
        expect(plain(read)).toEqual(plain(other))
      }),
      { numRuns: 300 }
    )
  }
)

const saids = [
  ["READY", { version: "4" }],
  ["SESSION_UPDATE", { token: "t" }],
  ["SOCIAL_STATE", { state: "s", at: "done", resultUri: "https://a.example" }],
  ["APPROVAL", { id: "x", at: "shown" }]
] as const

test.each(saids)("reads the frame's unprompted message %s exactly as its schema does", (name, right) => {
  const bySchema = Schema.decodeUnknownEither(eventSchemas[name] as Schema.Schema<unknown>)
  fc.assert(
    fc.property(makeNearby(right), (value) => {
      fc.pre(!isOdd(value) && !(name === "READY" && (value === null || value === undefined)))
      const read = readFrameEvent(name, value, true)
      const other = Either.getOrUndefined(bySchema(value))
      expect(read === undefined).toBe(other === undefined)
      if (read !== undefined) {
        const { _tag, ...rest } = read
        expect(plain(rest)).toEqual(plain(other))
      }
    }),
    { numRuns: 300 }
  )
})

test.each([
  ["CONNECT_EMAIL", { email: "ann@example.com" }, { email: "ann" }],
  ["CONNECT_OTP", { otp: "123456" }, { otp: "" }],
  ["GET_SOCIAL_REDIRECT_URI", { provider: "google" }, { provider: "farcaster" }],
  ["GET_USER", undefined, { chainId: {} }],
  ["IS_CONNECTED", { token: "t" }, { token: "t".repeat(4097) }],
  ["RPC_REQUEST", { method: "personal_sign", params: ["0x12"], chainNamespace: "eip155" }, { params: [] }],
  ["SWITCH_NETWORK", { chainId: "eip155:137" }, {}],
  ["SYNC_DAPP_DATA", { projectId: "p" }, {}],
  ["UPDATE_EMAIL", { email: "bob@example.com" }, { email: "a b@example.com" }]
] as const)("decodes the request %s by its schema and rejects another payload", (name, right, wrong) => {
  const read = Schema.decodeUnknownEither(requestSchemas[name] as Schema.Schema<unknown>)
  expect(Either.getOrNull(read(right))).toEqual(right)
  expect(Either.isLeft(read(wrong))).toBe(true)
})
