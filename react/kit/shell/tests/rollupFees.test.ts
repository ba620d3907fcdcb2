// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { mainnet } from "../../../../core/chain/network/networks.ts"
import { compareDecimals } from "../../../../core/foundation/text/decimal.ts"
import { formatUnits, parseUnits } from "../../../../core/foundation/text/units.ts"
import { getFeatures } from "../../../../fixtures/sandbox/api/features.ts"
import { accounts } from "../../../../fixtures/sandbox/chains/accounts.ts"
import { jsonRpc } from "../../../../fixtures/sandbox/chains/jsonRpc.ts"
import { type Sandbox, startSandbox } from "../../../../fixtures/sandbox/startSandbox.ts"
import { modalText, press, expectText } from "../../../../fixtures/testing/react/modalText.ts"
import { closeLikeBrowsers, collectEnds } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { type Services, startServices } from "../../../../fixtures/testing/react/startServices.ts"
import { answerOfNode } from "../../../../fixtures/faults/wallets/plays/nodes.ts"
import { startNode } from "../../../../fixtures/wallets/announcedWallets.ts"
import { announcePlainWallet } from "../../../../fixtures/wallets/evm/plainWallet.ts"
import { createLatchkey } from "../public.ts"

closeLikeBrowsers()
const ends = collectEnds()
const [me, you] = accounts
let sandbox: Sandbox
let api: Services
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, quiet: true })
  api = await startServices(({ path }) => (path.endsWith("/config") ? { features: getFeatures("p1") } : undefined))
}, 60_000)
afterAll(async () => {
  await api.close()
  await sandbox.close()
})
beforeEach(() => sandbox.reset(), 30_000)

const node = (): string => sandbox.addresses.rpc["eip155:1"] ?? ""
/** The code of a fee oracle that answers `getL1Fee(bytes)` with 1 ETH, and reverts otherwise. */
const oracleCode = `0x60003560e01c6349948e0e1460145760006000fd5b7f${(10n ** 18n).toString(16).padStart(64, "0")}60005260206000f3`
const oracle = "0x420000000000000000000000000000000000000F"
const addOracle = () => jsonRpc(node(), "anvil_setCode", [oracle, oracleCode])

const connectZebra = async () => {
  const wallet = announcePlainWallet({
    uuid: "z",
    rdns: "test.zebra",
    name: "Zebra",
    accounts: [me],
    chainId: 1,
    nodes: { 1: node() }
  })
  ends.push(wallet.stop)
  const kit = createLatchkey({
    networks: [{ ...mainnet, rpcUrls: { default: { http: [node()] } } }],
    projectId: "p1",
    endpoints: { api: api.url, chainService: sandbox.addresses.chainService },
    enableWalletConnect: false,
    reviewRequests: true
  })
  ends.push(kit.dispose)
  await act(() => kit.connect({ connectorId: "test.zebra" }))
  return kit
}
const subtract = (a: string, b: string): string =>
  formatUnits((parseUnits(a, 18) ?? 0n) - (parseUnits(b, 18) ?? 0n), 18)
const inputs = () => [
  ...(document.querySelector("latchkey-modal")?.shadowRoot?.querySelectorAll<HTMLInputElement>("input") ?? [])
]

describe("the data fee of a rollup in a swap", () => {
  test("is part of the quoted fee, of Max and of the coverage check", async () => {
    await addOracle()
    const kit = await connectZebra()
    const { fee } = await act(() => kit.getSwapQuote({ from: "ETH", to: "USDC", amount: "1" }))
    expect(fee).toMatchObject({ hasDataFee: false })
    expect(compareDecimals(fee?.amount ?? "0", "1")).toBe(1)
    expect(compareDecimals(fee?.most ?? "0", "2")).toBe(1)
    const { formatted } = await act(() => kit.getBalance())
    await act(() => kit.open({ view: "Swap", swap: { from: "ETH", to: "USDC", amount: "1" } }))
    await expectText(/At most \$5,0\d\d(\.\d\d)?/)
    await press("Max")
    expect(inputs()[0]?.value).toBe(subtract(formatted, fee?.most ?? "0"))
  }, 60_000)

  test("is too much for what is left of the coin", async () => {
    await addOracle()
    const kit = await connectZebra()
    const { formatted } = await act(() => kit.getBalance())
    const amount = subtract(formatted, "0.5")
    await act(() => kit.open({ view: "Swap", swap: { from: "ETH", to: "USDC", amount } }))
    await expectText(/ETH for the (network )?fee/)
  }, 60_000)
})

describe("the data fee of a rollup in the description of a request", () => {
  test.each([
    ["is part of the fee", {}, /About 1(\.\d+)? ETH/],
    [
      "is counted twice in the maximum that a page sets",
      { gas: "0x5208", maxFeePerGas: "0x3b9aca00" },
      /At most 2\.000021 ETH, as this page asks/
    ]
  ])(
    "%s",
    async (_, terms, words) => {
      await addOracle()
      const kit = await connectZebra()
      const sent = kit
        .provider("eip155")
        .request({ method: "eth_sendTransaction", params: [{ to: you, value: "0x1", ...terms }] })
        .catch(() => "rejected")
      await expectText(words)
      expect(modalText()).not.toMatch(/network’s data fee/)
      await press("Reject")
      expect(await act(() => sent)).toBe("rejected")
    },
    60_000
  )
})

describe("the operator fee of a rollup", () => {
  /**
   * The code of an oracle with a data fee of zero and an operator fee of 10,000 gwei for each unit of gas:
   *   PUSH1 0, CALLDATALOAD, PUSH1 0xe0, SHR
   *   DUP1, PUSH4 getL1Fee, EQ, PUSH1 0x1e, JUMPI
   *   PUSH4 getOperatorFee, EQ, PUSH1 0x29, JUMPI
   *   PUSH1 0, PUSH1 0, REVERT
   *   0x1e: JUMPDEST, PUSH1 0, PUSH1 0, MSTORE, PUSH1 32, PUSH1 0, RETURN
   *   0x29: JUMPDEST, PUSH1 4, CALLDATALOAD, PUSH6 10^13, MUL, PUSH1 0, MSTORE, PUSH1 32, PUSH1 0, RETURN
   */
  const operatorCode =
    "0x60003560e01c806349948e0e14601e5763275aedd21460295760006000fd5b600060005260206000f35b6004356509184e72a0000260005260206000f3"

  test.each([
    [
      "the gas that a page sets",
      { gas: "0xf4240", maxFeePerGas: "0x3b9aca00" },
      /At most 20\.001 ETH, as this page asks/
    ],
    ["the estimated gas", {}, /About 0\.2\d* ETH/]
  ])(
    "is read for %s",
    async (_, terms, words) => {
      await jsonRpc(node(), "anvil_setCode", [oracle, operatorCode])
      const kit = await connectZebra()
      const sent = kit
        .provider("eip155")
        .request({ method: "eth_sendTransaction", params: [{ to: you, value: "0x1", ...terms }] })
        .catch(() => "rejected")
      await expectText(words)
      await press("Reject")
      expect(await act(() => sent)).toBe("rejected")
    },
    60_000
  )
})

describe("the fee that a page sets, while its network does not answer", () => {
  test.each([
    ["a network that may take a data fee", 4202, /At most 2\.1 ETH, as this page asks; the network may add a data fee/],
    ["a known rollup", 8453, /At most 2\.1 ETH and the network’s data fee, as this page asks/],
    ["a network that takes none", 1, /At most 2\.1 ETH, as this page asks(?!; )/]
  ])("adds a data fee for %s if the network has one", async (_, id, words) => {
    const silent = await startNode()
    const release = silent.hold()
    ends.push(release, silent.close)
    const wallet = announcePlainWallet({ uuid: "s", rdns: "test.silent", name: "Silent", accounts: [me], chainId: id })
    ends.push(wallet.stop)
    const kit = createLatchkey({
      networks: [{ ...mainnet, id, caipNetworkId: `eip155:${id}`, rpcUrls: { default: { http: [silent.url] } } }],
      reviewRequests: true
    })
    ends.push(kit.dispose)
    await act(() => kit.connect({ connectorId: "test.silent" }))
    const params = [{ to: you, value: "0x1", gas: "0x5208", maxFeePerGas: "0x5af3107a4000" }]
    const request = kit
      .provider("eip155")
      .request({ method: "eth_sendTransaction", params })
      .catch(() => "refused")
    await expectText(words)
    release()
    await press("Reject")
    await act(() => request)
  })
})

describe("the data fee of a network with its own oracle", () => {
  const toWord = (value: bigint) => `0x${value.toString(16).padStart(64, "0")}`
  const opOracle = oracle.toLowerCase()
  test.each([
    ["Mantle, in its own coin", 5000, opOracle, toWord(3000n), { hasDataFee: false, data: 3000n * 10n ** 12n }],
    ["Mantle, as unknown if its ratio to ether is missing", 5000, opOracle, "0x", { hasDataFee: true, data: 0n }],
    ["Morph", 2818, "0x530000000000000000000000000000000000000f", "0x", { hasDataFee: false, data: 10n ** 12n }]
  ])("is read on %s", async (_, id, address, ratio, { data, hasDataFee }) => {
    const own = await startNode((method, params) => {
      const { data: call = "", to } = Object(Object(params)[0])
      if (method !== "eth_call" || to !== address) return answerOfNode(method)
      return call.startsWith("0x49948e0e") ? toWord(10n ** 12n) : call === "0x06f837d3" ? ratio : "0x"
    })
    ends.push(own.close)
    const wallet = announcePlainWallet({ uuid: "r", rdns: "test.rollup", name: "R", accounts: [me], chainId: id })
    ends.push(wallet.stop)
    const kit = createLatchkey({
      networks: [{ ...mainnet, id, caipNetworkId: `eip155:${id}`, rpcUrls: { default: { http: [own.url] } } }]
    })
    ends.push(kit.dispose)
    await act(() => kit.connect({ connectorId: "test.rollup" }))
    const { fee } = await act(() => kit.prepareSend({ to: you, amount: "0.1" }))
    expect(fee?.hasDataFee).toBe(hasDataFee)
    const about = fee?.about.value ?? 0n
    expect(about >= data && about < data + 10n ** 12n).toBe(true)
  })
})
