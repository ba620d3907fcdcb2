// @vitest-environment happy-dom
import { act } from "@testing-library/react"
import { describe, expect, test } from "vitest"
import { collectEnds, createKitFactory } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { passTurns } from "../../../../fixtures/testing/turns.ts"
import { announcePlainWallet } from "../../../../fixtures/wallets/evm/plainWallet.ts"
import type { Latchkey } from "../public.ts"

const ends = collectEnds()
const make = createKitFactory(ends)

/** A kit that is connected to a wallet whose answer to a revocation is this error. */
const connectWithError = async (error: object): Promise<Latchkey> => {
  const wallet = announcePlainWallet({
    uuid: "z",
    rdns: "test.zebra",
    name: "Zebra",
    accounts: ["0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"],
    chainId: 1,
    answers: {
      wallet_revokePermissions: () => {
        throw error
      }
    }
  })
  ends.push(wallet.stop)
  const kit = make()
  await act(() => kit.connect({ connectorId: "test.zebra" }))
  return kit
}

describe("kit.disconnect", () => {
  test("rejects with the chains after the state has changed when the wallet reports an error", async () => {
    const kit = await connectWithError({ code: -32603, message: "the vault is broken" })
    const failure = await act(() => kit.disconnect().catch((cause: unknown) => cause))
    expect(failure).toMatchObject({ _tag: "FailedToDisconnectChains", message: "Failed to disconnect chains: eip155" })
    expect(kit.getSnapshot()).toMatchObject({ status: "disconnected", account: null, open: false })
    expect(localStorage.getItem("@appkit/connection_status")).toBe("disconnected")
  })

  test.each([-32601, 4200])("resolves when the wallet does not know the revocation (%i)", async (code) => {
    const kit = await connectWithError({ code, message: "unknown method" })
    await act(() => kit.disconnect())
    expect(kit.getSnapshot().status).toBe("disconnected")
  })

  test("ends a pending connection: a late answer of the wallet connects nothing", async () => {
    let answer = (_: ReadonlyArray<string>): void => {}
    const wallet = announcePlainWallet({
      uuid: "slow",
      rdns: "test.slow",
      name: "Slow",
      accounts: [],
      chainId: 1,
      answers: {
        eth_requestAccounts: () =>
          new Promise((done) => {
            answer = done
          })
      }
    })
    ends.push(wallet.stop)
    const kit = make()
    const connecting = kit.connect({ connectorId: "test.slow" }).catch((cause: unknown) => cause)
    await expect.poll(() => kit.getSnapshot().status).toBe("connecting")
    await act(() => kit.disconnect())
    expect(await connecting).toMatchObject({ _tag: "ModalClosed" })
    await act(async () => {
      answer(["0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"])
      await passTurns(20)
    })
    expect(kit.getSnapshot()).toMatchObject({ status: "disconnected", account: null })
  })
})
