import fc from "fast-check"
import { expect, test } from "vitest"
import { standIn } from "./standIn.ts"
import { hidden, scrub, scrubCharacters } from "./scrub.ts"
import { scrubData } from "./scrubData.ts"
import { workMillis } from "../../../fixtures/testing/turns.ts"

const hex = (digits: number) => fc.hexaString({ minLength: digits, maxLength: digits })
const word = fc.stringMatching(/^[a-z]{8,16}$/)

/** Each kind of secret: its form around the part that must not survive. */
const canaries: ReadonlyArray<
  readonly [kind: string, fc.Arbitrary<{ readonly text: string; readonly secret: string }>]
> = [
  ["email", fc.tuple(word, word).map(([a, b]) => ({ text: `${a}@${b}.com`, secret: a }))],
  ["one-time code", fc.stringMatching(/^\d{6}$/).map((code) => ({ text: `the code is ${code}`, secret: code }))],
  ["one-time code first", fc.stringMatching(/^\d{6}$/).map((code) => ({ text: `${code} is your OTP`, secret: code }))],
  ["pairing address", hex(64).map((key) => ({ text: `wc:${key}@2?relay-protocol=irn&symKey=${key}`, secret: key }))],
  ["signature", hex(130).map((signature) => ({ text: `0x${signature}`, secret: signature }))],
  ["private key", hex(64).map((key) => ({ text: `privateKey: 0x${key}`, secret: key }))],
  ["bare private key", hex(64).map((key) => ({ text: key, secret: key }))],
  ["query", word.map((secret) => ({ text: `https://app.example/swap?ref=${secret}`, secret }))],
  ["fragment", word.map((secret) => ({ text: `https://app.example/swap#${secret}`, secret }))],
  ["relative query", word.map((secret) => ({ text: `/swap?ref=${secret}`, secret }))],
  ["account in an address", word.map((secret) => ({ text: `https://${secret}:${secret}@app.example/`, secret }))],
  ["token", fc.tuple(word, word).map(([a, b]) => ({ text: `eyJhbGciOi.${a}.${b}`, secret: b }))],
  ["bearer", word.map((secret) => ({ text: `Authorization: Bearer ${secret}`, secret }))],
  ["local page", word.map((secret) => ({ text: `at run (file:///home/${secret}/app/index.html:3:14)`, secret }))],
  ["path of a drive", word.map((secret) => ({ text: `ENOENT C:\\Users\\${secret}\\app.js:3:14`, secret }))],
  ["path of a home", word.map((secret) => ({ text: `at run (/Users/${secret}/app/main.js:3:14)`, secret }))],
  [
    "path of a drive with a space in it",
    word.map((secret) => ({ text: `ENOENT C:\\Users\\Ann ${secret}\\app.js:3:14`, secret }))
  ],
  [
    "path of a home with a space in it",
    word.map((secret) => ({ text: `at /Users/ann/my ${secret}/main.js:3:14`, secret }))
  ],
  ["password", word.map((secret) => ({ text: `password=${secret}`, secret }))],
  ["JSON", word.map((secret) => ({ text: JSON.stringify({ apiKey: secret }), secret }))]
]

test.each(canaries)("removes a planted %s from any surrounding text", (_, canary) => {
  fc.assert(
    fc.property(canary, fc.string(), fc.string(), ({ secret, text }, before, after) => {
      fc.pre(!`${before} ${after}`.includes(secret)) // the surrounding text is not secret
      expect(scrub(`${before} ${text} ${after}`)).not.toContain(secret)
    }),
    { numRuns: 100 }
  )
})

const piece = fc.oneof(
  fc.string(),
  fc.fullUnicodeString(),
  fc.constantFrom(
    " ",
    "otp",
    "code",
    "is",
    ": ",
    "=",
    "?",
    "#",
    "&",
    "@",
    "wc:",
    "https://",
    "Bearer ",
    "123456",
    "eyJ",
    ".",
    hidden,
    '"'
  ),
  ...canaries.map(([, canary]) => canary.map(({ text }) => text))
)
const any = fc.array(piece, { maxLength: 12 }).map((parts) => parts.join(""))

test("changes nothing when applied twice", () => {
  fc.assert(
    fc.property(any, (text) => {
      const once = scrub(text)
      expect(scrub(once)).toBe(once)
    }),
    { numRuns: 600 }
  )
})

test("expands a text to at most three times its length and cuts a long one before the secret at the cut", () => {
  fc.assert(
    fc.property(any, (text) => {
      expect(scrub(text).length).toBeLessThanOrEqual(text.length * 3)
    }),
    { numRuns: 400 }
  )
  expect(scrub("a b ".repeat(100_000)).length).toBeLessThanOrEqual(scrubCharacters)
  const cut = `${"- ".repeat(scrubCharacters / 2 - 10)}ann.canary@example.com ${"-".repeat(100)}`
  expect(scrub(cut)).not.toContain("ann.canary")
})

test("processes one megabyte of hostile text in less than half a second", () => {
  for (const ill of ["wc:", "a@", "?a", "eyJ.", "code ", "0x", "https://", "abandon "]) {
    const text = ill.repeat(1_000_000 / ill.length)
    expect([ill, workMillis(() => void scrub(text)) < 500]).toEqual([ill, true])
  }
})

test.each([
  ["Could not reach the service.", "Could not reach the service."],
  ["balance.list: 2 of 7 tokens did not fit", "balance.list: 2 of 7 tokens did not fit"],
  ["0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266 on eip155:1", "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266 on eip155:1"],
  ["at ask (https://app.example/kit.js:10:5)", "at ask (https://app.example/kit.js:10:5)"],
  ["HTTP status code: 403", "HTTP status code: 403"]
])("keeps text that is not secret: %s", (text, expected) => {
  expect(scrub(text)).toBe(expected)
})

test("removes secrets from data by their names", () => {
  const data = {
    otp: 123456,
    code: "123456",
    userEmail: "x",
    "x-api-key": "k",
    nested: [{ symKey: "s", publicKey: "p" }],
    fails: { code: "http.offline", status: 403 },
    error: new Error("no ann@example.com"),
    big: 5n,
    none: undefined,
    act: () => 1
  }
  expect(scrubData(data)).toEqual({
    otp: hidden,
    code: hidden,
    userEmail: hidden,
    "x-api-key": hidden,
    nested: [{ symKey: hidden, publicKey: "p" }],
    fails: { code: "http.offline", status: 403 },
    error: `Error: no ${hidden}`,
    big: "5",
    none: null,
    act: "[function]"
  })
  expect(hidden).toBe(standIn)
})

test("stops at a value that refers to itself", () => {
  const ring: Record<string, unknown> = {}
  ring["ring"] = ring
  expect(JSON.stringify(scrubData(ring))).toContain("[deeper]")
})

test.each([
  [null, null],
  [undefined, null],
  [Number.NaN, "NaN"],
  [Infinity, "Infinity"],
  [() => {}, "[function]"],
  [{ password: null }, { password: null }],
  [{ password: "" }, { password: "" }],
  [{ password: "x" }, { password: hidden }],
  [{ pin: 123456 }, { pin: hidden }],
  [{ pin: 1234567 }, { pin: 1234567 }],
  [{ code: "wallet.rejected" }, { code: "wallet.rejected" }]
])("reduces the data %j to %j", (value, scrubbed) => {
  expect(scrubData(value)).toEqual(scrubbed)
})

test("shortens long values and data below six levels", () => {
  expect(scrubData([[[[[[["seven"]]]]]]])).toEqual([[[[[["[deeper]"]]]]]])
  expect(scrubData({ a: { a: { a: { a: { a: "five" } } } } })).toEqual({ a: { a: { a: { a: { a: "five" } } } } })
  const many = Array.from({ length: 65 }, (_, i) => i)
  expect(scrubData(7n)).toBe("7")
  expect(scrubData(many)).toEqual(many.slice(0, 64))
  expect(Object.keys(Object(scrubData(Object.fromEntries(many.map((i) => [`n${i}`, i])))))).toHaveLength(64)
})
