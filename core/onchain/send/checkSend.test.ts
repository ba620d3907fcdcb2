import * as Either from "effect/Either"
import { describe, expect, test } from "vitest"
import { checkSend } from "./checkSend.ts"

describe("checkSend", () => {
  test.each([
    [{}, "An amount and receiver address are required"],
    [{ amount: "1", token: "t" }, "An amount and receiver address are required"],
    [{ receiver: "0x1", token: "t" }, "An amount and receiver address are required"],
    [{ amount: " ", receiver: "0x1", token: "t" }, "An amount and receiver address are required"],
    [{ amount: "1", receiver: "0x1" }, "A token is required"]
  ])("checks the form %j: %s", (form, message) => {
    expect(Either.getOrThrow(Either.flip(checkSend(form))).message).toBe(message)
  })

  test("accepts an amount, a receiver and a token", () => {
    expect(Either.getOrNull(checkSend({ amount: " 1 ", receiver: "0x1", token: "t" }))).toEqual({
      amount: "1",
      receiver: "0x1",
      token: "t"
    })
  })
})
