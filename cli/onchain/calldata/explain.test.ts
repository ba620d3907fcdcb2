import { createHash } from "node:crypto"
import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { encodeFunctionData, parseAbi } from "viem"
import { describe, expect, test } from "vitest"
import { parseDocument, makeFreshFolder, runIn } from "../../../fixtures/testing/cli/testing.ts"

const account = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const other = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const harbour = "0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65"
const explain = (value: unknown, ...more: ReadonlyArray<string>) =>
  runIn(makeFreshFolder(), ["explain", JSON.stringify(value), ...more])

describe("explain", () => {
  test("explains a request in words, and asks no wallet", async () => {
    const { code, out } = await explain({
      method: "eth_sendTransaction",
      params: [{ from: account, to: other, value: "0xde0b6b3a7640000" }]
    })
    expect(code).toBe(0)
    expect(out[0]).toBe(`Send 1 ETH to ${other}`)
  })

  test("shows a danger below the sentence, and in the data", async () => {
    const data = encodeFunctionData({
      abi: parseAbi(["function setApprovalForAll(address,bool)"]),
      args: [other, true]
    })
    const result = await explain({ to: harbour, data })
    expect(result.out).toContain("Danger")
    const json = await explain({ to: harbour, data }, "--json")
    expect(parseDocument(json)).toMatchObject({ ok: true, data: { risk: "danger", by: "shape" } })
  })

  test("reports typed data for another network as a danger", async () => {
    const types = { EIP712Domain: [{ name: "chainId", type: "uint256" }], Note: [{ name: "text", type: "string" }] }
    const result = await explain({ types, primaryType: "Note", domain: { chainId: 10 }, message: { text: "x" } })
    expect(result.out.join(" ")).toContain("not for the network in use")
  })

  test("reads a request from stdin", async () => {
    const request = JSON.stringify({ method: "personal_sign", params: [`0x${"ab".repeat(32)}`, account] })
    const result = await runIn(makeFreshFolder(), ["explain", "-"], { interactive: false, stdin: async () => request })
    expect(result.out.slice(0, 2)).toEqual(["Sign a code that hides what it does", "Danger"])
  })

  test.each(["{", "[]", '{"a":1}', "0x12"])("rejects %s with exit 2 and an example", async (text) => {
    const seen = await runIn(makeFreshFolder(), ["explain", text, "--json"])
    expect([seen.code, parseDocument(seen)]).toMatchObject([2, { ok: false, error: { code: "cli.usage" } }])
  })

  const descriptor = JSON.stringify({
    $schema: "../../specs/erc7730-v2.schema.json",
    context: { contract: { deployments: [{ chainId: 1, address: harbour }] } },
    metadata: { owner: "Harbour Works" },
    display: {
      formats: { "moor(uint256 berth)": { intent: "Moor", fields: [{ path: "berth", label: "Berth", format: "raw" }] } }
    }
  })
  const getFolder = (text: string): string => {
    const folder = join(makeFreshFolder(), "descriptors")
    mkdirSync(folder, { recursive: true })
    const sha256 = createHash("sha256").update(descriptor).digest("hex")
    const contracts = { [`eip155:1:${harbour.toLowerCase()}`]: [{ file: "harbour.json", sha256 }] }
    writeFileSync(join(folder, "index.json"), JSON.stringify({ version: 1, contracts }))
    writeFileSync(join(folder, "harbour.json"), text)
    return folder
  }
  const moor = { to: harbour, data: encodeFunctionData({ abi: parseAbi(["function moor(uint256)"]), args: [7n] }) }

  test("explains a contract with its descriptor from a folder, and ignores a changed file", async () => {
    expect((await explain(moor, "--descriptors", getFolder(descriptor))).out).toEqual([
      "Harbour Works: Moor",
      "  Berth: 7",
      "",
      "Calldata Digest:",
      expect.stringMatching(/^ {2}0x[0-9a-f]{64}$/)
    ])
    const altered = await explain(moor, "--descriptors", getFolder(descriptor.replace("Moor", "Gift")))
    expect(altered.out.join(" ")).toContain("data that cannot be read")
    expect((await explain(moor, "--descriptors", join(makeFreshFolder(), "nowhere"))).code).toBe(0)
  })
})
