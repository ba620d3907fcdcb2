// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import * as Either from "effect/Either"
import { describe, expect, test } from "vitest"
import { mainnet } from "../../../../core/chain/network/networks.ts"
import { parseAccountId, parseNetworkId, plainAddress, toCoinType, wayBack } from "../../../../core/public.ts"
import { accounts } from "../../../../fixtures/sandbox/chains/accounts.ts"
import { closeLikeBrowsers, collectEnds } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { startServices } from "../../../../fixtures/testing/react/startServices.ts"
import { waitUntil } from "../../../../fixtures/testing/turns.ts"
import { announcePlainWallet } from "../../../../fixtures/wallets/evm/plainWallet.ts"
import { ProviderError } from "../../../../fixtures/wallets/ProviderError.ts"
import { createLatchkey } from "../public.ts"

closeLikeBrowsers()
const ends = collectEnds()
const [me] = accounts

/** Creates a kit whose services fail, with a wallet on the page. `failures`: those reported to the host. */
const start = async () => {
  const services = await startServices(({ path }) =>
    path === "/v1/supported-chains"
      ? { http: ["eip155:1"], ws: [] }
      : path.startsWith("/v1/profile")
        ? new Response("broken", { status: 500 })
        : undefined
  )
  const evm = announcePlainWallet({
    uuid: "z",
    rdns: "test.zebra",
    name: "Zebra",
    accounts: [me],
    chainId: 1,
    answers: {
      wallet_getCallsStatus: () => {
        throw new ProviderError(4100, "Not authorized")
      }
    }
  })
  const failures: Array<string> = []
  const kit = createLatchkey({
    networks: [mainnet],
    projectId: "0123456789abcdef0123456789abcdef",
    enableWalletConnect: false,
    endpoints: { api: services.url, chainService: services.url, rpc: { "eip155:1": services.url } },
    onError: ({ message }) => void failures.push(message)
  })
  ends.push(evm.stop, services.close, kit.dispose)
  return { failures, kit }
}
const getMessage = (call: Promise<unknown>): Promise<unknown> =>
  act(() =>
    call.then(
      () => "done",
      (error) => error.message
    )
  )

describe("the specification's sentences", () => {
  test.each<[string, Either.Either<unknown, { readonly message: string }>]>([
    ["Invalid CAIP-10 address: eip155:1", parseAccountId("eip155:1")],
    ["Invalid CAIP-2 network id: eip155", parseNetworkId("eip155")],
    ["Invalid CAIP Address", plainAddress("eip155:1")],
    ["Invalid chainId", toCoinType(2_147_483_648)],
    ["Invalid connection status: odd", wayBack("odd", { connectorId: "io.metamask" })]
  ])("returns from the functions of latchkey/core: %s", (message, result) => {
    expect(Either.getOrThrow(Either.flip(result)).message).toBe(message)
  })

  test("rejects names and batches with them when a service or the wallet refuses", async () => {
    const { failures, kit } = await start()
    await act(() => kit.connect({ connectorId: "test.zebra" }))
    expect(await getMessage(kit.resolveName({ name: "adalove.reown.id" }))).toBe("Error resolving name")
    expect(await getMessage(kit.getCallsStatus({ id: "0x01" }))).toBe(
      "Fetching call status not approved by the wallet."
    )
    await act(() => kit.open({ view: "Names", name: "adalove" }))
    await waitUntil(() => expect(failures).toContain("Error fetching name suggestions"))
  })
})
