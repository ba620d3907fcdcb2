// @vitest-environment happy-dom
import {
  catchRejection,
  connect,
  createConnector,
  createWallet,
  mainnet,
  leaveWallets,
  protocolNames,
  request,
  signet,
  testnet
} from "../../../fixtures/testing/services/wallets/bitcoinProtocols.ts"
import { afterEach, describe, expect, test } from "vitest"
import { bitcoinKeys } from "../../../fixtures/wallets/bitcoin/keys.ts"
import type { WalletAccounts } from "../connectors/Connector.ts"
import { passTurns } from "../../../fixtures/testing/turns.ts"

afterEach(leaveWallets)

const readField = (value: unknown, name: string): string => String(Object(value)[name])
const moment = () => passTurns(50)

describe.each(protocolNames)("bitcoinConnector by %s", (protocol) => {
  const [payment] = bitcoinKeys(mainnet)

  test("gives up a wallet that never answers when the attempt ends, and ignores its later answer", async () => {
    const { received, provider, strings } = createWallet(protocol, { behaviour: "silent" })
    const attempt = new AbortController()
    const waiting = catchRejection(connect(provider, false, attempt.signal))
    await moment()
    attempt.abort()
    expect(readField(await waiting, "code")).toBe("4001")
    strings.setAccounts(1)
    await moment()
    expect([
      received,
      readField(await catchRejection(request(provider, "signMessage", { message: "hi" })), "_tag")
    ]).toEqual([[], "RequestBeforeConnect"])
  })

  test("reports each change once if the wallet reports everything twice", async () => {
    const { received, provider } = createWallet(protocol, { behaviour: "twice" })
    await connect(provider)
    await request(provider, "signMessage", { message: "hi" })
    await moment()
    expect(received).toEqual([])
  })

  test("reports changed accounts once, and disconnects when the wallet revokes them all", async () => {
    const { received, provider, strings } = createWallet(protocol)
    await connect(provider)
    strings.setAccounts(1)
    await moment()
    const last = received.at(-1)
    expect([last?.[0], (last?.[1] as ReadonlyArray<WalletAccounts> | undefined)?.[0]?.accounts[0].address]).toEqual([
      "changed",
      bitcoinKeys(mainnet, 1)[0].address
    ])
    expect(
      readField(
        await catchRejection(request(provider, "signMessage", { message: "hi", address: payment.address })),
        "code"
      )
    ).toBe("4100")
    strings.setAccounts(null)
    await moment()
    expect(received.at(-1)).toEqual(["disconnect", undefined])
    expect(readField(await catchRejection(request(provider, "signMessage", { message: "hi" })), "_tag")).toBe(
      "RequestBeforeConnect"
    )
  })

  test("switches to another network, reports its accounts there, and rejects a network that the wallet does not know", async () => {
    const { received, provider, strings } = createWallet(protocol, { networks: [mainnet, testnet] }, [
      mainnet,
      testnet,
      signet
    ])
    await connect(provider)
    await provider.switchNetwork?.(testnet)
    const [there] = bitcoinKeys(testnet)
    const last = received.at(-1)?.[1] as ReadonlyArray<WalletAccounts> | undefined
    expect([last?.[0]?.network, last?.[0]?.accounts[0].address]).toEqual([testnet, there.address])
    expect(readField(await request(provider, "signMessage", { message: "hi" }, testnet), "address")).toBe(there.address)
    expect(readField(await catchRejection(provider.switchNetwork?.(signet) ?? Promise.resolve()), "code")).toMatch(
      /^(4902|-32602)$/
    )
    expect(readField(await request(provider, "signMessage", { message: "hi" }, testnet), "address")).toBe(there.address)
    expect(strings.broadcast).toEqual([])
  })

  test("removes all listeners on disconnect, and asks nothing afterwards", async () => {
    const { received, provider, strings } = createWallet(protocol)
    await connect(provider)
    expect(strings.listenerCount()).toBeGreaterThan(0)
    await provider.disconnect?.()
    expect([strings.listenerCount(), received]).toEqual([0, []])
    expect(await connect(provider, true)).toEqual([])
  })

  test("disconnects when the wallet leaves the page; later calls fail with a code", async () => {
    const { removal, received, provider, strings } = createWallet(protocol)
    await connect(provider)
    removal.abort("left")
    expect([received, strings.listenerCount()]).toEqual([[["disconnect", undefined]], 0])
    expect(readField(await catchRejection(request(provider, "signMessage", { message: "hi" })), "code")).toBe("4900")
  })

  test.each<[string, unknown]>([
    ["nothing", null],
    ["text", "wallet"],
    ["empty", {}],
    [
      "a wallet whose getters throw",
      new Proxy(
        {},
        {
          get: () => {
            throw new Error("getter")
          },
          has: () => true,
          ownKeys: () => {
            throw new Error("keys")
          }
        }
      )
    ],
    [
      "functions that are none",
      { request: 1, features: { "bitcoin:connect": 1 }, bitcoin: { connect: "no" }, chains: ["bitcoin:mainnet"] }
    ],
    [
      "answers that are none",
      {
        request: async () => ({
          result: {
            addresses: [
              { address: 1 },
              null,
              {
                get address(): never {
                  throw new Error("address")
                }
              }
            ]
          }
        }),
        chains: ["bitcoin:mainnet"],
        features: {
          "bitcoin:connect": { connect: async () => ({ accounts: [null, 1, { address: "x", chains: 7 }] }) }
        },
        bitcoin: { connect: async () => ({ address: {} }) }
      }
    ]
  ])("connects no account and throws no error of its own for %s", async (_, object) => {
    const { provider } = createConnector(protocol, object)
    expect(await connect(provider, true)).toEqual([])
    const got = await catchRejection(connect(provider))
    expect(Object(got).value ?? [typeof Object(got).code]).toEqual(
      Object(got).value === undefined ? [expect.stringMatching("number|string")] : []
    )
  })
})
