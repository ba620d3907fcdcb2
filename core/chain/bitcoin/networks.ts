import type { NetworkId } from "../network/ids.ts"

/** One Bitcoin network and its name in each protocol. */
interface Spellings {
  readonly id: NetworkId
  /** wallet-standard's chain. */
  readonly standard: string
  /** sats-connect's `BitcoinNetworkType`. */
  readonly sats: string
  /** The key under `window.okxwallet`; OKX has no signet. */
  readonly okx?: string
}

/** A protocol between a page and a Bitcoin wallet. */
export type Protocol = "standard" | "sats" | "okx"

const networks: ReadonlyArray<Spellings> = [
  { id: "bip122:000000000019d6689c085ae165831e93", standard: "bitcoin:mainnet", sats: "Mainnet", okx: "bitcoin" },
  {
    id: "bip122:000000000933ea01ad0ee984209779ba",
    standard: "bitcoin:testnet",
    sats: "Testnet",
    okx: "bitcoinTestnet"
  },
  { id: "bip122:00000008819873e925422c1ff0f99f7c", standard: "bitcoin:signet", sats: "Signet" }
]

/** The Bitcoin networks that the kit supports: mainnet, testnet, signet. */
export const bitcoinNetworks: ReadonlyArray<NetworkId> = networks.map(({ id }) => id)

/** Returns a protocol's name for a network; undefined if the protocol has no name for it. */
export const getNetworkName = (protocol: Protocol, network: NetworkId): string | undefined =>
  networks.find(({ id }) => id === network)?.[protocol]

/** Returns the network with that name in a protocol; undefined for any other name. Names are compared exactly. */
export const findNetworkByName = (protocol: Protocol, name: unknown): NetworkId | undefined =>
  typeof name === "string" ? networks.find((spellings) => spellings[protocol] === name)?.id : undefined

/** Returns true if the network's coins have value and its addresses are mainnet addresses. */
export const isMainnet = (network: NetworkId): boolean => network === networks[0]?.id
