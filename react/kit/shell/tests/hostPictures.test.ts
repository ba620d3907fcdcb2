// @vitest-environment happy-dom
import { expect, test } from "vitest"
import { mainnet } from "../../../../core/chain/network/networks.ts"
import { accounts } from "../../../../fixtures/sandbox/chains/accounts.ts"
import { closeLikeBrowsers, collectEnds } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { patience } from "../../../../fixtures/testing/turns.ts"
import { announcePlainWallet } from "../../../../fixtures/wallets/evm/plainWallet.ts"
import { createLatchkey } from "../public.ts"

closeLikeBrowsers()
const ends = collectEnds()
const [me] = accounts

test("shows the host's picture of a wallet instead of the wallet's own", async () => {
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

test("shows the host's disclaimer below the wallets, created again for each opening, and its avatar over the generated one", async () => {
  ends.push(announcePlainWallet({ uuid: "1", rdns: "test.plain", name: "Plain", accounts: [me], chainId: 1 }).stop)
  let made = 0
  const kit = createLatchkey({
    networks: [mainnet],
    endpoints: { rpc: { "eip155:1": "http://127.0.0.1:9" } },
    disclaimer: () => {
      made++
      return Object.assign(document.createElement("p"), { textContent: "Wallets are made by others." })
    },
    avatar: ({ address, name }) => `/faces/${address}.png?${name ?? ""}`
  })
  ends.push(kit.dispose)
  const shadow = () => document.querySelector("latchkey-modal")?.shadowRoot
  await kit.open({ view: "Connect" })
  await expect.poll(() => shadow()?.textContent, { timeout: patience }).toContain("Wallets are made by others.")
  expect(made).toBe(1)
  await kit.connect({ connectorId: "test.plain" })
  await kit.open({ view: "Account" })
  await expect
    .poll(() => shadow()?.querySelector(".avatar img")?.getAttribute("src"), { timeout: patience })
    .toBe(`/faces/${me}.png?`)
})
