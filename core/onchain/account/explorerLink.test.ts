import { describe, expect, test } from "vitest"
import { toExplorerLink } from "./explorerLink.ts"

const hash = `0x${"a1".repeat(32)}`

describe("toExplorerLink", () => {
  test("returns the explorer page of a transaction and of an account", () => {
    expect(toExplorerLink({ explorerUrl: "https://scan.test" }, "tx", hash)).toBe(`https://scan.test/tx/${hash}`)
    expect(toExplorerLink({ explorerUrl: "https://scan.test/" }, "address", "bc1qw508d6q")).toBe(
      "https://scan.test/address/bc1qw508d6q"
    )
  })

  test.each([
    [undefined, hash],
    ["http://scan.test", hash],
    ["javascript:alert(1)//https://", hash],
    ["https://scan.test", ""],
    ["https://scan.test", "../../evil/path"],
    ["https://scan.test", "0x1?next=//evil.test"],
    ["https://scan.test", "a".repeat(101)]
  ])("returns no link of %s to %s", (explorerUrl, id) => {
    expect(toExplorerLink({ explorerUrl }, "tx", id)).toBeUndefined()
  })
})
