import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { toCanonicalJson } from "../recording/canonical.ts"
import { getEndpoint } from "../replay/endpointOf.ts"
import { type Hiding, redact, redactWalletExchange } from "./redact.ts"
import { placeholderSignature } from "./secretNames.ts"
import { workMillis } from "../../../fixtures/testing/turns.ts"

const key = "7c852118294e51e653712a81e05800f419141751be58f605c371e15141b007a6"
const hiding: Hiding = {
  aliases: [
    { name: "api", root: "http://127.0.0.1:4731" },
    { name: "rpc/eip155:1", root: "https://node.example/v2/node-key-canary" }
  ],
  secrets: ["project-canary-0123456789", `0x${key}`]
}
const jwt = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJjYW5hcnkifQ.Y2FuYXJ5LXNpZ25hdHVyZQ"
const topic = "7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9"
const symKey = "587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303"
const signature = `0x${"a1b2c3d4".repeat(16)}1b`

/** Every secret in the forms in which it may appear in a text. */
const secrets: Readonly<Record<string, string>> = {
  "project id": "project-canary-0123456789",
  "own private key": `0x${key}`,
  "own private key without 0x": key,
  email: "ann.canary@mail.example.com",
  "email in a URL": "to=ann.canary%40mail.example.com",
  JWT: jwt,
  bearer: "Bearer canary-token-1234567890",
  cookie: "Cookie: sid=canary; theme=dark",
  "pairing URI": `wc:${topic}@2?relay-protocol=irn&symKey=${symKey}`,
  "pairing URI in a link": `https://wallet.example/wc?uri=${encodeURIComponent(`wc:${topic}@2?symKey=${symKey}`)}`,
  "session topic": `No matching key. session topic doesn't exist: ${topic}`,
  "OTP in a sentence": "Your code is 482913.",
  "OTP labelled": "otp=482913",
  "project in a link": "https://api.example/x?projectId=somebody-canary",
  "key in a link": "https://api.example/x?a=1&key=canary-1&token=canary-2",
  "account in a link": "https://ann:canary@api.example/x",
  signature,
  "labelled key": "private key: 0xcanarycanary",
  "URL of a node": "https://node.example/v2/node-key-canary",
  "address of this machine": "connect ECONNREFUSED 127.0.0.1:48213",
  "address in a local network": "http://192.168.7.31:8080/x"
}
/** The parts of these secrets that must not be found. */
const canaries = [
  "canary",
  key,
  topic,
  symKey,
  "482913",
  jwt.split(".")[1] ?? "",
  jwt.split(".")[2] ?? "",
  signature.slice(2),
  "127.0.0.1",
  "192.168",
  "somebody",
  "%40mail"
]
/** Returns the value as text, followed by its decoded hex. */
const toText = (value: unknown): string => {
  const text = toCanonicalJson(value)
  const decodedHex = [...text.matchAll(/0x((?:[0-9a-f]{2}){8,})/gi)].map(([, hex = ""]) =>
    Buffer.from(hex, "hex").toString()
  )
  return [text, ...decodedHex].join("\n").toLowerCase()
}
const findSecrets = (value: unknown): ReadonlyArray<string> => {
  const text = toText(value)
  return canaries.filter((canary) => text.includes(canary.toLowerCase()))
}

test("findSecrets finds secrets in hex", () => {
  const hex = Buffer.from("Sign in as ann.canary@mail.example.com now").toString("hex")
  expect([findSecrets([`0x${hex}`]), findSecrets({ params: [{ data: `0x${hex}` }] })]).toEqual([["canary"], ["canary"]])
})

/** Every place in which a text may appear. */
const places: Readonly<Record<string, (text: string) => unknown>> = {
  answer: (text) => redact({ message: text }, hiding),
  "answer that is a text": (text) => redact(text, hiding),
  "request body": (text) => redact({ list: [{ deep: [text] }] }, hiding),
  "a name": (text) => redact({ [text]: 1 }, hiding),
  "JSON inside a text": (text) => redact({ payload: JSON.stringify({ inner: JSON.stringify([text]) }) }, hiding),
  "text inside hex": (text) => redact([`0x${Buffer.from(`Sign in as ${text} now`).toString("hex")}`], hiding),
  query: (text) => getEndpoint(new URL(`http://127.0.0.1:4731/x?${new URLSearchParams({ q: text })}`), hiding),
  path: (text) =>
    getEndpoint(
      new URL(
        `http://127.0.0.1:4731/x/${encodeURIComponent(text).replaceAll("%20", " ").replaceAll("%3A", ":").replaceAll("%2F", "/")}`
      ),
      hiding
    ),
  "wallet params": (text) =>
    redactWalletExchange(
      {
        connectorId: "key",
        method: "personal_sign",
        params: [`0x${Buffer.from(`${text} is what you sign`).toString("hex")}`, text]
      },
      hiding
    ),
  "wallet result": (text) =>
    redactWalletExchange({ connectorId: "key", method: "wallet_sendCalls", result: { note: text } }, hiding),
  "error message": (text) =>
    redactWalletExchange({ connectorId: "key", method: "x", error: { code: 4001, message: `failed: ${text}` } }, hiding)
}

describe.each(Object.entries(places))("redacted: %s", (_, place) => {
  // A path contains no header: a text with spaces and line breaks cannot appear there unencoded.
  test.each(Object.entries(secrets))("removes %s", (_name, text) => {
    expect(findSecrets(place(text))).toEqual([])
  })
})

test.each([
  "authorization",
  "Set-Cookie",
  "password",
  "clientSecret",
  "x-api-key",
  "apiKey",
  "private_key",
  "mnemonic",
  "otp",
  "emailOtp",
  "idToken",
  "jwt",
  "userEmail",
  "symKey",
  "sessionToken",
  "projectId",
  "clientId",
  "topic",
  "pairingTopic",
  "signature"
])("removes every value named %s: text, number, list and object", (name) => {
  const value = {
    [name]: "canary",
    list: [{ [name]: [482913, "canary"] }],
    parts: { [name]: { r: "canary", s: { t: "canary" } } }
  }
  expect(findSecrets(redact(value, hiding))).toEqual([])
  expect(findSecrets(redact(JSON.stringify(value), hiding))).toEqual([])
  expect(findSecrets(getEndpoint(new URL(`http://127.0.0.1:4731/?${name}=canary`), hiding))).toEqual([])
})

test.each(["key", "sharedKey", "dappEncryptionKey"])("removes a long hex value named %s", (name) => {
  expect(findSecrets(redact({ [name]: `0x${symKey}` }, hiding))).toEqual([])
})

test.each<readonly [string, unknown]>([
  ["a transaction hash", { hash: `0x${topic}` }],
  ["an address", ["0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"]],
  ["log topics", { topics: [`0x${topic}`] }],
  ["a wallet's id", { id: topic }],
  ["a CAIP-10 id under token", { token: "eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266" }],
  ["a symbol under token", { token: "USDC" }],
  ["a mint under token", { token: "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v" }],
  ["a signed transaction", [`0x02f8${"0123456789abcdef".repeat(12)}`]],
  ["calldata", { data: `0xa9059cbb${"0".repeat(128)}` }],
  ["a public key", { publicKey: `0x04${topic}${symKey}` }],
  ["switches", { email: true, socials: null }],
  ["a package and a version", "viem@2.57.1, HTTP status code: 429"],
  ["a token's name", { name: "Basic Attention Token" }],
  ["public addresses", "https://cloud.example.org:8443/a/b?chainId=eip155:1"]
])("keeps %s", (_, value) => {
  expect(redact(value, hiding)).toEqual(value)
})

test("keeps a signature only if the publicly known key made it for a text", () => {
  const known = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
  const getResult = (method: string, params: ReadonlyArray<unknown>, result: unknown = signature) =>
    redactWalletExchange({ connectorId: "key", method, params, result }, hiding).result
  expect(getResult("personal_sign", ["0x48656c6c6f", known])).toBe(signature)
  for (const [method, params] of [
    ["personal_sign", ["0x48656c6c6f", "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"]],
    ["personal_sign", [known, "0x48656c6c6f"]],
    ["eth_signTypedData_v4", [known, "{}"]]
  ] as const)
    expect(getResult(method, params)).toBe(placeholderSignature)
  expect(getResult("personal_sign", ["0x48656c6c6f", known], "ann.canary@mail.example.com")).not.toContain("canary")
})

test("replaces every signature with the same placeholder, which has the form of a signature", () => {
  const exchange = redactWalletExchange(
    { connectorId: "key", method: "personal_sign", params: ["0x48656c6c6f", "0xf3"], result: signature },
    hiding
  )
  expect(exchange.result).toBe(placeholderSignature)
  expect(placeholderSignature).toMatch(/^0x[0-9a-f]{130}$/)
  expect(redact({ body: { signature } }, hiding)).toEqual({ body: { signature: placeholderSignature } })
  expect(redact({ body: { signature: placeholderSignature } }, { aliases: [] })).toEqual({
    body: { signature: placeholderSignature }
  })
})

const anySecret = fc.constantFrom(...Object.values(secrets))
const anyText = fc.oneof(
  fc.string(),
  anySecret,
  fc.tuple(fc.string(), anySecret, fc.string()).map((parts) => parts.join(" ")),
  fc.tuple(anySecret, anySecret).map((pair) => pair.join("&"))
)
const anyName = fc.oneof(
  fc.string(),
  fc.constantFrom("email", "token", "key", "signature", "data", "__proto__", "topic")
)
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { depthSize: "small" },
    anyText,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie("tree")),
    fc.dictionary(anyName, tie("tree")),
    tie("tree").map((value) => JSON.stringify(value))
  )
}))

test("is idempotent, on this machine and on the one that replays", () => {
  fc.assert(
    fc.property(tree, (value) => {
      const once = redact(value, hiding)
      expect(redact(once, hiding)).toEqual(once)
      expect(redact(once, { aliases: [] })).toEqual(once)
    }),
    { numRuns: 2_000 }
  )
})

test("processes a megabyte of any text within a second", () => {
  for (const piece of ["a", "a@", "eyJ", "wc:", "//", "?a=", "0", "token=", "topic ", '{"a":']) {
    const text = piece.repeat(1_000_000 / piece.length)
    expect([piece, workMillis(() => void redact(text, hiding)) < 1_000]).toEqual([piece, true])
  }
})
