import * as Either from "effect/Either"
import { isAddress } from "../../core/chain/address.ts"
import { accountId, splitAccountId, splitNetworkId } from "../../core/chain/caip.ts"
import { parseAccountId } from "../../core/chain/parse.ts"
import { type AccountId, isNetworkId, type Namespace } from "../../core/chain/ids.ts"
import { defaultNetwork } from "./known.ts"
import { Usage } from "../errors.ts"

/** What an address is on each kind of chain (spec §5), and an account there. */
const rules: Readonly<Record<Namespace, readonly [rule: string, example: string]>> = {
  eip155: ["An EVM address is 0x and 40 hexadecimal digits", "eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"],
  solana: ["A Solana address is 32 to 44 base58 characters", "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv"],
  bip122: ["A Bitcoin address starts with 1, 3 or bc1", "bip122:000000000019d6689c085ae165831e93:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"],
  polkadot: ["A Polkadot address is 46 to 48 base58 characters", "polkadot:91b171bb158e2d3848fa23a9f1c25182:5hmuyxw9xdgbpptgypokw4thfyoe3ryenebr381z9iaegmfy"],
  cosmos: ["A Cosmos address is a prefix, 1 and lower-case letters and digits", "cosmos:cosmoshub-4:cosmos1t2uflqwqe0fsj0shcfkrvpukewcw40yjj6hdc0"]
}

const example = (namespace: Namespace): string => `An example: latchkey balance ${rules[namespace][1]}`

/** The account a word means: CAIP-10, or a bare address on the network of `--network`. */
export const accountOf = (text: string, network: string = defaultNetwork): Either.Either<AccountId, Usage> => {
  if (!isNetworkId(network)) {
    return Either.left(new Usage({ reason: `--network must be a CAIP-2 id; it is "${network}".`, hint: "An example: --network eip155:137" }))
  }
  const whole = text.includes(":") ? parseAccountId(text) : Either.right(accountId(network, text))
  return whole.pipe(
    Either.mapLeft((error) => new Usage({ reason: error.message, hint: example("eip155") })),
    Either.filterOrLeft(fits, (id) => {
      const { namespace } = splitNetworkId(splitAccountId(id).network)
      // A bare address of another kind of chain: its network was not named.
      const meant = !text.includes(":") && isAddress("solana", text) ? "solana" : namespace
      return new Usage({ reason: `${rules[namespace][0]}; "${text}" is not.`, hint: example(meant) })
    })
  )
}

/** EVM ones more strictly than a wallet's: the chain id is a number, and `0x` is not left out. */
const fits = (id: AccountId): boolean => {
  const { address, network } = splitAccountId(id)
  return id.startsWith("eip155:") ? /^eip155:[1-9]\d{0,15}:0x[0-9a-fA-F]{40}$/.test(id) : isAddress(splitNetworkId(network).namespace, address)
}
