// @vitest-environment node
import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { startSandbox, type Sandbox } from "../../fixtures/sandbox/startSandbox.ts"
import { walletConnectPeer } from "../../fixtures/wallets/walletConnectPeer.ts"
import {
  type Between,
  startBetween,
  parseDocument,
  makeFreshFolder,
  runIn,
  type RunResult
} from "../../fixtures/testing/cli/testing.ts"
import { waitUntil } from "../../fixtures/testing/turns.ts"

const [first, second] = ["0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266", "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"]
const env = { LATCHKEY_PRIVATE_KEY: "0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80" }
const hash = /^0x[0-9a-f]{64}$/
const retryHint = /may succeed|run retryHint/
let sandbox: Sandbox
let node: Between
let service: Between
/**
 * The request that is never answered: a method of the node, or a path of the service. `onSilent` is called when it
 * arrives.
 */
let silent: { readonly method?: string; readonly path?: RegExp; readonly after?: number } = {}
let onSilent: () => void = () => {}

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, quiet: true })
  let seen = 0
  node = await startBetween(sandbox.addresses.rpc["eip155:1"], (_, body) => {
    if (silent.method === undefined || !body.includes(`"${silent.method}"`) || seen++ < (silent.after ?? 0))
      return undefined
    seen = 0
    onSilent()
    return "never"
  })
  service = await startBetween(sandbox.addresses.chainService, (path) => {
    if (silent.path?.test(path) !== true) return undefined
    onSilent()
    return "never"
  })
})
afterEach(() => {
  silent = {}
  onSilent = () => {}
})
afterAll(async () => {
  await Promise.all([node.close(), service.close()])
  await sandbox.close()
})

let names = 0
let revoked = 0
/** The commands, with arguments that succeed each time. */
const commands = {
  send: () => ["send", "--token", "ETH", "--to", second, "--amount", "0.001", "--yes"],
  swap: () => ["swap", "--from", "ETH", "--to", "USDC", "--amount", "0.01", "--yes"],
  "name register": () => ["name", "register", `sent-${++names}`],
  "sessions revoke": () => ["sessions", "revoke", first, "sandbox-pci-1"]
} as const
type Name = keyof typeof commands
const all = Object.keys(commands) as ReadonlyArray<Name>
const sending = ["send", "swap"] as const
const ordering = ["name register", "sessions revoke"] as const

const run = async (
  name: Name,
  more: ReadonlyArray<string> = [],
  host: Parameters<typeof runIn>[2] = {}
): Promise<RunResult> => {
  // There is one session to end: each case begins while it is active.
  if (name === "sessions revoke" && revoked++ > 0) await sandbox.reset()
  return runIn(
    makeFreshFolder(),
    [
      ...commands[name](),
      "--sandbox",
      sandbox.addresses.demo,
      "--rpc-url",
      node.url,
      "--chain-service-url",
      service.url,
      ...more
    ],
    { env, ...host }
  )
}

/** Returns a path that cannot be written: its folder is a file. */
const makeUnwritable = (name: string): string => {
  const file = join(makeFreshFolder(), "file")
  writeFileSync(file, "")
  return join(file, name)
}

const findHash = (seen: RunResult): unknown =>
  (parseDocument(seen).data as { readonly transaction: { readonly hash: string } }).transaction.hash
const expectResult = (name: Name, seen: RunResult): void => {
  const { data, ok } = parseDocument(seen)
  expect([seen.code, ok]).toEqual([0, true])
  if (name === "send" || name === "swap") expect(findHash(seen)).toMatch(hash)
  else expect(data).toMatchObject(name === "name register" ? { registered: true } : { revoked: true })
  expect([...seen.out, ...seen.err].join("\n")).not.toMatch(retryHint)
}

describe("a path that cannot be written", () => {
  test.each(all)("does not fail %s when it is the state folder: exit 0", async (name) => {
    expectResult(name, await run(name, ["--state", makeUnwritable("session.json"), "--json"]))
  })

  test.each(all)("does not fail %s when it is the --record file: exit 0 with a warning", async (name) => {
    const file = makeUnwritable("flow.json")
    const seen = await run(name, ["--record", file, "--json"])
    expectResult(name, seen)
    const { warnings } = parseDocument(seen)
    expect(warnings).toEqual([expect.stringContaining(`${file} could not be written`)])
    expect(seen.err).toContain(`Warning: ${warnings?.[0]}`)
  })

  // Node's recursive option never returns in this case, and neither a time-out nor an interrupt ends it.
  test.runIf(process.platform === "linux")(
    "causes a warning when the system does not create folders there",
    async () => {
      const seen = await run("send", ["--state", "/proc/nowhere/at/all/session.json", "--json"])
      expectResult("send", seen)
      expect(parseDocument(seen).warnings).toEqual([
        expect.stringContaining("/proc/nowhere/at/all/session.sent.json could")
      ])
    }
  )

  test("causes no warnings in the envelope of a successful run", async () => {
    const seen = await run("send", ["--json"])
    expect(Object.keys(parseDocument(seen))).toEqual(["ok", "flow", "data", "meta"])
  })

  test("fails rpc when it only reads and cannot be recorded", async () => {
    const seen = await runIn(makeFreshFolder(), [
      "rpc",
      "eth_blockNumber",
      "--sandbox",
      sandbox.addresses.demo,
      "--record",
      makeUnwritable("x.json"),
      "--json"
    ])
    expect([seen.code, parseDocument(seen).error]).toMatchObject([1, { code: "cli.not-written", retryable: false }])
  })

  test("causes a warning when a wallet app's session cannot be stored, and the hash is returned", async () => {
    const home = makeFreshFolder()
    const state = join(home, "session.json")
    const peer = await walletConnectPeer({ relayUrl: sandbox.addresses.relay, rpc: sandbox.addresses.rpc })
    const services = ["--sandbox", sandbox.addresses.demo, "--state", state]
    await runIn(home, ["connect", "--wallet", "walletconnect", ...services], {
      err: (text) => {
        if (text.startsWith("wc:")) peer.pair(text).catch(() => {})
      }
    })
    mkdirSync(join(home, `session.wallets.json.${process.pid}.draft`))
    const seen = await runIn(home, [...commands.send(), ...services, "--json"])
    expectResult("send", seen)
    expect(parseDocument(seen).warnings).toEqual([expect.stringContaining("session.wallets.json could not be written")])
    await peer.close()
  })
})

describe("send and swap interrupted before the block", () => {
  const ways = {
    "--timeout": (): readonly [ReadonlyArray<string>, Parameters<typeof runIn>[2]] => [["--timeout", "4"], {}],
    interrupt: (): readonly [ReadonlyArray<string>, Parameters<typeof runIn>[2]] => {
      const controller = new AbortController()
      onSilent = () => controller.abort()
      return [[], { signal: controller.signal }]
    }
  }
  test.each(
    sending.flatMap(
      (name) =>
        [
          [name, "--timeout"],
          [name, "interrupt"]
        ] as const
    )
  )("returns the hash for %s ended by %s, exit 0", async (name, way) => {
    silent = { method: "eth_getTransactionReceipt" }
    const [words, host] = ways[way]()
    const seen = await run(name, [...words, "--json"], host)
    expectResult(name, seen)
    const found = findHash(seen)
    const { data, warnings = [] } = parseDocument(seen)
    expect(data).toMatchObject({ transaction: { network: "eip155:1", block: null, fee: null } })
    expect(warnings[0]).toMatch(way === "interrupt" ? /Interrupted/ : /took too long/)
    expect(warnings.at(-1)).toContain(
      `latchkey rpc eth_getTransactionReceipt '["${found}"]' --network eip155:1 --sandbox`
    )
    expect(seen.err.slice(0, 2)).toEqual([
      `The ${name === "send" ? "transaction" : "swap"} is sent on eip155:1:`,
      `  ${found}`
    ])
    // It was sent.
    silent = {}
    await waitUntil(async () =>
      expect(
        parseDocument(
          await runIn(makeFreshFolder(), [
            "rpc",
            "eth_getTransactionReceipt",
            `["${found}"]`,
            "--sandbox",
            sandbox.addresses.demo,
            "--json"
          ])
        ).data
      ).toMatchObject({ result: { status: "0x1" } })
    )
  })

  test("prints the hash on stdout as text", async () => {
    silent = { method: "eth_getTransactionReceipt" }
    const [words, host] = ways.interrupt()
    const { code, out } = await run("send", words, host)
    expect([code, out.some((line) => /^Transaction\s+0x[0-9a-f]{64}$/.test(line)), out.at(-1)]).toEqual([
      0,
      true,
      "In block     not yet known"
    ])
  })

  test("fails a swap whose approval was sent but not its swap, and reports the approval's hash", async () => {
    silent = { method: "eth_getTransactionReceipt" }
    const [words, host] = ways.interrupt()
    const seen = await runIn(
      makeFreshFolder(),
      [
        "swap",
        "--from",
        "USDC",
        "--to",
        "DAI",
        "--amount",
        "3",
        "--sandbox",
        sandbox.addresses.demo,
        "--rpc-url",
        node.url,
        ...words,
        "--json"
      ],
      { env, ...host }
    )
    const { error } = parseDocument(seen)
    expect([seen.code, error]).toMatchObject([
      130,
      {
        code: "cli.interrupted",
        retryable: false,
        sent: [{ what: "The approval", hash: expect.stringMatching(hash), standing: "taken" }]
      }
    ])
    expect(error?.hint).toContain("The approval 0x")
    expect(error?.hint).not.toMatch(retryHint)
  })
})

describe("a request without an answer", () => {
  const interruptWhenSilent = (): Parameters<typeof runIn>[2] => {
    const controller = new AbortController()
    onSilent = () => controller.abort()
    return { signal: controller.signal }
  }

  test.each(sending)("is reported by %s with its hash, and with a warning not to send it again", async (name) => {
    silent = { method: "eth_sendRawTransaction" }
    const seen = await run(name, ["--json"], interruptWhenSilent())
    const { error } = parseDocument(seen)
    expect([seen.code, error]).toMatchObject([
      130,
      { retryable: false, sent: [{ hash: expect.stringMatching(hash), standing: "unknown" }] }
    ])
    expect(error?.hint).toMatch(
      /passed on, but it is unknown whether it was accepted\.\nBefore you send anything again: see latchkey rpc eth_getTransactionReceipt/
    )
    expect(seen.err.join("\n")).not.toMatch(retryHint)
  })

  test.each(
    ordering.flatMap(
      (name) =>
        [
          [name, "--timeout"],
          [name, "interrupt"]
        ] as const
    )
  )("is reported as sent by %s ended by %s, with where to look", async (name, way) => {
    silent = { path: name === "name register" ? /profile\/account\?/ : /\/revoke\?/ }
    const seen = await run(
      name,
      [...(way === "--timeout" ? ["--timeout", "3"] : []), "--json"],
      way === "interrupt" ? interruptWhenSilent() : {}
    )
    const { error } = parseDocument(seen)
    expect([seen.code, error]).toMatchObject([
      way === "interrupt" ? 130 : 5,
      { retryable: false, sent: [{ hash: null, standing: "unknown" }] }
    ])
    expect(error?.hint).toMatch(
      name === "name register"
        ? /^The registration of sent-\d+\.reown\.id was passed on, but it is unknown whether it was accepted\.\nBefore you send anything again: see latchkey name lookup sent-\d+/
        : /^The revocation of the session sandbox-pci-1 was passed on, .*\nBefore you send anything again: see latchkey sessions list/
    )
    expect(seen.err.join("\n")).not.toMatch(retryHint)
  })

  test("is looked up before a wallet app that did not answer is asked again", async () => {
    const home = makeFreshFolder()
    const peer = await walletConnectPeer({
      relayUrl: sandbox.addresses.relay,
      rpc: sandbox.addresses.rpc,
      behaviour: { request: "silent" }
    })
    const services = ["--sandbox", sandbox.addresses.demo, "--state", join(home, "session.json")]
    await runIn(home, ["connect", "--wallet", "walletconnect", ...services], {
      err: (text) => {
        if (text.startsWith("wc:")) peer.pair(text).catch(() => {})
      }
    })
    const seen = await runIn(home, [...commands.send(), ...services, "--timeout", "4", "--json"])
    expect([seen.code, parseDocument(seen).error]).toMatchObject([
      5,
      { retryable: false, sent: [{ hash: null, standing: "unknown" }] }
    ])
    expect(parseDocument(seen).error?.hint).toContain(`look in the wallet, or see latchkey activity eip155:1:${first}`)
    peer.behave({ request: "reject" })
    const refused = await runIn(home, [...commands.send(), ...services, "--json"])
    expect(parseDocument(refused).error).not.toHaveProperty("sent")
    await peer.close()
  })

  test("is not reported as retryable when the service refused it", async () => {
    await run("name register", [])
    const accepted = await runIn(
      makeFreshFolder(),
      ["name", "register", `sent-${names}`, "--sandbox", sandbox.addresses.demo, "--json"],
      { env }
    )
    expect([accepted.code, parseDocument(accepted).error]).toMatchObject([
      1,
      { code: "name.refused", retryable: false, sent: [{ standing: "refused" }] }
    ])
    expect(accepted.err.join("\n")).not.toMatch(retryHint)
  })
})
