// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest"
import { advanceUntilSettled } from "../../../../fixtures/testing/turns.ts"
import { createLatchkey, type Latchkey, mainnet } from "../development.ts"
import * as production from "../public.ts"

const ends: Array<() => Promise<void>> = []
afterEach(async () => {
  vi.useRealTimers()
  for (const end of ends.splice(0)) await end()
  vi.restoreAllMocks()
})
/** The lines that the console gets once a kit was made from these options; as a page in JavaScript calls it. */
const collectLines = async (...args: ReadonlyArray<unknown>): Promise<ReadonlyArray<string>> => {
  const reports = vi.spyOn(console, "error").mockImplementation(() => {})
  ends.push(Reflect.apply(createLatchkey, undefined, args).dispose)
  await vi.dynamicImportSettled()
  await new Promise((idle) => setTimeout(idle, 0))
  await vi.dynamicImportSettled()
  return reports.mock.calls.map(([line]) => String(line))
}

test("createLatchkey prints nothing for valid options", async () => {
  expect(await collectLines({ networks: [mainnet] })).toEqual([])
})

test("createLatchkey for development has every method of the one for production", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {})
  const kit = createLatchkey({ networks: [mainnet] })
  ends.push(kit.dispose)
  expect([typeof kit.connect, typeof kit.getBalance, typeof kit.send]).toEqual(["function", "function", "function"])
})

test.each<[string, unknown, string]>([
  [
    "adapters of another kit",
    { networks: [mainnet], adapters: [{ adapterType: "wagmi", namespace: "eip155" }, { namespace: "bip122" }] },
    '[latchkey] Option `adapters` is not needed: wallets are found without adapters. Use latchkeyConnector(kit) of latchkey/wagmi, kit.provider("bip122")'
  ],
  [
    "no options",
    undefined,
    "[latchkey] Option `options` must be an object, e.g. { networks: [mainnet] }; there is nothing"
  ],
  [
    "no networks",
    { networks: [] },
    "[latchkey] Option `networks` must be a list of at least one network, e.g. [mainnet]; it is an empty list"
  ],
  [
    "another kit's word for networks",
    { chains: [mainnet] },
    "[latchkey] Option `chains` is `networks` here, e.g. [mainnet]"
  ],
  [
    "another kit's word for its project",
    { networks: [mainnet], walletConnectProjectId: "0123456789abcdef0123456789abcdef" },
    "[latchkey] Option `walletConnectProjectId` is `projectId` here"
  ],
  [
    "another kit's word for what a server draws",
    { networks: [mainnet], ssr: true },
    "[latchkey] Option `ssr` is `cookie` here: your server reads it with `readSnapshot` of latchkey/server"
  ],
  [
    "another kit's account",
    { networks: [mainnet], clientId: "x" },
    "[latchkey] Option `clientId` is not needed: the kit has no accounts"
  ],
  [
    "a network without nodes",
    { networks: [{ ...mainnet, rpcUrls: undefined }] },
    '[latchkey] Option `networks[0].rpcUrls` must be endpoints, e.g. { default: { http: ["https://rpc.example.com"] } }; there is nothing'
  ],
  [
    "text for a flag",
    { networks: [mainnet], debug: "yes" },
    '[latchkey] Option `debug` must be true or false, e.g. true; it is "yes"'
  ],
  [
    "endpoints of nodes in another form",
    { networks: [mainnet], endpoints: { rpc: ["https://rpc.example.com"] } },
    '[latchkey] Option `endpoints.rpc` must be one endpoint by network id, e.g. { "eip155:1": "https://rpc.example.com" }; it is a list of 1'
  ],
  [
    "an address of the page that is none",
    { networks: [mainnet], metadata: { name: "My app", url: "my app" } },
    '[latchkey] Option `metadata.url` must be a whole address, e.g. "https://example.com" (default: the page\'s origin); it is "my app"'
  ],
  [
    "a project id of another form",
    { networks: [mainnet], projectId: "my-id" },
    '[latchkey] Option `projectId` has to be 32 hex digits, e.g. "0123456789abcdef0123456789abcdef"; it is "my-id"'
  ],
  [
    "a project id that was left as an example has it",
    { networks: [mainnet], projectId: "YOUR_PROJECT_ID" },
    '[latchkey] Option `projectId` has to be 32 hex digits, e.g. "0123456789abcdef0123456789abcdef"; ' +
      '"YOUR_PROJECT_ID" is an example\'s placeholder: put in your own, or leave the option out'
  ],
  [
    "a description of the page without a name",
    { networks: [mainnet], metadata: { url: "https://example.com" } },
    '[latchkey] Option `metadata.name` must be text, e.g. "My app"; there is nothing'
  ],
  [
    "a picture of accounts that is no function",
    { networks: [mainnet], avatar: "/face.png" },
    "[latchkey] Option `avatar` must be a function that returns a picture's address, " +
      'e.g. ({ address }) => "/faces/" + address + ".png"; it is "/face.png"'
  ],
  [
    "a notice that is text",
    { networks: [mainnet], disclaimer: "Careful" },
    "[latchkey] Option `disclaimer` must be an element of the page, or a function that makes one, " +
      'e.g. document.createElement("p"); it is "Careful"'
  ],
  [
    "a theme variable that nobody knows, and one of an unsafe value",
    { networks: [mainnet], themeVariables: { "--acent": "red", "--w3m-accnt": "red", "--w3m-qr-color": "url(x)" } },
    "[latchkey] These theme variables are unknown or not safe CSS values: --acent (did you mean --w3m-accent?), " +
      "--w3m-accnt (did you mean --w3m-accent?), --w3m-qr-color"
  ],
  [
    "a token of the theme that nobody knows, and one of an unsafe value",
    { networks: [mainnet], themeTokens: { dark: { primry: "red", ring: "url(x)" } } },
    "[latchkey] These theme tokens are unknown or not safe CSS values: dark.primry (did you mean primary?), dark.ring"
  ],
  [
    "tokens of the theme that are none",
    { networks: [mainnet], themeTokens: "dark" },
    '[latchkey] Option `themeTokens` must be an object, e.g. { primary: "var(--primary)" }; it is "dark"'
  ],
  [
    "a wallet of the host's own without a link",
    { networks: [mainnet], customWallets: [{ id: "own", name: "Own", mobile_link: "javascript:x" }] },
    "[latchkey] Option `customWallets[0]` has no link that may be followed, so visitors cannot get it. " +
      "Give it a `homepage`, a store's page or an app's link"
  ],
  [
    "a token without a contract",
    { networks: [mainnet], tokens: { 1: { address: "USDC" } } },
    '[latchkey] Option `tokens["1"].address` must be the contract of a token on eip155:1: 0x and 40 hex digits; ' +
      'it is "USDC"'
  ],
  [
    "a feature without its view",
    { networks: [mainnet], features: { smartSessions: true } },
    "[latchkey] Option `features.smartSessions` waits for its view and changes nothing yet"
  ]
])("prints %s on the console with the rule, whatever debug says", async (_, options, line) => {
  expect(await collectLines(options)).toContain(line)
})

test("prints nothing with development: false, and prints in production with development: true", async () => {
  const mistaken = { networks: [mainnet], debug: "yes" }
  expect(await collectLines({ ...mistaken, development: false })).toEqual([])
  const reports = vi.spyOn(console, "error").mockImplementation(() => {})
  for (const development of [undefined, true])
    ends.push(Reflect.apply(production.createLatchkey, undefined, [{ ...mistaken, development }]).dispose)
  await vi.dynamicImportSettled()
  expect(reports.mock.calls).toEqual([['[latchkey] Option `debug` must be true or false, e.g. true; it is "yes"']])
})

test("prints the cause of a failed press on localhost, unless it was printed before", async () => {
  const reports = vi.spyOn(console, "error").mockImplementation(() => {})
  const failure = await press(production.createLatchkey, { networks: [mainnet], debug: "yes" })
  expect([failure, reports.mock.calls.length]).toEqual(["ConfigInvalid", 1])
  expect(String(reports.mock.calls)).toContain("Option `debug` must be true or false")
  reports.mockClear()
  await press(createLatchkey, { networks: [mainnet], debug: "yes" })
  expect(reports.mock.calls.map(([line]) => String(line)).filter((line) => line.includes("`debug`"))).toHaveLength(1)
})
const press = async (make: typeof createLatchkey, options: unknown): Promise<unknown> => {
  const kit: Latchkey = Reflect.apply(make, undefined, [options])
  ends.push(kit.dispose)
  const failure: unknown = await kit.open().catch((cause: unknown) => cause)
  await vi.dynamicImportSettled()
  return Reflect.get(Object(failure), "_tag")
}

test("prints once where all options are listed, after what is wrong with them", async () => {
  const lines = await collectLines({ networks: [mainnet], debug: "yes", chains: [mainnet] })
  expect(lines.map((line) => line.includes("LatchkeyOptions"))).toEqual([false, false, true])
})

test("prints once that the first opening of an embedded modal lacks its element", async () => {
  const reports = vi.spyOn(console, "error").mockImplementation(() => {})
  for (const into of [document.body, undefined]) {
    const kit = createLatchkey({ networks: [mainnet], enableEmbedded: true })
    ends.push(kit.dispose)
    for (const request of [into && { into }, undefined]) await kit.open(request)
    expect(reports.mock.calls.filter(([line]) => String(line).includes("kit.open({ into: element })"))).toHaveLength(
      into ? 0 : 1
    )
  }
})

test("does not report features that have an effect as ignored", async () => {
  expect(
    await collectLines({ networks: [mainnet], features: { send: false, walletFeaturesOrder: ["receive", "send"] } })
  ).toEqual([])
})

test("reports four kits at the same time once, and does not count disposed kits", async () => {
  for (let i = 0; i < 5; i++) await collectLines({ networks: [mainnet] }).then(() => ends.splice(0)[0]?.())
  const lines = []
  for (let i = 0; i < 5; i++) lines.push(...(await collectLines({ networks: [mainnet] })))
  expect(new Set(lines.filter((line) => line.includes("four kits"))).size).toBe(1)
})

test("prints an invalid token of a theme change", async () => {
  const reports = vi.spyOn(console, "error").mockImplementation(() => {})
  const kit = createLatchkey({ networks: [mainnet] })
  ends.push(kit.dispose)
  kit.setTheme({ mode: "light", tokens: JSON.parse('{ "foregound": "#111" }') })
  await vi.dynamicImportSettled()
  expect(reports.mock.calls.map(([line]) => line)).toEqual([
    "[latchkey] These theme tokens are unknown or not safe CSS values: foregound (did you mean foreground?)"
  ])
})

test("lists the connectors of the page after kit.connect with an unknown one, which still rejects", async () => {
  const reports = vi.spyOn(console, "error").mockImplementation(() => {})
  const kit = createLatchkey({ networks: [mainnet], projectId: "p1" })
  ends.push(kit.dispose)
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  const failure: unknown = await advanceUntilSettled(
    kit.connect({ connectorId: "metamask" }).catch((error: unknown) => error)
  )
  expect(failure).toMatchObject({ _tag: "ConnectorNotFound", connectorId: "metamask" })
  expect(reports.mock.calls.map(([line]) => line)).toContainEqual(
    expect.stringMatching(
      /^\[latchkey\] kit\.connect: there is no connector "metamask" on this page\. There are: .*walletConnect/
    )
  )
})

test("lists the configured networks after kit.switchNetwork with another one, which still rejects", async () => {
  const reports = vi.spyOn(console, "error").mockImplementation(() => {})
  const kit = createLatchkey({ networks: [mainnet] })
  ends.push(kit.dispose)
  await expect(kit.switchNetwork(137)).rejects.toMatchObject({ _tag: "NetworkNotFound" })
  expect(reports.mock.calls.map(([line]) => line)).toContain(
    "[latchkey] kit.switchNetwork: network 137 is not in option `networks`: 1"
  )
})

test.each([
  ["evm", ' Did you mean "eip155"?'],
  ["Ethereum", ' Did you mean "eip155"?'],
  ["eip155:1", ' Did you mean "eip155"?'],
  ["eip-155", ' Did you mean "eip155"?'],
  ["bitcoin", ' Did you mean "bip122"?'],
  ["solona", ' Did you mean "solana"?'],
  ["near-protocol", ""]
])("prints once that the namespace %j of kit.provider is unknown, with the known ones", async (name, similar) => {
  const reports = vi.spyOn(console, "error").mockImplementation(() => {})
  const kit = createLatchkey({ networks: [mainnet] })
  ends.push(kit.dispose)
  kit.provider("eip155")
  for (let i = 0; i < 2; i++) Reflect.apply(kit.provider, undefined, [name])
  await vi.dynamicImportSettled()
  expect(reports.mock.calls.map(([line]) => line)).toEqual([
    `[latchkey] kit.provider: there is no namespace "${name}". There are: eip155, solana, polkadot, bip122, cosmos.${similar}`
  ])
})

test("names option projectId after WalletConnect was requested without it", async () => {
  const reports = vi.spyOn(console, "error").mockImplementation(() => {})
  const kit = createLatchkey({ networks: [mainnet] })
  ends.push(kit.dispose)
  await expect(kit.connect({ connectorId: "walletConnect" })).rejects.toMatchObject({ _tag: "WalletConnectNotFound" })
  expect(reports.mock.calls.map(([line]) => line)).toContain(
    '[latchkey] kit.connect: WalletConnect needs option `projectId`, e.g. "0123456789abcdef0123456789abcdef"'
  )
})

test("prints once that two kits use one storage name", async () => {
  const reports = vi.spyOn(console, "error").mockImplementation(() => {})
  for (let i = 0; i < 2; i++) {
    const kit = createLatchkey({ networks: [mainnet], storageName: "cart" })
    ends.push(kit.dispose)
    await kit.open()
  }
  const readLines = () => reports.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('"cart"'))
  await expect.poll(readLines).toEqual([expect.stringContaining('`storageName` "cart"')])
})

const getter = (name: string) =>
  Object.defineProperty({}, name, {
    enumerable: true,
    get: () => {
      throw new Error("boom")
    }
  })
test.each<[string, object, string]>([
  ["an option", Object.assign(getter("locale"), { networks: [mainnet] }), "Option `options` must be an object"],
  ["a part of an option", { networks: [mainnet], customWallets: [getter("id")] }, "Option `customWallets"],
  ["a token of the theme", { networks: [mainnet], themeTokens: { dark: getter("primary") } }, "Option `themeTokens`"]
])("prints that %s throws when it is read, and does not throw", async (_, options, line) => {
  const reports = vi.spyOn(console, "error").mockImplementation(() => {})
  const kit: Latchkey = Reflect.apply(createLatchkey, undefined, [options])
  ends.push(kit.dispose)
  await expect
    .poll(() => reports.mock.calls.map(([text]) => text))
    .toContainEqual(expect.stringContaining(`[latchkey] ${line}`))
})

test.each([["xx"], ["English"]])(
  "prints that the language %j is not supported, with the supported ones",
  async (tag) => {
    const reports = vi.spyOn(console, "error").mockImplementation(() => {})
    const kit = createLatchkey({ networks: [mainnet], locale: tag })
    ends.push(kit.dispose)
    await expect
      .poll(() => reports.mock.calls.map(([line]) => line))
      .toContainEqual(
        expect.stringMatching(
          `The kit does not support the language "${tag}" and shows English instead. It supports: en, ar, `
        )
      )
    reports.mockClear()
    for (const known of ["ar-EG", "pt", "page", "visitor", "qps"]) await kit.setLocale(known)
    await vi.dynamicImportSettled()
    expect(reports.mock.calls).toEqual([])
  }
)

test("prints the type of an argument that is not an object", async () => {
  const kit = createLatchkey({ networks: [mainnet] })
  ends.push(kit.dispose)
  await expect(Reflect.apply(kit.signMessage, undefined, ["hi"])).rejects.toMatchObject({
    _tag: "CallMisfit",
    given: "it is a text, not an object"
  })
})
