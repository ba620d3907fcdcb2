import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startSandbox, type Sandbox } from "../../../fixtures/sandbox/startSandbox.ts"
import { parseDocument, makeFreshFolder, runIn, type RunResult } from "../../../fixtures/testing/cli/testing.ts"

const [first, second] = ["0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266", "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"]
const key = "0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80"
const otherKey = "0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d"
const bitcoin = "bip122:000000000019d6689c085ae165831e93"
const live = ["--live", "--rpc-url", "http://127.0.0.1:9"]
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, quiet: true })
})
afterAll(() => sandbox.close())

const folder = (home: string): string => join(home, ".local/state/latchkey")
const runOnSandbox = (home: string, words: ReadonlyArray<string>, own = key): Promise<RunResult> =>
  runIn(home, [...words, "--sandbox", sandbox.addresses.demo], { env: { LATCHKEY_PRIVATE_KEY: own } })
/** Returns every file of the state folder with its text, except the records of transactions and sign-ins. */
const findFiles = (home: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder(home))
      .filter((name) => !/\.(?:sent|siwx)\.json$/.test(name))
      .map((name) => [name, readFileSync(join(folder(home), name), "utf8")])
  )

describe("the session file", () => {
  test.each([
    ["balance", `${bitcoin}:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq`],
    ["account"],
    ["networks"],
    ["onramp", "quote", "--amount", "50", "--network", "eip155:137"],
    ["rpc", "eth_blockNumber", "--network", "eip155:137"],
    ["siwx", "sign", "--network", "eip155:137"],
    ["swap-quote", "--from", "USDC", "--to", "ETH", "--amount", "1"],
    ["send", "--token", "ETH", "--to", second, "--amount", "0.001"],
    ["name", "register", "no"]
  ])("is not changed by %s", async (...words) => {
    const home = makeFreshFolder()
    expect((await runOnSandbox(home, ["connect", "--wallet", "key"])).code).toBe(0)
    const before = findFiles(home)
    await runOnSandbox(home, words)
    expect(findFiles(home)).toEqual(before)
  })

  test("is not created by a query", async () => {
    const home = makeFreshFolder()
    await runOnSandbox(home, ["balance", first])
    expect(() => readdirSync(folder(home))).toThrow("ENOENT")
  })

  test("keeps the wallet's network after a query about another chain", async () => {
    const home = makeFreshFolder()
    await runOnSandbox(home, ["connect", "--wallet", "key"])
    await runOnSandbox(home, ["balance", `${bitcoin}:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq`])
    expect((await runOnSandbox(home, ["onramp", "quote", "--amount", "50"])).out.join()).not.toContain(
      "Nothing can be bought"
    )
    expect((await runOnSandbox(home, ["siwx", "sign"])).code).toBe(0)
  })

  test("is changed by connect and disconnect", async () => {
    const home = makeFreshFolder()
    await runOnSandbox(home, ["connect", "--wallet", "key"])
    expect((await runOnSandbox(home, ["account"])).out[0]).toBe(`Account  ${first}`)
    await runOnSandbox(home, ["disconnect"])
    expect((await runOnSandbox(home, ["account"])).code).toBe(4)
  })

  test("is reported by connect when it cannot be written, and not as retryable", async () => {
    const home = makeFreshFolder()
    writeFileSync(join(home, "file"), "")
    const seen = await runOnSandbox(home, [
      "connect",
      "--wallet",
      "key",
      "--state",
      join(home, "file", "session.json"),
      "--json"
    ])
    expect([seen.code, parseDocument(seen).error]).toMatchObject([1, { code: "cli.not-written", retryable: false }])
  })
})

describe("the session file of a source", () => {
  test("is separate for real services and the sandbox", async () => {
    const home = makeFreshFolder()
    expect((await runOnSandbox(home, ["connect", "--wallet", "key"])).code).toBe(0)
    expect((await runIn(home, ["account", ...live])).code).toBe(4)
    expect(
      (await runIn(home, ["connect", "--wallet", "key", ...live], { env: { LATCHKEY_PRIVATE_KEY: otherKey } })).code
    ).toBe(0)
    expect([(await runOnSandbox(home, ["account"])).out[0], (await runIn(home, ["account", ...live])).out[0]]).toEqual([
      `Account  ${first}`,
      `Account  ${second}`
    ])
  })

  test("is separate for each project, without its id in the name; --state sets one file for all", async () => {
    const home = makeFreshFolder()
    const project = (id: string) => [...live, "--project-id", id]
    const env = { LATCHKEY_PRIVATE_KEY: key }
    await runIn(home, ["connect", "--wallet", "key", ...project("canary-project-1")], { env })
    expect((await runIn(home, ["account", ...project("canary-project-2")])).code).toBe(4)
    expect((await runIn(home, ["account", ...project("canary-project-1")])).code).toBe(0)
    expect(Object.keys(findFiles(home)).join()).not.toContain("canary")
    const file = join(home, "mine.json")
    await runIn(home, ["connect", "--wallet", "key", "--state", file, ...live], { env })
    expect((await runOnSandbox(home, ["account", "--state", file])).out[0]).toBe(`Account  ${first}`)
  })

  test("is separate for two addresses of a sandbox", async () => {
    const home = makeFreshFolder()
    await runOnSandbox(home, ["connect", "--wallet", "key"])
    const { port } = new URL(sandbox.addresses.demo)
    const services = ["--sandbox", `http://localhost:${port}`]
    expect((await runIn(home, ["account", ...services])).code).toBe(4)
  })
})

describe("network use", () => {
  test("switches the connected wallet for later runs", async () => {
    const home = makeFreshFolder()
    await runOnSandbox(home, ["connect", "--wallet", "key"])
    expect((await runOnSandbox(home, ["network", "use", "eip155:137"])).out).toEqual([
      "Key wallet now uses Polygon (eip155:137)."
    ])
    expect((await runOnSandbox(home, ["account"])).out[1]).toBe("Network  Polygon (eip155:137)")
    expect(parseDocument(await runOnSandbox(home, ["siwx", "sign", "--json"])).data).toMatchObject({
      account: `eip155:137:${first}`
    })
    expect(parseDocument(await runOnSandbox(home, ["network", "use", "eip155:1", "--json"])).data).toEqual({
      network: "eip155:1",
      namespace: "eip155",
      account: `eip155:1:${first}`,
      kept: true
    })
  })

  test("sets the network of the next connection and of bare addresses, only for this source", async () => {
    const home = makeFreshFolder()
    expect((await runOnSandbox(home, ["network", "use", "eip155:137"])).out).toEqual([
      "Polygon (eip155:137) is now the network of later runs. No wallet is connected."
    ])
    expect((await runOnSandbox(home, ["balance", first])).out[0]).toBe(`${first} on Polygon`)
    expect(parseDocument(await runOnSandbox(home, ["connect", "--wallet", "key", "--json"])).data).toMatchObject({
      network: "eip155:137"
    })
    expect(
      parseDocument(
        await runIn(home, ["connect", "--wallet", "key", "--json", ...live], { env: { LATCHKEY_PRIVATE_KEY: key } })
      ).data
    ).toMatchObject({ network: "eip155:1" })
  })

  test.each([
    ["eip155:99", 'There is no network "eip155:99".'],
    [bitcoin, `Key wallet is not connected on bip122, so it cannot use Bitcoin (${bitcoin}).`]
  ])("rejects %s, and writes nothing", async (id, reason) => {
    const home = makeFreshFolder()
    mkdirSync(folder(home), { recursive: true })
    await runOnSandbox(home, ["connect", "--wallet", "key"])
    const before = findFiles(home)
    const seen = await runOnSandbox(home, ["network", "use", id])
    expect([seen.code, seen.err[0]]).toEqual([2, `${reason} (cli.usage)`])
    expect(findFiles(home)).toEqual(before)
  })
})

test.each([
  ["an account that is not an address of its namespace", first, "7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv"],
  ["a name with markup", "Key wallet", "Key <b>wallet</b>"],
  ["a name with control characters", "Key wallet", "Key \u202ewallet"]
])("ignores a stored connection with %s", async (_, from, to) => {
  const home = makeFreshFolder()
  await runOnSandbox(home, ["connect", "--wallet", "key"])
  const [[name = "", text = ""] = []] = Object.entries(findFiles(home))
  expect(text).toContain(from)
  writeFileSync(join(folder(home), name), text.replaceAll(from, to))
  const seen = await runOnSandbox(home, ["account", "--json"])
  expect([seen.code, parseDocument(seen).error?.code]).toEqual([expect.any(Number), "connection.not-connected"])
  expect(seen.code).not.toBe(0)
})
