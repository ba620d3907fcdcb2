import { describe, expect, test } from "vitest"
import { parseDocument, makeFreshFolder, run, runIn } from "../../../fixtures/testing/cli/testing.ts"

interface CspData {
  readonly policy: string
  readonly sources: ReadonlyArray<{ readonly directive: string; readonly source: string; readonly why: string }>
}
const cspData = async (...more: ReadonlyArray<string>): Promise<CspData> =>
  parseDocument(await run("csp", "--json", ...more)).data as CspData
const id = "0123456789abcdef0123456789abcdef"

describe("csp", () => {
  test("allows only the nodes of the page's networks without a project", async () => {
    const { policy, sources } = await cspData("--networks", "eip155:1 eip155:137")
    expect(policy).toMatch(
      /^script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self' https:/
    )
    expect(policy).not.toMatch(/unsafe|walletconnect|frame-src/)
    expect(sources.every(({ why }) => why.length > 10)).toBe(true)
    expect(sources.filter(({ why }) => why.startsWith("a node of")).map(({ why }) => why)).toEqual([
      "a node of Ethereum",
      "a node of Polygon"
    ])
  })

  test("adds the services of a project, each once, and the enabled features", async () => {
    const { policy } = await cspData("--project-id", id)
    for (const host of [
      "https://api.web3modal.org",
      "wss://relay.walletconnect.org",
      "https://verify.walletconnect.org"
    ])
      expect(policy.split(host)).toHaveLength(2)
    expect(policy).not.toMatch(/secure\.|pulse\./)
    const more = await cspData("--project-id", id, "--embedded", "--analytics")
    expect(more.policy).toContain("frame-src https://verify.walletconnect.org https://secure.walletconnect.org")
    expect(more.policy).toContain("https://pulse.walletconnect.org")
  })

  test("prints how to allow or forbid the servers of names", async () => {
    const { out } = await run("csp")
    expect(out.join(" ")).toMatch(/ENS names.*add https: to connect-src.*set ensGateways: false/)
  })

  test("adds the origins of paymaster services without their paths, and rejects one that is not encrypted", async () => {
    const { policy } = await cspData("--sponsor", "https://pay.example/v1?key=secret, https://gas.example")
    expect(policy).toContain("https://pay.example https://gas.example")
    expect(policy).not.toContain("secret")
    const { code, err } = await run("csp", "--sponsor", "http://pay.example")
    expect(code).toBe(2)
    expect(err.join(" ")).toMatch(/--sponsor needs .* over https.*csp --sponsor https:\/\/pay.example.com/)
  })

  test("rejects --embedded without a project, with an example, because its frame would be missing", async () => {
    const { code, err } = await run("csp", "--embedded")
    expect(code).toBe(2)
    expect(err.join(" ")).toMatch(/--embedded needs --project-id.*csp --embedded --project-id [0-9a-f]{32}/)
  })

  test.each([
    ["header", /^Content-Security-Policy: script-src 'self'; /],
    ["meta", /^<meta http-equiv="Content-Security-Policy" content="$/m],
    ["nginx", /^add_header Content-Security-Policy "/],
    ["json", /"policy": "script-src 'self'; /]
  ])("`--format %s` can be pasted", async (format, expected) => {
    const { out } = await run("csp", "--format", format)
    expect(out.join("\n")).toMatch(expected)
    const { policy } = await cspData()
    const flat = out.join(" ").replaceAll(/[\s"]+/g, " ")
    for (const directive of policy.split("; ")) expect(flat).toContain(directive)
  })

  test("`--format next` prints a file that lets Next's inline scripts run with a nonce, for Turbopack without trusted types", async () => {
    const { out } = await run("csp", "--format", "next", "--networks", "eip155:137")
    const source = out.slice(1).join("\n")
    const set: Record<string, string> = {}
    const answer = { headers: { set: (name: string, value: string) => (set[name] = value) } }
    const calls: Array<{ readonly request: { readonly headers: Headers } }> = []
    const NextResponse = {
      next: (init: (typeof calls)[number]) => {
        calls.push(init)
        return answer
      }
    }
    const body = source
      .replace(/^import .*$/m, "")
      .replace("export function proxy(request: NextRequest)", "return function (request)")
    const proxy = new Function("NextResponse", body)(NextResponse) as (request: object) => unknown
    expect(proxy({ headers: { "x-own": "1" } })).toBe(answer)
    const policy = set["content-security-policy"] ?? ""
    expect(policy).toMatch(
      /^script-src 'self' 'nonce-[\da-f-]{36}'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src/
    )
    expect(policy).toContain("connect-src 'self' https://")
    expect(policy).not.toContain("trusted-types")
    expect(calls[0]?.request.headers.get("content-security-policy")).toBe(policy)
    expect(calls[0]?.request.headers.get("x-own")).toBe("1")
  })

  test("rejects an unknown network and an unknown format with a sentence", async () => {
    const seen = await run("csp", "--networks", "eip155:5", "--json")
    expect([seen.code, parseDocument(seen).error?.message]).toEqual([2, 'There is no network "eip155:5".'])
    expect((await run("csp", "--format", "apache")).err[0]).toMatch(/^--format must be one of table, header/)
    expect((await runIn(makeFreshFolder(), ["csp", "--live", "--project-id", id])).code).toBe(0)
  })

  test("`--element` first closes everything that the element does not need", async () => {
    const { policy, sources } = await cspData("--element", "--networks", "eip155:1")
    expect(policy).toMatch(/^default-src 'none'; base-uri 'none'; script-src 'self'; style-src 'self'; img-src/)
    expect(sources.find(({ directive }) => directive === "script-src")?.why).toContain("latchkey vendor")
    expect((await cspData("--networks", "eip155:1")).policy).not.toContain("default-src")
  })
})
