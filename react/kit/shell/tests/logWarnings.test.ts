// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import { afterEach, describe, expect, test, vi } from "vitest"
import { modalText } from "../../../../fixtures/testing/react/modalText.ts"
import { startServices } from "../../../../fixtures/testing/react/startServices.ts"
import { collectEnds, createKitFactory } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { waitUntil } from "../../../../fixtures/testing/turns.ts"
import { announcePlainWallet } from "../../../../fixtures/wallets/evm/plainWallet.ts"
import type { Latchkey } from "../public.ts"

const ends = collectEnds()
const make = createKitFactory(ends)
const nowhere = "http://127.0.0.1:9"
const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const secret = "canary.person@mailbox.example"
const run = async <A>(work: () => Promise<A>): Promise<A> => await act(work)

/** The lines of a kit's log. */
const getLines = async (kit: Latchkey): Promise<ReadonlyArray<{ readonly level: string; readonly message: string }>> =>
  (await (await kit.log()).text())
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line))

describe("kit.log", () => {
  afterEach(() => void vi.restoreAllMocks())

  test("keeps one warning for each failed request and each failed wallet at the default level, and prints nothing", async () => {
    const printed = [vi.spyOn(console, "warn"), vi.spyOn(console, "log"), vi.spyOn(console, "info")]
    const wallet = announcePlainWallet({
      uuid: "z",
      rdns: "test.zebra",
      name: "Zebra",
      accounts: [address],
      chainId: 1,
      answers: {
        eth_requestAccounts: () => {
          throw new Error(`broken for ${secret}`)
        }
      }
    })
    ends.push(wallet.stop)
    const kit = make({
      debug: false,
      projectId: "0123456789abcdef0123456789abcdef",
      endpoints: { api: nowhere, chainService: nowhere, rpc: { "eip155:1": nowhere, "eip155:137": nowhere } }
    })
    await run(() => kit.open())
    await run(() =>
      kit.connect({ connectorId: "test.zebra" }).then(
        () => {},
        () => {}
      )
    )
    const listFailed = async () => (await getLines(kit)).map(({ message }) => message.split(" failed")[0])
    await waitUntil(async () =>
      expect(await listFailed()).toEqual(expect.arrayContaining(["config.features", "connect"]))
    )
    const lines = await getLines(kit)
    expect(new Set(lines.map(({ level }) => level))).toEqual(new Set(["WARN"]))
    expect(lines.filter(({ message }) => message.startsWith("connect failed"))).toHaveLength(1)
    expect(JSON.stringify(lines)).not.toContain(secret)
    for (const item of printed) expect(item).not.toHaveBeenCalled()
  })
})

describe("a project that a service refuses", () => {
  afterEach(() => void vi.restoreAllMocks())

  test.each<[string, string, boolean]>([
    ["the configuration", "/appkit/v1/config", false],
    ["the origins", "/projects/v1/origins", false],
    ["the catalogue", "/getWallets", false],
    ["the catalogue in basic mode", "/getWallets", true]
  ])("shows an alert that names the page's origin when %s is refused", async (_, refused, basic) => {
    vi.spyOn(console, "error").mockImplementation(() => {})
    const services = await startServices(({ path }) => {
      if (path === refused) return new Response("Unauthorized: origin not allowed", { status: 401 })
      if (path === "/getWallets") return { data: [], count: 0 }
      return path === "/appkit/v1/config" ? { features: [] } : { allowedOrigins: [] }
    })
    ends.push(services.close)
    const kit = make({
      debug: true,
      basic,
      projectId: "0123456789abcdef0123456789abcdef",
      enableWalletConnect: false,
      endpoints: { api: services.url, chainService: services.url }
    })
    await run(() => kit.open())
    await waitUntil(() => expect(modalText()).toContain(`The origin ${location.origin} is not on the project's list.`))
  })
})
