// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { closeLikeBrowsers, connect, endPage, make, wallet } from "../../../fixtures/testing/react/signInPage.ts"
import { waitUntil } from "../../../fixtures/testing/turns.ts"
import { signIn } from "./public.ts"

beforeEach(() => localStorage.clear())
afterEach(endPage)
closeLikeBrowsers()

const bad: ReadonlyArray<readonly [string, unknown, string]> = [
  ["a UUID with hyphens", "3f0a8a52-9c4e-4f4b-8f0f-0123456789ab", "a UUID: remove its hyphens"],
  ["JSON", '{"nonce":"abcd1234efgh"}', "JSON: take the field with the nonce out of it"],
  ["a trailing line break", "abcd1234efgh\n", "text with spaces or line breaks around it: trim it"],
  ["a page of HTML", "<!doctype html><title>404</title>", "a page of HTML"],
  ["an object", { nonce: "abcd1234efgh" }, "of type object"],
  ["a short text", "abc123", "6 characters long"],
  ["nothing", "", "empty"],
  ["a function that returns nothing", undefined, "of type undefined"],
  ["null", null, "null"]
]

describe("signIn with a nonce that does not fit", () => {
  test.each(bad)(
    "prints the rule and what it is, for %s",
    async (_, value, kind) => {
      const printed = vi.spyOn(console, "error").mockImplementation(() => {})
      wallet()
      const kit = make({ debug: true, siwx: signIn({ nonce: () => value as string }) })
      await connect(kit)
      await waitUntil(() => expect(kit.getSnapshot().status).toBe("disconnected"))
      const lines = printed.mock.calls
        .map(([line]) => String(line))
        .filter((line) => line.includes("Sign-in could not"))
      expect(lines).toEqual([expect.stringContaining(`nonce must be at least 8 letters and digits, and it is ${kind}`)])
      expect(lines[0]).not.toContain("abcd1234efgh")
    },
    60_000
  )

  test("prints what the host's function threw", async () => {
    const printed = vi.spyOn(console, "error").mockImplementation(() => {})
    wallet()
    const nonce = () => Promise.reject(new Error("The server gave no nonce: 404"))
    const kit = make({ debug: true, siwx: signIn({ nonce }) })
    await connect(kit)
    await waitUntil(() => expect(kit.getSnapshot().status).toBe("disconnected"))
    expect(printed.mock.calls.flat().join("\n")).toContain("The server gave no nonce: 404")
  }, 60_000)
})
