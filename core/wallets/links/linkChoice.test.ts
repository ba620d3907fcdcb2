import fc from "fast-check"
import { expect, test } from "vitest"
import { readLinkChoice, requestLink } from "./linkChoice.ts"

const stored = (href: unknown, name: unknown = "Rainbow") => JSON.stringify({ href, name })

test.each([
  ["rainbow://", { href: "rainbow://", name: "Rainbow" }],
  ["rainbow:", { href: "rainbow://", name: "Rainbow" }],
  ["https://metamask.app.link/", { href: "https://metamask.app.link/", name: "Rainbow" }]
])("a remembered %s is read back", (href, choice) => {
  expect(readLinkChoice(stored(href))).toEqual(choice)
})

test.each([
  "javascript:alert(1)",
  "JavaScript://%0aalert(1)",
  "data:text/html,x",
  "file:///etc/passwd",
  "http://a.test",
  "intent://x",
  "https://u:p@a.test",
  "blob:x",
  "",
  null,
  7,
  {},
  ["rainbow://"]
])("%j in storage is not followed", (href) => {
  expect(readLinkChoice(stored(href))).toBeNull()
})

test.each([null, "", "null", "7", "[", "[]", '"rainbow://"', "{}", '{"name":"x"}'])(
  "storage that holds %j holds no choice",
  (text) => {
    expect(readLinkChoice(text)).toBeNull()
  }
)

test("a name is one line of words, whatever was stored", () => {
  expect(readLinkChoice(stored("rainbow://", "Rain\u202e\nbow"))?.name).toBe("Rainbow")
  expect(readLinkChoice(stored("rainbow://", { toString: "x" }))?.name).toBe("")
})

const at = { requestId: 17, topic: "ab12" }
test.each([
  ["rainbow://", "rainbow://wc?requestId=17&sessionTopic=ab12"],
  ["rainbow://app/", "rainbow://app/wc?requestId=17&sessionTopic=ab12"],
  ["https://metamask.app.link/", "https://metamask.app.link/wc?requestId=17&sessionTopic=ab12"],
  ["https://t.me/wallet/start", "https://t.me/wallet/start?startapp=cmVxdWVzdElkPTE3JnNlc3Npb25Ub3BpYz1hYjEy"],
  ["https://t.me/wallet?a=b", "https://t.me/wallet?a=b&startapp=cmVxdWVzdElkPTE3JnNlc3Npb25Ub3BpYz1hYjEy"],
  ["https://t.me.evil.test/", "https://t.me.evil.test/wc?requestId=17&sessionTopic=ab12"]
])("a request opens %s by %s", (href, link) => {
  expect(requestLink({ href, name: "W" }, at)).toBe(link)
})

test("a request opens nothing that may not be followed", () => {
  for (const href of ["javascript:alert(1)", "data:text/html,x", "http://a.test/", "intent://x", ""]) {
    expect(requestLink({ href, name: "W" }, at)).toBeUndefined()
  }
})

test("whatever stands in storage, what is opened from it is a wallet's scheme or https", () => {
  const hrefs = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc
      .tuple(fc.constantFrom("javascript:", "data:", "rainbow:", "https:", "java\tscript:", "t.me"), fc.string())
      .map((parts) => parts.join("//"))
  )
  fc.assert(
    fc.property(
      fc.oneof(
        hrefs.map((href) => stored(href)),
        fc.json()
      ),
      (text) => {
        const choice = readLinkChoice(text)
        const link = choice === null ? undefined : requestLink(choice, at)
        if (link !== undefined)
          expect(new URL(link).protocol).not.toMatch(/^(http|javascript|data|blob|file|vbscript|about|intent):$/)
      }
    ),
    { numRuns: 2000 }
  )
})
