// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest"
import { createLatchkey, mainnet } from "./development.ts"

const ends: Array<() => Promise<void>> = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
  vi.restoreAllMocks()
})
/** The lines that the console gets once a kit was made from these options; as a page in JavaScript calls it. */
const linesFor = async (...given: ReadonlyArray<unknown>): Promise<ReadonlyArray<string>> => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {})
  ends.push(Reflect.apply(createLatchkey, undefined, given).dispose)
  await vi.dynamicImportSettled()
  await new Promise((idle) => setTimeout(idle, 0))
  await vi.dynamicImportSettled()
  return warn.mock.calls.map(([line]) => String(line))
}

test("a kit made of right options prints nothing", async () => {
  expect(await linesFor({ networks: [mainnet] })).toEqual([])
})

test("a kit under development has every method that one in production has", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {})
  const kit = createLatchkey({ networks: [mainnet] })
  ends.push(kit.dispose)
  expect([typeof kit.connect, typeof kit.getBalance, typeof kit.send]).toEqual(["function", "function", "function"])
})

test.each<[string, unknown, string]>([
  [
    "adapters of another kit",
    { networks: [mainnet], adapters: [{ adapterType: "wagmi", namespace: "eip155" }, { namespace: "bip122" }] },
    "[latchkey] Option `adapters` is not needed: wallets are found without adapters. See docs/adapters.md#wagmi, docs/adapters.md#bitcoin"
  ],
  [
    "no options",
    undefined,
    "[latchkey] Option `options` must be an object, e.g. { networks: [mainnet] }; there is nothing"
  ],
  [
    "no networks",
    { networks: [] },
    "[latchkey] Option `networks` must be a list of at least one network, e.g. [mainnet]; it is a list"
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
    "[latchkey] Option `clientId` is not needed: nobody has to have an account with us"
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
    '[latchkey] Option `endpoints.rpc` must be one endpoint by network id, e.g. { "eip155:1": "https://rpc.example.com" }; it is a list'
  ],
  [
    "an address of the page that is none",
    { networks: [mainnet], metadata: { name: "My app", url: "my app" } },
    '[latchkey] Option `metadata` must have a name and a url, e.g. { name: "My app", url: "https://example.com" }; it is an object'
  ],
  [
    "a project id of another form",
    { networks: [mainnet], projectId: "my-project" },
    "[latchkey] Option `projectId` does not look like a project's id, which has 32 hex digits"
  ],
  [
    "a theme variable that nobody knows",
    { networks: [mainnet], themeVariables: { "--w3m-colour": "red" } },
    "[latchkey] These theme variables are unknown or no safe CSS values: --w3m-colour"
  ],
  [
    "a token of the theme that nobody knows, and one of an unsafe value",
    { networks: [mainnet], themeTokens: { dark: { primry: "red", ring: "url(x)" } } },
    "[latchkey] These theme tokens are unknown or no safe CSS values: dark.primry (did you mean primary?), dark.ring"
  ],
  [
    "tokens of the theme that are none",
    { networks: [mainnet], themeTokens: "dark" },
    '[latchkey] Option `themeTokens` must be an object, e.g. { primary: "var(--primary)" }; it is "dark"'
  ],
  [
    "a wallet of the host's own without a link",
    { networks: [mainnet], customWallets: [{ id: "own", name: "Own", mobile_link: "javascript:x" }] },
    "[latchkey] Option `customWallets[0]` has no link that may be followed: visitors are told no way to it. " +
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

test("the options' place in the documents is told once, after what is wrong with them", async () => {
  const lines = await linesFor({ networks: [mainnet], debug: "yes", chains: [mainnet] })
  expect(lines.map((line) => line.includes("docs/reference.md#options"))).toEqual([false, false, true])
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
  expect(new Set(lines.filter((line) => line.includes("Four kits"))).size).toBe(1)
})

test("a token that a change of the theme gets wrong is told too", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {})
  const kit = createLatchkey({ networks: [mainnet] })
  ends.push(kit.dispose)
  kit.setTheme({ mode: "light", tokens: JSON.parse('{ "foregound": "#111" }') })
  await vi.dynamicImportSettled()
  expect(warn.mock.calls.map(([line]) => line)).toEqual([
    "[latchkey] These theme tokens are unknown or no safe CSS values: foregound (did you mean foreground?)"
  ])
})
