import * as Either from "effect/Either"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import type { SignInMessage } from "./fields.ts"
import { formatMessage, parseMessage } from "./message.ts"

const address = "0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2"
const head = `service.org wants you to sign in with your Ethereum account:\n${address}\n\n`
const statement = "I accept the ServiceOrg Terms of Service: https://service.org/tos"
const body = [
  "URI: https://service.org/login",
  "Version: 1",
  "Chain ID: 1",
  "Nonce: 32891757",
  "Issued At: 2021-09-30T16:25:24.000Z"
]
const late = [
  "Expiration Time: 2023-03-17T12:45:13.610Z",
  "Not Before: 2022-03-17T12:45:13.610Z",
  "Request ID: some_id"
]
const resources = [
  "Resources:",
  "- ipfs://Qme7ss3ARVgxv6rXqVPiikMJ8u2NLgmgszg13pYrDKEoiu",
  "- https://example.com/my-web2-claim.json"
]
const fields: SignInMessage = {
  accountAddress: address,
  chainId: "eip155:1",
  domain: "service.org",
  networkName: "Ethereum",
  uri: "https://service.org/login",
  version: "1",
  nonce: "32891757",
  issuedAt: "2021-09-30T16:25:24.000Z"
}
/** Returns the message with changed lines. */
const makeText = (
  change: (lines: ReadonlyArray<string>) => ReadonlyArray<string> = (lines) => lines,
  text: string = statement
): string => `${head}${text}\n\n${change(body).join("\n")}`
const read = (message: string) => Either.getOrThrow(parseMessage(message))
const findWrongField = (message: string) =>
  Either.match(parseMessage(message), { onLeft: ({ field }) => field, onRight: () => "nothing" })
const findMistakes = (message: unknown) =>
  Either.match(formatMessage(message as SignInMessage), { onLeft: ({ field }) => field, onRight: () => "nothing" })

describe("parseMessage and formatMessage (EIP-4361)", () => {
  test.each<[string, string, Partial<SignInMessage>]>([
    ["with a statement", makeText(), { statement }],
    ["without one, and two empty lines", `${head}\n${body.join("\n")}`, {}],
    ["without one, and one empty line", `${head}${body.join("\n")}`, {}],
    [
      "with resources",
      makeText((lines) => [...lines, ...resources]),
      {
        statement,
        resources: ["ipfs://Qme7ss3ARVgxv6rXqVPiikMJ8u2NLgmgszg13pYrDKEoiu", "https://example.com/my-web2-claim.json"]
      }
    ],
    ["with a heading of resources alone", makeText((lines) => [...lines, "Resources:"]), { statement, resources: [] }],
    [
      "with every optional line",
      makeText((lines) => [...lines, ...late]),
      {
        statement,
        expirationTime: "2023-03-17T12:45:13.610Z",
        notBefore: "2022-03-17T12:45:13.610Z",
        requestId: "some_id"
      }
    ],
    ["with a time in whole seconds", makeText().replace(".000Z", "Z"), { statement, issuedAt: "2021-09-30T16:25:24Z" }],
    ["of an address as domain", makeText().replace(/^service.org/, "127.0.0.1"), { statement, domain: "127.0.0.1" }],
    ["of a port", makeText().replace(/^service.org/, "127.0.0.1:8080"), { statement, domain: "127.0.0.1:8080" }],
    [
      "of an authority with a user",
      makeText().replace(/^service.org/, "test@127.0.0.1:8080"),
      { statement, domain: "test@127.0.0.1:8080" }
    ],
    ["with a scheme", `https://${makeText()}`, { statement, scheme: "https" }],
    [
      "of a CAIP-2 chain",
      makeText().replace("Chain ID: 1", "Chain ID: eip155:137"),
      { statement, chainId: "eip155:137" }
    ],
    [
      "whose statement looks like a line of it",
      makeText(undefined, "URI: https://evil.example"),
      { statement: "URI: https://evil.example" }
    ]
  ])("reads %s", (_, message, own) => {
    expect(read(message)).toEqual({ ...fields, ...own })
  })

  test("writes messages as they were read; without a statement, with two empty lines", () => {
    const whole = makeText((lines) => [...lines, ...late, ...resources])
    expect(formatMessage(read(whole))).toEqual(Either.right(whole))
    expect(formatMessage(fields)).toEqual(Either.right(`${head}\n${body.join("\n")}`))
  })

  test("writes the kind of account and the chain's reference, and reads them back with the CAIP-2 id", () => {
    const solana = {
      ...fields,
      accountAddress: "7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU",
      chainId: "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp",
      networkName: "Solana"
    }
    const polygon = { ...fields, chainId: "eip155:137" }
    const formatValid = (message: SignInMessage) => Either.getOrThrow(formatMessage(message))
    expect(formatValid({ ...polygon, networkName: "Polygon" })).toContain("your Ethereum account:")
    expect(formatValid(polygon)).toContain("\nChain ID: 137\n")
    expect(formatValid(solana)).toContain("\nChain ID: 5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp\n")
    for (const message of [polygon, solana]) expect(read(formatValid(message))).toEqual(message)
  })

  const removeLine = (start: string) => makeText((lines) => lines.filter((line) => !line.startsWith(start)))
  const swapLines = (a: number, b: number) =>
    makeText((lines) => {
      const all = [...lines, ...late, ...resources]
      return all.map((line, i) => all[i === a ? b : i === b ? a : i] ?? line)
    })
  const changeLine = (from: string, to: string) =>
    makeText((lines) => [...lines, ...late, ...resources]).replace(from, to)
  test.each([
    ["nothing", "", "line 1"],
    ["no domain", makeText().replace(/^service.org/, ""), "line 1"],
    ["no address", makeText().replace(address, ""), "accountAddress"],
    ["another first line", makeText().replace("wants you", "asks you"), "line 1"],
    ["no empty line after the address", makeText().replace("\n\n", "\n"), "line 3"],
    ["no URI", removeLine("URI"), "line 6"],
    ["no version", removeLine("Version"), "line 7"],
    ["no chain", removeLine("Chain"), "line 8"],
    ["no nonce", removeLine("Nonce"), "line 9"],
    ["no time", removeLine("Issued"), "line 10"],
    ["an empty line in place of the nonce", changeLine("Nonce: 32891757", ""), "line 9"],
    ["URI after version", swapLines(0, 1), "line 6"],
    ["times out of order", swapLines(5, 6), "line 12"],
    ["request id after the resources", `${makeText((lines) => [...lines, ...resources])}\nRequest ID: x`, "line 14"],
    ["a line too many", `${makeText()}\nAmount: 1`, "line 11"],
    ["an empty line at the end", `${makeText()}\n`, "line 11"],
    ["two empty lines before a statement", makeText().replace("\n\nI", "\n\n\nI"), "line 5"],
    ["a line break in the statement", makeText(undefined, "one\ntwo"), "line 4"],
    ["a carriage return", makeText().replaceAll("\n", "\r\n"), "line 1"],
    ["version 2", changeLine("Version: 1", "Version: 2"), "version"],
    ["a chain that is none", changeLine("Chain ID: 1", "Chain ID: ?"), "chainId"],
    ["chain 0", changeLine("Chain ID: 1", "Chain ID: 0"), "chainId"],
    ["a nonce of seven", changeLine("32891757", "3289175"), "nonce"],
    ["a nonce with a hyphen", changeLine("32891757", "3289-1757"), "nonce"],
    ["a time in words", changeLine("2021-09-30T16:25:24.000Z", "Wed Oct 05 2011 16:48:00 GMT+0200 (CEST)"), "issuedAt"],
    ["a time of another zone", changeLine("24.000Z", "24.000+02:00"), "issuedAt"],
    ["a day that is none", changeLine("2021-09-30", "2021-02-30"), "issuedAt"],
    ["an expiry in words", changeLine("2023-03-17T12:45:13.610Z", "soon"), "expirationTime"],
    ["a beginning without a time", changeLine("2022-03-17T12:45:13.610Z", "2022-03-17"), "notBefore"],
    ["a URI without a scheme", changeLine("https://service.org/login", "_not_a_uri_"), "uri"],
    ["a URI with a space", changeLine("https://service.org/login", "https://a b"), "uri"],
    ["a resource that is no URI", changeLine("ipfs://", ""), "resources"],
    ["two resources on a line", changeLine("\n- https://example", " - https://example"), "resources"],
    [
      "an address of another kind",
      changeLine(address, "9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM"),
      "accountAddress"
    ],
    ["an address without 0x", changeLine(address, address.slice(2)), "accountAddress"],
    ["a message without end", `${makeText()}${"x".repeat(70_000)}`, "the text"]
  ])("rejects %s, and reports the line or the field", (_, message, field) => {
    expect(findWrongField(message)).toBe(field)
  })

  test("reports the rule of the rejected field", () => {
    expect(Either.getOrThrow(Either.flip(parseMessage(changeLine("32891757", "1")))).message).toBe(
      "The sign-in message is not right: nonce must be at least 8 letters and digits"
    )
  })
})

describe("formatMessage prevents forged lines (T15)", () => {
  const breaks = ["\n", "\r", "\u2028", "\u2029", "\u0085", "\v", "\f"]
  test.each([
    "scheme",
    "domain",
    "networkName",
    "accountAddress",
    "statement",
    "uri",
    "version",
    "chainId",
    "nonce",
    "issuedAt",
    "expirationTime",
    "notBefore",
    "requestId"
  ])("rejects a line break in %s", (field) => {
    for (const lineBreak of breaks) {
      for (const value of [
        `a${lineBreak}b`,
        `${lineBreak}a`,
        `a${lineBreak}`,
        `${Reflect.get(fields, field) ?? "2030-01-01T00:00:00Z"}${lineBreak}Nonce: 00000000`
      ]) {
        expect(findMistakes({ ...fields, [field]: value })).toBe(field)
      }
    }
  })

  test("rejects a line break in a resource, blank text, and bidirectional text", () => {
    for (const lineBreak of breaks)
      expect(
        findMistakes({
          ...fields,
          resources: ["https://a.example", `https://b.example${lineBreak}- https://c.example`]
        })
      ).toBe("resources")
    for (const resource of ["", " ", " x", "x ", "\u202eevil", "\ud800"])
      expect(findMistakes({ ...fields, statement: resource })).toBe("statement")
    for (const nonce of [undefined, null, 7, {}]) expect(findMistakes({ ...fields, nonce: nonce })).toBe("nonce")
  })

  const word = fc.oneof(
    fc.string({ unit: "binary", maxLength: 12 }),
    fc.constantFrom(
      "\n",
      "\r",
      ": ",
      "URI: ",
      "Nonce: ",
      "Resources:",
      "- ",
      " account:",
      " wants you to sign in with your ",
      "https://a.example",
      " "
    )
  )
  const wild = fc.array(word, { maxLength: 5 }).map((parts) => parts.join(""))
  const nonce = fc.stringMatching(/^[a-zA-Z0-9]{8,20}$/)
  const time = fc
    .date({ min: new Date(0), max: new Date("9999-12-31"), noInvalidDate: true })
    .map((time) => time.toISOString())
  const uri = fc.stringMatching(/^https:\/\/[a-z]{1,8}\.example\/[!-~]{0,12}$/)
  const makeOrWild = <A>(valid: fc.Arbitrary<A>): fc.Arbitrary<A | string> =>
    fc.oneof({ weight: 9, arbitrary: valid }, { weight: 1, arbitrary: wild })
  const message = fc.record(
    {
      accountAddress: makeOrWild(fc.stringMatching(/^0x[0-9a-f]{40}$/)),
      chainId: makeOrWild(fc.integer({ min: 1 }).map((id) => `eip155:${id}`)),
      domain: makeOrWild(fc.stringMatching(/^[a-z]{1,9}\.[a-z]{2,4}(:[1-9]\d{1,3})?$/)),
      networkName: fc.constant("Ethereum"),
      uri: makeOrWild(uri),
      version: fc.constant("1"),
      nonce: makeOrWild(nonce),
      issuedAt: makeOrWild(time),
      statement: fc.oneof(wild, fc.lorem()),
      resources: fc.array(makeOrWild(uri), { maxLength: 3 }),
      requestId: wild,
      expirationTime: makeOrWild(time),
      notBefore: makeOrWild(time),
      scheme: makeOrWild(fc.constantFrom("https", "http"))
    },
    { requiredKeys: ["accountAddress", "chainId", "domain", "networkName", "uri", "version", "nonce", "issuedAt"] }
  )

  test("reads back what it wrote, whatever the fields contain", () => {
    let written = 0
    fc.assert(
      fc.property(message, (data) => {
        const formatted = formatMessage(data as SignInMessage)
        if (Either.isLeft(formatted)) return
        written++
        expect(read(formatted.right)).toEqual(data)
      }),
      { numRuns: 10_000 }
    )
    expect(written).toBeGreaterThan(500)
  }, 60_000)

  test("parseMessage never throws, and what it reads can be written again", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          wild,
          fc
            .array(
              fc.oneof(wild, fc.constantFrom(...makeText((lines) => [...lines, ...late, ...resources]).split("\n"))),
              {
                maxLength: 16
              }
            )
            .map((lines) => lines.join("\n"))
        ),
        (any) => {
          const parsed = parseMessage(any)
          if (Either.isRight(parsed)) expect(Either.isRight(formatMessage(parsed.right))).toBe(true)
        }
      ),
      { numRuns: 10_000 }
    )
  }, 60_000)
})
