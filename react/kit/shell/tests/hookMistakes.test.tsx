// @vitest-environment happy-dom
import { act, cleanup, render } from "@testing-library/react"
import type { ReactNode } from "react"
import { afterEach, expect, test, vi } from "vitest"
import { announcePlainWallet } from "../../../../fixtures/wallets/evm/plainWallet.ts"
import {
  AccountButton,
  type ButtonProps,
  ConnectButton,
  type ConnectButtonProps,
  LatchkeyProvider,
  NetworkButton,
  useAccount
} from "../../../public.ts"
import { createLatchkey, mainnet } from "../development.ts"

const ends: Array<() => Promise<void>> = []
afterEach(async () => {
  cleanup()
  for (const end of ends.splice(0)) await act(end)
  localStorage.clear()
  vi.restoreAllMocks()
})

/**
 * Draws components of a page in JavaScript twice, and returns the kit's lines on the console. `isConnected`: draws them
 * with a connected account.
 */
const collectLines = async (children: ReactNode, isConnected = false): Promise<ReadonlyArray<string>> => {
  const reports = vi.spyOn(console, "error").mockImplementation(() => {})
  const kit = createLatchkey({ networks: [mainnet], endpoints: { rpc: { "eip155:1": "http://127.0.0.1:9" } } })
  ends.push(kit.dispose)
  if (isConnected) {
    const accounts = ["0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"]
    const wallet = announcePlainWallet({ uuid: "z", rdns: "test.zebra", name: "Zebra", accounts, chainId: 1 })
    ends.push(async () => wallet.stop())
    await act(() => kit.connect({ connectorId: "test.zebra" }))
  }
  const page = () => <LatchkeyProvider kit={kit}>{children}</LatchkeyProvider>
  const { rerender } = render(page())
  rerender(page())
  await act(() => vi.dynamicImportSettled())
  return reports.mock.calls.map(([line]) => String(line)).filter((line) => line.startsWith("[latchkey]"))
}

function Account({ namespace }: { readonly namespace: unknown }) {
  return useAccount(namespace as never).status
}

test("useAccount reports a namespace that does not exist, once", async () => {
  expect(
    await collectLines(
      <>
        <Account namespace="eip155" />
        <Account namespace="evm" />
        <Account namespace={{ namespace: "solana" }} />
      </>
    )
  ).toEqual([
    expect.stringMatching(/^\[latchkey\] useAccount: .*"evm".* Did you mean "eip155"\?$/),
    expect.stringMatching(/^\[latchkey\] useAccount: .* Did you mean "solana"\?$/)
  ])
})

test("ConnectButton and NetworkButton report props that they do not have", async () => {
  const wrong: object = { lable: "Sign in" }
  const other: object = { label: "Networks" }
  const unknown: object = { namespace: "evm" }
  const lines = await collectLines(
    <>
      <ConnectButton {...wrong} />
      <NetworkButton {...other} />
      <ConnectButton {...unknown} />
    </>
  )
  expect(lines.toSorted()).toEqual([
    expect.stringMatching(/^\[latchkey\] <ConnectButton namespace>: .*"evm".* Did you mean "eip155"\?$/),
    "[latchkey] <ConnectButton> has no prop `lable`. Did you mean `label`?",
    "[latchkey] <NetworkButton> has no prop `label`."
  ])
})

test("AccountButton reports props that it does not have as its own", async () => {
  const wrong: object = { label: "Me", lable: "Me" }
  expect(await collectLines(<AccountButton {...wrong} />, true)).toEqual([
    "[latchkey] <AccountButton> has no prop `label`.",
    "[latchkey] <AccountButton> has no prop `lable`."
  ])
})

test("reports nothing for the props of buttons and the attributes of elements", async () => {
  const own: Required<Omit<ConnectButtonProps, keyof ButtonProps>> = {
    accountStatus: "full",
    chainStatus: "none",
    label: "Sign in",
    loadingLabel: "Signing in",
    namespace: "eip155",
    showBalance: true,
    size: "small",
    view: "Connect"
  }
  const attributes: object = {
    tabIndex: 0,
    lang: "en",
    suppressHydrationWarning: true,
    popoverTarget: "menu",
    onMouseEnter: () => {},
    role: "button"
  }
  expect(
    await collectLines(
      <>
        <ConnectButton {...own} data-test="1" aria-label="Sign in" {...attributes} />
        <NetworkButton className="own" title="Networks" disabled {...attributes} />
        <AccountButton id="account" />
      </>
    )
  ).toEqual([])
})
