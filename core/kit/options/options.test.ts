import * as Either from "effect/Either"
import fc from "fast-check"
import { expect, test } from "vitest"
import { mainnet, polygon, solana } from "../../chain/network/networks.ts"
import { originsFailure } from "../config/errors.ts"
import { publicEndpoints } from "../../foundation/http/endpoints.ts"
import { idle, toFailed } from "../../foundation/data/remote.ts"
import { sampleFailure } from "../../../fixtures/testing/core/sample.ts"
import type { ConfigState } from "../config/events.ts"
import { resolveFeatures } from "../features/features.ts"
import { featureTable, isWaiting } from "../optionTable/featureTable.ts"
import { optionTable } from "../optionTable/optionTable.ts"
import { foreignOptions } from "./optionWords.ts"
import { readOptions } from "./options.ts"
import { takeOptions } from "./takeOptions.ts"

const read = (more: Readonly<Record<string, unknown>>) => readOptions({ networks: [mainnet, polygon], ...more })
const readValid = (more: Readonly<Record<string, unknown>> = {}) => Either.getOrThrow(read(more))
const findWrong = (more: unknown) => {
  const failure = Either.getOrThrow(Either.flip(readOptions(more)))
  return failure._tag === "ConfigInvalid" ? failure.problems : [{ field: failure._tag, expected: failure.message }]
}

test("accepts options with only networks, and uses the specification's defaults", () => {
  const { active, config, endpoints, networks, projectId, theme, warnings } = readValid()
  expect(networks.map(({ id }) => id)).toEqual(["eip155:1", "eip155:137"])
  expect({ active, projectId, endpoints, warnings, theme }).toEqual({
    active: "eip155:1",
    projectId: "",
    endpoints: {},
    warnings: [],
    theme: { mode: "dark", variables: {} }
  })
  expect(config).toMatchObject({
    debug: false,
    basic: false,
    allowUnsupportedChain: false,
    enableReconnect: true,
    enableEIP6963: true,
    enableInjected: true,
    enableNetworkSwitch: true,
    enableWallets: true,
    enableWalletGuide: true,
    enableProgress: true,
    allWallets: "SHOW",
    catalogue: false
  })
})

test("reads the catalogue's ids in lower case, and keeps every other id of a wallet", () => {
  const id = "C57CA95B47569778A828D19178114F4DB188B89B763C899BA0BE274E97267D96"
  const { config } = readValid({ excludeWalletIds: [id, "Test.Zebra", "My Wallet"], featuredWalletIds: [id] })
  expect([config.excludeWalletIds, config.featuredWalletIds]).toEqual([
    [id.toLowerCase(), "Test.Zebra", "My Wallet"],
    [id.toLowerCase()]
  ])
})

test("uses the public services with a project id, unless the host has its own", () => {
  expect(readValid({ projectId: "p" }).endpoints).toEqual(publicEndpoints)
  const own = readValid({
    projectId: "p",
    endpoints: { api: "http://127.0.0.1:4731/", rpc: { "eip155:1": "http://localhost:8545" } }
  })
  expect(own.endpoints).toEqual({
    ...publicEndpoints,
    api: "http://127.0.0.1:4731",
    rpc: { "eip155:1": "http://localhost:8545" }
  })
  expect(readValid({ endpoints: { api: "https://api.example.com" } }).config.catalogue).toBe(true)
})

test("requests nodes without batch and rank unless the host enables them", () => {
  expect([
    readValid().rpc,
    readValid({ rpc: null }).rpc,
    readValid({ rpc: { batch: null, rank: true } }).rpc,
    readValid({ rpc: { batch: true } }).rpc
  ]).toEqual([{}, {}, { batch: false, rank: true }, { batch: true }])
})

test("assigns the host's endpoints and images to their networks, and starts on its default network", () => {
  const { active, networks } = readValid({
    networks: [mainnet, solana, mainnet],
    defaultNetwork: solana,
    chainImages: { 1: "https://example.com/1.png" },
    customRpcUrls: { "eip155:1": [{ url: "https://rpc.example.com" }] }
  })
  expect(active).toBe("solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp")
  expect(networks).toHaveLength(2)
  expect(networks[0]).toMatchObject({
    imageUrl: "https://example.com/1.png",
    rpcUrls: ["https://rpc.example.com", ...mainnet.rpcUrls.default.http],
    customRpcUrls: ["https://rpc.example.com"]
  })
  expect(networks[1]).not.toHaveProperty("customRpcUrls")
})

test.each<[string, unknown, string, string]>([
  ["no object", 7, "options", "must be an object"],
  ["no networks", {}, "networks", "must be a list of at least one network"],
  ["an empty list of networks", { networks: [] }, "networks", "must be a list of at least one network"],
  ["networks that are no list", { networks: mainnet }, "networks", "must be a list"],
  ["a network that is none", { networks: [mainnet, { id: 1 }] }, "networks[1]", "must be a network"],
  ["a chain below 1", { networks: [{ ...mainnet, id: -1 }] }, "networks[0].id", "must be an EVM chain ID"],
  [
    "a network's id in place of the chain's number",
    { networks: [{ ...mainnet, id: "eip155:1" }] },
    "networks[0].id",
    "must be an EVM chain ID"
  ],
  [
    "a network with a bad CAIP id",
    { networks: [{ ...solana, caipNetworkId: "solana" }] },
    "networks[0]",
    "must be a network"
  ],
  [
    "a default network that is not configured",
    { networks: [mainnet], defaultNetwork: polygon },
    "defaultNetwork",
    "must be one of `networks`"
  ],
  ["a flag that is text", { networks: [mainnet], debug: "yes" }, "debug", "must be true or false, e.g. true"],
  ["a mode that is none", { networks: [mainnet], themeMode: "blue" }, "themeMode", 'must be "dark", "light" or "auto"'],
  [
    "metadata without a name",
    { networks: [mainnet], metadata: { url: "https://example.com" } },
    "metadata.name",
    "must be text"
  ],
  [
    "metadata with a part of an address",
    { networks: [mainnet], metadata: { name: "x", url: "/shop" } },
    "metadata.url",
    'must be a whole address, e.g. "https://example.com"'
  ],
  ["metadata that is none", { networks: [mainnet], metadata: "x" }, "metadata", "must have a name"],
  [
    "a script for a page",
    { networks: [mainnet], termsConditionsUrl: "javascript:alert(1)" },
    "termsConditionsUrl",
    "must be the address of a page"
  ],
  [
    "a service in the clear",
    { networks: [mainnet], endpoints: { api: "http://example.com" } },
    "endpoints.api",
    "must be service roots over https"
  ],
  [
    "a service nobody knows",
    { networks: [mainnet], endpoints: { apu: "https://example.com" } },
    "endpoints.apu",
    "must be service roots"
  ],
  [
    "a way of asking nodes that nobody knows",
    { networks: [mainnet], rpc: { batch: true, ranking: true } },
    "rpc.ranking",
    "must be `batch` or `rank`"
  ],
  [
    "a way of asking nodes that is text",
    { networks: [mainnet], rpc: { batch: "yes" } },
    "rpc.batch",
    "true or false, e.g. { batch: true, rank: true }"
  ],
  [
    "ways of asking nodes that are none",
    { networks: [mainnet], rpc: true },
    "rpc",
    "must be request options, e.g. { batch: true, rank: true }"
  ],
  [
    "a custom wallet without a name",
    { networks: [mainnet], customWallets: [{ id: "x" }] },
    "customWallets[0]",
    "must have an id and a name"
  ],
  ["a storage name with a colon", { networks: [mainnet], storageName: "a:b" }, "storageName", "must be a short text"],
  ["a mistyped name", { networks: [mainnet], themMode: "dark" }, "themMode", "is not known. Did you mean `themeMode`?"],
  [
    "a mistyped feature",
    { networks: [mainnet], features: { swap: false } },
    "features.swap",
    "is not known. Did you mean `swaps`?"
  ],
  ["a name like no other", { networks: [mainnet], zzzzzzzzzzzz: 1 }, "zzzzzzzzzzzz", "is not known"],
  [
    "a feature of the wrong type",
    { networks: [mainnet], features: { email: "yes" } },
    "features.email",
    "must be true or false"
  ],
  [
    "a social login nobody offers",
    { networks: [mainnet], features: { socials: ["myspace"] } },
    "features.socials",
    "must be false or a list"
  ],
  ["a refused option", { networks: [mainnet], adapters: [] }, "adapters", "is not needed"],
  [
    "a sign-in without its functions",
    { networks: [mainnet], siwx: {} },
    "siwx",
    "must be a sign-in with its functions"
  ],
  [
    "two sign-ins",
    { networks: [mainnet], siwx: {}, siweConfig: {} },
    "BothSignIns",
    "Cannot set both siweConfig and siwx options"
  ]
])("names %s with its expected value", (_, input, field, expected) => {
  expect(findWrong(input)).toContainEqual({ field, expected: expect.stringContaining(expected) })
})

test("reports all invalid options at once, the first in the message", () => {
  const failure = Either.getOrThrow(Either.flip(read({ debug: 1, basic: 2 })))
  expect(failure).toMatchObject({ _tag: "ConfigInvalid", problems: [{ field: "debug" }, { field: "basic" }] })
  expect(failure.message).toBe("Option `debug` must be true or false, e.g. true; it is 1")
})

test("refuses the names of other kits' options, each with its name here", () => {
  for (const [name, words] of Object.entries(foreignOptions)) {
    expect(findWrong({ networks: [mainnet], [name]: true })).toEqual([
      { field: name, expected: expect.stringContaining(words) }
    ])
  }
})

test("drops and names unknown or unsafe theme variables", () => {
  const { theme, warnings } = readValid({
    themeVariables: { "--w3m-accent": "#57f", "--w3m-qr-color": "red;} *{}", "--other": "1", "--w3m-z-index": 5 }
  })
  expect(theme.variables).toEqual({ "--w3m-accent": "#57f", "--w3m-z-index": "5" })
  expect(warnings).toEqual(["These theme variables are unknown or not safe CSS values: --w3m-qr-color, --other"])
})

test("keeps only safe links of a custom wallet", () => {
  expect(
    readValid({
      customWallets: [
        {
          id: "w",
          name: "W",
          homepage: "https://w.example",
          mobile_link: "w",
          desktop_link: "javascript:x",
          webapp_link: "http://w.example"
        }
      ]
    }).config.customWallets
  ).toEqual([{ id: "w", name: "W", chains: [], homepage: "https://w.example/", mobileLink: "w://" }])
})

test.each([
  ["https://w.example/w.png", "https://w.example/w.png"],
  ["http://127.0.0.1:1/w.png", "http://127.0.0.1:1/w.png"],
  ["http://w.example/w.png", undefined],
  ["https://a:b@w.example/w.png", undefined],
  ["javascript:alert(1)", undefined],
  ["data:text/html,x", undefined]
])("uses a custom wallet's picture if it is safe to load: %s", (imageUrl, accepted) => {
  const [own] = readValid({ customWallets: [{ id: "w", name: "W", image_url: imageUrl, image_id: "i" }] }).config
    .customWallets
  expect([own?.imageUrl, own?.imageId]).toEqual([accepted, "i"])
})

test("reads all options without throwing", () => {
  const anything = fc.anything({ withBigInt: true, withNullPrototype: true })
  const nearly = fc.dictionary(
    fc.constantFrom(...Object.keys(optionTable), ...Object.keys(foreignOptions), "__proto__", "nope"),
    anything
  )
  fc.assert(
    fc.property(fc.oneof(anything, nearly), (input) => {
      readOptions(input)
    }),
    { numRuns: 500 }
  )
})

test.each([
  [429, "ConfigRateLimited"],
  [500, "ConfigServerError"],
  [599, "ConfigServerError"],
  [499, undefined],
  [600, undefined],
  [403, undefined]
])("originsFailure maps status %i to %s", (status, tag) => {
  expect(originsFailure(status)?._tag).toBe(tag)
})

test.each(Object.keys(featureTable))("warns of the feature %s if it changes nothing yet", (name) => {
  const { ignored } = takeOptions({ networks: [mainnet], features: { [name]: null } })
  expect(ignored).toEqual(isWaiting(name) ? [`features.${name}`] : [])
})

/** Returns the offered features if the project's configuration is unavailable. */
const getOffered = (config: ConfigState) =>
  resolveFeatures({ ...config, catalogue: true, remote: toFailed(idle, sampleFailure) }).features

test.each([
  ["allWallets", false, (config: ConfigState) => config.allWallets],
  ["analytics", true, ({ features }: ConfigState) => features.analytics],
  ["legalCheckbox", true, ({ features }: ConfigState) => features.legalCheckbox],
  ["connectorTypeOrder", ["custom"], ({ features }: ConfigState) => features.connectorTypeOrder],
  ...(["pay", "email", "socials", "swaps", "onramp", "activity", "history"] as const).map(
    (name) => [name, name === "pay", getOffered] as const
  )
] as const)("applies the feature %s without reporting it as ignored", (name, value, part) => {
  const [plain, changed] = [{}, { [name]: value }].map((features) => readValid({ features }))
  expect(changed?.warnings).toEqual([])
  expect(changed && part(changed.config)).not.toEqual(plain && part(plain.config))
})
