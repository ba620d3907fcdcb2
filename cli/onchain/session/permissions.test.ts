import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { env, me, onSandbox } from "../../../fixtures/testing/cli/onSandbox.ts"
import { parseDocument, makeFreshFolder, runIn, type RunResult } from "../../../fixtures/testing/cli/testing.ts"

const app = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const requests = [
  {
    chainId: "0x1",
    to: app,
    permission: { type: "native-token-periodic", data: { periodAmount: "0x2386f26fc10000", periodDuration: 86_400 } },
    rules: [{ type: "expiry", data: { timestamp: 2_082_758_400 } }]
  },
  { chainId: "0x89", to: app, permission: { type: "native-token-allowance", data: { allowanceAmount: "0x1" } } }
]
const terminal = onSandbox()
const runCommand = terminal.on

interface Listed {
  readonly context: string
  readonly network: string
  readonly expiresAt: string | null
}
const getPermissions = (seen: RunResult): ReadonlyArray<Listed> => {
  const { data } = parseDocument(seen)
  return (data as { readonly permissions: ReadonlyArray<Listed> }).permissions
}
const list = async () => getPermissions(await runCommand("permissions", "list", "--json"))
const hasFit = ({ out }: RunResult): boolean => out.every((line) => line.length <= 80 || /\S{60,}$/.test(line))

describe("permissions", () => {
  test("grants the permissions of a file, lists them in a later run, and revokes one", async () => {
    const file = join(terminal.home(), "permissions.json")
    writeFileSync(file, JSON.stringify(requests))
    const granted = await runCommand("permissions", "grant", file, "--yes")
    expect([granted.code, hasFit(granted)]).toEqual([0, true])
    const text = granted.out.join("\n")
    for (const part of ["Spend up to 0.01 ETH each day", "Polygon (eip155:137)", app, "2036-01-01 00:00"])
      expect(text).toContain(part)
    const [first, second] = await list()
    expect([first, second]).toMatchObject([
      { network: "eip155:1", expiresAt: "2036-01-01T00:00:00.000Z" },
      { network: "eip155:137", expiresAt: null }
    ])
    expect(text).toContain(`Context  ${first?.context ?? ""}`)
    const seen = await runCommand("permissions", "list")
    expect([seen.code, hasFit(seen), seen.out.join("\n")]).toEqual([
      0,
      true,
      expect.stringMatching(/Until +it is revoked/)
    ])
    const revoked = await runCommand("permissions", "revoke", first?.context ?? "", "--yes", "--json")
    expect(parseDocument(revoked).data).toMatchObject({ context: first?.context, revoked: true })
    expect(await list()).toEqual([second])
    expect((await runCommand("permissions", "revoke", second?.context ?? "", "--yes")).code).toBe(0)
    expect((await runCommand("permissions", "list")).out).toEqual([
      "The wallet has granted no permissions for this account."
    ])
  })

  test("does not ask the wallet for --dry-run, or if the answer is not yes", async () => {
    const dry = parseDocument(await runCommand("permissions", "grant", JSON.stringify(requests), "--dry-run", "--json"))
    expect(dry.data).toMatchObject({
      dryRun: true,
      requests: [{ method: "wallet_requestExecutionPermissions", params: [{ from: me }, { from: me }] }]
    })
    const questions: Array<string> = []
    const sandbox = ["--sandbox", terminal.sandbox().addresses.demo]
    const declined = await runIn(terminal.home(), ["permissions", "grant", JSON.stringify(requests), ...sandbox], {
      env,
      ask: async (question) => {
        questions.push(question)
        return "n"
      }
    })
    expect([declined.code, questions]).toEqual([1, ["Grant? [y/N] "]])
    expect(declined.err.join("\n")).toMatch(/Spend up to 0\.01 ETH each day(.*\n)*.*cli\.not-confirmed/)
    expect(await list()).toEqual([])
  })

  test.each([
    ["session.grant-misfit", 2, ["grant", "[]"]],
    ["session.grant-misfit", 2, ["grant", JSON.stringify([{ ...requests[0], to: "0x1" }])]],
    ["session.grant-misfit", 2, ["revoke", "sandbox-pci-1"]],
    [
      "session.grant-unsupported",
      1,
      ["grant", JSON.stringify([{ ...requests[1], rules: [{ type: "ip", data: {} }] }])]
    ],
    ["cli.usage", 2, ["grant", "no-such-file.json"]],
    ["connection.request-failed", 1, ["revoke", "0x00"]]
  ])("ends in %s with exit code %i for %j", async (code, exit, words) => {
    const seen = await runCommand("permissions", ...words, "--yes", "--json")
    expect([parseDocument(seen).error?.code, seen.code]).toEqual([code, exit])
  })

  test("fails if the wallet does not support the methods", async () => {
    const home = makeFreshFolder()
    const seen = await runIn(home, ["permissions", "list", "--live", "--project-id", "p", "--json"], { env })
    expect([seen.code, parseDocument(seen).error?.code]).toEqual([1, "session.grant-unsupported"])
  })
})
