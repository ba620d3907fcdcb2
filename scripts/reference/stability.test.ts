import { describe, expect, test } from "vitest"
// @ts-expect-error: a script has no types
import { checkNames, getLevel, readStability } from "./stability.mjs"

const page = `# Stability

## Names by entry

### latchkey/react

Stable: \`useAccount\` \`ConnectButton\`

Experimental: \`useSwap\`

### latchkey/core

Experimental: every name.
`

describe("readStability", () => {
  test("reads the level of each name, and of entries that are experimental as a whole", () => {
    const marks = readStability(page)
    expect(getLevel(marks, "latchkey/react", "useAccount")).toBe("stable")
    expect(getLevel(marks, "latchkey/react", "useSwap")).toBe("experimental")
    expect(getLevel(marks, "latchkey/core", "anything")).toBe("experimental")
  })

  test("throws for a name with two marks", () => {
    expect(() => readStability(page.replace("`useSwap`", "`useAccount`"))).toThrow(
      "docs/stability.md marks useAccount of latchkey/react twice"
    )
  })
})

describe("marks of docs/stability.md", () => {
  test("requires a level for each name, and allows no other name", () => {
    const marks = readStability(page)
    expect(() => getLevel(marks, "latchkey/react", "useNew")).toThrow("mark useNew of latchkey/react")
    expect(() => checkNames(marks, "latchkey/react", ["useAccount", "useSwap"])).toThrow("ConnectButton")
    expect(() => checkNames(marks, "latchkey/core", [])).not.toThrow()
  })

  test("covers the public names of every entry", async () => {
    // @ts-expect-error: a script has no types
    const { writeNamesPage } = await import("./namesPage.mjs")
    expect(writeNamesPage()).toContain("| `useAccount` |")
    expect(getLevel(readStability(), "latchkey", "createLatchkey")).toBe("stable")
  })
})
