import { readFileSync, writeFileSync } from "node:fs"
import { get } from "node:http"
import { join } from "node:path"
import { expect, test } from "vitest"
import { sampleBugFile } from "../../../fixtures/testing/cli/sampleBugFile.ts"
import { document, freshFolder, run, runIn } from "../../../fixtures/testing/cli/testing.ts"

const file = sampleBugFile(join(freshFolder(), "bug.json"))
/** The same file, changed by hand. */
const changed = (change: (bug: Record<string, unknown>) => Record<string, unknown>): string => {
  const path = join(freshFolder(), "bug.json")
  writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(file, "utf8")))))
  return path
}
const text = (content: string): string => {
  const path = join(freshFolder(), "bug.json")
  writeFileSync(path, content)
  return path
}

test("a bug file is played: its events, what each moved, and that the end is the recorded one", async () => {
  const { code, err, out } = await run("replay", file)
  expect(code).toBe(0)
  expect(err).toEqual([])
  expect(out).toEqual([
    "latchkey 0.0.0, 6 events from 2026-01-01T00:00:00.250Z",
    "#    ms  event                              moved",
    "1   250  Opened                             modal",
    "2   500  ConnectStarted                     connection, modal",
    "3   750  ConnectFailed connection.rejected  connection",
    "4  1000  Connected                          connection, modal",
    "5  1250  NetworkSwitched                    chain",
    "6  1500  (account joined)                   account",
    "The state is the one that was recorded."
  ])
})

test("an earlier state is looked at with --to and --print-state", async () => {
  const { data } = document(await run("replay", file, "--to", "2", "--print-state", "--json"))
  expect(data).toMatchObject({
    same: true,
    events: [
      { number: 1, event: { _tag: "Opened" } },
      { number: 2, changed: ["connection", "modal"] }
    ],
    state: { modal: { open: true }, connection: { attempt: { connectorId: "io.metamask" }, connections: [] } }
  })
  const { data: end } = document(await run("replay", file, "--print-state", "--json"))
  expect(end).toMatchObject({ state: { modal: { open: false }, connection: { connections: [{}] } } })
  const { out } = await run("replay", file, "--to", "0", "--print-state")
  expect(JSON.parse(out.slice(1, -1).join("\n"))).toMatchObject({ modal: { open: false } })
  expect(out.at(-1)).toBe("6 more, which lead to the state that was recorded.")
})

test("events that lead elsewhere end with 3, and the first of them is named", async () => {
  const other = changed((bug) => ({
    ...bug,
    events: (bug["events"] as Array<[number, { _tag: string }, string]>).filter(
      ([, { _tag }]) => _tag !== "NetworkSwitched"
    )
  }))
  const { code, err } = await run("replay", other)
  expect(code).toBe(3)
  expect(err.join(" ")).toMatch(
    /another state than the recorded one\. The first is behind event 5, RoomJoined, and in the end chain is not/
  )
  expect(err.join(" ")).toContain("--to 4 --print-state")
  expect(document(await run("replay", other, "--json")).error).toMatchObject({ code: "cli.replay-differs" })
  const looked = await run("replay", other, "--to", "4")
  expect([looked.code, looked.err.join(" ")]).toEqual([0, expect.stringContaining("another state")])
})

test("a file of another version is played by this one, which says so; where it differs, that version is named", async () => {
  const old = changed((bug) => ({ ...bug, version: "0.0.9" }))
  const { code, err } = await run("replay", old)
  expect([code, err.join(" ")]).toEqual([
    0,
    expect.stringContaining("The file is of version 0.0.9; version 0.0.0 has played it.")
  ])
  const differs = changed((bug) => ({ ...bug, version: "0.0.9", after: {} }))
  const failed = await run("replay", differs)
  expect([failed.code, failed.err.join(" ")]).toEqual([3, expect.stringContaining("play it with that version")])
})

test.each([
  ["no JSON", text("{"), /line 1, column 2: it is not valid JSON/],
  ["another program's file", text('{"log":{"entries":[]}}'), /it is not a bug file: `kit.report\(\)` writes one/],
  ["a recording", join(import.meta.dirname, "../../../fixtures/flows/name/lookup.json"), /it is not a bug file/],
  [
    "a later form",
    changed((bug) => ({ ...bug, format: 2 })),
    /a later version wrote it, in form 2, and this one reads form 1/
  ],
  ["an event that is none", changed((bug) => ({ ...bug, events: [[1, { _tag: "Nothing" }]] })), /events\[0\]\[1\]/],
  [
    "a room that is none",
    changed((bug) => ({ ...bug, events: [[1, { _tag: "RoomJoined", room: "toString" }]] })),
    /no such room/
  ],
  ["a state that is none", changed((bug) => ({ ...bug, before: { modal: 1 } })), /before/],
  ["a trap", text('{"format":1,"before":{"__proto__":{"a":1}},"events":[]}'), /before\.__proto__/],
  ["nothing at all", join(freshFolder(), "nothing.json"), /it cannot be read/]
])("%s is refused with a sentence", async (_, path, said) => {
  const { code, err, out } = await run("replay", path)
  expect([code, out]).toEqual([2, []])
  expect(err.join(" ")).toMatch(/cannot be played/)
  expect(err.join(" ")).toMatch(said)
  expect(document(await run("replay", path, "--json")).error?.code).toBe("cli.broken-bug-file")
})

test.each(["7", "-1", "1.5", "x"])("--to %s is refused with what it can be", async (to) => {
  const { code, err } = await run("replay", file, `--to=${to}`)
  expect([code, err.join(" ")]).toEqual([2, expect.stringContaining("a number from 0 to 6")])
})

test("--open serves the events and each state on loopback, and nothing else, until it is interrupted", async () => {
  const interrupted = new AbortController()
  let tell: ((url: string) => void) | undefined
  const ready = new Promise<string>((resolve) => {
    tell = resolve
  })
  const ended = runIn(freshFolder(), ["replay", file, "--open"], {
    signal: interrupted.signal,
    out: (line) => tell?.(/^ready (\S+)$/m.exec(line)?.[1] ?? "")
  })
  const url = await ready
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  const page = await fetch(`${url}/`)
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'; script-src 'self'")
  expect(await page.text()).toContain('<script type="module" src="/inspector.js">')
  const asked = async (path: string): Promise<unknown> => (await fetch(`${url}${path}`)).json()
  expect(await asked("/events.json")).toMatchObject({
    about: expect.stringMatching(/6 events .* The state is the one that was recorded\.$/),
    events: [
      { number: 1, name: "Opened", changed: ["modal"] },
      {},
      { name: "ConnectFailed connection.rejected" },
      {},
      {},
      {}
    ]
  })
  expect(await asked("/state/0.json")).toMatchObject({ event: null, rooms: { modal: { open: false } } })
  expect(await asked("/state/2.json")).toMatchObject({
    event: { _tag: "ConnectStarted" },
    rooms: { modal: { open: true }, connection: { attempt: { connectorId: "io.metamask" } } }
  })
  for (const path of ["/state/7.json", "/state/x.json", "/../bug.json"])
    expect((await fetch(`${url}${path}`)).status).toBe(404)
  expect(await statusFor(url, "evil.example")).toBe(404)
  interrupted.abort()
  expect((await ended).code).toBe(130)
  await expect(fetch(`${url}/`)).rejects.toThrow()
})

/** What the server says to a page that reached it by another name. */
const statusFor = (url: string, host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { host } }, (response) => resolve(response.resume().statusCode)).once("error", reject)
  })
