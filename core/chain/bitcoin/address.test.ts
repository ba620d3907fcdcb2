import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { type AddressKind, dustLimit, isAddressOn, getAddressNetwork, readAddress } from "./address.ts"
import { bitcoinNetworks, getNetworkName, findNetworkByName, type Protocol } from "./networks.ts"

const [mainnet, testnet, signet] = [
  "bip122:000000000019d6689c085ae165831e93",
  "bip122:000000000933ea01ad0ee984209779ba",
  "bip122:00000008819873e925422c1ff0f99f7c"
] as const

describe("readAddress", () => {
  // Addresses from BIP-173, BIP-341, BIP-350 and the genesis block.
  test.each<[string, AddressKind, boolean]>([
    ["1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa", "p2pkh", true],
    ["3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy", "p2sh", true],
    ["bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4", "p2wpkh", true],
    ["BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4", "p2wpkh", true],
    ["bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3", "p2wsh", true],
    ["bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0", "p2tr", true],
    ["mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn", "p2pkh", false],
    ["2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc", "p2sh", false],
    ["tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx", "p2wpkh", false],
    ["tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c", "p2tr", false]
  ])("reads %s as a %s address of mainnet: %s", (text, kind, onMainnet) => {
    expect(readAddress(text)).toEqual({ kind, mainnet: onMainnet })
    expect([isAddressOn(mainnet, text), isAddressOn(testnet, text), isAddressOn(signet, text)]).toEqual([
      onMainnet,
      !onMainnet,
      !onMainnet
    ])
  })

  test.each([
    ["", "nothing"],
    ["bitcoin", "a word"],
    ["0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266", "an EVM address"],
    ["bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5", "a mistyped checksum"],
    ["bc1qW508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4", "mixed case"],
    ["bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd", "Taproot with the checksum of version 0"],
    ["bc1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq24jc47", "version 0 with the checksum of version 1"],
    ["bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs", "a witness version that nobody uses yet"],
    ["bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080", "regtest"],
    ["SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7", "a Stacks address"],
    ["1A1zP1eP5QGefi2DMPTfTL5SLmv7Divf0a", "a letter that base58 leaves out"]
  ])("rejects as an address: %s", (text) => {
    expect(readAddress(text)).toBeUndefined()
    for (const network of bitcoinNetworks) expect(isAddressOn(network, text)).toBe(false)
  })

  test("detects one wrong letter in a segwit address", () => {
    const address = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"
    fc.assert(
      fc.property(
        fc.integer({ min: 4, max: address.length - 1 }),
        fc.constantFrom(..."qpzry9x8gf2tvdw0s3jn54khce6mua7l"),
        (index, letter) => {
          const other = address.slice(0, index) + letter + address.slice(index + 1)
          expect(readAddress(other) === undefined).toBe(other !== address)
        }
      )
    )
  })

  test("readAddress never throws, whatever the text", () => {
    fc.assert(fc.property(fc.string({ maxLength: 120 }), (text) => void readAddress(text)))
    fc.assert(fc.property(fc.string({ maxLength: 120 }), (text) => void readAddress(`bc1${text}`)))
  })

  test("assigns an address without a network to the first configured network with such addresses", () => {
    expect(getAddressNetwork([signet, testnet], "tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx")).toBe(signet)
    expect(getAddressNetwork([mainnet, testnet], "tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx")).toBe(testnet)
    expect(getAddressNetwork([mainnet], "tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx")).toBeUndefined()
  })

  test("returns the dust limits of Bitcoin Core", () => {
    expect(dustLimit).toEqual({ p2pkh: 546n, p2sh: 540n, p2wpkh: 294n, p2wsh: 330n, p2tr: 330n })
  })

  test.each<[Protocol, ReadonlyArray<string | undefined>]>([
    ["standard", ["bitcoin:mainnet", "bitcoin:testnet", "bitcoin:signet"]],
    ["sats", ["Mainnet", "Testnet", "Signet"]],
    ["okx", ["bitcoin", "bitcoinTestnet", undefined]]
  ])("%s names each network, and each name maps back to its network", (protocol, names) => {
    expect(bitcoinNetworks.map((network) => getNetworkName(protocol, network))).toEqual(names)
    for (const [index, name] of names.entries())
      if (name !== undefined) expect(findNetworkByName(protocol, name)).toBe(bitcoinNetworks[index])
    for (const wrong of ["", "mainnet ", "Regtest", "bip122:0", 1, null, undefined])
      expect(findNetworkByName(protocol, wrong)).toBeUndefined()
  })
})
