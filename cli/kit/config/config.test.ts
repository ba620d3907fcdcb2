import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { describe, expect, test } from "vitest"
import { parseDocument, makeFreshFolder, runIn } from "../../../fixtures/testing/cli/testing.ts"

const features = [
  { id: "social_login", isEnabled: true, config: ["email", "google"] },
  { id: "swap", isEnabled: false, config: [] },
  { id: "activity", isEnabled: true, config: null }
]

/** Runs `config` against a provider API with these answers. */
const config = async (
  answers: { readonly features?: [number, unknown]; readonly origins?: [number, unknown] },
  ...words: ReadonlyArray<string>
) => {
  const server = createServer(({ url = "" }, response) => {
    const [status, body] = (url.startsWith("/appkit/v1/config") ? answers.features : answers.origins) ?? [404, {}]
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body))
  })
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  const { port } = server.address() as AddressInfo
  const seen = await runIn(makeFreshFolder(), [
    "config",
    "--live",
    "--project-id",
    "0123456789abcdef",
    "--api-url",
    `http://127.0.0.1:${port}`,
    "--rpc-url",
    "https://user:pass@node.example/key?token=1",
    ...words
  ])
  server.close()
  return { ...seen, port }
}

describe("config", () => {
  test("shows the project's settings, the resulting features, and the source of each", async () => {
    const { code, err, out, port } = await config({
      features: [200, { features }],
      origins: [200, { allowedOrigins: ["https://app.example"] }]
    })
    expect([code, err]).toEqual([0, []])
    expect(out.slice(0, 14)).toEqual([
      "Project  0123…ef",
      "Says     3 features, loaded just now",
      "Origins  1 listed, and every local page",
      "  https://app.example",
      "",
      "Feature        Offered  Decided by",
      "email          yes      project",
      "socials        yes      project",
      "swaps          no       project",
      "onramp         no       project",
      "activity       yes      default",
      "reownBranding  no       project",
      "multiWallet    no       project",
      ""
    ])
    expect(out).toContain("socials: google")
    expect(out.map((line) => line.split(/ {2,}/))).toContainEqual(["api", `http://127.0.0.1:${port}`, "--api-url"])
    expect(out.every((line) => line.length <= 80)).toBe(true)
  })

  test("`--json` contains the same, but neither the project id nor a node's key", async () => {
    const seen = await config({ features: [200, { features }], origins: [200, { allowedOrigins: [] }] }, "--json")
    expect(parseDocument(seen).data).toMatchObject({
      projectId: "0123…ef",
      project: { state: "arrived", entries: features },
      origins: { state: "any", origins: [] },
      endpoints: [
        { name: "api", from: "--api-url" },
        { name: "chainService" },
        { name: "relay", from: "the public ones" },
        { name: "rpc/eip155:1", origin: "https://node.example", from: "--rpc-url" }
      ]
    })
    expect(seen.out.join("\n")).not.toMatch(/0123456789abcdef|pass|token|\/key/)
  })

  test.each<[number, unknown, string, unknown]>([
    [429, {}, "Origins  unknown: Rate Limited", { state: "failed", error: { code: "config.rate-limited" } }],
    [503, {}, "Origins  unknown: Server Error", { state: "failed", error: { code: "config.server-error" } }],
    [403, {}, "Origins  any", { state: "any", origins: [] }],
    [200, "nonsense", "Origins  any", { state: "any", origins: [] }]
  ])(
    "reports origins that end in status %d",
    async (status, body, line, data) => {
      expect((await config({ features: [200, { features }], origins: [status, body] })).out).toContain(line)
      expect(
        parseDocument(await config({ features: [200, { features }], origins: [status, body] }, "--json")).data
      ).toMatchObject({ origins: data })
    },
    30_000
  )

  test("uses the defaults without an answer about the project, and says why", async () => {
    const { code, out } = await config({ origins: [200, { allowedOrigins: [] }] })
    expect([code, out[1]]).toEqual([0, "Says     nothing: The service could not answer (HTTP status code: 404)."])
    expect(out).toContain("email          yes      default")
  })

  test("shows no project without a provider API", async () => {
    const { code, out } = await runIn(makeFreshFolder(), ["config", "--live", "--rpc-url", "https://node.example/key"])
    expect([code, out[0], out[1]]).toEqual([0, "Project  none", "Says     nothing: there is no provider API"])
    expect(out).toContain("email          no       no project")
  })
})
