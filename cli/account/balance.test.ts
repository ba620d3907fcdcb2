import { expect, test } from "vitest"
import { document, run } from "../testing.ts"

const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"

test("balance tells money as decimal text, and the total is the exact sum", async () => {
  const { data } = document(await run("balance", address, "--json"))
  expect(data).toMatchObject({ totalUsd: "253232.25", tokens: expect.arrayContaining([expect.objectContaining({ symbol: "USDC", amount: "1250.5", priceUsd: "1", valueUsd: "1250.5" })]) })
  expect((await run("balance", address)).out.at(-1)).toBe("Total $253,232.25")
})
