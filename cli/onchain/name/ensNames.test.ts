import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { accounts } from "../../../fixtures/sandbox/chains/accounts.ts"
import { type Sandbox, startSandbox } from "../../../fixtures/sandbox/startSandbox.ts"
import { parseDocument, makeFreshFolder, runIn, type RunResult } from "../../../fixtures/testing/cli/testing.ts"

const [ada, ben, , , , finn] = accounts
const env = { LATCHKEY_PRIVATE_KEY: "0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80" }
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, quiet: true })
})
afterAll(() => sandbox.close())

const run = (...words: ReadonlyArray<string>) =>
  runIn(makeFreshFolder(), [...words, "--sandbox", sandbox.addresses.demo, "--json"], { env })

interface ListedActivity {
  readonly data: { readonly months: ReadonlyArray<{ readonly transactions: ReadonlyArray<unknown> }> }
  readonly meta: { readonly requests: number }
}
const readActivity = ({ out }: RunResult): ListedActivity => JSON.parse(out.join("\n"))

describe("names of ENS at a terminal", () => {
  test("`name lookup` prints the address on the network", async () => {
    const lookup = await run("name", "lookup", "Ben.eth")
    expect([lookup.code, parseDocument(lookup).data]).toMatchObject([
      0,
      { name: "ben.eth", network: "eip155:1", addresses: [{ address: ben, coinType: 60, network: "eip155:1" }] }
    ])
    const polygon = await run("name", "lookup", "ben.eth", "--network", "eip155:137")
    expect(parseDocument(polygon).data).toMatchObject({ addresses: [{ address: finn, coinType: 2147483785 }] })
    const offchain = await run("name", "lookup", "finn.offchain.eth")
    expect(parseDocument(offchain).data).toMatchObject({ addresses: [{ address: finn }] })
    const dns = await run("name", "lookup", "example.sandbox")
    expect([dns.code, parseDocument(dns).data]).toMatchObject([0, { name: "example.sandbox", network: "eip155:1" }])
  })

  test.each([
    ["unknown.eth", 1, "ens.not-found", "unknown.eth does not exist"],
    ["empty.eth", 1, "ens.no-record", "empty.eth has no address on Ethereum"],
    ["refusing.eth", 1, "ens.resolver-failed", "The records of refusing.eth could not be read"],
    [
      "finn.foreign.eth",
      1,
      "ens.gateway-forbidden",
      "finn.foreign.eth is stored on a server that may not be asked here"
    ],
    ["раурас.eth", 2, "ens.confusable", "This name has letters that imitate others"]
  ])("`name lookup %s` ends with %s", async (name, exit, code, message) => {
    const lookup = await run("name", "lookup", name)
    expect([lookup.code, parseDocument(lookup).error]).toMatchObject([exit, { code, message }])
  })

  test("asks no server of a name with --no-ens-gateways", async () => {
    const lookup = await run("name", "lookup", "finn.offchain.eth", "--no-ens-gateways")
    expect([lookup.code, parseDocument(lookup).error]).toMatchObject([1, { code: "ens.gateway-forbidden" }])
    expect((await run("name", "lookup", "ben.eth", "--no-ens-gateways")).code).toBe(0)
  })

  test.each(["finn.offchain.eth", "finn.posted.eth"])(
    "replays a recorded lookup of %s, whose records are on a server",
    async (name) => {
      const file = join(makeFreshFolder(), "flow.json")
      const recorded = await run("name", "lookup", name, "--record", file)
      expect(parseDocument(recorded).data).toMatchObject({ addresses: [{ address: finn }] })
      const replayed = await runIn(makeFreshFolder(), ["name", "lookup", name, "--json", "--fixtures", file])
      expect([replayed.code, parseDocument(replayed).data]).toEqual([0, parseDocument(recorded).data])
    }
  )

  test("`send --to` shows the name with its address, and sends there", async () => {
    const words = ["send", "--to", "ben.eth", "--amount", "0.01"]
    const plan = await run(...words, "--dry-run")
    expect([plan.code, parseDocument(plan).data]).toMatchObject([0, { to: ben, name: "ben.eth" }])
    const sent = await run(...words, "--yes")
    expect([sent.code, parseDocument(sent).data]).toMatchObject([0, { to: ben, name: "ben.eth" }])
  })

  test("`activity` shows the names of counterparties next to their addresses, in at most two more requests", async () => {
    await run("send", "--to", "ben.eth", "--amount", "0.01", "--yes")
    const list = readActivity(await run("activity", ada ?? ""))
    expect(list.data.months.flatMap(({ transactions }) => transactions)).toContainEqual(
      expect.objectContaining({ to: ben, counterpartyName: "ben.eth" })
    )
    const lines = await runIn(makeFreshFolder(), ["activity", ada ?? "", "--sandbox", sandbox.addresses.demo], { env })
    expect(lines.out.join("\n")).toMatch(/0x70…dc79C8 ben\.eth/)
    const file = join(makeFreshFolder(), "flow.json")
    const recorded = readActivity(await run("activity", ada ?? "", "--record", file))
    expect(list.meta.requests - recorded.meta.requests).toBeLessThanOrEqual(2)
    const replayed = await runIn(makeFreshFolder(), ["activity", ada ?? "", "--json", "--fixtures", file])
    expect([replayed.code, readActivity(replayed).data.months.length]).toEqual([0, recorded.data.months.length])
  })

  test("resolves a name where a command needs an account", async () => {
    const balance = await run("balance", "ada.eth")
    expect([balance.code, parseDocument(balance).data]).toMatchObject([0, { account: `eip155:1:${ada}` }])
  })
})
