// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import { createHash } from "node:crypto"
import { encodeFunctionData, parseAbi } from "viem"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { mainnet } from "../../../../core/chain/network/networks.ts"
import { type Services, startServices } from "../../../../fixtures/testing/react/startServices.ts"
import { collectEnds } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { formatOptionLines } from "../../../../core/kit/options/formatOptionLines.ts"
import { createLatchkey } from "../public.ts"

const ends = collectEnds()
const vault = "0x1111111111111111111111111111111111111111"
const other = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const computeHash = (text: string): string => createHash("sha256").update(text).digest("hex")
const descriptor = (intent: string) =>
  JSON.stringify({
    $schema: "../../specs/erc7730-v2.schema.json",
    context: { contract: { deployments: [{ chainId: 1, address: vault }] } },
    metadata: { owner: "Harbour" },
    display: {
      formats: {
        "stake(uint256 amount,address to)": { intent, fields: [{ path: "to", label: "To", format: "addressName" }] }
      }
    }
  })
const honest = descriptor("Stake")
const file = `${computeHash(honest).slice(0, 32)}.json`
const index = (sha256: string) =>
  JSON.stringify({ version: 1, licence: null, commit: null, contracts: { [`eip155:1:${vault}`]: [{ file, sha256 }] } })
const known = index(computeHash(honest))

/** The responses of the folder's server, by file name. */
let served: Readonly<Record<string, string>> = {}
let server: Services
beforeEach(async () => {
  served = { "index.json": known, [file]: honest }
  server = await startServices(({ path }) => {
    const text = served[path.split("/").at(-1) ?? ""]
    return text === undefined ? undefined : JSON.parse(text)
  })
})
afterEach(() => server.close())

const make = (hash = computeHash(known)) => {
  const kit = createLatchkey({
    networks: [mainnet],
    endpoints: { descriptors: `${server.url}/descriptors#${hash}`, rpc: { "eip155:1": "http://127.0.0.1:9" } }
  })
  ends.push(kit.dispose)
  return kit
}
const stake = {
  to: vault,
  data: encodeFunctionData({ abi: parseAbi(["function stake(uint256,address)"]), args: [1n, other] })
}

test("describes a call by the host's descriptor of its contract; reads the index and each file once", async () => {
  const kit = make()
  const words = await act(() => kit.explain(stake))
  expect(words).toMatchObject({ by: "descriptor", risk: "plain", sentence: "Harbour: Stake" })
  expect(words.fields).toMatchObject([{ label: "To", value: expect.stringContaining(other) }])
  await act(() => kit.explain({ to: other, data: "0x1cff79cd" }))
  expect(server.requests.map(({ path }) => path).filter((path) => path.endsWith("index.json"))).toHaveLength(1)
  expect(server.requests.map(({ path }) => path)).not.toContain(expect.stringContaining(other))
})

test("reads a descriptor on a page over plain http, where crypto has no digest", async () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const kit = make()
  const words = await act(() => kit.explain(stake))
  vi.unstubAllGlobals()
  expect(words).toMatchObject({ by: "descriptor", sentence: "Harbour: Stake" })
})

test.each<[string, Readonly<Record<string, string>>, string?]>([
  ["a file that says something else", { "index.json": known, [file]: descriptor("Nothing") }],
  [
    "an index that names another file's hash",
    { "index.json": index(computeHash(descriptor("Nothing"))), [file]: descriptor("Nothing") }
  ],
  ["an index of another hash than the page knows", { "index.json": known, [file]: honest }, "0".repeat(64)],
  ["no index", { [file]: honest }],
  ["no file", { "index.json": known }]
])("ignores a folder with %s: the call is shown as unreadable", async (_, folder, hash) => {
  served = folder
  const kit = make(hash)
  expect(await act(() => kit.explain(stake))).toMatchObject({ by: "none", risk: "unread" })
})

test.each(["https://host.test/descriptors", "https://host.test/descriptors#beef"])(
  "prints that %s is not a folder with the hash of its index",
  (descriptors) => {
    const lines = formatOptionLines({ networks: [mainnet], endpoints: { descriptors } })
    expect(lines).toEqual([expect.stringMatching(/^Option `endpoints.descriptors` must be a folder .* SHA-256/)])
  }
)

test("rejects an invalid address by its name", async () => {
  const descriptors = `ftp://host.test/d#${"0".repeat(64)}`
  const kit = createLatchkey({ networks: [mainnet], endpoints: { descriptors } })
  ends.push(kit.dispose)
  const refused = await act(() => kit.explain(stake).catch((cause: unknown) => cause))
  expect(refused).toMatchObject({ _tag: "ConfigInvalid", message: expect.stringContaining("endpoints.descriptors") })
})
