// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest"
import { createLatchkey, isLatchkeyError, type Latchkey, mainnet } from "../public.ts"
import { useAccount, useProvider } from "../../../public.ts"

const ends: Array<() => Promise<void>> = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})
const make = (): Latchkey => {
  const kit = createLatchkey({ networks: [mainnet] })
  ends.push(kit.dispose)
  return kit
}

const networks = [mainnet] as const
/** Each of these is refused by the compiler; as a page in JavaScript makes them, the kit refuses them too. */
const mistakenOptions: ReadonlyArray<() => Latchkey> = [
  // @ts-expect-error there is no network
  () => createLatchkey({ networks: [] }),
  // @ts-expect-error another kit's word
  () => createLatchkey({ chains: networks }),
  // @ts-expect-error `email` is meant
  () => createLatchkey({ networks, features: { emial: true } }),
  // @ts-expect-error a feature is true or false
  () => createLatchkey({ networks, features: { legalCheckbox: "yes" } }),
  // @ts-expect-error `--w3m-accent` is meant
  () => createLatchkey({ networks, themeVariables: { "--acent": "red" } }),
  // @ts-expect-error dark, light or auto
  () => createLatchkey({ networks, themeMode: "blue" }),
  // @ts-expect-error `primary` is meant
  () => createLatchkey({ networks, themeTokens: { primry: "red" } }),
  // @ts-expect-error a network is named by its CAIP-2 id
  () => createLatchkey({ networks, endpoints: { rpc: { polygon: "https://a.test" } } })
]

test("LatchkeyOptions rejects mistaken options at compile time", () => {
  for (const mistaken of mistakenOptions) ends.push(mistaken().dispose)
  expect(ends).toHaveLength(8)
})

test("createLatchkey without options returns a kit whose first call rejects with the missing ones", async () => {
  const kit: Latchkey = Reflect.apply(createLatchkey, undefined, [])
  ends.push(kit.dispose)
  const failure: unknown = await kit.open().catch((cause: unknown) => cause)
  expect([Reflect.get(Object(failure), "_tag"), String(failure)]).toEqual([
    "ConfigInvalid",
    expect.stringContaining("networks")
  ])
})

/** Options with a getter, which is not a key of its own. */
class OwnOptions {
  readonly networks = [mainnet] as const
  get projectId() {
    return "p1"
  }
}
test("createLatchkey rejects calls if the options are an instance that would be read in part", async () => {
  const kit = createLatchkey(new OwnOptions())
  ends.push(kit.dispose)
  const failure: unknown = await kit.open().catch((cause: unknown) => cause)
  expect([Reflect.get(Object(failure), "_tag"), String(failure)]).toEqual([
    "ConfigInvalid",
    expect.stringMatching(/`options` must be an object.*it is an instance of OwnOptions/)
  ])
})

const boom = (): never => {
  throw new Error("boom")
}
const getters = (name: string, value: object = {}): object =>
  Object.defineProperty({ ...value }, name, { get: boom, enumerable: true })
const throwing: Readonly<Record<string, readonly [options: object, field: string]>> = {
  "a getter": [getters("themeMode", { networks }), "options"],
  "a getter that the first chunk does not read": [getters("endpoints", { networks }), "options"],
  "a proxy": [new Proxy({}, { get: boom, has: boom, ownKeys: boom, getPrototypeOf: boom }), "options"],
  "a proxy whose fields throw": [new Proxy({ networks }, { get: boom }), "options"],
  "a getter in features": [{ networks, features: getters("email") }, "features"],
  "a getter in metadata": [{ networks, metadata: getters("name") }, "metadata"],
  "a getter in endpoints": [{ networks, endpoints: getters("api") }, "endpoints"],
  "a getter in a network": [{ networks: [getters("id", mainnet)] }, "networks"],
  "a getter in themeVariables": [{ networks, themeVariables: getters("--w3m-accent") }, "themeVariables"]
}
test.each(Object.entries(throwing))(
  "createLatchkey does not throw for %s that throws, and calls reject with the option",
  async (_, [options, field]) => {
    const kit: Latchkey = Reflect.apply(createLatchkey, undefined, [options])
    ends.push(kit.dispose)
    for (const call of [() => kit.open(), () => kit.getTokens()]) {
      const failure: unknown = await call().catch((cause: unknown) => cause)
      expect([Reflect.get(Object(failure), "_tag"), String(failure)]).toEqual([
        "ConfigInvalid",
        expect.stringContaining(`\`${field}`)
      ])
    }
  }
)

const mistakenCalls: Readonly<Record<string, (kit: Latchkey) => Promise<unknown>>> = {
  // @ts-expect-error a network is named by its number or its CAIP-2 id
  "switchNetwork by a name": (kit) => kit.switchNetwork("polygon"),
  // @ts-expect-error there is no such namespace
  "a provider of a namespace that there is not": (kit) => kit.provider("evm").request({ method: "eth_accounts" }),
  // @ts-expect-error there is no such namespace
  "a namespace that there is not": (kit) => kit.removeNamespace("evm"),
  // @ts-expect-error there is no such view
  "a view that there is not": (kit) => kit.open({ view: "Acount" }),
  // @ts-expect-error there is no such namespace
  "opening for a namespace that there is not": (kit) => kit.open({ namespace: "evm" }),
  // @ts-expect-error which wallet is to be connected?
  "connecting nothing": (kit) => kit.connect(),
  // @ts-expect-error the text is a field
  "a bare text to sign": (kit) => kit.signMessage("hi"),
  // @ts-expect-error an amount is text, and there is no receiver
  "an amount in units": (kit) => kit.send({ amount: 10n })
}

test.each(Object.entries(mistakenCalls))("%s does not compile, and rejects", async (_, call) => {
  const failure: unknown = await call(make()).catch((cause: unknown) => cause)
  expect(isLatchkeyError(failure) || isLatchkeyError(Reflect.get(Object(failure), "data"))).toBe(true)
})

test("kit.open rejects an unknown view with the list of views", async () => {
  const failure: unknown = await Reflect.apply(make().open, undefined, [{ view: "Acount" }]).catch(
    (cause: unknown) => cause
  )
  expect(String(failure)).toMatch(/view has to be one of the views .*Account.*Swap/)
})

test("useAccount and useProvider accept only known namespaces", () => {
  const hooks = [
    // @ts-expect-error there is no such namespace
    () => useAccount("evm"),
    // @ts-expect-error there is no such namespace
    () => useProvider("evm")
  ]
  expect(hooks).toHaveLength(2)
})
