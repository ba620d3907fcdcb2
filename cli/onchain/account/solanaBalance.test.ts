import { afterAll, beforeAll, expect, test } from "vitest"
import { solanaAccounts, solanaChain, solanaTokens } from "../../../fixtures/sandbox/solana/solanaAccounts.ts"
import { type Solana, startSolana } from "../../../fixtures/sandbox/solana/startSolana.ts"
import { parseDocument, run } from "../../../fixtures/testing/cli/testing.ts"

let chain: Solana
beforeAll(async () => {
  chain = await startSolana()
})
afterAll(() => chain.close())

test("`balance` reads a Solana account's coin and tokens from the chain without a chain service", async () => {
  const flags = [solanaAccounts[0].address, "--network", solanaChain, "--live", "--rpc-url", chain.url]
  const { code, out } = await run("balance", ...flags)
  expect([code, out[0], out.find((line) => line.startsWith("SOL "))?.replace(/ +/g, " ")]).toEqual([
    0,
    expect.stringMatching(/ on Solana$/),
    "SOL 100.000 - Solana"
  ])
  const tokens = solanaTokens.map(({ decimals, mint }) =>
    expect.objectContaining({ address: mint, decimals, valueUsd: null })
  )
  expect(parseDocument(await run("balance", ...flags, "--json")).data).toMatchObject({
    native: { amount: "100", symbol: "SOL" },
    tokens: expect.arrayContaining(tokens),
    totalUsd: null,
    knownUsd: null
  })
})
