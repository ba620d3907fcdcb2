import * as Either from "effect/Either"
import { expect, test } from "vitest"
import { checkSend } from "./checkSend.ts"

test.each([
  [{}, "An amount and receiver address are required"],
  [{ amount: "1", token: "t" }, "An amount and receiver address are required"],
  [{ receiver: "0x1", token: "t" }, "An amount and receiver address are required"],
  [{ amount: " ", receiver: "0x1", token: "t" }, "An amount and receiver address are required"],
  [{ amount: "1", receiver: "0x1" }, "A token is required"]
])("%j: %s", (form, message) => {
  expect(Either.getOrThrow(Either.flip(checkSend(form))).message).toBe(message)
})

test("amount, receiver and token are enough", () => {
  expect(Either.getOrNull(checkSend({ amount: " 1 ", receiver: "0x1", token: "t" }))).toEqual({
    amount: "1",
    receiver: "0x1",
    token: "t"
  })
})
