import { existsSync, readdirSync, readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"

const house = new URL("../../../", import.meta.url)
const rooms = ["account", "onramp", "price", "send", "swap", "token"]
const money = "price|value|worth|total|amount|balance|numeric|quantity|fee|allowance|limit|min|max|subtotal"

const files = ["cli", "core", "services"]
  .flatMap((floor) => rooms.map((room) => `${floor}/onchain/${room}/`))
  .filter((folder) => existsSync(new URL(folder, house)))
  .flatMap((folder) => readdirSync(new URL(folder, house)).map((name) => `${folder}${name}`))
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))

/** An edge of the system: it reads numbers of an answer, and converts them to text itself. */
const isEdge = (text: string): boolean => /\b(toDecimal|DecimalFromNumber)\b/.test(text)

/** Constructs that can turn money into a float, as source text. */
const findFloats = (text: string): ReadonlyArray<string> =>
  [
    ...text.matchAll(/\b(parseFloat|toFixed)\(/g),
    ...text.matchAll(new RegExp(`\\bNumber\\([^)]*\\b\\w*(${money})\\w*`, "gi")),
    ...(isEdge(text)
      ? []
      : text.matchAll(
          new RegExp(
            `(?<!key: \\w+, )\\b(\\w*(?:${money})(?:Usd)?)\\??: (?:Schema\\.optional\\()?(number|Schema\\.(?:Json)?Number)\\b`,
            "gi"
          )
        ))
  ].map(([found]) => found)

describe("money files", () => {
  test.each(files)("has no float for money in %s", (file) => {
    expect(findFloats(readFileSync(new URL(file, house), "utf8"))).toEqual([])
  })

  test.each([
    "price: number",
    "readonly valueUsd?: number",
    "amount: Schema.JsonNumber",
    "fee: Schema.optional(Schema.Number)",
    "Number(token.price) * 2",
    "parseFloat(text)",
    "x.toFixed(2)"
  ])("finds %j", (text) => {
    expect(findFloats(text)).not.toEqual([])
  })

  test("checks files, and allows an edge to read numbers", () => {
    expect(files.length).toBeGreaterThan(10)
    expect(findFloats("price: number, // toDecimal")).toEqual([])
    expect(findFloats("decimals: number, blockedUntil: number, price: string")).toEqual([])
  })
})
