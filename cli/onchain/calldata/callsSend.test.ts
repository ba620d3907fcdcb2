import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { onSandbox } from "../../../fixtures/testing/cli/onSandbox.ts"
import { parseDocument } from "../../../fixtures/testing/cli/testing.ts"

const to = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const url = "https://pay.example/v1"

describe("calls send with a sponsor", () => {
  const { home, on: runOnSandbox } = onSandbox()
  const write = (paymasterService?: object): string => {
    const file = join(home(), "calls.json")
    const capabilities = paymasterService === undefined ? {} : { capabilities: { paymasterService } }
    writeFileSync(file, JSON.stringify({ calls: [{ to, value: "0x1" }], ...capabilities }))
    return file
  }

  test("shows who pays before the wallet is asked", async () => {
    const required = await runOnSandbox("calls", "send", write({ url }), "--dry-run")
    expect(required.out).toContain(`Network fee     paid by ${url}, not by this account`)
    const optional = await runOnSandbox("calls", "send", write({ url, optional: true }), "--dry-run")
    expect(optional.out.join("\n")).toContain(`${url} pays the fee if`)
    expect(optional.out.join("\n")).toMatch(/Network fee {5}about \S+ ETH/)
    const flag = await runOnSandbox("calls", "send", write(), "--sponsor", url, "--dry-run", "--json")
    expect(parseDocument(flag).data).toMatchObject({ sponsor: url, fee: null })
  }, 60_000)

  test("pays from the account with --no-sponsor, also if the file names a paymaster service", async () => {
    const dry = await runOnSandbox("calls", "send", write({ url }), "--no-sponsor", "--dry-run")
    expect(dry.out.join("\n")).not.toContain(url)
    expect(dry.out.join("\n")).toMatch(/Network fee {5}about \S+ ETH/)
  }, 60_000)

  test("rejects a sponsor that is not encrypted, and one that the terminal's own key cannot use", async () => {
    const open = await runOnSandbox("calls", "send", write(), "--sponsor", "http://pay.example", "--yes")
    expect([open.code, open.err.join(" ")]).toEqual([2, expect.stringContaining("over https")])
    const own = await runOnSandbox("calls", "send", write(), "--sponsor", url, "--yes")
    expect(own.err[0]).toContain("transaction.batch-needs-more")
  }, 60_000)
})
