import { readFileSync, writeFileSync } from "node:fs"
import { get } from "node:http"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { sampleBugFile } from "../../../fixtures/testing/cli/sampleBugFile.ts"
import { parseDocument, makeFreshFolder, run, runIn } from "../../../fixtures/testing/cli/testing.ts"

const file = sampleBugFile(join(makeFreshFolder(), "bug.json"))
/** Writes the same file with a change. */
const withChange = (change: (bug: Record<string, unknown>) => Record<string, unknown>): string => {
  const path = join(makeFreshFolder(), "bug.json")
  writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(file, "utf8")))))
  return path
}
const makeText = (content: string): string => {
  const path = join(makeFreshFolder(), "bug.json")
  writeFileSync(path, content)
  return path
}

describe("replay", () => {
  test("prints the events of a bug file, the changes of each, and that the final state is the recorded one", async () => {
    const { code, err, out } = await run("replay", file)
    expect(code).toBe(0)
    expect(err).toEqual([])
    expect(out).toEqual([
      "latchkey 0.0.0, 6 events from 2026-01-01T00:00:00.250Z",
      "#    ms  event                              changed",
      "1   250  Opened                             modal",
      "2   500  ConnectStarted                     connection, modal",
      "3   750  ConnectFailed connection.rejected  connection",
      "4  1000  Connected                          connection, modal",
      "5  1250  NetworkSwitched                    chain",
      "6  1500  (account joined)                   account",
      "The state equals the recorded one."
    ])
  })

  test("`--to and --print-state` print an earlier state", async () => {
    const { data } = parseDocument(await run("replay", file, "--to", "2", "--print-state", "--json"))
    expect(data).toMatchObject({
      same: true,
      events: [
        { number: 1, event: { _tag: "Opened" } },
        { number: 2, changed: ["connection", "modal"] }
      ],
      state: { modal: { open: true }, connection: { attempt: { connectorId: "io.metamask" }, connections: [] } }
    })
    const { data: end } = parseDocument(await run("replay", file, "--print-state", "--json"))
    expect(end).toMatchObject({ state: { modal: { open: false }, connection: { connections: [{}] } } })
    const { out } = await run("replay", file, "--to", "0", "--print-state")
    expect(JSON.parse(out.slice(1, -1).join("\n"))).toMatchObject({ modal: { open: false } })
    expect(out.at(-1)).toBe("6 more events lead to the recorded state.")
  })

  test("fails with exit 3 when the final state differs, and names the first different event", async () => {
    const other = withChange((bug) => ({
      ...bug,
      events: (bug["events"] as Array<[number, { _tag: string }, string]>).filter(
        ([, { _tag }]) => _tag !== "NetworkSwitched"
      )
    }))
    const { code, err } = await run("replay", other)
    expect(code).toBe(3)
    expect(err.join(" ")).toMatch(
      /another state than the recorded one\. The first difference is after event 5, RoomJoined; the final state differs in chain/
    )
    expect(err.join(" ")).toContain("--to 4 --print-state")
    expect(parseDocument(await run("replay", other, "--json")).error).toMatchObject({ code: "cli.replay-differs" })
    const looked = await run("replay", other, "--to", "4")
    expect([looked.code, looked.err.join(" ")]).toEqual([0, expect.stringContaining("another state")])
  })

  test("replays a file of another version with a warning, and names that version when the state differs", async () => {
    const old = withChange((bug) => ({ ...bug, version: "0.0.9" }))
    const { code, err } = await run("replay", old)
    expect([code, err.join(" ")]).toEqual([
      0,
      expect.stringContaining("The file is from version 0.0.9; version 0.0.0 replayed it.")
    ])
    const differs = withChange((bug) => ({ ...bug, version: "0.0.9", after: {} }))
    const failed = await run("replay", differs)
    expect([failed.code, failed.err.join(" ")]).toEqual([3, expect.stringContaining("replay it with that version")])
  })

  test.each([
    ["a file that is not JSON", makeText("{"), /line 1, column 2: it is not valid JSON/],
    ["another program's file", makeText('{"log":{"entries":[]}}'), /it is not a bug file: `kit.report\(\)` writes one/],
    ["a recording", join(import.meta.dirname, "../../../fixtures/flows/name/lookup.json"), /it is not a bug file/],
    [
      "a later form",
      withChange((bug) => ({ ...bug, format: 2 })),
      /a later version wrote it, in form 2, and this one reads form 1/
    ],
    ["an unknown event", withChange((bug) => ({ ...bug, events: [[1, { _tag: "Nothing" }]] })), /events\[0\]\[1\]/],
    [
      "an unknown room",
      withChange((bug) => ({ ...bug, events: [[1, { _tag: "RoomJoined", room: "toString" }]] })),
      /no such room/
    ],
    ["an invalid state", withChange((bug) => ({ ...bug, before: { modal: 1 } })), /before/],
    ["a prototype key", makeText('{"format":1,"before":{"__proto__":{"a":1}},"events":[]}'), /before\.__proto__/],
    ["a missing file", join(makeFreshFolder(), "nothing.json"), /it cannot be read/]
  ])("rejects %s with a sentence", async (_, path, sentence) => {
    const { code, err, out } = await run("replay", path)
    expect([code, out]).toEqual([2, []])
    expect(err.join(" ")).toMatch(/cannot be replayed/)
    expect(err.join(" ")).toMatch(sentence)
    expect(parseDocument(await run("replay", path, "--json")).error?.code).toBe("cli.broken-bug-file")
  })

  test.each(["7", "-1", "1.5", "x"])("rejects --to %s with the possible values", async (to) => {
    const { code, err } = await run("replay", file, `--to=${to}`)
    expect([code, err.join(" ")]).toEqual([2, expect.stringContaining("a number from 0 to 6")])
  })

  test("`--open` serves the events and states on loopback, and nothing else, until it is interrupted", async () => {
    const interrupted = new AbortController()
    let resolveUrl: ((url: string) => void) | undefined
    const ready = new Promise<string>((resolve) => {
      resolveUrl = resolve
    })
    const running = runIn(makeFreshFolder(), ["replay", file, "--open"], {
      signal: interrupted.signal,
      out: (line) => resolveUrl?.(/^ready (\S+)$/m.exec(line)?.[1] ?? "")
    })
    const url = await ready
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    const page = await fetch(`${url}/`)
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'; script-src 'self'")
    expect(await page.text()).toContain('<script type="module" src="/inspector.js">')
    const fetchJson = async (path: string): Promise<unknown> => (await fetch(`${url}${path}`)).json()
    expect(await fetchJson("/events.json")).toMatchObject({
      about: expect.stringMatching(/6 events .* The state equals the recorded one\.$/),
      events: [
        { number: 1, name: "Opened", changed: ["modal"] },
        {},
        { name: "ConnectFailed connection.rejected" },
        {},
        {},
        {}
      ]
    })
    expect(await fetchJson("/state/0.json")).toMatchObject({ event: null, rooms: { modal: { open: false } } })
    expect(await fetchJson("/state/2.json")).toMatchObject({
      event: { _tag: "ConnectStarted" },
      rooms: { modal: { open: true }, connection: { attempt: { connectorId: "io.metamask" } } }
    })
    for (const path of ["/state/7.json", "/state/x.json", "/../bug.json"])
      expect((await fetch(`${url}${path}`)).status).toBe(404)
    expect(await getStatus(url, "evil.example")).toBe(404)
    interrupted.abort()
    expect((await running).code).toBe(130)
    await expect(fetch(`${url}/`)).rejects.toThrow()
  })

  /** Returns the server's status for a page that reached it by another host name. */
  const getStatus = (url: string, host: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      get(url, { headers: { host } }, (response) => resolve(response.resume().statusCode)).once("error", reject)
    })
})
