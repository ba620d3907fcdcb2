// @vitest-environment happy-dom
import { expect, test } from "vitest"
import { mainnet } from "../../../core/chain/network/networks.ts"
import { accounts } from "../../../fixtures/sandbox/chains/accounts.ts"
import { closeLikeBrowsers, endsOfTests } from "../../../fixtures/testing/react/kitsInDocument.ts"
import { announcePlainWallet } from "../../../fixtures/wallets/evm/plainWallet.ts"
import { createLatchkey } from "./public.ts"

closeLikeBrowsers()
const ends = endsOfTests()
const [me] = accounts

test("the host's picture of a wallet on the page stands in place of the wallet's own", async () => {
  const own = "https://example.com/own.png"
  for (const [uuid, rdns] of [
    ["1", "test.plain"],
    ["2", "test.other"]
  ] as const)
    ends.push(announcePlainWallet({ uuid, rdns, name: rdns, accounts: [me], chainId: 1 }).stop)
  const kit = createLatchkey({ networks: [mainnet], connectorImages: { "test.plain": own } })
  ends.push(kit.dispose)
  const pictures = async () => Object.fromEntries((await kit.connectors()).map(({ icon, id }) => [id, icon]))
  await expect.poll(pictures).toMatchObject({ "test.plain": own })
  expect((await pictures())["test.other"]).not.toBe(own)
})
