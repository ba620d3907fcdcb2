import { parseEther } from "viem"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { waitUntil } from "../../../fixtures/testing/turns.ts"
import { env, me, onSandbox } from "../../../fixtures/testing/cli/onSandbox.ts"
import { parseDocument, run, runIn, type RunResult } from "../../../fixtures/testing/cli/testing.ts"

const spender = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const fits = ({ out }: RunResult): boolean => out.every((line) => line.length <= 80)

describe("token and calls on a sandbox", () => {
  const { home, on: runOnSandbox, sandbox } = onSandbox()
  const readAllowance = async (...words: ReadonlyArray<string>) =>
    parseDocument(await runOnSandbox("token", "allowance", ...words, "--json")).data
  const contract = async (): Promise<string> =>
    String(Reflect.get(Object(Reflect.get(Object(await readAllowance("USDC", spender)), "token")), "address"))

  test("`token allowance` reads by symbol, contract and CAIP-19 id, and token revoke revokes", async () => {
    const usdc = await contract()
    const approve = {
      from: me,
      to: usdc,
      data: `0x095ea7b3${spender.slice(2).toLowerCase().padStart(64, "0")}${"7".padStart(64, "0")}`
    }
    expect((await runOnSandbox("rpc", "eth_sendTransaction", JSON.stringify([approve]))).code).toBe(0)
    const expected = {
      account: `eip155:1:${me}`,
      token: { id: `eip155:1/erc20:${usdc}`, address: usdc, symbol: "USDC", decimals: 6 },
      spender,
      allowance: "0.000007",
      allowanceUnits: "7",
      isUnlimited: false
    }
    for (const name of ["USDC", usdc, `eip155:1/erc20:${usdc}`])
      expect(await readAllowance(name, spender)).toMatchObject(expected)
    const result = await runOnSandbox("token", "allowance", "USDC", spender)
    expect([result.out, fits(result)]).toEqual([
      [
        "Network   Ethereum (eip155:1)",
        `Owner     ${me}`,
        `Token     USDC, ${usdc}`,
        `Spender   ben.eth (${spender})`,
        "May move  0.000007 USDC"
      ],
      true
    ])
    const dry = await runOnSandbox("token", "revoke", "USDC", spender, "--dry-run")
    expect([dry.code, dry.out.at(-1)]).toEqual([0, "The wallet was not asked, and nothing was sent."])
    const declined = await runIn(home(), ["token", "revoke", "USDC", spender, "--sandbox", sandbox().addresses.demo], {
      env,
      ask: async () => "n"
    })
    expect([declined.code, await readAllowance("USDC", spender)]).toMatchObject([1, { allowanceUnits: "7" }])
    const revoked = await runOnSandbox("token", "revoke", "USDC", spender, "--yes")
    expect([revoked.code, revoked.out[0], fits(revoked)]).toEqual([0, "Revoked      USDC", true])
    expect(await readAllowance("USDC", spender)).toMatchObject({ allowance: "0", allowanceUnits: "0" })
    const repeated = parseDocument(await runOnSandbox("token", "revoke", "USDC", spender, "--yes", "--json"))
    expect(repeated).toMatchObject({ ok: true, data: { transaction: null } })
  }, 60_000)

  test("`token approve` allows exactly the confirmed amount, and transfer-from moves no more", async () => {
    const dry = await runOnSandbox("token", "approve", "USDC", spender, "2.5", "--dry-run")
    const start = dry.out.findIndex((line) => line.startsWith("May then move"))
    expect([dry.code, fits(dry), dry.out.slice(start, start + 4), dry.out.at(-1)]).toEqual([
      0,
      true,
      [
        "May then move  2.5 USDC",
        expect.stringMatching(/^Network fee {4}about \S+ ETH, at most \S+ ETH$/),
        `In words       Let ${spender} take 2.5 USDC`,
        ""
      ],
      "The wallet was not asked, and nothing was sent."
    ])
    const plan = parseDocument(
      await runOnSandbox("token", "approve", "USDC", spender, "2.5", "--dry-run", "--json")
    ).data
    expect(plan).toMatchObject({
      words: { risk: "plain" },
      requests: [
        {
          method: "eth_sendTransaction",
          params: [
            {
              from: me,
              to: await contract(),
              data: `0x095ea7b3${spender.slice(2).toLowerCase().padStart(64, "0")}${(2_500_000).toString(16).padStart(64, "0")}`
            }
          ]
        }
      ]
    })
    // The key signs exactly this cap.
    const { fee, requests } = plan as {
      readonly fee: { readonly most: string }
      readonly requests: ReadonlyArray<{ readonly params: ReadonlyArray<Readonly<Record<string, string>>> }>
    }
    const [request] = requests[0]?.params ?? []
    expect(parseEther(fee.most)).toBe(BigInt(request?.["gas"] ?? 0) * BigInt(request?.["maxFeePerGas"] ?? 0))
    const everything = parseDocument(
      await runOnSandbox("token", "approve", "USDC", spender, "all", "--dry-run", "--json")
    ).data
    expect(everything).toMatchObject({ words: { risk: "danger" } })
    const quick = parseDocument(await runOnSandbox("token", "approve", "USDC", spender, "2.5", "--no-wait", "--json"))
    expect(quick).toMatchObject({ ok: true, data: { transaction: { block: null } } })
    const approved = await runOnSandbox("token", "approve", "USDC", spender, "2.5", "--yes")
    expect([approved.code, approved.out[0], fits(approved)]).toEqual([0, "Allowed      2.5 USDC", true])
    expect(await readAllowance("USDC", spender)).toMatchObject({ allowanceUnits: "2500000", isUnlimited: false })
    const refused = await runOnSandbox("token", "approve", "USDC", spender, "0.00000001", "--yes")
    expect([refused.code, refused.err.join()]).toEqual([2, expect.stringContaining("at most 6 decimals")])

    // The account moves its own token in the same way, once it has allowed itself to.
    expect((await runOnSandbox("token", "approve", "USDC", me, "3", "--yes")).code).toBe(0)
    const tooMuch = await runOnSandbox("token", "transfer-from", "USDC", me, spender, "3.000001", "--yes")
    expect([tooMuch.code, tooMuch.err.join()]).toEqual([2, expect.stringContaining("3 USDC")])
    const moved = await runOnSandbox("token", "transfer-from", "USDC", me, spender, "1", "--yes")
    expect([moved.code, moved.out[0], fits(moved)]).toEqual([0, "Moved        1 USDC", true])
    expect(await readAllowance("USDC", me)).toMatchObject({ allowanceUnits: "2000000" })
    expect((await runOnSandbox("token", "transfer-from", "USDC", me, "0x1", "1", "--yes")).err.join()).toContain("<to>")
    for (const ownerless of [`0x${"0".repeat(40)}`, await contract()]) {
      const lost = await runOnSandbox("token", "transfer-from", "USDC", me, ownerless, "1", "--yes", "--json")
      expect([lost.code, parseDocument(lost).error?.tag]).toEqual([2, "ReceiverLost"])
    }
    expect(await readAllowance("USDC", me)).toMatchObject({ allowanceUnits: "2000000" })

    const all = parseDocument(await runOnSandbox("token", "approve", "USDC", spender, "all", "--yes", "--json"))
    expect(all.data).toMatchObject({ approvedUnits: String(2n ** 256n - 1n), isUnlimited: true })
    await runOnSandbox("token", "revoke", "USDC", spender, "--yes")
  }, 120_000)

  test("`token allowance` shows any account's allowance, and marks one without a limit", async () => {
    const usdc = await contract()
    const approve = {
      from: me,
      to: usdc,
      data: `0x095ea7b3${spender.slice(2).toLowerCase().padStart(64, "0")}${"f".repeat(64)}`
    }
    await runOnSandbox("rpc", "eth_sendTransaction", JSON.stringify([approve]))
    // `rpc` does not wait for the block.
    await waitUntil(async () => {
      const { out } = await runOnSandbox("token", "allowance", usdc, spender, "--account", `eip155:1:${me}`)
      expect(out.at(-1)).toBe("May move  any amount, without a limit")
    })
  }, 60_000)

  test("`token allowance` rejects an unknown token, an invalid spender and an account that is not on EVM", async () => {
    expect((await runOnSandbox("token", "allowance", "NOSUCH", spender)).code).toBe(2)
    expect((await runOnSandbox("token", "allowance", "USDC", "0x1")).err.join()).toContain("40 hexadecimal digits")
    expect((await runOnSandbox("token", "allowance", "eip155:1/slip44:60", spender)).err.join()).toContain(
      "no allowances"
    )
    expect((await runOnSandbox("token", "allowance", `0x${"9".repeat(40)}`, spender)).err[0]).toContain(
      "token.not-found"
    )
  }, 60_000)

  test("calls send sends a batch call by call, calls status follows its id, and calls capabilities lists the wallet's", async () => {
    const file = join(home(), "calls.json")
    writeFileSync(
      file,
      JSON.stringify([
        { to: spender, value: "0x1" },
        { to: spender, data: "0x01020304" }
      ])
    )
    const dry = await runOnSandbox("calls", "send", file, "--dry-run")
    expect([dry.code, fits(dry), dry.out]).toEqual([
      0,
      true,
      [
        "Network         Ethereum (eip155:1)",
        `From            ${me}`,
        "All or nothing  no: one after another",
        expect.stringMatching(/^Network fee {5}about \S+ ETH, at most \S+ ETH$/),
        `Call 1          to ${spender}`,
        "                with 0.000000000000000001 ETH",
        "In words        Send 0.000000000000000001 ETH to",
        `                ${spender}`,
        `Call 2          to ${spender}`,
        "                data 0x01020304, 4 bytes",
        "In words        This file asks you to call",
        `                ${spender} with data that`,
        "                cannot be read (0x01020304, 4 bytes). Continue only if you",
        "                trust it.",
        "",
        "Wallet request: wallet_sendCalls",
        ...[0, 1, 2, 3, 4, 5, 6].map(() => expect.stringMatching(/^ {2}\S/)),
        "",
        "Calldata Digest 2:",
        expect.stringMatching(/^ {2}0x[0-9a-f]{64}$/),
        "",
        "The wallet was not asked, and nothing was sent."
      ]
    ])
    const sent = parseDocument(await runOnSandbox("calls", "send", file, "--yes", "--json"))
    const id = String(Reflect.get(Object(sent.data), "id"))
    expect([sent.ok, id]).toEqual([true, expect.stringMatching(/^0x02[0-9a-f]{128}$/)])
    const status = await runOnSandbox("calls", "status", id)
    expect(status.out.slice(0, 2)).toEqual(["State    done (200)", "Network  Ethereum (eip155:1)"])
    expect(parseDocument(await runOnSandbox("calls", "status", id, "--json"))).toMatchObject({
      ok: true,
      data: { status: 200, state: "done", transactions: [{}, {}].map(() => expect.stringMatching(/^0x/)) }
    })
    expect((await runOnSandbox("calls", "status", "0x05")).err[0]).toContain("transaction.batch-unknown")
    expect((await runOnSandbox("calls", "send", file, "--atomic", "--yes")).err[0]).toContain(
      "transaction.batch-needs-more"
    )
    writeFileSync(file, "[]")
    expect((await runOnSandbox("calls", "send", file, "--yes")).err[0]).toContain("transaction.calls-misfit")
    expect((await runOnSandbox("calls", "send", join(home(), "none.json"))).code).toBe(2)
    const can = await runOnSandbox("calls", "capabilities")
    expect([can.code, fits(can), can.out.slice(1)]).toEqual([
      0,
      true,
      [
        "Network                   Ethereum (eip155:1)",
        "Batches of calls          not all or nothing",
        "Upgrade of the account    not reported",
        "Fees paid by others       not reported",
        "Permissions for apps      yes",
        "                          native-token-allowance",
        "                          native-token-periodic",
        "                          native-token-stream",
        "                          erc20-token-allowance",
        "                          erc20-token-periodic",
        "                          erc20-token-stream",
        "Smart sessions            yes",
        "                          contract-call",
        "                          native-token-recurring-allowance",
        "                          erc20-recurring-allowance",
        "List of assets            yes",
        "Sign-in on connecting     not reported",
        "Several networks at once  not reported"
      ]
    ])
  }, 60_000)
})

test("`activity --all` prints the first page when it is the last", async () => {
  const [first, all] = [await run("activity", me), await run("activity", me, "--all")]
  expect(all.out).toEqual(first.out)
})
