import * as Either from "effect/Either"
import { expect, test } from "vitest"
import { Schema } from "../../foundation/data/schema.ts"
import { after, sampleConnection, sampleState } from "../../../fixtures/testing/core/sample.ts"
import { toProjection } from "./projection.ts"
import { readVersioned, writeVersioned } from "../../foundation/data/versioned.ts"
import { storedSchemas, storedText } from "./storedSchema.ts"

const connected = after(
  sampleState(),
  { _tag: "Connected", connection: sampleConnection("one.wallet"), restored: false },
  { _tag: "WalletUsed", wallet: { id: "one.wallet", name: "One", chains: [] } },
  { _tag: "Connected", connection: sampleConnection("two.wallet"), restored: false },
  { _tag: "Disconnected", connectorId: "one.wallet", namespace: "eip155", by: "visitor", last: false }
)

const schemaOf = (key: string): Schema.Schema<unknown, unknown> | undefined =>
  Object.entries(storedSchemas).find(([name]) => name === key)?.[1] as Schema.Schema<unknown, unknown> | undefined

test.each(Object.entries(toProjection(connected)))("%s has a schema, and what is written fits it", (key, value) => {
  const schema = schemaOf(key)
  if (schema === undefined) throw new Error(`${key} has no schema`)
  expect(value).toBeDefined()
  const read = Schema.decodeUnknownEither(storedText(schema))(writeVersioned(value))
  expect(Either.isRight(read)).toBe(true)
})

test("every key that has a schema is one that is written", () => {
  const written = new Set([
    ...Object.keys(toProjection(connected)),
    "solana:connected_connector_id",
    "bip122:connected_connector_id"
  ])
  expect(Object.keys(storedSchemas).filter((key) => !written.has(key))).toEqual([])
})

test("a value of another version is as good as none, for the schema and for the plain reader", () => {
  const old = JSON.stringify({ v: 0, value: "connected" })
  expect(Either.isLeft(Schema.decodeUnknownEither(storedText(Schema.String))(old))).toBe(true)
  expect(readVersioned(old)).toBeUndefined()
})
