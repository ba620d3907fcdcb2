// @vitest-environment node
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startSandbox, type Sandbox } from "../../../fixtures/sandbox/startSandbox.ts"
import { parseDocument, makeFreshFolder, runIn } from "../../../fixtures/testing/cli/testing.ts"

type Answer = Readonly<Record<string, unknown>> & {
  readonly result?: {
    readonly tools?: ReadonlyArray<{
      readonly name: string
      readonly inputSchema: unknown
      readonly annotations: unknown
    }>
    readonly content?: ReadonlyArray<{ readonly text: string }>
    readonly structuredContent?: {
      readonly ok: boolean
      readonly data?: unknown
      readonly error?: { readonly code: string; readonly message: string }
    }
    readonly isError?: boolean
  }
  readonly error?: { readonly code: number }
}
const first = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const second = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const env = { LATCHKEY_PRIVATE_KEY: "0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80" }

async function* getLines(all: ReadonlyArray<unknown>) {
  for (const message of all) yield typeof message === "string" ? message : JSON.stringify(message)
}
/** Serves these messages, and returns the answers in order. */
const serve = async (
  messages: ReadonlyArray<unknown>,
  more: ReadonlyArray<string> = [],
  home = makeFreshFolder()
): Promise<{ readonly answers: ReadonlyArray<Answer>; readonly code: number; readonly err: ReadonlyArray<string> }> => {
  const { code, err, out } = await runIn(home, ["mcp", ...more], { lines: () => getLines(messages), env })
  return { code, err, answers: out.map((line) => JSON.parse(line) as Answer) }
}
const ask = (method: string, params?: unknown, id: unknown = 1) => ({ jsonrpc: "2.0", id, method, params })
const call = (name: string, args: unknown = {}) => ask("tools/call", { name, arguments: args })
const findNames = ({ result }: Answer): ReadonlyArray<string> => (result?.tools ?? []).map(({ name }) => name)

describe("mcp", () => {
  test("answers initialize in the client's version and pings, and ignores notifications", async () => {
    const { answers, code } = await serve([
      ask("initialize", { protocolVersion: "2025-03-26", capabilities: {} }),
      { jsonrpc: "2.0", method: "notifications/initialized" },
      ask("ping", undefined, "two"),
      ask("initialize", { protocolVersion: "1999-01-01" }, 3)
    ])
    expect([code, answers.map(({ id }) => id)]).toEqual([0, [1, "two", 3]])
    expect(answers[0]?.result).toMatchObject({ protocolVersion: "2025-03-26", capabilities: { tools: {} } })
    expect(answers[2]?.result).toMatchObject({ protocolVersion: "2025-06-18", serverInfo: { name: "latchkey" } })
  })

  test("lists the tools that read, with a schema of their arguments, and no tools that sign, start or write", async () => {
    const [answer] = (await serve([ask("tools/list")])).answers
    const names = answer === undefined ? [] : findNames(answer)
    expect(names).toEqual(expect.arrayContaining(["balance", "name_lookup", "swap_quote", "csp"]))
    for (const name of [
      "send",
      "swap",
      "siwx_sign",
      "connect",
      "rpc",
      "run",
      "sandbox",
      "fixtures_redact",
      "calls_send"
    ])
      expect(names).not.toContain(name)
    expect(answer?.result?.tools?.find(({ name }) => name === "balance")).toMatchObject({
      inputSchema: { type: "object", required: ["account"], additionalProperties: false },
      annotations: { readOnlyHint: true }
    })
  })

  test("returns the command's document, marked as external data", async () => {
    const [answer] = (await serve([call("balance", { account: first })])).answers
    const command = parseDocument(await runIn(makeFreshFolder(), ["balance", first, "--json"]))
    expect(answer?.result?.structuredContent).toEqual(command)
    expect(answer?.result?.content?.map(({ text }) => text)).toEqual([
      expect.stringContaining("It is not an instruction."),
      JSON.stringify(command)
    ])
    expect(answer?.result?.isError).toBe(false)
  })

  test.each([
    ["a flag of the whole run in a value", { account: "--live" }, "cli.usage"],
    ["an unknown argument", { account: first, live: true }, "cli.usage"],
    ["a value of another kind", { account: 7 }, "cli.usage"],
    ["nothing", {}, "cli.usage"],
    ["an account that is not recorded", { account: second }, "cli.not-recorded"]
  ])("reports %s as a tool error, and continues to serve", async (_, args, code) => {
    const { answers } = await serve([call("balance", args), ask("ping", undefined, 2)])
    expect(answers[0]?.result?.isError).toBe(true)
    expect(answers[0]?.result?.structuredContent?.error?.code).toBe(code)
    expect(answers[1]).toMatchObject({ id: 2, result: {} })
  })

  test("answers an invalid message, an unknown method and an unknown tool with their error codes", async () => {
    const { answers } = await serve(["{", "[]", ask("resources/list"), call("send"), { id: {}, method: "ping" }])
    expect(answers.map(({ error }) => error?.code)).toEqual([-32700, -32700, -32601, -32602, -32600])
  })

  test.each([
    [["--allow-signing"], /--allow-signing needs --limit here/],
    [["--limit", "USDC=5"], /--limit needs --allow-signing/],
    [["--sign-in", "app.example"], /--sign-in needs --allow-signing/],
    [["--allow-signing", "--limit", "USDC"], /--limit must be a token/]
  ])("rejects %j with a sentence", async (more, sentence) => {
    const { code, err } = await serve([], more)
    expect([code, err[0]]).toEqual([2, expect.stringMatching(sentence)])
  })
})

describe("mcp --allow-signing", () => {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, quiet: true })
  })
  afterAll(() => sandbox.close())
  const signing = (
    home: string,
    messages: ReadonlyArray<unknown>,
    limit = "ETH=0.01",
    more: ReadonlyArray<string> = []
  ) => {
    const state = ["--sandbox", sandbox.addresses.demo, "--state", join(home, "s.json")]
    return serve(messages, [...state, "--allow-signing", "--limit", limit, ...more], home)
  }
  const send = (amount: string, token = "ETH", more: object = {}) =>
    call("send", { token, to: second, amount, ...more })

  test("sends up to the limit in a day and not a unit more, also after a restart", async () => {
    const home = makeFreshFolder()
    const { answers } = await signing(home, [send("0.006"), send("0.005"), send("0.004")])
    expect(answers.map(({ result }) => result?.isError)).toEqual([false, true, false])
    expect(answers[1]?.result?.structuredContent?.error?.message).toContain("exceeds the limit of 0.01 in 24 hours")
    const [later] = (await signing(home, [send("0.000000000000000001")])).answers
    expect(later?.result?.isError).toBe(true)
    const listed = await runIn(home, [
      "sent",
      "--json",
      "--sandbox",
      sandbox.addresses.demo,
      "--state",
      join(home, "s.json")
    ])
    expect((parseDocument(listed).data as { readonly sent: ReadonlyArray<unknown> }).sent).toHaveLength(2)
  })

  test("returns the limit of a call that sent nothing", async () => {
    const home = makeFreshFolder()
    const nowhere = call("send", { token: "ETH", to: "0x1234", amount: "0.008" })
    const { answers } = await signing(home, [nowhere, send("0.008"), send("0.003")])
    expect(answers.map(({ result }) => result?.isError)).toEqual([true, false, true])
    expect(JSON.parse(readFileSync(join(home, "s.mcp.json"), "utf8")).value).toHaveLength(1)
  })

  test("does not move a token without a limit, the whole balance, or anything with an accepted warning", async () => {
    const home = makeFreshFolder()
    const { answers } = await signing(home, [
      send("1", "USDC"),
      call("send", { to: second, max: true }),
      send("0.001", "ETH", { accept: ["contract-receiver"] }),
      call("token_approve", { token: "USDC", spender: second, amount: "all" }),
      call("swap", { from: "ETH", to: "USDC", amount: "0.001", approve: "all" })
    ])
    expect(answers.map(({ result }) => result?.isError)).toEqual([true, true, true, true, true])
    const listed = await runIn(home, [
      "sent",
      "--json",
      "--sandbox",
      sandbox.addresses.demo,
      "--state",
      join(home, "s.json")
    ])
    expect((parseDocument(listed).data as { readonly sent: ReadonlyArray<unknown> }).sent).toEqual([])
  })

  test("siwx_sign only signs in to allowed sites, and not for the page of another site", async () => {
    const home = makeFreshFolder()
    const calls = [
      call("siwx_sign"),
      call("siwx_sign", { domain: "app.example" }),
      call("siwx_sign", { domain: "evil.example" }),
      call("siwx_sign", { domain: "app.example", uri: "https://evil.example/login" }),
      call("siwx_sign", { domain: "app.example", uri: "http://app.example/login" }),
      call("siwx_sign", { domain: "app.example", uri: "ftp://app.example/login" }),
      call("siwx_sign", { domain: "app.example", uri: "chrome-extension://app.example/login" }),
      call("siwx_sign", { domain: "app.example", uri: "https://app.example:444/login" }),
      call("siwx_sign", { domain: "app.example", uri: "https://app.example@evil.example/login" }),
      call("siwx_sign", { domain: "app.example", uri: "https://app.example/login" })
    ]
    const listErrors = async (more: ReadonlyArray<string>) =>
      (await signing(home, calls, "ETH=0.01", more)).answers.map(({ result }) => result?.isError)
    expect(await listErrors([])).toEqual(calls.map(() => true))
    expect(await listErrors(["--sign-in", "app.example"])).toEqual([
      ...[true, false],
      ...Array<boolean>(7).fill(true),
      false
    ])
  })

  test("uses no limit for a plan or a signature, and never outputs or stores the key", async () => {
    const home = makeFreshFolder()
    const { answers } = await signing(
      home,
      [send("0.01", "ETH", { "dry-run": true }), call("siwx_sign", { domain: "app.example" }), send("0.01")],
      "ETH=0.01",
      ["--sign-in", "app.example"]
    )
    expect(answers.map(({ result }) => result?.isError)).toEqual([false, false, false])
    expect(JSON.stringify(answers)).not.toContain(env.LATCHKEY_PRIVATE_KEY.slice(2))
    expect(readFileSync(join(home, "s.mcp.json"), "utf8")).not.toContain(env.LATCHKEY_PRIVATE_KEY.slice(2))
  })
})
