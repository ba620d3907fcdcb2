import { describe, expect, test } from "vitest"
import { makeFreshFolder, parseDocument, run, runIn } from "../../../fixtures/testing/cli/testing.ts"

describe("onramp", () => {
  test("`options` lists the ways to pay and the tokens to buy", async () => {
    const { code, out } = await run("onramp", "options")
    expect([
      code,
      out.some((line) => /^USD +card +10\.00 +7500\.00$/.test(line)),
      out.some((line) => line.startsWith("ETH"))
    ]).toEqual([0, true, true])
    expect(parseDocument(await run("onramp", "options", "--json")).data).toMatchObject({ builtIn: false })
  })

  test("`quote` prints money as decimal text", async () => {
    expect((await run("onramp", "quote", "--amount", "50")).out).toContain("You get       49.5 USDC")
    expect(parseDocument(await run("onramp", "quote", "--amount", "50", "--json")).data).toMatchObject({
      estimate: false,
      networkFee: { amount: "0.50", currency: "USD" },
      purchaseAmount: { amount: "49.5", currency: "USDC" }
    })
  })

  test("`quote` accepts a CAIP-19 id for the token to buy", async () => {
    const id = "eip155:137/erc20:0xA15BB66138824a1c7167f5E85b957d04Dd34E468"
    expect(parseDocument(await run("onramp", "quote", "--amount", "50", "--token", id, "--json")).data).toMatchObject({
      token: "USDC"
    })
  })

  test("`url` prints the provider's page for the connected account", async () => {
    const { data } = parseDocument(await run("onramp", "url", "--json"))
    expect(data).toMatchObject({
      account: "eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
      network: "eip155:1",
      url: expect.stringMatching(/^https:\/\/.*\/onramp\/buy/),
      recorded: true
    })
    expect((await run("onramp", "url")).out).toContain("This link was recorded and does not work.")
  })

  test.each([
    [["--amount", "9"], 2, "Enter an amount from 10.00 to 25000.00 USD (onramp.amount-outside)"],
    [["--amount", "50", "--currency", "USX"], 2, '--currency must be one of USD, EUR; it is "USX". (cli.usage)'],
    [["--amount", "50", "--token", "USDX"], 2, '--token must be one of USDC, ETH; it is "USDX". (cli.usage)'],
    [
      ["--amount", "50", "--token", "eip155:1/erc20:0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174"],
      2,
      '--token must be one of USDC, ETH; it is "eip155:1/erc20:0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174". (cli.usage)'
    ],
    [[], 2, "Required option '--amount <decimal>' not specified. (cli.usage)"]
  ])("`quote` %j fails with exit %d", async (words, code, line) => {
    const seen = await run("onramp", "quote", ...words)
    expect([seen.code, seen.err[0]]).toEqual([code, line])
  })
})

test("`onramp url` rejects an invalid amount", async () => {
  expect((await run("onramp", "url", "--amount", "ten")).err[0]).toBe(
    '--amount must be a plain decimal; it is "ten". (cli.usage)'
  )
})

test("`onramp quote` marks an estimate in the data and the text when the service does not answer", async () => {
  const nowhere = ["--live", "--chain-service-url", "http://127.0.0.1:9"]
  const text = await runIn(makeFreshFolder(), ["onramp", "quote", "--amount", "50", ...nowhere])
  expect([text.code, text.out[0], text.out.at(-1)]).toEqual([
    0,
    "Estimate: the service returned no quote. Fees and rate are unknown.",
    "You get       -"
  ])
  expect(text.out).toContain("Network fee   -")
  const data = await runIn(makeFreshFolder(), ["onramp", "quote", "--amount", "50", ...nowhere, "--json"])
  expect(parseDocument(data).data).toMatchObject({
    estimate: true,
    quoteId: "mocked-quote-id",
    paymentTotal: { amount: "50", currency: "USD" },
    networkFee: null,
    paymentSubtotal: null,
    purchaseAmount: null
  })
  expect((await runIn(makeFreshFolder(), ["onramp", "options", ...nowhere])).out[2]).toBe(
    "The service did not answer. This is the built-in list."
  )
})
