import { expect, test } from "vitest"
import { findFramingSite } from "./framingSite.ts"

const frames = { own: "https://shop.example", allowed: ["https://host.example"] }
const framed = { framed: true, isNested: false, referrer: "" }

test.each([
  ["a window of its own", { framed: false, isNested: false, ancestors: [], referrer: "https://evil.example/" }],
  ["the same origin", { ...framed, ancestors: ["https://shop.example"] }],
  ["this machine", { ...framed, ancestors: ["http://localhost:3000"] }],
  ["the Safe", { ...framed, ancestors: ["https://app.safe.global"] }],
  ["an origin that the host names", { ...framed, ancestors: ["https://host.example"] }],
  [
    "its referrer, where the browser reveals no more",
    { ...framed, ancestors: undefined, referrer: "https://host.example/a" }
  ]
])("findFramingSite allows signing inside %s", (_, place) => {
  expect(findFramingSite(place, frames)).toBeNull()
})

test.each([
  ["another site", { ...framed, ancestors: ["https://evil.example"] }, "https://evil.example"],
  ["another port of it", { ...framed, ancestors: ["https://host.example:8443"] }, "https://host.example:8443"],
  ["a name below it", { ...framed, ancestors: ["https://a.host.example"] }, "https://a.host.example"],
  [
    "another site around an allowed one",
    { ...framed, ancestors: ["https://host.example", "https://evil.example"] },
    "https://evil.example"
  ],
  ["a page without an origin", { ...framed, ancestors: ["null"] }, "null"],
  ["a site that the browser hides", { ...framed, ancestors: undefined }, ""],
  [
    "frames within frames that the browser hides",
    { ...framed, isNested: true, ancestors: undefined, referrer: "https://host.example/" },
    ""
  ]
])("findFramingSite reports the site around the page inside %s", (_, place, site) => {
  expect(findFramingSite(place, frames)).toBe(site)
})

test("treats an allowed origin literally, without wildcards", () => {
  const place = { ...framed, ancestors: ["https://a.host.example"] }
  expect(findFramingSite(place, { ...frames, allowed: ["https://*.host.example", "*"] })).toBe("https://a.host.example")
})
