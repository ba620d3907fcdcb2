import { expect, test } from "vitest"
import { deedOf } from "./deed.ts"
import type { Transfer } from "./events.ts"

const move = (direction: Transfer["direction"], spam = false): Transfer => ({
  asset: "token",
  name: "Ether",
  symbol: "ETH",
  iconUrl: "",
  direction,
  quantity: "1",
  spam
})
const told = (operation: string, ...transfers: ReadonlyArray<Transfer>) =>
  deedOf(
    {
      id: "a",
      hash: "0x1",
      network: "eip155:1",
      status: "confirmed",
      from: "0xME",
      to: "0xb",
      minedAt: 1,
      operation,
      transfers
    },
    "0xme"
  )

test.each([
  ["send", [move("out")], "sent"],
  ["receive", [move("in")], "received"],
  ["trade", [move("out"), move("in")], "swapped"],
  ["mint", [move("in"), move("out")], "minted"],
  ["mint", [move("out")], "sent"],
  ["approve", [], "allowed"],
  ["execute", [], "called"],
  ["send", [move("self")], "sent"],
  ["", [], "called"]
] as const)("an operation %s that moved %j is %s", (operation, transfers, kind) => {
  expect(told(operation, ...transfers).kind).toBe(kind)
})

test("what moved decides, whatever the service calls it", () => {
  expect(told("receive", move("out")).kind).toBe("sent")
  expect(told("send", move("in")).kind).toBe("received")
  expect(told("approve", move("out")).kind).toBe("sent")
})

test("spam that came along is not what was gained", () => {
  expect(told("send", move("out"), move("in", true))).toMatchObject({ kind: "sent", gained: undefined })
})

test("the other party is the one that the account is not", () => {
  expect(told("send", move("out")).who).toBe("0xb")
})
