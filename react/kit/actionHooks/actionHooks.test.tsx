// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act, cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, test } from "vitest"
import { mainnet } from "../../../core/chain/network/networks.ts"
import { startServices } from "../../../fixtures/testing/react/startServices.ts"
import { waitUntil } from "../../../fixtures/testing/turns.ts"
import { announcePlainWallet, type PlainWalletOptions } from "../../../fixtures/wallets/evm/plainWallet.ts"
import { ProviderError } from "../../../fixtures/wallets/ProviderError.ts"
import {
  LatchkeyProvider,
  useCallsStatus,
  useRegisterName,
  useSendCalls,
  useSignMessage,
  useSignTypedData
} from "../../public.ts"
import { createLatchkey } from "../shell/public.ts"

const ends: Array<() => Promise<void> | void> = []
afterEach(async () => {
  cleanup()
  for (const end of ends.splice(0).reverse()) await act(async () => end())
  localStorage.clear()
})
const me = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"

const begin = async (answers: NonNullable<PlainWalletOptions["answers"]>) => {
  const services = await startServices(({ body, path }) =>
    path === "/v1/supported-chains"
      ? { http: ["eip155:1"] }
      : path === "/v1/profile/account"
        ? { success: true }
        : body.method === undefined
          ? undefined
          : "0x0"
  )
  ends.push(services.close)
  const wallet = announcePlainWallet({
    uuid: "z",
    rdns: "test.zebra",
    name: "Zebra",
    accounts: [me],
    chainId: 1,
    connected: true,
    answers
  })
  ends.push(wallet.stop)
  const { url } = services
  const kit = createLatchkey({
    networks: [mainnet],
    projectId: "p1",
    endpoints: { chainService: url, api: url, rpc: { "eip155:1": url } }
  })
  ends.push(kit.dispose)
  await act(() => kit.connect({ connectorId: "test.zebra" }))
  return { kit, wallet }
}
const press = (name: string) => act(async () => screen.getByText(name).click())
const expectStatus = (words: string) => waitUntil(() => expect(screen.getByRole("status").textContent).toBe(words))

function Signing() {
  const { data, error, isPending, reset, signMessage, status } = useSignMessage()
  const typed = useSignTypedData()
  const name = useRegisterName()
  const message = { domain: {}, types: { A: [{ name: "b", type: "string" }] }, primaryType: "A", message: { b: "c" } }
  return (
    <>
      <p role="status">{[status, isPending, data, error?._tag, typed.data, name.data?.name].join(" ").trim()}</p>
      <button type="button" onClick={() => signMessage({ message: "Hello" })}>
        Sign
      </button>
      <button type="button" onClick={reset}>
        Reset
      </button>
      <button type="button" onClick={() => typed.signTypedData(message)}>
        Typed
      </button>
      <button type="button" onClick={() => name.registerName({ name: "lanterns" })}>
        Register
      </button>
    </>
  )
}

test("useSignMessage goes from idle to pending and to the result; `signMessage` never rejects", async () => {
  let answer: () => unknown = () => "0x51"
  const { kit } = await begin({ personal_sign: () => answer(), eth_signTypedData_v4: "0x52" })
  render(
    <LatchkeyProvider kit={kit}>
      <Signing />
    </LatchkeyProvider>
  )
  await expectStatus("idle false")
  await press("Sign")
  await expectStatus("success false 0x51")
  answer = () => {
    throw new ProviderError(4001, "No")
  }
  await press("Sign")
  await expectStatus("error false  RequestRejected")
  await press("Reset")
  await expectStatus("idle false")
  answer = () => "0x53"
  await press("Typed")
  await expectStatus("idle false   0x52")
  await press("Register")
  await expectStatus("idle false   0x52 lanterns.reown.id")
})

function Batch() {
  const { data, sendCallsAsync } = useSendCalls()
  const status = useCallsStatus({ id: data?.id })
  return (
    <>
      <p role="status">{[data?.id, status.data?.status].join(" ").trim()}</p>
      <button type="button" onClick={() => void sendCallsAsync({ calls: [{ to: me }] })}>
        Send
      </button>
    </>
  )
}

test("useCallsStatus polls a batch until it is complete", async () => {
  let status = 100
  const { kit, wallet } = await begin({ wallet_sendCalls: { id: "0xb1" }, wallet_getCallsStatus: () => ({ status }) })
  render(
    <LatchkeyProvider kit={kit}>
      <Batch />
    </LatchkeyProvider>
  )
  await press("Send")
  await expectStatus("0xb1 100")
  status = 200
  await expectStatus("0xb1 200")
  const requests = wallet.requests.filter(({ method }) => method === "wallet_getCallsStatus").length
  expect(requests).toBeGreaterThan(1)
  expect(wallet.requests.filter(({ method }) => method === "wallet_sendCalls")).toHaveLength(1)
})
