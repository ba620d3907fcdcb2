import * as Either from "effect/Either"
import { readChecksum } from "../../../core/chain/evm/checksum.ts"
import { isAddress } from "../../../core/chain/network/address.ts"
import { accountId, splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import { parseAccountId } from "../../../core/chain/network/parse.ts"
import type { AccountId, Namespace, NetworkId } from "../../../core/chain/network/ids.ts"
import { defaultNetwork } from "./knownNetworks.ts"
import { type Usage, createUsageError } from "../../foundation/errors/usage.ts"

/** The address format of each namespace (docs/spec/chain.md#network-addresses), and an example account. */
const rules: Readonly<Record<Namespace, readonly [rule: string, example: string]>> = {
  eip155: ["An EVM address is 0x and 40 hexadecimal digits", "eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"],
  solana: [
    "A Solana address is 32 to 44 base58 characters",
    "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv"
  ],
  bip122: [
    "A Bitcoin address starts with 1, 3 or bc1",
    "bip122:000000000019d6689c085ae165831e93:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"
  ],
  polkadot: [
    "A Polkadot address is 46 to 48 base58 characters",
    "polkadot:91b171bb158e2d3848fa23a9f1c25182:5hmuyxw9xdgbpptgypokw4thfyoe3ryenebr381z9iaegmfy"
  ],
  cosmos: [
    "A Cosmos address is a prefix, 1 and lower-case letters and digits",
    "cosmos:cosmoshub-4:cosmos1t2uflqwqe0fsj0shcfkrvpukewcw40yjj6hdc0"
  ]
}

const formatExample = (namespace: Namespace): string => `An example: latchkey balance ${rules[namespace][1]}`

/**
 * The network that an account belongs to: the one of `--network`, whatever the account says; otherwise a bare address
 * belongs to `bare`.
 */
export interface Where {
  readonly flag?: NetworkId | undefined
  readonly bare?: NetworkId | undefined
}

/**
 * Parses an account: CAIP-10, or a bare address. `--network` overrides the network in the account; a bare address that
 * is not valid on the run's network belongs to the default network.
 */
export const getAccount = (
  text: string,
  { bare = defaultNetwork, flag }: Where = {}
): Either.Either<AccountId, Usage> => {
  const network = flag ?? (fits(addPrefix(accountId(bare, text))) ? bare : defaultNetwork)
  const whole = text.includes(":") ? parseAccountId(text) : Either.right(accountId(network, text))
  return whole.pipe(
    Either.mapLeft((error) => createUsageError(error.message, formatExample(splitNetworkId(network).namespace))),
    Either.map(addPrefix),
    Either.filterOrLeft(fits, (id) => {
      const { namespace } = splitNetworkId(splitAccountId(id).network)
      // A bare address of another namespace, without its network.
      const guessed = !text.includes(":") && isAddress("solana", text) ? "solana" : namespace
      return createUsageError(`${rules[namespace][0]}; "${text}" is not.`, formatExample(guessed))
    }),
    Either.filterOrLeft(
      (id) => {
        const { address, network } = splitAccountId(id)
        const { namespace, reference } = splitNetworkId(network)
        return namespace !== "eip155" || readChecksum(address, reference) !== undefined
      },
      () =>
        createUsageError(
          `The capital letters of "${text}" are not those of its checksum: a character is wrong.`,
          `Compare it with its source. ${formatExample("eip155")}`
        )
    ),
    Either.flatMap((id) => (flag === undefined ? Either.right(id) : onNetwork(flag, id)))
  )
}

/** Returns the account with the same address on another network of its namespace. */
const onNetwork = (network: NetworkId, id: AccountId): Either.Either<AccountId, Usage> => {
  const own = splitAccountId(id)
  return splitNetworkId(network).namespace === splitNetworkId(own.network).namespace
    ? Either.right(accountId(network, own.address))
    : Either.left(
        createUsageError(
          `--network ${network} and ${id} are different kinds of chain.`,
          "Omit --network, or use an account on that chain."
        )
      )
}

/** Adds the `0x` to an EVM account without it. */
const addPrefix = (id: AccountId): AccountId => {
  const { address, network } = splitAccountId(id)
  return id.startsWith("eip155:") && /^[0-9a-f]{40}$/i.test(address) ? accountId(network, `0x${address}`) : id
}

/** Stricter for EVM than the rule for wallets: the chain id is a number, and the address begins with `0x`. */
const fits = (id: AccountId): boolean => {
  const { address, network } = splitAccountId(id)
  return id.startsWith("eip155:")
    ? /^eip155:[1-9]\d{0,15}:0x[0-9a-fA-F]{40}$/.test(id)
    : isAddress(splitNetworkId(network).namespace, address)
}
