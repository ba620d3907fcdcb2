import { describe, expect, test } from "vitest"
import { run } from "../fixtures/testing/cli/testing.ts"

describe("--network", () => {
  test.each(["polygon", "Polygon", "137"])("suggests the id for %s", async (name) => {
    const { code, err } = await run("balance", "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266", "--network", name)
    expect(code).toBe(2)
    expect(err).toContain("Did you mean --network eip155:137 (Polygon)?")
  })
})
