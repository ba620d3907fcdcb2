import { FailureDataSchema } from "./remoteSchema.ts"
import { Schema } from "./schema.ts"

type Fields = Schema.Struct.Fields

/** The fields of all three events, and the additional fields of an arrival. */
interface Parts<Key extends Fields, Value extends Fields> {
  readonly key: Key
  readonly value: Value
}

/**
 * Returns the schemas of the three events of a requested value, for the room's union: `…Asked`, `…Arrived`, and
 * `…Failed` with the failure as `error`. The tags are built from the name, so the room lists them in a comment for
 * searches.
 */
export const createRemoteEvents = <const Name extends string, Key extends Fields, Value extends Fields>(
  name: Name,
  parts: Parts<Key, Value>
) => createRemoteEventsWith(name, { ...parts, failed: {} })

/** Returns the same three schemas for a failure with more fields than the key and its `error`. */
export const createRemoteEventsWith = <
  const Name extends string,
  Key extends Fields,
  Value extends Fields,
  Failed extends Fields
>(
  name: Name,
  { failed, key, value }: Parts<Key, Value> & { readonly failed: Failed }
) =>
  [
    Schema.Struct({ _tag: Schema.Literal(`${name}Asked` as const), ...key }),
    Schema.Struct({ _tag: Schema.Literal(`${name}Arrived` as const), ...key, ...value }),
    Schema.Struct({ _tag: Schema.Literal(`${name}Failed` as const), ...key, error: FailureDataSchema, ...failed })
  ] as const
