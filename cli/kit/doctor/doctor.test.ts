import { createServer } from "node:http"
import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { afterEach, describe, expect, test } from "vitest"
import { parseDocument, makeFreshFolder, run, runIn } from "../../../fixtures/testing/cli/testing.ts"

/** Creates a project with these files. */
const project = (files: Readonly<Record<string, unknown>>): string => {
  const folder = makeFreshFolder()
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
const runDoctor = (files: Readonly<Record<string, unknown>>, ...more: ReadonlyArray<string>) =>
  run("doctor", "--folder", project(files), "--json", ...more)
const getProblems = (seen: Awaited<ReturnType<typeof run>>): ReadonlyArray<string> =>
  ((parseDocument(seen).error as { readonly problems?: ReadonlyArray<{ readonly what: string }> })?.problems ?? []).map(
    ({ what }) => what
  )

describe("doctor", () => {
  test("finds nothing wrong with a correct project: exit 0, one line each", async () => {
    const seen = await runDoctor(healthy)
    expect([seen.code, parseDocument(seen).ok]).toEqual([0, true])
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
    [
      "a kit created in a server component",
      {
        "app/layout.tsx":
          'import { createLatchkey, mainnet } from "latchkey"\nconst kit = createLatchkey({ networks: [mainnet] })'
      },
      '"use client"'
    ],
    [
      "a kit's module imported by a server component",
      {
        "lib/kit.ts":
          'import { createLatchkey, mainnet } from "latchkey"\nexport const kit = createLatchkey({ networks: [mainnet] })',
        "src/app/shop/page.tsx": 'import { kit } from "@/lib/kit"\nexport default () => kit.getSnapshot().status'
      },
      '"use client"'
    ],
    ["wagmi's own search", { "app/wagmi.ts": 'import x from "latchkey/wagmi"\ncreateConfig({})' }, "wagmi"]
  ])("reports %s with a fix: exit 1", async (_, overrides, what) => {
    const seen = await runDoctor({ ...healthy, ...overrides })
    expect([seen.code, parseDocument(seen).error?.code, getProblems(seen)]).toEqual([1, "cli.unfit-project", [what]])
    expect(seen.err.some((line) => line.startsWith(`✗ ${what}: `))).toBe(true)
  })

  test.each<readonly [string, Readonly<Record<string, unknown>>]>([
    [
      "a kit created in a client component",
      { "app/layout.tsx": '"use client"\nimport { createLatchkey } from "latchkey"\ncreateLatchkey({ networks: [] })' }
    ],
    [
      "a kit's module imported by a client component, and its type by a server component",
      {
        "lib/kit.ts": 'import { createLatchkey } from "latchkey"\nexport const kit = createLatchkey({ networks: [] })',
        "app/providers.tsx": '"use client"\nimport { kit } from "../lib/kit"',
        "app/layout.tsx": 'import type { kit } from "../lib/kit"\nimport { Providers } from "./providers"'
      }
    ]
  ])("accepts %s", async (_, overrides) => {
    const seen = await runDoctor({ ...healthy, ...overrides })
    expect([seen.code, getProblems(seen)]).toEqual([0, []])
  })

  test("checks a project id without sending a request", async () => {
    expect(getProblems(await runDoctor(healthy, "--project-id", "YOUR_PROJECT_ID"))).toEqual(["Project id"])
    expect((await runDoctor(healthy, "--project-id", "0123456789abcdef0123456789abcdef")).code).toBe(0)
  })

  test("`--from` lists another kit's names with file, line and counterpart", async () => {
    const files = {
      ...healthy,
      "app/old.ts":
        'import { useState } from "react"\nimport {\n  getDefaultConfig,\n  type Wallet as Own\n} from "@rainbow-me/rainbowkit"\ngetDefaultConfig({\n  appName: "Shop"\n})'
    }
    const file = join("app", "old.ts")
    expect(parseDocument(await runDoctor(files, "--from", "rainbowkit")).data).toMatchObject({
      foreign: [
        { file, line: 3, name: "getDefaultConfig", ours: expect.stringContaining("createLatchkey(") },
        { file, line: 4, name: "Wallet", ours: expect.stringContaining("the page below") },
        { file, line: 7, name: "appName", ours: expect.stringContaining("metadata") }
      ]
    })
    expect((await runDoctor(files, "--from", "nothing")).code).toBe(2)
  })

  test("`--from onchainkit` reads the kit's subpaths", async () => {
    const old = 'import { ConnectWallet } from "@coinbase/onchainkit/wallet"\n'
    const { data } = parseDocument(await runDoctor({ ...healthy, "app/old.ts": old }, "--from", "onchainkit"))
    expect(data).toMatchObject({
      foreign: [{ line: 1, name: "ConnectWallet", ours: expect.stringContaining("<ConnectButton>") }]
    })
  })
})

/** A server that reads the cookie of a page that stores it. */
const reader = 'import { readSnapshot } from "latchkey/server"\n'
const cookied = {
  ...healthy,
  "app/layout.tsx": `${reader}readSnapshot((await headers()).get("cookie"))\n`,
  "app/providers.tsx": '"use client"\ncreateLatchkey({ networks: [mainnet], cookie: true })\n'
}

describe("doctor for the server's cookie", () => {
  const getCookie = async (files: Readonly<Record<string, unknown>>) => {
    const { data } = parseDocument(await runDoctor(files)) as {
      readonly data?: { readonly findings: ReadonlyArray<{ readonly what: string; readonly state: string }> }
    }
    return data?.findings.find(({ what }) => what === "Cookie")?.state
  }
  test("accepts a stored cookie, reports one that is not read, and reports nothing without a cookie", async () => {
    expect(await getCookie(cookied)).toBe("fits")
    expect(await getCookie({ ...cookied, "app/layout.tsx": "" })).toBe("none")
    expect(await getCookie(healthy)).toBe(undefined)
    const optionsElsewhere = { "app/providers.tsx": "createLatchkey(options)" }
    expect(await getCookie({ ...cookied, ...optionsElsewhere })).toBe("fits")
  })

  test.each<readonly [string, Readonly<Record<string, unknown>>, RegExp]>([
    ["a cookie that no page stores", { "app/providers.tsx": "createLatchkey({ cookie: false })" }, /does not store/],
    [
      "a cookie that is encoded again",
      { "app/layout.tsx": `${reader}readSnapshot((await cookies()).toString())` },
      /encodes each value/
    ],
    [
      "the cookie of a kit with another name",
      { "app/providers.tsx": 'createLatchkey({ cookie: true, storageName: "shop" })' },
      /sets storageName/
    ]
  ])("reports %s with a fix: exit 1", async (_, overrides, text) => {
    const seen = await runDoctor({ ...cookied, ...overrides })
    expect([seen.code, getProblems(seen)]).toEqual([1, ["Cookie"]])
    expect(seen.err.join(" ").replaceAll(/\s+/g, " ")).toMatch(text)
  })
})

const { policy } = parseDocument(await run("csp", "--json")).data as { readonly policy: string }

describe("doctor --url", () => {
  const open: Array<() => void> = []
  afterEach(() => {
    for (const close of open.splice(0)) close()
  })
  const page = async (headers: Readonly<Record<string, string>>, text = "<!doctype html>"): Promise<string> => {
    const server = createServer((_, response) => response.writeHead(200, headers).end(text))
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
    open.push(() => server.close())
    const bound = server.address()
    return `http://127.0.0.1:${typeof bound === "object" && bound !== null ? bound.port : 0}/`
  }
  test("reads only the beginning of an endless page, in linear time", async () => {
    let sent = 0
    const part = Buffer.from("<meta http-equiv ".repeat(4_000))
    const server = createServer((_, response) => {
      const writeMore = (): void => {
        while (!response.destroyed && response.write(part)) sent += part.length
        response.once("drain", writeMore)
      }
      writeMore()
    })
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
    open.push(() => {
      server.closeAllConnections()
      server.close()
    })
    const address = server.address()
    const url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}/`
    const busy = process.cpuUsage()
    const seen = await runDoctor(healthy, "--url", url)
    expect(seen.code).toBe(0)
    expect(process.cpuUsage(busy).user).toBeLessThan(2_000_000)
    expect(sent).toBeLessThan(20_000_000)
  })

  test("accepts the policy that `csp` prints, in a header or in the markup", async () => {
    expect((await runDoctor(healthy, "--url", await page({ "content-security-policy": policy }))).code).toBe(0)
    const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
    expect((await runDoctor(healthy, "--url", await page({}, tag))).code).toBe(0)
    expect((await runDoctor(healthy, "--url", await page({}))).code).toBe(0)
  })

  test.each([
    [{ "content-security-policy": policy.replace("blob:", "") }, "Policy"],
    [{ "content-security-policy": "default-src 'self'" }, "Policy"],
    [{ "content-security-policy": `${policy}, connect-src 'none'` }, "Policy"],
    [{ "cross-origin-opener-policy": "same-origin" }, "Windows"]
  ])("reports %j as wrong", async (headers, what) => {
    const seen = await runDoctor(healthy, "--url", await page(headers))
    expect([seen.code, getProblems(seen)]).toEqual([1, [what]])
  })

  test.each([
    ["public, max-age=60", ["Cache"]],
    ["s-maxage=31536000, stale-while-revalidate", ["Cache"]],
    ["private, max-age=0", []],
    ["no-store, s-maxage=0", []]
  ])("checks a page that depends on the cookie, with Cache-Control: %s", async (value, problems) => {
    const url = await page({ "cache-control": value })
    expect(getProblems(await runDoctor(cookied, "--url", url))).toEqual(problems)
    expect(getProblems(await runDoctor(healthy, "--url", url))).toEqual([])
  })

  test("reports a page that does not answer, and requests another machine's page only with --live", async () => {
    expect(getProblems(await runDoctor(healthy, "--url", "http://127.0.0.1:9/"))).toEqual(["Page"])
    expect((await runDoctor(healthy, "--url", "https://example.com")).code).toBe(2)
    expect((await runDoctor(healthy, "--url", "nothing")).code).toBe(2)
  })
})

describe("doctor --config", () => {
  const checkOptions = async (text: string, name = "wallet.ts", ...more: ReadonlyArray<string>) => {
    const folder = project({ ...healthy, [name]: text })
    const seen = await run("doctor", "--folder", folder, "--config", join(folder, name), "--json", ...more)
    const { data, error } = parseDocument(seen) as {
      readonly data?: { readonly findings: ReadonlyArray<{ readonly what: string; readonly sentence: string }> }
      readonly error?: { readonly problems?: ReadonlyArray<{ readonly what: string; readonly sentence: string }> }
    }
    const all = data?.findings ?? error?.problems ?? []
    return { code: seen.code, sentence: all.filter(({ what }) => what === "Options").map(({ sentence }) => sentence) }
  }

  test.each<readonly [string, string]>([
    ["in the call", "export const kit = createLatchkey({ networks: [mainnet], // more later\n  themeMode: 'auto' })"],
    ["under a name", "const options = { networks: all, metadata: { name: `Shop` } } as const\ncreateLatchkey(options)"],
    ["in the markup", "<LatchkeyRoot options={{ networks: [mainnet], onConnect() { go({ a: [1] }) }, ...more }}>"],
    ["with parts from elsewhere", "createLatchkey({ ...shared, projectId: env.ID ?? '', features: { email: isOn } })"]
  ])("accepts correct options: %s", async (_, text) => {
    expect(await checkOptions(text)).toEqual({ code: 0, sentence: [expect.stringMatching(/are known and valid$/)] })
  })

  test.each<readonly [string, string, string | RegExp]>([
    ["an unknown one", "createLatchkey({ networks: [mainnet], themeMod: dark })", /`themeMod`.*mean `themeMode`/],
    ["another kit's", "createLatchkey({ networks: [mainnet], wagmiConfig: config })", /`wagmiConfig`/],
    ["a feature's name", "createLatchkey({ networks: [mainnet], features: { emial: true } })", /mean `email`/],
    ["no networks", "createLatchkey({ themeMode: 'dark' })", /`networks` must be/],
    ["a value", "createLatchkey({ networks: [mainnet], themeMode: 'blue' })", /`themeMode` must be.*it is "blue"/],
    ["a placeholder", 'createLatchkey({ networks: [a], projectId: "YOUR_PROJECT_ID" })', /placeholder/]
  ])("reports %s with a correction: exit 1", async (_, text, sentence) => {
    const seen = await checkOptions(text)
    expect(seen).toEqual({ code: 1, sentence: [expect.stringMatching(sentence)] })
  })

  test.each([
    ["my-id", [], ["Options"]],
    ["YOUR_PROJECT_ID", [], ["Options"]],
    [" 0123456789abcdef0123456789abcdef\\n", [], []],
    ["0123456789abcdef0123456789abcdef", ["--project-id", "other"], ["Project id"]]
  ])("reports a wrong project id %j once", async (id, more, problems) => {
    const folder = project({ ...healthy, "wallet.ts": `createLatchkey({ networks: [mainnet], projectId: "${id}" })` })
    const words = ["--folder", folder, "--config", join(folder, "wallet.ts"), "--json", ...more]
    expect(getProblems(await run("doctor", ...words))).toEqual(problems)
  })

  test("reads options from a JSON file, and rejects a file without options and a missing file", async () => {
    expect((await checkOptions('{ "networks": [] }', "options.json")).sentence).toEqual([
      expect.stringMatching(/networks/)
    ])
    expect((await checkOptions("export {}")).code).toBe(2)
    expect((await run("doctor", "--config", join(makeFreshFolder(), "none.ts"))).code).toBe(2)
  })
})

describe("doctor --live for a project's origins", () => {
  const readOrigins = async (answer: readonly [status: number, body: unknown], ...more: ReadonlyArray<string>) => {
    const server = createServer(({ url = "" }, response) => {
      const [status, body] = url.startsWith("/projects/v1/origins") ? answer : ([200, "<!doctype html>"] as const)
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body))
    })
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
    const address = server.address()
    const api = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`
    const id = "0123456789abcdef0123456789abcdef"
    const words = ["--live", "--project-id", id, "--api-url", api, ...more]
    const seen = await runIn(makeFreshFolder(), ["doctor", "--folder", project(healthy), "--json", ...words])
    server.close()
    const { data } = parseDocument(seen) as {
      readonly data?: { readonly findings: ReadonlyArray<{ readonly what: string; readonly sentence: string }> }
    }
    return {
      problems: getProblems(seen),
      sentence: data?.findings.find(({ what }) => what === "Origins")?.sentence
    }
  }
  const listed = [200, { allowedOrigins: ["https://shop.example", "https://*.shop.example"] }] as const

  test("lists the origins, accepts any page without a list, and reports them as unknown when the service fails", async () => {
    expect((await readOrigins(listed)).sentence).toMatch(
      /^https:\/\/shop\.example, https:\/\/\*\.shop\.example, and every local/
    )
    expect((await readOrigins([200, { allowedOrigins: [] }])).sentence).toBe("any page")
    expect((await readOrigins([429, {}])).sentence).toMatch(/^unknown: /)
  })

  test("reports a page that is not in the list, but never a local page", async () => {
    // Another name of this machine: the list always allows the two usual ones.
    expect((await readOrigins(listed, "--url", "http://127.0.0.2:9")).problems).toEqual(["Origins", "Page"])
    expect((await readOrigins(listed, "--url", "http://127.0.0.1:9")).problems).toEqual(["Page"])
  })

  test("sends no request without --live", async () => {
    const { out } = await run("doctor", "--folder", project(healthy), "--project-id", "0".repeat(32))
    expect(out.join()).not.toContain("Origins")
  })
})
