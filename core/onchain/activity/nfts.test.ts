import { describe, expect, test } from "vitest"
import type { Transaction, Transfer } from "./events.ts"
import { listHeldNfts } from "./nfts.ts"

const nft = (name: string, direction: Transfer["direction"], more: Partial<Transfer> = {}): Transfer => ({
  asset: "nft",
  name,
  symbol: "",
  iconUrl: "",
  direction,
  quantity: "1",
  spam: false,
  ...more
})
const makeTransaction = (minedAt: number, ...transfers: ReadonlyArray<Transfer>): Transaction => ({
  id: String(minedAt),
  hash: "0x1",
  network: "eip155:1",
  operation: "receive",
  status: "confirmed",
  from: "0xa",
  to: "0xb",
  minedAt,
  transfers
})
const listNames = (...transactions: ReadonlyArray<Transaction>) =>
  listHeldNfts(transactions).map(({ count, name }) => `${name} ${count}`)

describe("listHeldNfts", () => {
  test("lists NFTs that were received and not sent, newest first, whatever the order of the history", () => {
    const history = [
      makeTransaction(1, nft("Lantern", "in")),
      makeTransaction(3, nft("Key", "in")),
      makeTransaction(2, nft("Coin", "in"))
    ]
    expect(listNames(...history)).toEqual(["Key 1", "Coin 1", "Lantern 1"])
    expect(listNames(...history.toReversed())).toEqual(["Key 1", "Coin 1", "Lantern 1"])
  })

  test("omits an NFT that was sent on, and lists it again when it comes back", () => {
    const arrived = makeTransaction(1, nft("Lantern", "in"))
    const sent = makeTransaction(2, nft("Lantern", "out"))
    expect(listNames(sent, arrived)).toEqual([])
    expect(listNames(makeTransaction(3, nft("Lantern", "in")), sent, arrived)).toEqual(["Lantern 1"])
  })

  test("counts NFTs with the same name and image; another image is another NFT", () => {
    const copies = makeTransaction(
      1,
      nft("Lantern", "in", { quantity: "3" }),
      nft("Lantern", "in", { iconUrl: "https://x.test/a" })
    )
    expect(listNames(copies, makeTransaction(2, nft("Lantern", "out")))).toEqual(["Lantern 2", "Lantern 1"])
  })

  test("ignores spam, tokens, transfers to oneself, and failed or pending transactions", () => {
    const not = [
      makeTransaction(
        1,
        nft("Spam", "in", { spam: true }),
        nft("Token", "in", { asset: "token" }),
        nft("Self", "self")
      ),
      { ...makeTransaction(2, nft("Failed", "in")), status: "failed" } as const,
      { ...makeTransaction(3, nft("Waits", "in")), status: "pending" } as const
    ]
    expect(listNames(...not)).toEqual([])
  })

  test("counts a quantity that is not a whole number as one", () => {
    for (const quantity of ["1.5", "-2", "9".repeat(20), ""])
      expect(listNames(makeTransaction(1, nft("Odd", "in", { quantity })))).toEqual(["Odd 1"])
  })

  test("omits an NFT of which no item arrived, and counts more than a billion", () => {
    expect(listNames(makeTransaction(1, nft("Zero", "in", { quantity: "0" })))).toEqual([])
    expect(listNames(makeTransaction(1, nft("Many", "in", { quantity: "12345678901" })))).toEqual(["Many 12345678901"])
  })

  test("counts the items that contracts confirm if another address signed a transfer out of the account", () => {
    const moved = { ...makeTransaction(3, nft("Lantern", "out")), signer: "other" as const }
    const arrive = (minedAt: number, held?: ReadonlyArray<string>) =>
      makeTransaction(minedAt, nft("Lantern", "in", held === undefined ? {} : { held }))
    expect(listNames(moved, arrive(1, ["0xa/1"]))).toEqual(["Lantern 1"])
    expect(listNames(moved, arrive(1, []))).toEqual([])
    expect(listNames(moved, arrive(1))).toEqual([])
    // An item that came back counts once, and an arrival that cannot be checked hides no checked one.
    expect(listNames(moved, arrive(4, ["0xa/1"]), arrive(1, ["0xa/1"]))).toEqual(["Lantern 1"])
    expect(listNames(moved, arrive(2), arrive(1, ["0xa/1"]))).toEqual(["Lantern 1"])
  })
})
