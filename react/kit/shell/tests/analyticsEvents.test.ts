// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import { createServer } from "node:http"
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest"
import { passTurns, waitUntil } from "../../../../fixtures/testing/turns.ts"
import { accounts } from "../../../../fixtures/sandbox/chains/accounts.ts"
import { announceEvm, startNode } from "../../../../fixtures/wallets/announcedWallets.ts"
import {
  closeLikeBrowsers,
  confirm,
  endPage,
  waitForSignIn,
  press,
  type Signing,
  signWithKey,
  view,
  wallet as signingWallet
} from "../../../../fixtures/testing/react/signInPage.ts"
import { signIn } from "../../siwx/public.ts"
import { createLatchkey } from "../public.ts"

closeLikeBrowsers()

vi.setConfig({ testTimeout: 60_000 }) // the kit's own code is read from its source

interface Description {
  readonly event: string
  readonly properties: unknown
}
const reports: Array<Description> = []
/** The event service, which wants events, and every other service, which knows nothing. */
const service = createServer((request, response) => {
  const { method, url = "" } = request
  let text = ""
  request.on("data", (part) => {
    text += part
  })
  request.on("end", () => {
    if (method === "POST" && url.startsWith("/e?")) reports.push(JSON.parse(text).props)
    const wants = url.includes("/getAnalyticsConfig")
    response.setHeader("content-type", "application/json")
    response.writeHead(wants || url.startsWith("/e?") ? 200 : 404)
    response.end(JSON.stringify(wants ? { isAnalyticsEnabled: true } : {}))
  })
})
let node: Awaited<ReturnType<typeof startNode>>
let url = ""
beforeAll(async () => {
  node = await startNode()
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve))
  const address = service.address()
  url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`
})
afterAll(async () => {
  await node.close()
  service.closeAllConnections()
  service.close()
})

const options = () => ({
  networks: node.networks,
  projectId: "p",
  endpoints: { analytics: url, api: url, chainService: url, rpc: { "eip155:1": node.url } }
})
const ends: Array<() => Promise<void> | void> = []
afterEach(async () => {
  for (const end of ends.splice(0)) await act(async () => end())
  localStorage.clear()
  reports.splice(0)
})

const [, you] = accounts
const listSendReports = () => reports.filter(({ event }) => event.startsWith("SEND_"))
const sending = { isSmartAccount: false, network: "eip155:1", token: "ETH", amount: 0.01 }

test("reports a host's send as started and sent, and as failed with its code after an account change", async () => {
  const wallet = announceEvm()
  const kit = createLatchkey({ ...options(), features: { analytics: true } })
  ends.push(kit.dispose, wallet.stop)
  await act(() => waitUntil(() => kit.connect({ connectorId: wallet.connectorId })))
  await act(() => kit.send({ to: you, amount: "0.01" }))
  await waitUntil(() =>
    expect(listSendReports().map(({ event, properties }) => [event, properties])).toEqual([
      ["SEND_INITIATED", sending],
      ["SEND_SUCCESS", sending]
    ])
  )
  const answer = node.hold()
  const end = kit.send({ to: you, amount: "0.01" }).catch((error) => error._tag)
  await waitUntil(() => expect(listSendReports()).toHaveLength(3))
  await act(async () => wallet.moveAccount())
  answer()
  expect(await end).toBe("ContextChanged")
  await waitUntil(() =>
    expect(listSendReports().at(-1)).toMatchObject({
      event: "SEND_ERROR",
      properties: { ...sending, message: "transaction.context-changed" }
    })
  )
})

test("reports a sign-in as pressed, failed with its code, signed, and cancelled, without account or text", async () => {
  let personal: Signing = () => {
    throw Object.assign(new Error("no"), { code: 4001 })
  }
  const zebra = signingWallet(() => personal)
  const kit = createLatchkey({
    ...options(),
    siwx: { ...signIn(), getRequired: () => false },
    features: { analytics: true }
  })
  ends.push(kit.dispose, endPage)
  await act(() => kit.connect({ connectorId: "test.zebra" }))
  await waitForSignIn(kit)
  await confirm(zebra)
  await waitUntil(() => expect(view()).toContain("You declined"))
  await press("Cancel")
  await waitUntil(() => expect(kit.getSnapshot().open).toBe(false))
  personal = signWithKey
  await act(() => kit.open({ view: "SIWXSignMessage" }))
  await waitForSignIn(kit)
  await confirm(zebra)
  const network = { network: "eip155:1", isSmartAccount: false }
  await waitUntil(() =>
    expect(
      reports.filter(({ event }) => /SIWX/.test(event)).map(({ event, properties }) => [event, properties])
    ).toEqual([
      ["CLICK_SIGN_SIWX_MESSAGE", network],
      ["SIWX_AUTH_ERROR", { ...network, message: "connection.request-rejected" }],
      ["CLICK_CANCEL_SIWX", network],
      ["CLICK_SIGN_SIWX_MESSAGE", network],
      ["SIWX_AUTH_SUCCESS", network]
    ])
  )
})

test("reports nothing of a send when the host did not turn analytics on", async () => {
  const wallet = announceEvm()
  const kit = createLatchkey(options())
  ends.push(kit.dispose, wallet.stop)
  await act(() => waitUntil(() => kit.connect({ connectorId: wallet.connectorId })))
  await act(() => kit.send({ to: you, amount: "0.01" }))
  await passTurns(200)
  await kit.dispose()
  expect(reports).toEqual([])
})
