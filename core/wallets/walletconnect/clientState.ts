import { type Decoder, number, string, struct } from "../../foundation/data/decode.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"

const text = string(65_536)
const decodeObject: Decoder<object> = (value) => (isRecord(value) ? value : undefined)
const relay = struct({ protocol: text })
const peer = struct({ publicKey: text, metadata: struct({ name: text, url: text }) })

/** The required fields of an entry in each of the client's lists. */
const items: Readonly<Record<string, Decoder<unknown>>> = {
  expirer: struct({ target: text, expiry: number }),
  pairing: struct({ topic: text, expiry: number, relay }),
  subscription: struct({ id: text, topic: text, relay }),
  history: struct({ id: number, topic: text, request: struct({ method: text }) }),
  session: struct({ topic: text, expiry: number, relay, namespaces: decodeObject, self: peer, peer }),
  proposal: struct({ id: number, relays: (value) => (Array.isArray(value) ? value : undefined), proposer: peer })
}

/** The shape of an entry in each of the client's tables. */
const values: Readonly<Record<string, Decoder<unknown>>> = { keychain: text, messages: decodeObject }

/**
 * Returns the value that WalletConnect's client stored under a key (`wc@2:<part>:<version>:<prefix>//<name>`), reduced
 * to what the client can handle: invalid entries are dropped, and a value of another kind is replaced by an empty one.
 * The client itself trusts everything it finds. Reliability F38, F39.
 */
export const readClientState = (key: string, value: unknown): unknown => {
  const name = key.slice(key.indexOf("//") + 2)
  const item = Object.hasOwn(items, name) ? items[name] : undefined
  if (item !== undefined) return Array.isArray(value) ? value.filter((entry) => item(entry) !== undefined) : undefined
  const entry = Object.hasOwn(values, name) ? values[name] : undefined
  if (entry !== undefined)
    return isRecord(value)
      ? Object.fromEntries(Object.entries(value).filter(([, field]) => entry(field) !== undefined))
      : undefined
  // The rest are lists and tables whose loss is acceptable, and single texts.
  return Array.isArray(value) ? [] : isRecord(value) ? {} : typeof value === "string" ? value : undefined
}
