import * as Either from "effect/Either"
import { expect, test } from "vitest"
import { Schema } from "../../foundation/data/schema.ts"
import { stateAfter, sampleConnection, sampleState } from "../../../fixtures/testing/core/sample.ts"
import { toProjection } from "./projection.ts"
import { readVersioned } from "../../foundation/data/versioned.ts"
import { ownText, storedSchemas } from "./storedSchema.ts"

const connected = stateAfter(
  sampleState(),
  { _tag: "Connected", connection: sampleConnection("one.wallet"), restored: false },
  { _tag: "WalletUsed", wallet: { id: "one.wallet", name: "One", chains: [] } },
  { _tag: "Connected", connection: sampleConnection("two.wallet"), restored: false },
  { _tag: "Disconnected", connectorId: "one.wallet", namespace: "eip155", by: "visitor", last: false }
)
const texts: ReadonlyArray<readonly [string, string]> = Object.entries(toProjection(connected, "")).flatMap(
  ([key, text]) => (text === undefined ? [] : [[key.replace(/^@(appkit|latchkey)[/]/, ""), text] as const])
)

test.each(texts)("has a schema for %s that the written text fits", (key, text) => {
  const schema = Object.entries(storedSchemas).find(([name]) => name === key)?.[1]
  if (schema === undefined) throw new Error(`${key} has no schema`)
  expect(Either.isRight(Schema.decodeUnknownEither(schema as Schema.Schema<unknown, string>)(text))).toBe(true)
})

test("has schemas only for written keys", () => {
  const written = new Set([
    ...texts.map(([key]) => key),
    "solana:connected_connector_id",
    "bip122:connected_connector_id"
  ])
  expect(Object.keys(storedSchemas).filter((key) => !written.has(key))).toEqual([])
})

test("rejects another version of the kit's own values, with the schema and with the plain reader", () => {
  const old = JSON.stringify({ v: 0, value: "connected" })
  expect(Either.isLeft(Schema.decodeUnknownEither(ownText(Schema.String))(old))).toBe(true)
  expect(readVersioned(old)).toBeUndefined()
})
