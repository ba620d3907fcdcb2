import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { rpcText } from "../../../fixtures/sandbox/chains/jsonRpc.ts"
import { me, onSandbox } from "../../../fixtures/testing/cli/onSandbox.ts"
import { parseDocument, makeFreshFolder, run } from "../../../fixtures/testing/cli/testing.ts"

const bob = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const cleo = "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC"
const two = [
  { to: bob, amount: "5", token: "USDC" },
  { to: cleo, amount: "0.25" }
]

describe("transfers on a sandbox", () => {
  const { home, on: runOnSandbox, sandbox } = onSandbox()
  const wei = async (account: string): Promise<bigint> =>
    BigInt(String(await rpcText(sandbox().addresses.rpc["eip155:1"] ?? "", "eth_getBalance", [account, "latest"])))

  test("shows several transfers as they will be sent, and sends each once", async () => {
    const file = join(home(), "transfers.json")
    writeFileSync(file, JSON.stringify(two))
    const dry = await runOnSandbox("transfers", file, "--dry-run")
    const cap: object = { gas: expect.stringMatching(/^0x/), maxFeePerGas: expect.stringMatching(/^0x/) }
    expect([dry.code, dry.out]).toEqual([
      0,
      [
        "Network         Ethereum (eip155:1)",
        `From            ${me}`,
        "All or nothing  no: one after another",
        `Transfer 1      5 USDC to ${bob}`,
        `In words        Send 5 USDC to ${bob}`,
        `Transfer 2      0.25 ETH to ${cleo}`,
        `In words        Send 0.25 ETH to ${cleo}`,
        "",
        "Wallet request: eth_sendTransaction",
        ...[0, 1, 2, 3, 4].map(() => expect.stringMatching(/^ {2}\S/)),
        "",
        "Calldata Digest:",
        expect.stringMatching(/^ {2}0x[0-9a-f]{64}$/),
        "",
        "Wallet request: eth_sendTransaction",
        ...[0, 1, 2, 3].map(() => expect.stringMatching(/^ {2}\S/)),
        "",
        "The wallet was not asked, and nothing was sent."
      ]
    ])
    expect(parseDocument(await runOnSandbox("transfers", file, "--dry-run", "--json")).data).toMatchObject({
      words: [
        { sentence: `Send 5 USDC to ${bob}`, risk: "plain" },
        { sentence: `Send 0.25 ETH to ${cleo}`, risk: "plain" }
      ],
      requests: [
        { method: "eth_sendTransaction", params: [{ from: me, value: "0x0", ...cap }] },
        { method: "eth_sendTransaction", params: [{ from: me, to: cleo, value: "0x3782dace9d90000", ...cap }] }
      ]
    })
    expect(dry.out.every((line) => line.length <= 80)).toBe(true)
    const before = await wei(cleo)
    const sent = parseDocument(await runOnSandbox("transfers", file, "--yes", "--json"))
    expect(sent).toMatchObject({
      ok: true,
      data: {
        account: `eip155:1:${me}`,
        batch: false,
        transfers: [
          { to: bob, amount: "5", token: "USDC" },
          { to: cleo, amount: "0.25", token: "ETH" }
        ],
        transactions: [{}, {}].map(() => ({ hash: expect.stringMatching(/^0x/), network: "eip155:1" }))
      }
    })
    expect((await wei(cleo)) - before).toBe(250_000_000_000_000_000n)
  }, 120_000)

  test("sends no transfer when one of them is invalid", async () => {
    const before = await wei(cleo)
    const wrong = [...two, { to: bob, amount: "1000000000" }]
    const { error } = parseDocument(
      await runOnSandbox("transfers", JSON.stringify([two[1], ...wrong]), "--yes", "--json")
    )
    expect(error).toMatchObject({ code: "send.not-covered" })
    expect(await wei(cleo)).toBe(before)
  }, 120_000)
})

interface Exchange {
  readonly method: string
  readonly params?: ReadonlyArray<Readonly<Record<string, unknown>>>
}

test("transfers asks a wallet that supports batches once, and prints the batch's id", async () => {
  const flow = JSON.parse(readFileSync(join("fixtures/flows/send/transfers.json"), "utf8"))
  const exchanges: ReadonlyArray<Exchange> = flow.wallet
  const calls = exchanges.flatMap(({ method, params: [call] = [] }) =>
    method === "eth_sendTransaction" ? [{ data: call?.["data"], to: call?.["to"], value: call?.["value"] }] : []
  )
  expect(calls.length).toBeGreaterThan(1)
  // The recorded wallet with batches: it receives no single transactions then.
  const wallet = [
    ...exchanges.flatMap((exchange) =>
      exchange.method === "wallet_getCapabilities"
        ? [{ ...exchange, result: { "0x1": { atomic: { status: "supported" } } } }]
        : exchange.method === "eth_sendTransaction"
          ? []
          : [exchange]
    ),
    {
      at: 0,
      connectorId: "key",
      method: "wallet_sendCalls",
      params: [{ version: "2.0.0", from: me, chainId: "0x1", atomicRequired: true, calls }],
      result: { id: "0xba7c4" }
    }
  ]
  const folder = makeFreshFolder()
  const path = join(folder, "transfers.json")
  writeFileSync(path, JSON.stringify({ ...flow, wallet }))
  const dry = await run(...flow.command, "--dry-run", "--fixtures", path)
  expect([dry.code, dry.err]).toEqual([0, []])
  expect(dry.out).toContain("All or nothing  yes, in one batch")
  const seen = await run(...flow.command, "--fixtures", path)
  expect([seen.code, seen.err]).toEqual([0, []])
  expect(seen.out.slice(-2)).toEqual([
    "The wallet accepted the batch. Check its status with:",
    "  latchkey calls status 0xba7c4"
  ])
  expect(parseDocument(await run(...flow.command, "--fixtures", path, "--json"))).toMatchObject({
    ok: true,
    data: { batch: true, id: "0xba7c4" }
  })
})

test.each(["[]", '[{"to":"0x1"}]', '{"to":"0x1","amount":"1"}', `[{"to":"${bob}","amount":5}]`])(
  "transfers rejects %s with an example",
  async (list) => {
    const { code, err } = await run("transfers", list)
    expect([code, err.join("\n")]).toEqual([2, expect.stringContaining("An example of a file")])
  }
)
