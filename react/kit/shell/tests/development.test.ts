// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest"
import { createLatchkey, type Latchkey, mainnet } from "../development.ts"
import * as production from "../public.ts"

const ends: Array<() => Promise<void>> = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
  vi.restoreAllMocks()
})
/** The lines that the console gets once a kit was made from these options; as a page in JavaScript calls it. */
const linesFor = async (...given: ReadonlyArray<unknown>): Promise<ReadonlyArray<string>> => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {})
  ends.push(Reflect.apply(createLatchkey, undefined, given).dispose)
  await vi.dynamicImportSettled()
  await new Promise((idle) => setTimeout(idle, 0))
  await vi.dynamicImportSettled()
  return told.mock.calls.map(([line]) => String(line))
}

test("a kit made of right options prints nothing", async () => {
  expect(await linesFor({ networks: [mainnet] })).toEqual([])
})

test("a kit under development has every method that one in production has", async () => {
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
    "a feature without its view",
    { networks: [mainnet], features: { smartSessions: true } },
    "[latchkey] Option `features.smartSessions` waits for its view and changes nothing yet"
  ]
])("%s is told on the console with the rule, whatever debug says", async (_, given, line) => {
  expect(await linesFor(given)).toContain(line)
})

test("development: false is silence, and a page in production tells with development: true", async () => {
  const mistaken = { networks: [mainnet], debug: "yes" }
  expect(await linesFor({ ...mistaken, development: false })).toEqual([])
  const told = vi.spyOn(console, "error").mockImplementation(() => {})
  for (const development of [undefined, true])
    ends.push(Reflect.apply(production.createLatchkey, undefined, [{ ...mistaken, development }]).dispose)
  await vi.dynamicImportSettled()
  expect(told.mock.calls).toEqual([['[latchkey] Option `debug` must be true or false, e.g. true; it is "yes"']])
})

test("on this machine a press tells why nothing opens, unless the console knows", async () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {})
  const failure = await press(production.createLatchkey, { networks: [mainnet], debug: "yes" })
  expect([failure, told.mock.calls.length]).toEqual(["ConfigInvalid", 1])
  expect(String(told.mock.calls)).toContain("Option `debug` must be true or false")
  told.mockClear()
  await press(createLatchkey, { networks: [mainnet], debug: "yes" })
  expect(told.mock.calls.map(([line]) => String(line)).filter((line) => line.includes("`debug`"))).toHaveLength(1)
})
const press = async (make: typeof createLatchkey, options: unknown): Promise<unknown> => {
  const kit: Latchkey = Reflect.apply(make, undefined, [options])
  ends.push(kit.dispose)
  const failure: unknown = await kit.open().catch((cause: unknown) => cause)
  await vi.dynamicImportSettled()
  return Reflect.get(Object(failure), "_tag")
}

test("prints once where all options are listed, after what is wrong with them", async () => {
  const lines = await linesFor({ networks: [mainnet], debug: "yes", chains: [mainnet] })
  expect(lines.map((line) => line.includes("LatchkeyOptions"))).toEqual([false, false, true])
})

test("an embedded modal that is opened without its place is told of once", async () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {})
  for (const into of [document.body, undefined]) {
    const kit = createLatchkey({ networks: [mainnet], enableEmbedded: true })
    ends.push(kit.dispose)
    for (const request of [into && { into }, undefined]) await kit.open(request)
    expect(told.mock.calls.filter(([line]) => String(line).includes("kit.open({ into: element })"))).toHaveLength(
      into ? 0 : 1
    )
  }
})

test("features that act are not said to change nothing", async () => {
  expect(
    await linesFor({ networks: [mainnet], features: { send: false, walletFeaturesOrder: ["receive", "send"] } })
  ).toEqual([])
})

test("four kits that stand at once are told of once, and kits that were disposed of do not count", async () => {
  for (let i = 0; i < 5; i++) await linesFor({ networks: [mainnet] }).then(() => ends.splice(0)[0]?.())
  const lines = []
  for (let i = 0; i < 5; i++) lines.push(...(await linesFor({ networks: [mainnet] })))
  expect(new Set(lines.filter((line) => line.includes("four kits"))).size).toBe(1)
})

test("a token that a change of the theme gets wrong is told too", async () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {})
  const kit = createLatchkey({ networks: [mainnet] })
  ends.push(kit.dispose)
  kit.setTheme({ mode: "light", tokens: JSON.parse('{ "foregound": "#111" }') })
  await vi.dynamicImportSettled()
  expect(told.mock.calls.map(([line]) => line)).toEqual([
    "[latchkey] These theme tokens are unknown or not safe CSS values: foregound (did you mean foreground?)"
  ])
})

test("a wallet that there is not is told with those there are, and the call fails as before", async () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {})
  const kit = createLatchkey({ networks: [mainnet], projectId: "p1" })
  ends.push(kit.dispose)
  const failure: unknown = await kit.connect({ connectorId: "metamask" }).catch((error: unknown) => error)
  expect(failure).toMatchObject({ _tag: "ConnectorNotFound", connectorId: "metamask" })
  expect(told.mock.calls.map(([line]) => line)).toContainEqual(
    expect.stringMatching(
      /^\[latchkey\] kit\.connect: there is no connector "metamask" on this page\. There are: .*walletConnect/
    )
  )
})

test("a network that the page does not have is told with those it has, and the call fails as before", async () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {})
  const kit = createLatchkey({ networks: [mainnet] })
  ends.push(kit.dispose)
  await expect(kit.switchNetwork(137)).rejects.toMatchObject({ _tag: "NetworkNotFound" })
  expect(told.mock.calls.map(([line]) => line)).toContain(
    "[latchkey] kit.switchNetwork: network 137 is not in option `networks`: 1"
  )
})

test.each([
  ["evm", ' Did you mean kit.provider("eip155")?'],
  ["Ethereum", ' Did you mean kit.provider("eip155")?'],
  ["eip155:1", ' Did you mean kit.provider("eip155")?'],
  ["eip-155", ' Did you mean kit.provider("eip155")?'],
  ["bitcoin", ' Did you mean kit.provider("bip122")?'],
  ["solona", ' Did you mean kit.provider("solana")?'],
  ["near-protocol", ""]
])("a provider of the namespace %j, which there is not, is told once with those there are", async (name, meant) => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {})
  const kit = createLatchkey({ networks: [mainnet] })
  ends.push(kit.dispose)
  kit.provider("eip155")
  for (let i = 0; i < 2; i++) Reflect.apply(kit.provider, undefined, [name])
  await vi.dynamicImportSettled()
  expect(told.mock.calls.map(([line]) => line)).toEqual([
    `[latchkey] kit.provider: there is no namespace "${name}". There are: eip155, solana, polkadot, bip122, cosmos.${meant}`
  ])
})

test("WalletConnect without a project id is told by the option that it lacks", async () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {})
  const kit = createLatchkey({ networks: [mainnet] })
  ends.push(kit.dispose)
  await expect(kit.connect({ connectorId: "walletConnect" })).rejects.toMatchObject({ _tag: "WalletConnectNotFound" })
  expect(told.mock.calls.map(([line]) => line)).toContain(
    '[latchkey] kit.connect: WalletConnect needs option `projectId`, e.g. "0123456789abcdef0123456789abcdef"'
  )
})

test("two kits with one storage name are reported once, by the kit itself", async () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {})
  for (let i = 0; i < 2; i++) {
    const kit = createLatchkey({ networks: [mainnet], storageName: "cart" })
    ends.push(kit.dispose)
    await kit.open()
  }
  const lines = () => told.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('"cart"'))
  await expect.poll(lines).toEqual([expect.stringContaining('`storageName` "cart"')])
})

test.each([["xx"], ["English"]])(
  "a language that the kit does not speak, %j, is reported with those it has",
  async (tag) => {
    const told = vi.spyOn(console, "error").mockImplementation(() => {})
    const kit = createLatchkey({ networks: [mainnet], locale: tag })
    ends.push(kit.dispose)
    await expect
      .poll(() => told.mock.calls.map(([line]) => line))
      .toContainEqual(
        expect.stringMatching(
          `The kit does not support the language "${tag}" and shows English instead. It supports: en, ar, `
        )
      )
    told.mockClear()
    for (const known of ["ar-EG", "pt", "page", "visitor", "qps"]) await kit.setLocale(known)
    await vi.dynamicImportSettled()
    expect(told.mock.calls).toEqual([])
  }
)

test("an argument that is no object is told as what it is", async () => {
  const kit = createLatchkey({ networks: [mainnet] })
  ends.push(kit.dispose)
  await expect(Reflect.apply(kit.signMessage, undefined, ["hi"])).rejects.toMatchObject({
    _tag: "CallMisfit",
    given: "it is a text, not an object"
  })
})
