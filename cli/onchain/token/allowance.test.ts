import { parseEther } from "viem"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { env, me, onSandbox } from "../../../fixtures/testing/cli/onSandbox.ts"
import { document, run, runIn, type RunResult } from "../../../fixtures/testing/cli/testing.ts"

const spender = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const fits = ({ out }: RunResult): boolean => out.every((line) => line.length <= 80)

describe("on a sandbox", () => {
  const { home, on, sandbox } = onSandbox()
  const allowed = async (...words: ReadonlyArray<string>) =>
    document(await on("token", "allowance", ...words, "--json")).data
  const contract = async (): Promise<string> =>
    String(Reflect.get(Object(Reflect.get(Object(await allowed("USDC", spender)), "token")), "address"))

  test("an allowance is read from the chain by symbol, by contract and by CAIP-19 id, and taken back", async () => {
    const usdc = await contract()
    const approve = {
      from: me,
      to: usdc,
      data: `0x095ea7b3${spender.slice(2).toLowerCase().padStart(64, "0")}${"7".padStart(64, "0")}`
    }
    expect((await on("rpc", "eth_sendTransaction", JSON.stringify([approve]))).code).toBe(0)
    const expected = {
      account: `eip155:1:${me}`,
      token: { id: `eip155:1/erc20:${usdc}`, address: usdc, symbol: "USDC", decimals: 6 },
      spender,
      allowance: "0.000007",
      allowanceUnits: "7",
      isUnlimited: false
    }
    for (const name of ["USDC", usdc, `eip155:1/erc20:${usdc}`])
      expect(await allowed(name, spender)).toMatchObject(expected)
    const told = await on("token", "allowance", "USDC", spender)
    expect([told.out, fits(told)]).toEqual([
      [
        "Network   Ethereum (eip155:1)",
        `Owner     ${me}`,
        `Token     USDC, ${usdc}`,
        `Spender   ${spender}`,
        "May move  0.000007 USDC"
      ],
      true
    ])
    const dry = await on("token", "revoke", "USDC", spender, "--dry-run")
    expect([dry.code, dry.out.at(-1)]).toEqual([0, "Nothing was asked of the wallet, and nothing was sent."])
    const declined = await runIn(home(), ["token", "revoke", "USDC", spender, "--sandbox", sandbox().addresses.demo], {
      env,
      ask: async () => "n"
    })
    expect([declined.code, await allowed("USDC", spender)]).toMatchObject([1, { allowanceUnits: "7" }])
    const revoked = await on("token", "revoke", "USDC", spender, "--yes")
    expect([revoked.code, revoked.out[0], fits(revoked)]).toEqual([0, "Revoked      USDC", true])
    expect(await allowed("USDC", spender)).toMatchObject({ allowance: "0", allowanceUnits: "0" })
    const again = document(await on("token", "revoke", "USDC", spender, "--yes", "--json"))
    expect(again).toMatchObject({ ok: true, data: { transaction: null } })
  }, 60_000)

  test("a spender is allowed exactly what was agreed to, and moves no more than that", async () => {
    const dry = await on("token", "approve", "USDC", spender, "2.5", "--dry-run")
    const said = dry.out.findIndex((line) => line.startsWith("May move then"))
    expect([dry.code, fits(dry), dry.out.slice(said, said + 4), dry.out.at(-1)]).toEqual([
      0,
      true,
      [
        "May move then  2.5 USDC",
        expect.stringMatching(/^Network fee {4}about \S+ ETH, at most \S+ ETH$/),
        `In words       Let ${spender} take 2.5 USDC`,
        ""
      ],
      "Nothing was asked of the wallet, and nothing was sent."
    ])
    const asked = document(await on("token", "approve", "USDC", spender, "2.5", "--dry-run", "--json")).data
    expect(asked).toMatchObject({
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
    const { fee, requests } = asked as {
      readonly fee: { readonly most: string }
      readonly requests: ReadonlyArray<{ readonly params: ReadonlyArray<Readonly<Record<string, string>>> }>
    }
    const [request] = requests[0]?.params ?? []
    expect(parseEther(fee.most)).toBe(BigInt(request?.["gas"] ?? 0) * BigInt(request?.["maxFeePerGas"] ?? 0))
    const everything = document(await on("token", "approve", "USDC", spender, "all", "--dry-run", "--json")).data
    expect(everything).toMatchObject({ words: { risk: "danger" } })
    const quick = document(await on("token", "approve", "USDC", spender, "2.5", "--no-wait", "--json"))
    expect(quick).toMatchObject({ ok: true, data: { transaction: { block: null } } })
    const approved = await on("token", "approve", "USDC", spender, "2.5", "--yes")
    expect([approved.code, approved.out[0], fits(approved)]).toEqual([0, "Allowed      2.5 USDC", true])
    expect(await allowed("USDC", spender)).toMatchObject({ allowanceUnits: "2500000", isUnlimited: false })
    const refused = await on("token", "approve", "USDC", spender, "0.00000001", "--yes")
    expect([refused.code, refused.err.join()]).toEqual([2, expect.stringContaining("at most 6 decimals")])

    // The account moves its own token by the same way, once it allowed itself to.
    expect((await on("token", "approve", "USDC", me, "3", "--yes")).code).toBe(0)
    const tooMuch = await on("token", "transfer-from", "USDC", me, spender, "3.000001", "--yes")
    expect([tooMuch.code, tooMuch.err.join()]).toEqual([2, expect.stringContaining("3 USDC")])
    const moved = await on("token", "transfer-from", "USDC", me, spender, "1", "--yes")
    expect([moved.code, moved.out[0], fits(moved)]).toEqual([0, "Moved        1 USDC", true])
    expect(await allowed("USDC", me)).toMatchObject({ allowanceUnits: "2000000" })
    expect((await on("token", "transfer-from", "USDC", me, "0x1", "1", "--yes")).err.join()).toContain("<to>")
    for (const nobodys of [`0x${"0".repeat(40)}`, await contract()]) {
      const lost = await on("token", "transfer-from", "USDC", me, nobodys, "1", "--yes", "--json")
      expect([lost.code, document(lost).error?.tag]).toEqual([2, "ReceiverLost"])
    }
    expect(await allowed("USDC", me)).toMatchObject({ allowanceUnits: "2000000" })

    const all = document(await on("token", "approve", "USDC", spender, "all", "--yes", "--json"))
    expect(all.data).toMatchObject({ approvedUnits: String(2n ** 256n - 1n), isUnlimited: true })
    await on("token", "revoke", "USDC", spender, "--yes")
  }, 120_000)

  test("an allowance of anybody is told, one without a limit as such", async () => {
    const usdc = await contract()
    const approve = {
      from: me,
      to: usdc,
      data: `0x095ea7b3${spender.slice(2).toLowerCase().padStart(64, "0")}${"f".repeat(64)}`
    }
    await on("rpc", "eth_sendTransaction", JSON.stringify([approve]))
    const { out } = await on("token", "allowance", usdc, spender, "--account", `eip155:1:${me}`)
    expect(out.at(-1)).toBe("May move  any amount, without a limit")
  }, 60_000)

  test("what is no token, no spender or no EVM account is said before anything is sent", async () => {
    expect((await on("token", "allowance", "NOSUCH", spender)).code).toBe(2)
    expect((await on("token", "allowance", "USDC", "0x1")).err.join()).toContain("40 hexadecimal digits")
    expect((await on("token", "allowance", "eip155:1/slip44:60", spender)).err.join()).toContain("no allowances")
    expect((await on("token", "allowance", `0x${"9".repeat(40)}`, spender)).err[0]).toContain("token.not-found")
  }, 60_000)

  test("a batch is sent call by call, followed by its id, and what the wallet can do is told", async () => {
    const file = join(home(), "calls.json")
    writeFileSync(
      file,
      JSON.stringify([
        { to: spender, value: "0x1" },
        { to: spender, data: "0x01020304" }
      ])
    )
    const dry = await on("calls", "send", file, "--dry-run")
    expect([dry.code, fits(dry), dry.out]).toEqual([
      0,
      true,
      [
        "Network         Ethereum (eip155:1)",
        `From            ${me}`,
        "All or nothing  no: one after the other",
        expect.stringMatching(/^Network fee {5}about \S+ ETH, at most \S+ ETH$/),
        `Call 1          to ${spender}`,
        "                with 0.000000000000000001 ETH",
        "In words        Send 0.000000000000000001 ETH to",
        `                ${spender}`,
        `Call 2          to ${spender}`,
        "                data 0x01020304, 4 bytes",
        "In words        This file asks you to call",
        `                ${spender} with data that`,
        "                cannot be read (0x01020304, 4 bytes). Go on only if you",
        "                trust it.",
        "",
        "The wallet would be asked: wallet_sendCalls",
        ...[0, 1, 2, 3, 4, 5, 6].map(() => expect.stringMatching(/^ {2}\S/)),
        "",
        "Calldata Digest 2:",
        expect.stringMatching(/^ {2}0x[0-9a-f]{64}$/),
        "",
        "Nothing was asked of the wallet, and nothing was sent."
      ]
    ])
    const sent = document(await on("calls", "send", file, "--yes", "--json"))
    const id = String(Reflect.get(Object(sent.data), "id"))
    expect([sent.ok, id]).toEqual([true, expect.stringMatching(/^0x02[0-9a-f]{128}$/)])
    const status = await on("calls", "status", id)
    expect(status.out.slice(0, 2)).toEqual(["State    done (200)", "Network  Ethereum (eip155:1)"])
    expect(document(await on("calls", "status", id, "--json"))).toMatchObject({
      ok: true,
      data: { status: 200, state: "done", transactions: [{}, {}].map(() => expect.stringMatching(/^0x/)) }
    })
    expect((await on("calls", "status", "0x05")).err[0]).toContain("transaction.batch-unknown")
    expect((await on("calls", "send", file, "--atomic", "--yes")).err[0]).toContain("transaction.batch-needs-more")
    writeFileSync(file, "[]")
    expect((await on("calls", "send", file, "--yes")).err[0]).toContain("transaction.calls-misfit")
    expect((await on("calls", "send", join(home(), "none.json"))).code).toBe(2)
    const can = await on("calls", "capabilities")
    expect([can.code, fits(can), can.out.slice(1)]).toEqual([
      0,
      true,
      [
        "Network                   Ethereum (eip155:1)",
        "Batches of calls          not all or nothing",
        "Upgrade of the account    not told",
        "Permissions for apps      wallet_grantPermissions",
        "                          contract-call",
        "                          native-token-recurring-allowance",
        "                          erc20-recurring-allowance",
        "List of assets            yes",
        "Sign-in on connecting     not told",
        "Several networks at once  not told"
      ]
    ])
  }, 60_000)
})

test("--all of a history that ends with its first page is that page", async () => {
  const [one, all] = [await run("activity", me), await run("activity", me, "--all")]
  expect(all.out).toEqual(one.out)
})
