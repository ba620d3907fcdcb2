import { expect, test } from "vitest"
import {
  accountIndexes,
  getAccountType,
  orderAccounts,
  isSameAccounts,
  type ReportedAccount,
  withKnown
} from "./accounts.ts"

const pay = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"
const tap = "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0"
const old = "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa"
const order = (...reported: ReadonlyArray<ReportedAccount>) =>
  orderAccounts(reported)?.map(({ address, type }) => [type, address]) ?? null

test("orderAccounts places payment at index 0 and ordinal at index 1, in any input order", () => {
  const accounts = orderAccounts([
    { address: tap, purpose: "ordinals" },
    { address: pay, purpose: "payment" }
  ])
  expect(accounts?.[accountIndexes.payment]).toEqual({ address: pay, type: "payment" })
  expect(accounts?.[accountIndexes.ordinal]).toEqual({ address: tap, type: "ordinal" })
})

test.each([
  ["payment", "payment"],
  ["ordinals", "ordinal"],
  ["ordinal", "ordinal"],
  ["stacks", undefined],
  ["starknet", undefined],
  ["stx", undefined],
  ["constructor", undefined],
  ["", undefined]
])("reads purpose %s as %s", (purpose, type) => expect(getAccountType(purpose)).toBe(type))

test.each<[string, ReadonlyArray<ReportedAccount>, ReadonlyArray<ReadonlyArray<string>> | null]>([
  [
    "Stacks is left out",
    [
      { address: "SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7", purpose: "stacks" },
      { address: pay, purpose: "payment" }
    ],
    [["payment", pay]]
  ],
  ["Stacks alone is no account", [{ address: pay, purpose: "stacks" }], null],
  [
    "without purposes Taproot is for ordinals",
    [{ address: tap }, { address: pay }],
    [
      ["payment", pay],
      ["ordinal", tap]
    ]
  ],
  ["a wallet of one Taproot address pays with it", [{ address: tap }], [["payment", tap]]],
  [
    "a wallet that says it is for ordinals alone is believed",
    [{ address: tap, purpose: "ordinals" }],
    [["ordinal", tap]]
  ],
  [
    "one address for both is two accounts where the wallet says so",
    [
      { address: tap, purpose: "payment" },
      { address: tap, purpose: "ordinals" }
    ],
    [
      ["payment", tap],
      ["ordinal", tap]
    ]
  ],
  ["the same twice is one", [{ address: pay }, { address: pay }], [["payment", pay]]],
  [
    "the rest follows as it came",
    [{ address: old }, { address: tap }, { address: pay }],
    [
      ["payment", old],
      ["ordinal", tap],
      ["payment", pay]
    ]
  ],
  ["what is no address is left out", [{ address: "me" }, { address: "" }, { address: pay }], [["payment", pay]]],
  ["nothing is nothing", [], null]
])("%s", (_, reported, expected) => expect(order(...reported)).toEqual(expected))

test("keeps keys and paths with their accounts", () => {
  expect(orderAccounts([{ address: pay, publicKey: "02aa", path: "m/84'/0'/0'/0/0" }])).toEqual([
    { address: pay, type: "payment", publicKey: "02aa", path: "m/84'/0'/0'/0/0" }
  ])
})

test("reads 64 of a thousand accounts", () => {
  expect(
    orderAccounts(
      Array.from({ length: 1_000 }, (_, index) => ({ address: pay, purpose: index === 64 ? "ordinals" : "payment" }))
    )
  ).toHaveLength(1)
})

test("isSameAccounts is true only if all accounts are equal", () => {
  const ordered = orderAccounts([{ address: pay }, { address: tap }])
  const known = orderAccounts([{ address: pay, publicKey: "02" }, { address: tap }])
  expect([
    isSameAccounts(ordered ?? [], [...(ordered ?? [])]),
    isSameAccounts(ordered ?? [], known ?? []),
    isSameAccounts(ordered ?? [], [])
  ]).toEqual([true, false, false])
})

test("withKnown adds the known key to the same account only", () => {
  const known = [
    { address: pay, type: "payment", publicKey: "02aa" },
    { address: tap, type: "ordinal", publicKey: "bb" }
  ] as const
  expect(
    withKnown(
      [
        { address: pay, type: "payment" },
        { address: old, type: "payment" }
      ],
      known
    )
  ).toEqual([known[0], { address: old, type: "payment" }])
  expect(withKnown([{ address: pay, type: "payment", publicKey: "02cc" }], known)).toEqual([
    { address: pay, type: "payment", publicKey: "02cc" }
  ])
})

test("includes only the details that the wallet reported", () => {
  expect(orderAccounts([{ address: pay }])).toStrictEqual([{ address: pay, type: "payment" }])
  expect(orderAccounts([{ address: pay, publicKey: "02", path: "m" }])).toStrictEqual([
    { address: pay, type: "payment", publicKey: "02", path: "m" }
  ])
})

test("places the ordinals account second, after any number of others", () => {
  expect(order({ address: pay }, { address: old }, { address: tap })).toEqual([
    ["payment", pay],
    ["ordinal", tap],
    ["payment", old]
  ])
})

test("does not use a Taproot account for payments if the wallet reported it for ordinals", () => {
  expect(order({ address: tap, purpose: "ordinals" })).toEqual([["ordinal", tap]])
  expect(order({ address: tap }, { address: tap, purpose: "ordinals" })).toEqual([["ordinal", tap]])
  expect(order({ address: tap })).toEqual([["payment", tap]])
})

test("withKnown ignores details of the same address with another purpose", () => {
  expect(
    withKnown([{ address: tap, type: "payment" }], [{ address: tap, type: "ordinal", publicKey: "02" }])
  ).toStrictEqual([{ address: tap, type: "payment" }])
})
