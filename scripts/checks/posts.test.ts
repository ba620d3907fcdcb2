import { expect, test } from "vitest"
// @ts-expect-error: a script has no types
import { findOpenPosts } from "./posts.mjs"

const findPosts = (text: string): ReadonlyArray<string> =>
  findOpenPosts(text).map(([, words]: readonly [number, string]) => words)

test.each([
  [`frame.contentWindow?.postMessage(message, "*")`, `has "*" where messages are posted`],
  [`parent.postMessage(message)`, "names no target"],
  [`postMessage(message, { transfer: [] })`, "names no target"],
  [`parent.postMessage(message, { targetOrigin: "*" })`, `has "*" where messages are posted`],
  [`const to = "*"; parent.postMessage(message, to)`, `has "*" where messages are posted`],
  [`const send = (to = \`*\`) => parent.postMessage(message, to)`, `has "*" where messages are posted`]
])("findOpenPosts reports a message to an unknown receiver: %s", (text, words) => {
  expect(findPosts(text)).toEqual([words])
})

test.each([
  `frame.contentWindow?.postMessage(message, site, [port])`,
  `parent.postMessage(message, { targetOrigin: page })`,
  `port2.postMessage(null)`,
  `to.port?.postMessage(data)`,
  `const anything = "*"`,
  `ask("*"); parent.postMessage(message, page)`
])("findOpenPosts accepts a message to one site or to a message port: %s", (text) => {
  expect(findPosts(text)).toEqual([])
})
