import { expect, test } from "vitest"
import { supportsSolana } from "../solana/supportsSolana.ts"
import { readSolanaAccounts } from "../solana/readAccounts.ts"
import { getFeature, readStandardWallet, createStandardConnector } from "./standard.ts"

const icon = "data:image/svg+xml;base64,PHN2Zy8+"
const mainnet = "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp",
  devnet = "solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1"
const features = (...names: ReadonlyArray<string>) => Object.fromEntries(names.map((name) => [name, {}]))
const fitting = {
  version: "1.0.0",
  name: "Burner",
  icon,
  chains: ["solana:mainnet"],
  features: features("standard:connect", "standard:events", "solana:signTransaction")
}
const makeThrowing = (field: string) =>
  Object.defineProperty({ ...fitting }, field, {
    get: () => {
      throw new Error(field)
    }
  })

test("identifies a wallet by its name on all its namespaces", () => {
  const read = readStandardWallet(fitting)
  expect(read).toEqual({
    name: "Burner",
    icon,
    chains: ["solana:mainnet"],
    features: ["standard:connect", "standard:events", "solana:signTransaction"]
  })
  expect(read && createStandardConnector(read, "solana")).toEqual({
    id: "Burner",
    type: "ANNOUNCED",
    name: "Burner",
    chain: "solana",
    icon
  })
})

test.each([
  ["nothing", null],
  ["text", "wallet"],
  ["no name", { ...fitting, name: undefined }],
  ["a blank name", { ...fitting, name: " \u200b" }],
  ["a name that is no text", { ...fitting, name: 1 }],
  ["a throwing name", makeThrowing("name")],
  ["WalletConnect's name", { ...fitting, name: "WalletConnect" }],
  ["the id of a connector of ours", { ...fitting, name: "INJECTED" }]
])("F23: rejects %s as a wallet", (_, wallet) => {
  expect(readStandardWallet(wallet)).toBeNull()
})

test.each([
  ["an icon that is a script", { ...fitting, icon: "javascript:alert(1)" }, "icon", ""],
  ["an icon from elsewhere", { ...fitting, icon: "https://a.test/i.png" }, "icon", ""],
  ["a throwing icon", makeThrowing("icon"), "icon", ""],
  ["throwing chains", makeThrowing("chains"), "chains", []],
  ["chains that are no list", { ...fitting, chains: "solana:mainnet" }, "chains", []],
  ["chains of several types", { ...fitting, chains: [1, "solana:mainnet", null] }, "chains", ["solana:mainnet"]],
  ["throwing features", makeThrowing("features"), "features", []]
] as const)("F23: reads a wallet with %s without it", (_, wallet, field, expected) => {
  expect(readStandardWallet(wallet)).toMatchObject({ name: "Burner", [field]: expected })
})

test.each([
  [
    "signs transactions",
    features("standard:connect", "standard:events", "solana:signTransaction"),
    ["solana:mainnet"],
    true
  ],
  [
    "signs and sends",
    features("standard:connect", "standard:events", "solana:signAndSendTransaction"),
    ["solana:devnet", "solana:mainnet"],
    true
  ],
  [
    "signs messages alone",
    features("standard:connect", "standard:events", "solana:signMessage"),
    ["solana:mainnet"],
    false
  ],
  ["does not connect", features("standard:events", "solana:signTransaction"), ["solana:mainnet"], false],
  ["tells of no change", features("standard:connect", "solana:signTransaction"), ["solana:mainnet"], false],
  [
    "is on another network",
    features("standard:connect", "standard:events", "solana:signTransaction"),
    ["solana:devnet"],
    false
  ],
  [
    "is on another chain",
    features("standard:connect", "standard:events", "solana:signTransaction"),
    ["sui:mainnet", ""],
    false
  ]
])("supportsSolana for a wallet that %s", (_, featureList, chains, fits) => {
  const read = readStandardWallet({ ...fitting, features: featureList, chains })
  expect(read && supportsSolana(read, [mainnet])).toBe(fits)
})

test("supports only configured networks, and nothing without a Solana network", () => {
  expect([
    supportsSolana({ ...fitting, features: Object.keys(fitting.features) }, [devnet]),
    supportsSolana({ ...fitting, features: Object.keys(fitting.features) }, ["eip155:1", "solana:x"])
  ]).toEqual([false, false])
})

test("getFeature binds a function to its feature, and returns undefined for other values", () => {
  const wallet = {
    features: {
      "standard:connect": {
        secret: 7,
        connect(this: { readonly secret: number }, more: number) {
          return this.secret + more
        }
      },
      "standard:events": { on: 1 }
    }
  }
  expect(getFeature(wallet, "standard:connect", "connect")?.(1)).toBe(8)
  expect([
    getFeature(wallet, "standard:events", "on"),
    getFeature(wallet, "none", "on"),
    getFeature(null, "none", "on"),
    getFeature(makeThrowing("features"), "standard:connect", "connect")
  ]).toEqual([undefined, undefined, undefined, undefined])
})

test("F23: keeps the Solana accounts of a wallet, without duplicates", () => {
  const address = "7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv",
    other = "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA"
  const accounts = [
    null,
    1,
    { address: 1 },
    { address: "0x12", chains: ["solana:mainnet"] },
    { address: "z".repeat(44) },
    {
      get address(): never {
        throw new Error("address")
      }
    },
    { address, chains: ["solana:mainnet", 5] },
    { address },
    {
      address: other,
      get chains(): never {
        throw new Error("chains")
      }
    }
  ]
  expect(readSolanaAccounts(accounts).map(({ address: accountAddress, chains }) => [accountAddress, chains])).toEqual([
    [address, ["solana:mainnet"]],
    [other, []]
  ])
  expect(readSolanaAccounts(accounts)[0]?.own).toBe(accounts[6])
  expect([readSolanaAccounts("x"), readSolanaAccounts(undefined)]).toEqual([[], []])
})
