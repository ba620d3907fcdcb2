import * as Either from "effect/Either"
import { describe, expect, test } from "vitest"
import { nameRefusal, readAccountName } from "./accountName.ts"
import { bareName, fullName } from "./suffix.ts"

describe("readAccountName", () => {
  test.each([
    ["anna", true],
    ["ann-3", true],
    ["----", true],
    ["1234", true],
    ["AnNa", true],
    ["ann", false],
    ["", false],
    ["ann_a", false],
    ["ann a", false],
    ["anna.", false],
    ["änna", false],
    ["anna\n", false],
    [" anna", false],
    ["a".repeat(256), false]
  ])("checks whether %j can be an account name: %s", (label, fits) => {
    expect(Either.isRight(readAccountName(label))).toBe(fits)
  })

  test.each([
    ["anna", "anna", "anna.reown.id"],
    ["anna.reown.id", "anna", "anna.reown.id"],
    ["anna.wcn.id", "anna", "anna.reown.id"],
    ["ANNA.REOWN.ID", "ANNA", "ANNA.reown.id"],
    ["anna.eth", "anna.eth", "anna.eth.reown.id"]
  ])("converts %s to %s without its suffix and %s with it", (name, bare, full) => {
    expect([bareName(name), fullName(name)]).toEqual([bare, full])
  })

  test.each([
    [{ reasons: [{ description: " taken " }, { description: "other" }] }, "taken"],
    [{ reasons: [] }, undefined],
    [{ reasons: [{}] }, undefined],
    [{ reasons: "x" }, undefined],
    [null, undefined],
    ["x", undefined],
    [{ reasons: [{ description: 7 }] }, undefined]
  ])("reads the service's refusal %j as %s", (answer, message) => {
    expect(nameRefusal(answer)?.message).toBe(message)
  })
})
