// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { mainnet, polygon } from "../../../../core/chain/network/networks.ts"
import { accounts } from "../../../../fixtures/sandbox/chains/accounts.ts"
import { jsonRpc, rpcText } from "../../../../fixtures/sandbox/chains/jsonRpc.ts"
import { type Sandbox, startSandbox } from "../../../../fixtures/sandbox/startSandbox.ts"
import { collectEnds } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { isWhole } from "../../../../fixtures/testing/samples.ts"
import { announcePlainWallet } from "../../../../fixtures/wallets/evm/plainWallet.ts"
import { sponsorings } from "../../../../fixtures/wallets/smartAccount/sponsoring.ts"
import { createLatchkey } from "../public.ts"

vi.setConfig({ testTimeout: 600_000 })
const [, , cleo, dan] = accounts
const ends = collectEnds()
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, quiet: true })
}, 60_000)
afterAll(() => sandbox.close())

/** Policies that answer at once; `undefined`: the service pays for everything. */
const policies = [
  undefined,
  undefined,
  "refuse",
  "refuse-later",
  "limited",
  "poor",
  "expired",
  "forged",
  "stranger",
  "changes",
  "garbage",
  "old-entry-point",
  "little-gas"
]

/** Returns a generator of whole numbers below a limit, which repeats for a seed. */
const makeRandom = (seed: number) => {
  let state = seed
  return <A>(list: ReadonlyArray<A>): A => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return list[Math.floor((state / 2_147_483_648) * list.length)] as A
  }
}

const ether = 10n ** 18n

test("shows the payer of the fee as the balance of the account proves it", async () => {
  const pick = makeRandom(2026)
  const ended: Record<string, number> = {}
  for (let nth = 0; nth < (isWhole ? 200 : 12); nth++) {
    const sponsoring = pick(sponsorings)
    const policyId = pick(policies)
    const chainId = pick([1, 137])
    const offered = pick([[1], [137], [1, 137]])
    const coins = pick([0n, 5n, ether, ether])
    const nodeUrl = sandbox.addresses.rpc[chainId === 1 ? "eip155:1" : "eip155:137"]
    await jsonRpc(nodeUrl, "anvil_setBalance", [dan, `0x${coins.toString(16)}`])
    const getBalance = async () => BigInt(await rpcText(nodeUrl, "eth_getBalance", [dan, "latest"]))
    const rdns = `test.case${nth}`
    const sponsor = { url: sandbox.addresses.paymaster, context: policyId === undefined ? {} : { policyId } }
    const kit = createLatchkey({
      networks: chainId === 1 ? [mainnet, polygon] : [polygon, mainnet],
      endpoints: { rpc: sandbox.addresses.rpc },
      storageName: rdns,
      sponsor: Object.fromEntries(offered.map((id) => [`eip155:${id}`, sponsor]))
    })
    ends.push(kit.dispose)
    const wallet = announcePlainWallet({
      uuid: rdns,
      rdns,
      name: "Payer",
      accounts: [dan],
      chainId,
      nodes: { 1: sandbox.addresses.rpc["eip155:1"], 137: sandbox.addresses.rpc["eip155:137"] },
      sponsoring
    })
    await act(() => kit.connect({ connectorId: rdns }))
    const value = coins === 0n ? 0n : 5n
    const token = coins === 0n ? sandbox.addresses.tokens[chainId === 1 ? "eip155:1" : "eip155:137"]?.USDC : undefined
    const request = { to: cleo, value: value === 0n ? 1n : value, ...(token === undefined ? {} : { token }) }
    const spent = token === undefined ? value : 0n
    const describeCase = JSON.stringify({ nth, sponsoring, policyId, chainId, offered, coins: String(coins) })

    for (const _ of ["first", "second"]) {
      const before = await getBalance()
      const checked = await act(() => kit.prepareSend(request).catch((error: unknown) => error))
      if (checked instanceof Error) {
        // An account without coins for the fee that it would pay.
        expect(Object(checked)._tag, describeCase).toMatch(/^Send(Fee)?NotCovered$/)
        ended["not covered"] = (ended["not covered"] ?? 0) + 1
        break
      }
      const { fee, sponsorship } = checked as Awaited<ReturnType<typeof kit.prepareSend>>
      if (!offered.includes(chainId)) expect(sponsorship, describeCase).toBeNull()
      expect(fee === null, describeCase).toBe(sponsorship === "paid")
      const failure = await act(() =>
        kit
          .send(request)
          .then((hash) => kit.waitForReceipt({ hash }))
          .then(
            () => undefined,
            (error: unknown) => error
          )
      )
      const paid = before - (await getBalance()) - (failure === undefined ? spent : 0n)
      ended[`${sponsorship} ${Object(failure)._tag ?? "sent"}`] =
        (ended[`${sponsorship} ${Object(failure)._tag ?? "sent"}`] ?? 0) + 1
      if (failure !== undefined) {
        expect(paid, `${describeCase} ${String(failure)} ${String(Object(Object(failure).cause).cause ?? "")}`).toBe(0n)
        continue
      }
      // A wallet that lies cannot be recognized before its first request, and always after it.
      if (sponsoring === "ignored" && sponsorship === "paid") {
        const next = await act(() =>
          kit.prepareSend({ ...request, value: 1n }).then(
            (again) => again.sponsorship,
            () => "ignored"
          )
        )
        expect(next, describeCase).toBe("ignored")
        continue
      }
      expect(paid > 0n, describeCase).toBe(sponsorship !== "paid")
      expect(paid <= (fee?.most.value ?? 0n), describeCase).toBe(true)
    }
    wallet.stop()
    await act(() => kit.dispose())
  }
  expect(ended["paid sent"]).toBeGreaterThan(0)
})
