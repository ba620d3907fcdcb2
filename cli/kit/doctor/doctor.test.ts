import { createServer } from "node:http"
import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { afterEach, describe, expect, test } from "vitest"
import { document, freshFolder, run } from "../../../fixtures/testing/cli/testing.ts"

/** A project of these files. */
const project = (files: Readonly<Record<string, unknown>>): string => {
  const folder = freshFolder()
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), typeof content === "string" ? content : JSON.stringify(content))
  }
  return folder
}
const healthy = {
  "package.json": { name: "shop", dependencies: { latchkey: "1", next: "1", wagmi: "1" } },
  "node_modules/latchkey/package.json": { name: "latchkey", version: "0.1.0" },
  "node_modules/react/package.json": { name: "react", version: "19.0.0" },
  "node_modules/typescript/package.json": { name: "typescript", version: "5.4.2" },
  "app/page.tsx": '"use client"\nimport { useAccount } from "latchkey/react"\nuseAccount()\n',
  "app/wagmi.ts":
    'import { latchkeyConnector } from "latchkey/wagmi"\ncreateConfig({ multiInjectedProviderDiscovery: false })\n'
}
const doctor = (files: Readonly<Record<string, unknown>>, ...more: ReadonlyArray<string>) =>
  run("doctor", "--folder", project(files), "--json", ...more)
const problemsOf = (seen: Awaited<ReturnType<typeof run>>): ReadonlyArray<string> =>
  ((document(seen).error as { readonly problems?: ReadonlyArray<{ readonly what: string }> })?.problems ?? []).map(
    ({ what }) => what
  )

describe("doctor, of a project", () => {
  test("finds nothing wrong with one that is right: 0, a line each", async () => {
    const seen = await doctor(healthy)
    expect([seen.code, document(seen).ok]).toEqual([0, true])
    const { out } = await run("doctor", "--folder", project(healthy))
    expect(out.filter((line) => /^[✓–] /.test(line)).length).toBe(out.length)
    expect(out).toContain("✓ TypeScript: 5.4.2")
  })

  test.each<readonly [string, Readonly<Record<string, unknown>>, string]>([
    ["two copies", { "node_modules/other/node_modules/react/package.json": { version: "18.3.0" } }, "react"],
    ["an old compiler", { "node_modules/typescript/package.json": { version: "4.9.5" } }, "TypeScript"],
    [
      "a hook on a server",
      { "app/page.tsx": 'import { useAccount } from "latchkey/react"\nuseAccount()' },
      '"use client"'
    ],
    ["wagmi's own search", { "app/wagmi.ts": 'import x from "latchkey/wagmi"\ncreateConfig({})' }, "wagmi"]
  ])("%s is wrong, with the fix: 1", async (_, over, what) => {
    const seen = await doctor({ ...healthy, ...over })
    expect([seen.code, document(seen).error?.code, problemsOf(seen)]).toEqual([1, "cli.unfit-project", [what]])
    expect(seen.err.some((line) => line.startsWith(`✗ ${what}: `))).toBe(true)
  })

  test("a project id is looked at, and asked for nowhere", async () => {
    expect(problemsOf(await doctor(healthy, "--project-id", "YOUR_PROJECT_ID"))).toEqual(["Project id"])
    expect((await doctor(healthy, "--project-id", "0123456789abcdef0123456789abcdef")).code).toBe(0)
  })

  test("--from lists another kit's names with file, line and ours", async () => {
    const files = {
      ...healthy,
      "app/old.ts":
        'import { getDefaultConfig } from "@rainbow-me/rainbowkit"\ngetDefaultConfig({\n  appName: "Shop"\n})'
    }
    expect(document(await doctor(files, "--from", "rainbowkit")).data).toMatchObject({
      foreign: [{ file: join("app", "old.ts"), line: 3, name: "appName", ours: expect.stringContaining("metadata") }]
    })
    expect((await doctor(files, "--from", "nothing")).code).toBe(2)
  })
})

/** A server that reads the cookie of a page that keeps it. */
const reader = 'import { readSnapshot } from "latchkey/server"\n'
const cookied = {
  ...healthy,
  "app/layout.tsx": `${reader}readSnapshot((await headers()).get("cookie"))\n`,
  "app/providers.tsx": '"use client"\ncreateLatchkey({ networks: [mainnet], cookie: true })\n'
}

describe("doctor, of the cookie that a server reads", () => {
  const cookieOf = async (files: Readonly<Record<string, unknown>>) => {
    const { data } = document(await doctor(files)) as {
      readonly data?: { readonly findings: ReadonlyArray<{ readonly what: string; readonly state: string }> }
    }
    return data?.findings.find(({ what }) => what === "Cookie")?.state
  }
  test("is right where the page keeps it; kept for nobody it is named, and without one nothing is said", async () => {
    expect(await cookieOf(cookied)).toBe("fits")
    expect(await cookieOf({ ...cookied, "app/layout.tsx": "" })).toBe("none")
    expect(await cookieOf(healthy)).toBe(undefined)
    const elsewhere = { "app/providers.tsx": "createLatchkey(options)" }
    expect(await cookieOf({ ...cookied, ...elsewhere })).toBe("fits")
  })

  test.each<readonly [string, Readonly<Record<string, unknown>>, RegExp]>([
    ["read, and kept by no page", { "app/providers.tsx": "createLatchkey({ cookie: false })" }, /does not keep/],
    ["written anew", { "app/layout.tsx": `${reader}readSnapshot((await cookies()).toString())` }, /encodes each value/],
    [
      "of a kit with another name",
      { "app/providers.tsx": 'createLatchkey({ cookie: true, storageName: "shop" })' },
      /names its storage/
    ]
  ])("%s is wrong, with the fix: 1", async (_, over, said) => {
    const seen = await doctor({ ...cookied, ...over })
    expect([seen.code, problemsOf(seen)]).toEqual([1, ["Cookie"]])
    expect(seen.err.join(" ").replaceAll(/\s+/g, " ")).toMatch(said)
  })
})

const { policy } = document(await run("csp", "--json")).data as { readonly policy: string }

describe("doctor --url, of a page", () => {
  const open: Array<() => void> = []
  afterEach(() => {
    for (const close of open.splice(0)) close()
  })
  const page = async (headers: Readonly<Record<string, string>>, text = "<!doctype html>"): Promise<string> => {
    const server = createServer((_, response) => response.writeHead(200, headers).end(text))
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
    open.push(() => server.close())
    const at = server.address()
    return `http://127.0.0.1:${typeof at === "object" && at !== null ? at.port : 0}/`
  }
  test("the policy that `csp` prints is enough, in a header or in the markup", async () => {
    expect((await doctor(healthy, "--url", await page({ "content-security-policy": policy }))).code).toBe(0)
    const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
    expect((await doctor(healthy, "--url", await page({}, tag))).code).toBe(0)
    expect((await doctor(healthy, "--url", await page({}))).code).toBe(0)
  })

  test.each([
    [{ "content-security-policy": policy.replace("blob:", "") }, "Policy"],
    [{ "content-security-policy": "default-src 'self'" }, "Policy"],
    [{ "content-security-policy": `${policy}, connect-src 'none'` }, "Policy"],
    [{ "cross-origin-opener-policy": "same-origin" }, "Windows"]
  ])("%j is wrong", async (headers, what) => {
    const seen = await doctor(healthy, "--url", await page(headers))
    expect([seen.code, problemsOf(seen)]).toEqual([1, [what]])
  })

  test.each([
    ["public, max-age=60", ["Cache"]],
    ["s-maxage=31536000, stale-while-revalidate", ["Cache"]],
    ["private, max-age=0", []],
    ["no-store, s-maxage=0", []]
  ])("a page that is drawn from the cookie, with %s", async (value, problems) => {
    const url = await page({ "cache-control": value })
    expect(problemsOf(await doctor(cookied, "--url", url))).toEqual(problems)
    expect(problemsOf(await doctor(healthy, "--url", url))).toEqual([])
  })

  test("nobody there is wrong; another machine's page is not asked for without --live", async () => {
    expect(problemsOf(await doctor(healthy, "--url", "http://127.0.0.1:9/"))).toEqual(["Page"])
    expect((await doctor(healthy, "--url", "https://example.com")).code).toBe(2)
    expect((await doctor(healthy, "--url", "nothing")).code).toBe(2)
  })
})
