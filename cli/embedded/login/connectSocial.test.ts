import { readFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startSandbox, type Sandbox } from "../../../fixtures/sandbox/startSandbox.ts"
import { approveFarcaster, signInAtProvider, readPairing } from "../../../fixtures/testing/cli/signInAtProvider.ts"
import { parseDocument, makeFreshFolder, runIn, type RunResult } from "../../../fixtures/testing/cli/testing.ts"

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, quiet: true })
})
afterAll(() => sandbox.close())

const getAccount = (seen: RunResult): unknown => (parseDocument(seen).data as { readonly account?: unknown })?.account
const runInSandbox = (home: string, words: ReadonlyArray<string>, more: Parameters<typeof runIn>[2] = {}) =>
  runIn(home, [...words, "--sandbox", sandbox.addresses.demo, "--state", join(home, "s.json")], more)
const google = ["connect", "--wallet", "social", "--provider", "google", "--json"]

/** Runs a sign-in; `onLine` plays its person, and gets each line on stderr. Returns these lines, too. */
const signInElsewhere = async (
  home: string,
  words: ReadonlyArray<string>,
  onLine: (line: string) => Promise<unknown> | undefined
) => {
  const lines: Array<string> = []
  const seen = await runInSandbox(home, words, {
    err: (line) => {
      lines.push(line)
      void onLine(line)
    }
  })
  return { ...seen, lines }
}
const signInAs = (person: string, words = google, home = makeFreshFolder()) =>
  signInElsewhere(home, words, (line) => {
    const found = readPairing(line)
    return found && signInAtProvider(new URL(found.page).origin, found.code, person)
  })
const signInByFarcaster = (
  person: string,
  words = ["connect", "--wallet", "farcaster", "--json"],
  home = makeFreshFolder()
) =>
  signInElsewhere(home, words, (line) => {
    const [, address] = /^Scan the code with Farcaster, or open (\S+)$/.exec(line) ?? []
    return address === undefined ? undefined : approveFarcaster(address, person)
  })

describe("connect --wallet social", () => {
  test("shows an address and a code, and continues after the person signs in on any device", async () => {
    const home = makeFreshFolder()
    const seen = await signInAs("ann", google, home)
    expect([seen.code, getAccount(seen)]).toEqual([0, expect.stringMatching(/^eip155:1:0x[0-9a-fA-F]{40}$/)])
    expect(seen.lines.filter((line) => readPairing(line) !== undefined)).toHaveLength(1)
    expect(seen.lines.some((line) => line.includes("█"))).toBe(true)
    expect(getAccount(await runInSandbox(home, ["account", "--json"]))).toBe(getAccount(seen))
    expect(getAccount(await signInAs("ann"))).toBe(getAccount(seen))
    expect(getAccount(await signInAs("bob"))).not.toBe(getAccount(seen))
  })

  test("shows what the page is for before it continues, and rejects an unknown code", async () => {
    let page = ""
    await signInElsewhere(makeFreshFolder(), google, async (line) => {
      const found = readPairing(line)
      if (found === undefined) return
      const site = new URL(found.page).origin
      expect(await (await fetch(`${site}/pair?code=WXYZ-0000`)).text()).toContain("There is no such code")
      expect(await (await fetch(`${site}/pair`)).text()).toContain("Enter the code that your terminal shows.")
      page = await signInAtProvider(site, found.code.toLowerCase(), "cleo")
    })
    expect(page).toContain("Go on only if it is your own")
  })

  test("fails with exit 1 when the person cancels there, and connects no account", async () => {
    const home = makeFreshFolder()
    const seen = await signInAs("", google, home)
    expect([seen.code, parseDocument(seen).error?.code]).toEqual([1, "embedded.frame-error"])
    expect((await runInSandbox(home, ["account", "--json"])).code).not.toBe(0)
  })

  test.each([
    [["connect", "--wallet", "social"], /--wallet social needs --provider: one of google, github/],
    [["connect", "--wallet", "social", "--provider", "gogle"], /must be one of google/],
    [["connect", "--wallet", "social", "--provider", "farcaster"], /must be one of google/]
  ])("rejects %j with a sentence", async (words, sentence) => {
    const seen = await runInSandbox(makeFreshFolder(), [...words, "--json"])
    expect([seen.code, parseDocument(seen).error?.message]).toEqual([2, expect.stringMatching(sentence)])
  })

  test("fails with exit 4 with --live, and with exit 130 when interrupted", async () => {
    const live = await runIn(makeFreshFolder(), [...google, "--live", "--project-id", "p"])
    expect([live.code, parseDocument(live).error?.tag]).toEqual([4, "NoSiteLine"])
    const controller = new AbortController()
    const seen = await runInSandbox(makeFreshFolder(), google, {
      signal: controller.signal,
      err: (line) => {
        if (readPairing(line) !== undefined) controller.abort()
      }
    })
    expect(seen.code).toBe(130)
  })

  test("replays from a recording, which contains no address, code or name of the sign-in", async () => {
    const file = join(makeFreshFolder(), "google.json")
    const created = await signInAs("ann", [...google, "--record", file])
    const text = readFileSync(file, "utf8")
    const code = created.lines.map(readPairing).find((found) => found !== undefined)?.code ?? "none"
    for (const secret of [code, "127.0.0.1", "ann@example.com", "signature", "nonce"])
      expect(text).not.toContain(secret)
    const replayed = await runIn(makeFreshFolder(), [...google, "--fixtures", file])
    expect([replayed.code, getAccount(replayed)]).toEqual([0, getAccount(created)])
    expect(replayed.err).toContain("Open https://site.example/pair and enter WXYZ-1234")
  })
})

describe("connect --wallet farcaster", () => {
  test("shows a code for Farcaster's app, and continues after its approval", async () => {
    const file = join(makeFreshFolder(), "farcaster.json")
    const seen = await signInByFarcaster("ann", ["connect", "--wallet", "farcaster", "--json", "--record", file])
    expect([seen.code, getAccount(seen)]).toEqual([0, expect.stringMatching(/^eip155:1:0x/)])
    expect(readFileSync(file, "utf8")).not.toMatch(/channelToken|127\.0\.0\.1/)
    const replayed = await runIn(makeFreshFolder(), ["connect", "--wallet", "farcaster", "--json", "--fixtures", file])
    expect([replayed.code, getAccount(replayed)]).toEqual([0, getAccount(seen)])
  })

  test("fails with exit 1 when the app refuses", async () => {
    const seen = await signInByFarcaster("")
    expect([seen.code, parseDocument(seen).error?.tag]).toEqual([1, "FarcasterFailed"])
  })
})
