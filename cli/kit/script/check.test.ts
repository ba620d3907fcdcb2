import * as Either from "effect/Either"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { findMismatch } from "./check.ts"
import { isPath, getValueAtPath } from "./path.ts"
import { resolveReferences } from "./references.ts"

const data = {
  account: "eip155:1:0x1",
  total: "10.50",
  units: "7",
  free: null,
  tokens: [
    { symbol: "ETH", amount: "1" },
    { symbol: "USDC", amount: "0.3" }
  ]
}

describe("getValueAtPath", () => {
  test.each<[string, unknown]>([
    ["account", "eip155:1:0x1"],
    ["tokens[1].symbol", "USDC"],
    ["tokens[symbol=USDC].amount", "0.3"],
    ["tokens", data.tokens],
    ["", data],
    ["free", null],
    ["free.x", undefined],
    ["tokens[7]", undefined],
    ["tokens[symbol=DAI]", undefined],
    ["constructor", undefined],
    ["account[0]", undefined]
  ])("returns the value at %s", (path, value) => {
    expect(getValueAtPath(data, path)).toEqual(value)
  })

  test.each(["a b", "a..b", "[", "a[]", "a[=x]", "1a"])("rejects the path '%s'", (path) => {
    expect(isPath(path)).toBe(false)
  })

  test("throws for no value and no path", () => {
    fc.assert(fc.property(fc.anything(), fc.string(), (value, path) => void getValueAtPath(value, path)))
  })
})

describe("findMismatch", () => {
  test.each([
    { account: "eip155:1:0x1" },
    { units: "7" },
    { free: null },
    { total: { atLeast: "10.5" } },
    { total: { atMost: "10.5" } },
    { units: { atLeast: "7" } },
    { tokens: { length: 2 } },
    { "tokens[0].amount": { exists: true } },
    { nothing: { exists: false } },
    { account: { matches: "^eip155:1:0x" } },
    // Exact, where doubles would compare as equal.
    { total: { atLeast: "10.4999999999999999999999" } }
  ])("accepts %j", (expected) => {
    expect(findMismatch(data, expected)).toBeUndefined()
  })

  test.each([
    [{ account: "eip155:1:0x2" }, `account is "eip155:1:0x1", expected "eip155:1:0x2".`],
    [{ nothing: "x" }, `nothing is missing, expected "x".`],
    [
      { total: { atLeast: "10.5000000000000000000001" } },
      `total is "10.50", expected at least 10.5000000000000000000001.`
    ],
    [{ account: { atLeast: "1" } }, `account is "eip155:1:0x1", expected at least 1.`],
    [
      { tokens: { length: 3 } },
      `tokens is [{"amount":"1","symbol":"ETH"},{"amount":"0.3","symbol":"USDC"}], expected 3 elements.`
    ],
    [{ account: { matches: "(" } }, `account is "eip155:1:0x1", expected text like (.`],
    [{ account: "eip155:1:0x1", free: { exists: false } }, "free is null, expected nothing."]
  ])("reports why %j does not match", (expected, why) => {
    expect(findMismatch(data, expected)).toBe(why)
  })
})

describe("resolveReferences", () => {
  const secrets: Array<string> = []
  const fill = (word: string) =>
    resolveReferences(word, {
      file: "a.json",
      step: "look",
      results: new Map([["connect", data]]),
      env: { KEY: "secret", EMPTY: "" },
      secret: (name) => void secrets.push(name)
    })

  test.each([
    ["${connect.account}", "eip155:1:0x1"],
    ["${connect.tokens[symbol=ETH].amount} ETH", "1 ETH"],
    ["${connect.units}", "7"],
    ["${env:KEY}", "secret"],
    ["plain $ {text}", "plain $ {text}"],
    ["${connect.free}", "null"],
    ["${connect.tokens[0]}", '{"symbol":"ETH","amount":"1"}']
  ])("replaces %s by %s", (word, text) => {
    expect(Either.getOrThrow(fill(word))).toBe(text)
  })

  test("reports each environment value, so that it is not printed", () => {
    fill("${env:KEY}")
    expect(secrets.at(-1)).toBe("KEY")
  })

  test.each([
    [
      "${conect.account}",
      'The script a.json cannot be run: step "look": ${conect.account} does not name an earlier step'
    ],
    [
      "${connect.nothing}",
      'The script a.json cannot be run: step "look": ${connect.nothing} has no value: the result of step "connect" does not contain it'
    ],
    ["${connect account}", 'The script a.json cannot be run: step "look": ${connect account} is not a reference'],
    ["${}", 'The script a.json cannot be run: step "look": ${} is not a reference'],
    ["${env:NOBODY}", 'Step "look" needs NOBODY in the environment.'],
    ["${env:EMPTY}", 'Step "look" needs EMPTY in the environment.']
  ])("rejects %s", (word, message) => {
    expect(Either.getOrThrow(Either.flip(fill(word))).message).toBe(message)
  })
})
