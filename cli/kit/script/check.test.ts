import * as Either from "effect/Either"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { wrongWith } from "./check.ts"
import { isPath, valueAtPath } from "./path.ts"
import { filledIn } from "./references.ts"

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

describe("a path in a result", () => {
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
  ])("%s", (path, value) => {
    expect(valueAtPath(data, path)).toEqual(value)
  })

  test.each(["a b", "a..b", "[", "a[]", "a[=x]", "1a"])("'%s' is none", (path) => {
    expect(isPath(path)).toBe(false)
  })

  test("looking never throws", () => {
    fc.assert(fc.property(fc.anything(), fc.string(), (value, path) => void valueAtPath(value, path)))
  })
})

describe("a check", () => {
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
  ])("%j holds", (expected) => {
    expect(wrongWith(data, expected)).toBeUndefined()
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
      `tokens is [{"amount":"1","symbol":"ETH"},{"amount":"0.3","symbol":"USDC"}], expected 3 of them.`
    ],
    [{ account: { matches: "(" } }, `account is "eip155:1:0x1", expected text like (.`],
    [{ account: "eip155:1:0x1", free: { exists: false } }, "free is null, expected nothing."]
  ])("%j does not, and says why", (expected, why) => {
    expect(wrongWith(data, expected)).toBe(why)
  })
})

describe("a reference", () => {
  const told: Array<string> = []
  const fill = (word: string) =>
    filledIn(word, {
      file: "a.json",
      step: "look",
      results: new Map([["connect", data]]),
      env: { KEY: "secret", EMPTY: "" },
      secret: (name) => void told.push(name)
    })

  test.each([
    ["${connect.account}", "eip155:1:0x1"],
    ["${connect.tokens[symbol=ETH].amount} ETH", "1 ETH"],
    ["${connect.units}", "7"],
    ["${env:KEY}", "secret"],
    ["plain $ {text}", "plain $ {text}"],
    ["${connect.free}", "null"],
    ["${connect.tokens[0]}", '{"symbol":"ETH","amount":"1"}']
  ])("%s is %s", (word, text) => {
    expect(Either.getOrThrow(fill(word))).toBe(text)
  })

  test("to the environment is told of, so that it is not printed", () => {
    fill("${env:KEY}")
    expect(told.at(-1)).toBe("KEY")
  })

  test.each([
    [
      "${conect.account}",
      'The script a.json cannot be run: step "look": ${conect.account} names no step before this one'
    ],
    [
      "${connect.nothing}",
      'The script a.json cannot be run: step "look": ${connect.nothing} leads nowhere: step "connect" gave no such value'
    ],
    ["${connect account}", 'The script a.json cannot be run: step "look": ${connect account} is no reference'],
    ["${}", 'The script a.json cannot be run: step "look": ${} is no reference'],
    ["${env:NOBODY}", 'Step "look" needs NOBODY in the environment.'],
    ["${env:EMPTY}", 'Step "look" needs EMPTY in the environment.']
  ])("%s is refused", (word, message) => {
    expect(Either.getOrThrow(Either.flip(fill(word))).message).toBe(message)
  })
})
