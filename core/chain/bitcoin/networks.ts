import type { NetworkId } from "../network/ids.ts"

/** One Bitcoin network and what each protocol calls it. */
interface Spellings {
  readonly id: NetworkId
  /** wallet-standard's chain. */
  readonly standard: string
  /** sats-connect's `BitcoinNetworkType`. */
  readonly sats: string
  /** The key below `window.okxwallet`; OKX has none for signet. */
  readonly okx?: string
}

/** A protocol by which a page talks to a Bitcoin wallet. */
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

/** The Bitcoin networks that the kit knows: mainnet, testnet, signet. */
export const bitcoinNetworks: ReadonlyArray<NetworkId> = networks.map(({ id }) => id)

/** What a protocol calls a network; undefined when it has no word for it. */
export const networkName = (protocol: Protocol, network: NetworkId): string | undefined =>
  networks.find(({ id }) => id === network)?.[protocol]

/** The network that a protocol calls so; undefined for anything else. Names are compared exactly. */
export const networkNamed = (protocol: Protocol, name: unknown): NetworkId | undefined =>
  typeof name === "string" ? networks.find((one) => one[protocol] === name)?.id : undefined

/** Whether the network's coins are worth something, and its addresses those of mainnet. */
export const isMainnet = (network: NetworkId): boolean => network === networks[0]?.id
