import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { rpcText } from "../../../fixtures/sandbox/chains/jsonRpc.ts"
import { me, onSandbox } from "../../../fixtures/testing/cli/onSandbox.ts"
import { document, freshFolder, run } from "../../../fixtures/testing/cli/testing.ts"

const bob = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const cleo = "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC"
const two = [
  { to: bob, amount: "5", token: "USDC" },
  { to: cleo, amount: "0.25" }
]

describe("on a sandbox", () => {
  const { home, on, sandbox } = onSandbox()
  const wei = async (account: string): Promise<bigint> =>
    BigInt(String(await rpcText(sandbox().addresses.rpc["eip155:1"] ?? "", "eth_getBalance", [account, "latest"])))

  test("several transfers are shown as they will go out, and each goes out once", async () => {
    const file = join(home(), "transfers.json")
    writeFileSync(file, JSON.stringify(two))
    const dry = await on("transfers", file, "--dry-run")
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
        "The wallet would be asked: eth_sendTransaction",
        ...[0, 1, 2, 3, 4].map(() => expect.stringMatching(/^ {2}\S/)),
        "",
        "Calldata Digest:",
        expect.stringMatching(/^ {2}0x[0-9a-f]{64}$/),
        "",
        "The wallet would be asked: eth_sendTransaction",
        ...[0, 1, 2, 3].map(() => expect.stringMatching(/^ {2}\S/)),
        "",
        "Nothing was asked of the wallet, and nothing was sent."
      ]
    ])
    expect(document(await on("transfers", file, "--dry-run", "--json")).data).toMatchObject({
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
    const sent = document(await on("transfers", file, "--yes", "--json"))
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

  test("one that is wrong keeps all of them back", async () => {
    const before = await wei(cleo)
    const wrong = [...two, { to: bob, amount: "1000000000" }]
    const { error } = document(await on("transfers", JSON.stringify([two[1], ...wrong]), "--yes", "--json"))
    expect(error).toMatchObject({ code: "send.not-covered" })
    expect(await wei(cleo)).toBe(before)
  }, 120_000)
})

interface Exchange {
  readonly method: string
  readonly params?: ReadonlyArray<Readonly<Record<string, unknown>>>
}

test("a wallet that takes batches by itself is asked once for all of them, and the batch's id is told", async () => {
  const flow = JSON.parse(readFileSync(join("fixtures/flows/send/transfers.json"), "utf8"))
  const asked: ReadonlyArray<Exchange> = flow.wallet
  const calls = asked.flatMap(({ method, params: [call] = [] }) =>
    method === "eth_sendTransaction" ? [{ data: call?.["data"], to: call?.["to"], value: call?.["value"] }] : []
  )
  expect(calls.length).toBeGreaterThan(1)
  // The recorded wallet, had it been one that takes batches: it knows no single transaction then.
  const wallet = [
    ...asked.flatMap((one) =>
      one.method === "wallet_getCapabilities"
        ? [{ ...one, result: { "0x1": { atomic: { status: "supported" } } } }]
        : one.method === "eth_sendTransaction"
          ? []
          : [one]
    ),
    {
      at: 0,
      connectorId: "key",
      method: "wallet_sendCalls",
      params: [{ version: "2.0.0", from: me, chainId: "0x1", atomicRequired: true, calls }],
      result: { id: "0xba7c4" }
    }
  ]
  const folder = freshFolder()
  const path = join(folder, "transfers.json")
  writeFileSync(path, JSON.stringify({ ...flow, wallet }))
  const shown = await run(...flow.command, "--dry-run", "--fixtures", path)
  expect([shown.code, shown.err]).toEqual([0, []])
  expect(shown.out).toContain("All or nothing  yes, in one batch")
  const seen = await run(...flow.command, "--fixtures", path)
  expect([seen.code, seen.err]).toEqual([0, []])
  expect(seen.out.slice(-2)).toEqual([
    "The wallet took the batch. What becomes of it:",
    "  latchkey calls status 0xba7c4"
  ])
  expect(document(await run(...flow.command, "--fixtures", path, "--json"))).toMatchObject({
    ok: true,
    data: { batch: true, id: "0xba7c4" }
  })
})

test.each(["[]", '[{"to":"0x1"}]', '{"to":"0x1","amount":"1"}', `[{"to":"${bob}","amount":5}]`])(
  "%s is no list of transfers, and an example is given",
  async (list) => {
    const { code, err } = await run("transfers", list)
    expect([code, err.join("\n")]).toEqual([2, expect.stringContaining("An example of a file")])
  }
)
