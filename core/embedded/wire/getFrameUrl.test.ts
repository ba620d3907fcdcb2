import { expect, test } from "vitest"
import { getFrameUrl } from "./getFrameUrl.ts"
import { getSiteOrigin } from "./getSiteOrigin.ts"

test.each([
  ["https://secure.example", "https://secure.example"],
  ["https://secure.example/", "https://secure.example"],
  ["https://secure.example/sdk?x#y", "https://secure.example"],
  ["http://127.0.0.1:4740", "http://127.0.0.1:4740"],
  ["http://localhost:4740", "http://localhost:4740"],
  ["http://secure.example", null],
  ["https://user@secure.example", null],
  ["https://app.example", null],
  ["javascript:alert(1)", null],
  ["data:text/html,x", null],
  ["blob:https://secure.example/x", null],
  ["secure.example", null],
  ["", null],
  [undefined, null]
])("reads the origin of the site %j as %j", (site, origin) => {
  expect(getSiteOrigin(site, "https://app.example")).toBe(origin)
})

test("builds the frame's address from the specification's query, and puts the channel's parameters into the fragment", () => {
  const url = new URL(
    getFrameUrl("https://secure.example", {
      projectId: "p&q",
      chainId: "eip155:1",
      enableLogger: false,
      rpcUrl: "https://rpc.example",
      nonce: "ab",
      page: "https://app.example"
    })
  )
  expect(url.origin + url.pathname).toBe("https://secure.example/sdk")
  expect(Object.fromEntries(url.searchParams)).toEqual({
    projectId: "p&q",
    chainId: "eip155:1",
    version: "4",
    enableLogger: "false",
    rpcUrl: "https://rpc.example"
  })
  expect(url.hash).toBe("#latchkey=1.ab.https://app.example")
})
