import { describe, expect, test } from "vitest"
import { getPageFindings } from "./page.ts"

const service = "https://rpc.example"
const page = {
  url: "https://app.example/",
  status: 200,
  policy: null,
  openerPolicy: null,
  cacheControl: null,
  text: ""
}
const meta = (policy: string) => `<meta http-equiv="Content-Security-Policy" content="${policy}">`

describe("getPageFindings", () => {
  test.each<[string, string | null, string, boolean]>([
    ["the first of a repeated directive", `connect-src 'none'; connect-src ${service}`, "", false],
    ["the first of a repeated directive that allows it", `connect-src ${service}; connect-src 'none'`, "", true],
    ["each policy of a header", `connect-src ${service}, connect-src 'none'`, "", false],
    ["each policy of the markup", null, meta("img-src *") + meta("connect-src 'none'"), false],
    ["only policies that are enforced", null, meta("connect-src 'none'").replace("Policy", "Policy-Report-Only"), true]
  ])("applies %s", (_, policy, text, isAllowed) => {
    const needs = [{ directive: "connect-src", source: service, why: "JSON-RPC" }] as const
    const [finding] = getPageFindings({ ...page, policy, text }, needs)
    expect(JSON.stringify(finding).includes(service)).toBe(!isAllowed)
  })
})
