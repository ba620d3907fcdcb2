import { existsSync, readdirSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"

const house = new URL("../../../", import.meta.url)
const rooms = ["account", "onramp", "price", "send", "swap", "token"]
const money = "price|value|worth|total|amount|balance|numeric|quantity|fee|allowance|limit|min|max|subtotal"

const files = ["cli", "core", "services"]
  .flatMap((floor) => rooms.map((room) => `${floor}/onchain/${room}/`))
  .filter((folder) => existsSync(new URL(folder, house)))
  .flatMap((folder) => readdirSync(new URL(folder, house)).map((name) => `${folder}${name}`))
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))

/** An edge: it reads numbers of an answer, and turns them into text itself. */
const isEdge = (text: string): boolean => /\b(toDecimal|DecimalFromNumber)\b/.test(text)

/** What lets money become a float, as the text it is written with. */
const floats = (text: string): ReadonlyArray<string> =>
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

test.each(files)("no money becomes a float in %s", (file) => {
  expect(floats(readFileSync(new URL(file, house), "utf8"))).toEqual([])
})

test.each([
  "price: number",
  "readonly valueUsd?: number",
  "amount: Schema.JsonNumber",
  "fee: Schema.optional(Schema.Number)",
  "Number(token.price) * 2",
  "parseFloat(text)",
  "x.toFixed(2)"
])("%j would be found", (text) => {
  expect(floats(text)).not.toEqual([])
})

test("the rule looks at files, and lets an edge read numbers", () => {
  expect(files.length).toBeGreaterThan(10)
  expect(floats("price: number, // toDecimal")).toEqual([])
  expect(floats("decimals: number, blockedUntil: number, price: string")).toEqual([])
})
