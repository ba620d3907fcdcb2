import { runInNewContext } from "node:vm"
import { expect, test } from "vitest"
import { mainnet, polygon, solana } from "../../chain/network/networks.ts"
import { formatOptionLines } from "./formatOptionLines.ts"
import { takeOptions } from "./takeOptions.ts"

const take = (more: Readonly<Record<string, unknown>>) => takeOptions({ networks: [mainnet], ...more })
const takeValid = (more: Readonly<Record<string, unknown>> = {}) => {
  const { options, wrong } = take(more)
  if (options === null) throw new Error(wrong.join())
  return options
}
const bare = {
  id: 7,
  name: "Mine",
  nativeCurrency: { name: "Mine", symbol: "M", decimals: 18 },
  rpcUrls: { default: { http: ["https://rpc.test"] } }
}
const own = { id: "w", name: "W", homepage: "https://w.test" }
const takeCustom = (more: Readonly<Record<string, unknown>>) =>
  takeValid({ customWallets: [{ ...own, ...more }] }).config

test.each([
  ["debug", true],
  ["basic", true],
  ["enableNetworkSwitch", false],
  ["enableReconnect", false],
  ["enableEIP6963", false],
  ["enableInjected", false],
  ["enableWallets", false],
  ["enableWalletConnect", false],
  ["allowUnsupportedChain", true],
  ["manualWCControl", true],
  ["enableEmbedded", true],
  ["enableCoinbase", true],
  ["enableProgress", false],
  ["allWallets", "SHOW"],
  ["allWallets", "HIDE"],
  ["allWallets", "ONLY_MOBILE"],
  ["featuredWalletIds", ["a"]],
  ["includeWalletIds", ["a", "b"]],
  ["excludeWalletIds", []],
  ["termsConditionsUrl", "https://a.test/terms"],
  ["termsConditionsUrl", "http://a.test/terms"],
  ["privacyPolicyUrl", "/privacy"]
] as const)("reads the option %s as %j if the host sets it", (name, value) => {
  expect(takeValid({ [name]: value }).config[name]).toEqual(value)
  expect(take({ [name]: null }).wrong).toEqual([])
})

test.each([
  ["themeMode", "dark"],
  ["themeMode", "light"],
  ["themeMode", "auto"],
  ["prepare", "intent"],
  ["prepare", "visible"],
  ["prepare", "idle"],
  ["storageName", ""],
  ["storageName", "a".repeat(64)],
  ["onEvent", () => {}],
  ["experimental_preferUniversalLinks", true]
])("accepts %s: %j", (name, value) => {
  expect(take({ [name]: value })).toMatchObject({ wrong: [], ignored: [] })
})

test.each<readonly [string, Readonly<Record<string, unknown>>]>([
  ["allWallets", { allWallets: "" }],
  ["themeMode", { themeMode: "" }],
  ["prepare", { prepare: "" }],
  ["storageName", { storageName: ":" }],
  ["storageName", { storageName: "a:b" }],
  ["storageName", { storageName: "a".repeat(65) }],
  ["storageName", { storageName: 7 }],
  ["onEvent", { onEvent: "tell" }],
  ["onEvent", { onEvent: {} }],
  ["termsConditionsUrl", { termsConditionsUrl: "" }],
  ["termsConditionsUrl", { termsConditionsUrl: " " }],
  ["termsConditionsUrl", { termsConditionsUrl: 7 }],
  ["termsConditionsUrl", { termsConditionsUrl: ["/terms"] }],
  ["termsConditionsUrl", { termsConditionsUrl: "ftp://a.test" }],
  ["termsConditionsUrl", { termsConditionsUrl: "https://" }],
  ["termsConditionsUrl", { termsConditionsUrl: "httpsx://a.test" }],
  ["termsConditionsUrl", { termsConditionsUrl: "xhttps://a.test" }],
  ["metadata", { metadata: { name: "A", url: "/a" } }],
  ["metadata", { metadata: { name: "A", url: ["https://a.test"] } }],
  ["metadata", { metadata: { name: "A", url: "x-https://a.test" } }],
  ["metadata", { metadata: { name: "A", url: "https://" } }],
  ["networks", { networks: null }],
  ["networks", { networks: 7 }],
  ["networks[0]", { networks: [null] }],
  ["networks[0]", { networks: [{ ...bare, id: "" }] }],
  ["networks[0]", { networks: [{ ...bare, id: 1.5 }] }],
  ["networks[0]", { networks: [{ ...bare, id: "a".repeat(129) }] }],
  ["networks[0]", { networks: [{ ...bare, id: {} }] }],
  ["networks[0]", { networks: [{ ...bare, caipNetworkId: 7 }] }],
  ["networks[0]", { networks: [{ ...bare, nativeCurrency: {} }] }],
  ["networks[0]", { networks: [{ ...bare, blockExplorers: { default: {} } }] }],
  ["networks[0]", { networks: [{ ...bare, assets: { imageId: 7 } }] }],
  ["networks[0]", { networks: [{ ...bare, assets: { imageUrl: 7 } }] }],
  ["networks[0].rpcUrls", { networks: [{ ...bare, rpcUrls: undefined }] }],
  ["networks[0]", { networks: [{ id: 1 }] }],
  ["chainImages", { chainImages: 7 }],
  ["customRpcUrls", { customRpcUrls: { "eip155:1": "https://rpc.test" } }],
  ["defaultNetwork", { defaultNetwork: 7 }],
  ["defaultNetwork", { defaultNetwork: polygon }],
  ["endpoints", { endpoints: 7 }],
  ["endpoints.api", { endpoints: { api: 7 } }],
  ["endpoints.api", { endpoints: { api: "https://a@a.test" } }],
  ["endpoints.api", { endpoints: { api: "https://:b@a.test" } }],
  ["endpoints.api", { endpoints: { api: "ftp://127.0.0.1" } }],
  ["endpoints.relay", { endpoints: { relay: "https://relay.test" } }],
  ["endpoints.relay", { endpoints: { relay: "ws://relay.test" } }],
  ["rpc.xbatch", { rpc: { xbatch: true } }],
  ["customWallets", { customWallets: 7 }],
  ["customWallets[0]", { customWallets: [null] }],
  ["customWallets[0]", { customWallets: [{ ...own, id: "" }] }],
  ["customWallets[0]", { customWallets: [{ ...own, name: "" }] }],
  ["customWallets[0]", { customWallets: [{ ...own, homepage: 7 }] }],
  ["customWallets[0]", { customWallets: [{ ...own, badge_type: "" }] }],
  ["universalProviderConfigOverride", { universalProviderConfigOverride: { methods: { eip155: "all" } } }],
  ["universalProviderConfigOverride", { universalProviderConfigOverride: { rpcMap: 7 } }],
  ["universalProviderConfigOverride", { universalProviderConfigOverride: { defaultChain: 7 } }],
  ["unheard", { unheard: null }]
])("rejects only %s in %j", (field, input) => {
  expect(takeOptions({ networks: [mainnet], ...input })).toEqual({ options: null, wrong: [field], ignored: [] })
})

test("rejects a value that is not an object as a whole", () => {
  expect(takeOptions(7)).toEqual({ options: null, wrong: ["options"], ignored: [] })
  expect(takeOptions({})).toEqual({ options: null, wrong: ["networks"], ignored: [] })
  expect(takeOptions({ defaultNetwork: polygon })).toEqual({ options: null, wrong: ["networks"], ignored: [] })
})

test("reports missing networks in addition to other mistakes", () => {
  expect(takeOptions({ debug: 7, networks: [] }).wrong).toEqual(["debug", "networks"])
  expect(takeOptions({ networks: [], adapters: [] }).wrong).toContain("networks")
})

test.each([0, 77])("accepts a currency with %i decimals", (decimals) => {
  const { networks } = takeValid({ networks: [{ ...bare, nativeCurrency: { ...bare.nativeCurrency, decimals } }] })
  expect(networks[0].nativeCurrency).toEqual({ name: "Mine", symbol: "M", decimals })
})

test.each([-1, 78, 1.5, "18", null])("rejects a currency with %j decimals", (decimals) => {
  const { wrong } = take({ networks: [{ ...bare, nativeCurrency: { ...bare.nativeCurrency, decimals } }] })
  expect(wrong).toEqual(["networks[0]"])
})

test("identifies a network by its number or its text, and keeps its explorer and picture", () => {
  const { networks } = takeValid({
    networks: [
      { ...bare, blockExplorers: { default: { url: "https://scan.test" } }, assets: { imageId: "i" } },
      { ...bare, id: "abc", caipNetworkId: "solana:abc", assets: { imageUrl: "https://a.test/n.png" } }
    ]
  })
  expect(networks.map(({ id }) => id)).toEqual(["eip155:7", "solana:abc"])
  expect(networks[0]).toMatchObject({ explorerUrl: "https://scan.test", imageId: "i" })
  expect(networks[1]).toMatchObject({ imageUrl: "https://a.test/n.png" })
})

test("starts on the host's default network, else on the first", () => {
  const networks = [mainnet, solana]
  expect(takeValid({ networks }).active).toBe("eip155:1")
  expect(takeValid({ networks, defaultNetwork: solana }).active).toBe("solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp")
})

test("reads the host's services without trailing slashes, and unencrypted only on this machine", () => {
  const { config, endpoints } = takeValid({
    endpoints: {
      api: "https://api.test//",
      chainService: "http://localhost:1/v1/",
      analytics: null,
      relay: "wss://relay.test",
      rpc: { "eip155:1": "http://127.0.0.1:2/" }
    }
  })
  expect(endpoints).toEqual({
    api: "https://api.test",
    chainService: "http://localhost:1/v1",
    relay: "wss://relay.test",
    rpc: { "eip155:1": "http://127.0.0.1:2" }
  })
  expect([config.catalogue, config.chainService]).toEqual([true, true])
  expect(takeValid({ endpoints: { relay: "ws://127.0.0.1:3" } }).endpoints).toEqual({ relay: "ws://127.0.0.1:3" })
  expect(takeValid().config).toMatchObject({ catalogue: false, chainService: false })
})

test("uses the defaults for missing options", () => {
  const { metadata, storageName, theme, walletConnect, config } = takeValid()
  expect({ metadata, storageName, theme, walletConnect }).toEqual({
    metadata: null,
    storageName: "",
    theme: { mode: "dark", variables: {} },
    walletConnect: {}
  })
  expect([config.preferUniversalLinks, config.allWallets, config.debug]).toEqual([false, "SHOW", false])
  expect(takeOptions({ networks: [mainnet] }, true).options?.config.debug).toBe(true)
  expect(takeValid({ features: { allWallets: false } }).config.allWallets).toBe("HIDE")
})

test("stores the host's description and proposal", () => {
  const walletConnect = {
    methods: { eip155: ["personal_sign"] },
    chains: { eip155: ["eip155:1"] },
    events: { eip155: ["accountsChanged"] },
    rpcMap: { "eip155:1": "https://rpc.test" },
    defaultChain: "eip155:1"
  }
  const options = takeValid({
    projectId: " abc ",
    storageName: "second",
    experimental_preferUniversalLinks: true,
    universalProviderConfigOverride: walletConnect,
    themeMode: "light",
    metadata: { name: "A", url: "HTTP://a.test" }
  })
  expect(options).toMatchObject({ projectId: "abc", storageName: "second", walletConnect })
  expect(options.config.preferUniversalLinks).toBe(true)
  expect(options.theme.mode).toBe("light")
  expect(options.metadata).toEqual({ name: "A", url: "HTTP://a.test", description: "", icons: [] })
  expect(takeValid({ metadata: { name: "A" } }).metadata).toEqual({ name: "A", url: "", description: "", icons: [] })
  const whole = { name: "A", url: "https://a.test", description: "D", icons: ["https://a.test/i.png"] }
  expect(takeValid({ metadata: whole }).metadata).toEqual(whole)
})

test("reads every link of the host's own wallet", () => {
  const { customWallets } = takeCustom({
    mobile_link: "w://",
    desktop_link: "wd://",
    webapp_link: "https://w.test/app",
    link_mode: "https://w.test/link",
    app_store: "https://apple.test/w",
    play_store: "https://google.test/w",
    chrome_store: "https://chrome.test/w",
    rdns: "test.w",
    image_id: "i",
    chains: ["eip155:1"],
    badge_type: "certified"
  })
  expect(customWallets).toEqual([
    {
      id: "w",
      name: "W",
      chains: ["eip155:1"],
      homepage: "https://w.test/",
      mobileLink: "w://",
      desktopLink: "wd://",
      webappLink: "https://w.test/app",
      universalLink: "https://w.test/link",
      appStore: "https://apple.test/w",
      playStore: "https://google.test/w",
      chromeStore: "https://chrome.test/w",
      rdns: "test.w",
      imageId: "i",
      badge: "certified"
    }
  ])
  expect(takeCustom({ badge_type: "none" }).customWallets).toMatchObject([{ badge: "none" }])
})

test("treats a null link as missing, and warns of a wallet without links", () => {
  expect(takeCustom({ mobile_link: null, image_url: null }).customWallets).toEqual([
    { id: "w", name: "W", chains: [], homepage: "https://w.test/" }
  ])
  expect(take({ customWallets: [own] }).ignored).toEqual([])
  expect(take({ customWallets: [own, { id: "v", name: "V" }] }).ignored).toEqual(["customWallets[1]"])
})

test.each([
  ["types of account that exist", { defaultAccountTypes: { eip155: "eoa", solana: "eoa", bip122: "payment" } }, []],
  ["a type that a namespace has not", { defaultAccountTypes: { solana: "smartAccount" } }, ["defaultAccountTypes"]],
  ["money at Bitcoin's second address", { defaultAccountTypes: { bip122: "ordinal" } }, ["defaultAccountTypes"]],
  ["a picture that runs", { connectorImages: { "io.example": "javascript:alert(1)" } }, ["connectorImages"]],
  ["a picture", { connectorImages: { "io.example": "https://example.com/1.png" } }, []]
])("%s: %j", (_, options, wrong) => {
  expect(take(options).wrong).toEqual(wrong)
})

test("reads a token for each network with its picture, and accepts null without a warning", () => {
  const tokens = { 1: { address: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48", image: "https://example.com/1.png" } }
  expect(take({ tokens }).options?.tokens).toEqual(tokens)
  expect(take({ tokens: { 1: "USDC" } }).wrong).toEqual(["tokens"])
  expect(take({ tokens: null })).toMatchObject({ wrong: [], ignored: [] })
})

const id = "0123456789abcdef0123456789ABCDEF"
const foreign = expect.stringMatching(/^Option `projectId` has to be 32 hex digits, e\.g\. "[0-9a-f]{32}"; it is "/)
test.each([
  ["all is well", { projectId: id }, []],
  ["space around the id is no mistake", { projectId: ` ${id} ` }, []],
  ["no project", {}, []],
  ["an empty project id", { projectId: "" }, []],
  ["an id of another kind", { projectId: "my-project" }, [foreign]],
  ["an id with more behind it", { projectId: `${id}0` }, [foreign]],
  ["an id with more before it", { projectId: `x${id}` }, [foreign]],
  [
    "an id that is no text",
    { projectId: 7 },
    [expect.stringMatching(/^Option `projectId` must be text, .*; it is 7$/)]
  ],
  ["a wrong one", { debug: 1 }, ["Option `debug` must be true or false, e.g. true; it is 1"]],
  [
    "tokens that are none",
    { tokens: 7 },
    [expect.stringMatching(/^Option `tokens` must be tokens by chain id, .*; it is 7$/)]
  ]
])("formatOptionLines returns one sentence each: %s", (_, more, lines) => {
  expect(formatOptionLines({ networks: [mainnet], ...more })).toEqual(lines)
})

test("formatOptionLines explains options that are not an object", () => {
  expect(formatOptionLines(7)).toEqual([expect.stringMatching(/^Option `options` must be an object/)])
})

/** An instance whose values are not its own fields. */
class Getters {
  get name() {
    return "My app"
  }
}
/** An instance with a field of its own; read by its keys, it would lose the other. */
class Half extends Getters {
  readonly url = "https://example.com"
}
test.each(["a Map", "a Set", "a Date", "an instance of Getters", "an instance of Half"])(
  "names an option that is %s",
  (kind) => {
    const value = [new Map([["email", false]]), new Set(["name"]), new Date(0), new Getters(), new Half()][
      ["a Map", "a Set", "a Date", "an instance of Getters", "an instance of Half"].indexOf(kind)
    ]
    for (const name of [
      ...["features", "endpoints", "rpc", "themeVariables", "themeTokens", "tokens", "connectorImages", "chainImages"],
      ...["customRpcUrls", "defaultAccountTypes", "universalProviderConfigOverride", "words", "cookie"]
    ]) {
      const [line = ""] = formatOptionLines({ networks: [mainnet], [name]: value })
      expect(line).toMatch(new RegExp(`^Option \`${name}\` must .*; it is ${kind}$`))
    }
  }
)

test("reads options without a prototype, and those of another window", () => {
  const plain: Readonly<Record<string, unknown>> = Object.assign(Object.create(null), { "--w3m-accent": "red" })
  expect(takeValid({ themeVariables: plain }).theme.variables).toEqual({ "--w3m-accent": "red" })
  expect(take({ themeVariables: Object.create(null) }).wrong).toEqual([])
  expect(
    take({ themeVariables: runInNewContext("({})"), features: runInNewContext("({ email: false })") }).wrong
  ).toEqual([])
})
