import { concat, keccak256, numberToHex, parseEther, size } from "viem"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type Sandbox, startSandbox } from "../../../fixtures/sandbox/startSandbox.ts"
import { parseDocument, makeFreshFolder, run, runIn } from "../../../fixtures/testing/cli/testing.ts"

const [first, second] = ["0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266", "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"]
const env = { LATCHKEY_PRIVATE_KEY: "0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80" }
const send = ["send", "--token", "USDC", "--to", second, "--amount", "5"]
const swap = ["swap", "--from", "USDC", "--to", "ETH", "--amount", "100"]
const both = [["send", send] as const, ["swap", swap] as const]

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, quiet: true })
})
afterAll(() => sandbox.close())

/** Returns how many transactions the account has sent. */
const count = async (): Promise<number> => {
  const answer = await fetch(sandbox.addresses.rpc["eip155:1"], {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_getTransactionCount", params: [first, "latest"] })
  })
  const { result }: { readonly result: string } = JSON.parse(await answer.text())
  return Number(result)
}
/**
 * Runs a command at the sandbox as a person who answers `answer`; also returns the questions, and the lines on stderr.
 */
const runInSandbox = async (
  words: ReadonlyArray<string>,
  answer: string | undefined,
  ...more: ReadonlyArray<string>
) => {
  const questions: Array<string> = []
  const seen = await runIn(makeFreshFolder(), [...words, "--sandbox", sandbox.addresses.demo, ...more], {
    env,
    interactive: answer !== undefined,
    ask: async (question) => {
      questions.push(question)
      return answer ?? ""
    }
  })
  return { ...seen, questions, lines: seen.err.map((line) => line.replace(/ {2,}/g, ": ")) }
}

describe("send and swap at a terminal", () => {
  test.each(["", "n", "no", "yeah", " "])("sends nothing for the answer %j, exit 1", async (answer) => {
    const before = await count()
    const { questions, code, out, lines } = await runInSandbox(send, answer)
    expect([code, out, questions]).toEqual([1, [], ["Send? [y/N] "]])
    expect(lines).toEqual([
      "Network: Ethereum (eip155:1)",
      `From: ${first}`,
      `To: ${second}`,
      "Amount: 5 USDC",
      expect.stringMatching(/^Network fee: about 0\.0\d+ ETH, at most 0\.0\d+ ETH$/),
      `In words: Send 5 USDC to ${second}`,
      "Nothing was sent, because it was not confirmed. (cli.not-confirmed)"
    ])
    expect(await count()).toBe(before)
  })

  test("shows the approval with its exact amount and spender, and sends nothing without confirmation", async () => {
    const before = await count()
    const { code, lines } = await runInSandbox(swap, "n")
    expect(code).toBe(1)
    expect(lines).toEqual([
      "Network: Ethereum (eip155:1)",
      `From: ${first}`,
      "You pay: 100 USDC",
      expect.stringMatching(/^You get: 0\.\d+ ETH$/),
      expect.stringMatching(/^At least: 0\.\d+ ETH, with 1 % slippage$/),
      expect.stringMatching(/^Price impact: /),
      expect.stringMatching(/^Network fee: about /),
      expect.stringMatching(/^: at most 0\.\d+ ETH, with the approval$/),
      expect.stringMatching(/^Approval: 0x[0-9a-fA-F]{40} may take 100 USDC$/),
      // The sandbox's router is unknown: the description does not guess what its call does.
      "In words: The swap service asks you to call",
      ...[1, 2, 3].map(() => expect.stringMatching(/^: \S/)),
      "Checked: the call returns at least the minimum to this account",
      "Nothing was sent, because it was not confirmed. (cli.not-confirmed)"
    ])
    expect(await count()).toBe(before)
  })

  test("continues after y, and prints the network next to the hash", async () => {
    const { code, out, lines } = await runInSandbox(send, "y")
    expect(code).toBe(0)
    expect(out).toContain("Network      Ethereum (eip155:1)")
    // A line that would be too long is broken, and the hash gets its own line.
    expect(lines.slice(-2)).toEqual([
      "The transaction is sent on eip155:1:",
      expect.stringMatching(/^: 0x[0-9a-f]{64}$/)
    ])
  })

  test("continues a long line below its value, and keeps an address whole", async () => {
    const name = "a-name-that-is-longer-than-most"
    expect((await runInSandbox(["name", "register", name], undefined, "--yes")).code).toBe(0)
    const { err } = await runInSandbox(["send", "--to", `${name}.reown.id`, "--amount", "0.1"], "n")
    const index = err.findIndex((line) => line.startsWith("To "))
    expect(err.slice(index, index + 2)).toEqual([`To           ${name}.reown.id`, `             (${first})`])
    expect(err.filter((line) => line.length > 80)).toEqual([])
  }, 60_000)

  test("asks a question that names the action of each command", async () => {
    const grant = {
      chainId: "0x1",
      expiry: 2_082_758_400,
      signer: { type: "keys", data: { keys: [{ type: "secp256k1", publicKey: `0x04${"7b".repeat(64)}` }] } },
      permissions: [
        {
          type: "native-token-recurring-allowance",
          data: { allowance: "0x1", start: 1_767_225_600, period: 86_400 }
        }
      ],
      policies: []
    }
    await runInSandbox(["token", "approve", "USDC", first, "5"], undefined, "--yes")
    const commandLines = [
      ["transfers", JSON.stringify([{ to: second, amount: "0.1" }])],
      ["calls", "send", JSON.stringify([{ to: second, value: "0x1" }])],
      ["token", "transfer-from", "USDC", first, second, "5"],
      swap,
      ["token", "approve", "USDC", second, "5"],
      ["token", "revoke", "USDC", first],
      ["sessions", "revoke", first, "sandbox-pci-1"],
      ["sessions", "grant", JSON.stringify(grant)],
      ["name", "register", "asked"]
    ]
    const all: Array<unknown> = []
    for (const words of commandLines) {
      const seen = await runInSandbox(words, "n")
      all.push([seen.code, ...seen.questions])
      expect(seen.err.filter((line) => line.length > 80)).toEqual([])
    }
    const actions = ["Send", "Send", "Send", "Swap", "Allow", "Revoke", "Revoke", "Grant", "Register"]
    expect(all).toEqual(actions.map((action) => [1, `${action}? [y/N] `]))
  }, 60_000)

  test.each(both)("%s asks no question with --yes", async (_, words) => {
    const { questions, code } = await runInSandbox(words, "n", "--yes")
    expect([code, questions]).toEqual([0, []])
  })
})

describe("--dry-run", () => {
  test.each(both)("stops %s before the wallet, exit 0, with the plan as the result", async (name, words) => {
    const before = await count()
    const seen = await runInSandbox(words, "y", "--dry-run", "--json")
    expect([seen.code, seen.questions, await count()]).toEqual([0, [], before])
    expect(parseDocument(seen).data).toMatchObject({
      dryRun: true,
      network: "eip155:1",
      ...(name === "send"
        ? {
            account: `eip155:1:${first}`,
            to: second,
            amount: "5",
            token: "USDC",
            fee: { symbol: "ETH", estimate: true }
          }
        : { quote: { amount: "100" } })
    })
  })
})

/** The wallet request of USDC's transfer of 5 to the second account. */
const transferRequest = {
  method: "eth_sendTransaction",
  params: [
    {
      from: first,
      to: expect.stringMatching(/^0x[0-9a-fA-F]{40}$/),
      value: "0x0",
      data: `0xa9059cbb${second.slice(2).toLowerCase().padStart(64, "0")}${(5_000_000).toString(16).padStart(64, "0")}`,
      gas: expect.stringMatching(/^0x[0-9a-f]+$/),
      maxFeePerGas: expect.stringMatching(/^0x[0-9a-f]+$/),
      maxPriorityFeePerGas: expect.stringMatching(/^0x[0-9a-f]+$/),
      chainId: "0x1"
    }
  ]
}

test("`send --dry-run` prints the exact request, and its description", async () => {
  const seen = await runInSandbox(send, undefined, "--dry-run", "--json")
  expect(parseDocument(seen).data).toMatchObject({
    words: { sentence: `Send 5 USDC to ${second}`, risk: "plain" },
    requests: [transferRequest]
  })
  // The key signs exactly this cap, so the transfer cannot cost more than what is shown.
  const { fee, requests } = parseDocument(seen).data as {
    readonly fee: { readonly most: string }
    readonly requests: ReadonlyArray<{ readonly params: ReadonlyArray<Readonly<Record<string, string>>> }>
  }
  const [transaction] = requests[0]?.params ?? []
  expect(parseEther(fee.most)).toBe(BigInt(transaction?.["gas"] ?? 0) * BigInt(transaction?.["maxFeePerGas"] ?? 0))
  const { out } = await runInSandbox(send, undefined, "--dry-run")
  const start = out.indexOf("Wallet request: eth_sendTransaction")
  expect(
    JSON.parse(
      out
        .slice(start + 1, out.indexOf("", start))
        .map((line) => line.slice(2))
        .join("")
    )
  ).toEqual(transferRequest.params)
  const digest = keccak256(
    concat([
      numberToHex(size(transaction?.["data"] as `0x${string}`), { size: 32 }),
      transaction?.["data"] as `0x${string}`
    ])
  )
  expect(out.slice(out.indexOf("", start) + 1, -2)).toEqual(["Calldata Digest:", `  ${digest}`])
  expect(parseDocument(seen).data).toMatchObject({ digests: [{ term: "Calldata Digest", digest }] })
  expect(out.every((line) => line.length <= 80)).toBe(true)
})

test("`swap --no-wait` returns the hash before the swap is in a block", async () => {
  const seen = parseDocument(await runInSandbox(swap, undefined, "--no-wait", "--json"))
  expect(seen).toMatchObject({
    ok: true,
    data: { transaction: { hash: expect.stringMatching(/^0x[0-9a-f]{64}$/), block: null } }
  })
})

describe("send and swap without a terminal", () => {
  test.each(both)("continues %s on a sandbox", async (_, words) => {
    expect((await runInSandbox(words, undefined)).code).toBe(0)
  })

  test.each(both)("requires --yes for %s at the real services, before any request", async (_, words) => {
    const live = ["--live", "--allow-signing", "--rpc-url", sandbox.addresses.rpc["eip155:1"]]
    const services = ["--chain-service-url", sandbox.addresses.chainService]
    const before = await count()
    const [plain, noInput] = [
      await runIn(makeFreshFolder(), [...words, ...live, ...services], { env, interactive: false }),
      await runIn(makeFreshFolder(), [...words, ...live, ...services, "--no-input"], { env })
    ]
    for (const { code, err } of [plain, noInput])
      expect([code, err[0]]).toEqual([
        2,
        "Without a terminal to ask on, moving money with --live needs --yes. (cli.usage)"
      ])
    expect(await count()).toBe(before)
  })
})

test("`send` in a replay never asks, and accepts --dry-run", async () => {
  expect((await runIn(makeFreshFolder(), send, { ask: () => Promise.reject(new Error("asked")) })).code).toBe(0)
  const { code, out } = await run(...send, "--dry-run")
  expect([code, out.at(-1)]).toEqual([0, "The wallet was not asked, and nothing was sent."])
})

describe("the approval of swap", () => {
  test("allows exactly the amount, and prints the spender before and after", async () => {
    await sandbox.reset()
    const { code, out, lines } = await runInSandbox(swap, undefined)
    expect(code).toBe(0)
    expect(lines.slice(0, 3)).toEqual([
      "Approving on Ethereum (eip155:1):",
      expect.stringMatching(/^: 0x[0-9a-fA-F]{40}$/),
      ": may take 100 USDC"
    ])
    expect(out.find((line) => line.includes("may take"))).toMatch(/^ +0x[0-9a-fA-F]{40} may take 100 USDC$/)
  })

  test("allows everything only with --approve all", async () => {
    await sandbox.reset()
    const seen = await runInSandbox(swap, undefined, "--approve", "all", "--json")
    expect(seen.lines[2]).toMatch(/may take all USDC, without a limit$/)
    expect(parseDocument(seen).data).toMatchObject({ approvals: [{ allows: "all", amount: null }] })
  })

  test("is shown by swap-quote with amount, spender and network", async () => {
    await sandbox.reset()
    const { out } = await runInSandbox(["swap-quote", ...swap.slice(1), "--account", first], undefined)
    expect(out[0]).toBe("Network       Ethereum (eip155:1)")
    expect(out.at(-1)).toMatch(/^ +0x[0-9a-fA-F]{40} may take 100 USDC$/)
  })
})

test("`--slippage` sets the accepted loss, and rejects an invalid value", async () => {
  const seen = await runInSandbox([...swap, "--dry-run", "--json"], undefined, "--slippage", "0.5")
  expect(parseDocument(seen).data).toMatchObject({ quote: { slippage: "0.5" } })
  const wrong = await runInSandbox(swap, undefined, "--slippage", "51")
  expect([wrong.code, wrong.lines[1]]).toEqual([2, '--slippage is "51".'])
})

test("`swap` accepts only the account whose wallet signs", async () => {
  const own = await runInSandbox([...swap, "--dry-run"], undefined, "--account", first)
  expect(own.code).toBe(0)
  const other = await runInSandbox(swap, undefined, "--account", second)
  expect([other.code, other.lines[0]]).toEqual([
    2,
    `--account is ${second}, but the connected account is ${first}, whose wallet would sign. (cli.usage)`
  ])
})

test("`swap-quote` without a wallet suggests --account", async () => {
  const seen = await runIn(makeFreshFolder(), ["swap-quote", ...swap.slice(1), "--sandbox", sandbox.addresses.demo])
  expect(seen.err.join("\n")).toContain("--account")
})

test("`siwx sign` at a sandbox uses a new nonce each time, but the same for a seed", async () => {
  const nonce = async (...more: ReadonlyArray<string>): Promise<string> => {
    const { out } = await runInSandbox(["siwx", "sign"], undefined, ...more)
    return out.find((line) => line.startsWith("Nonce: ")) ?? ""
  }
  expect(await nonce()).not.toBe(await nonce())
  expect(await nonce("--seed", "7")).toBe(await nonce("--seed", "7"))
})
