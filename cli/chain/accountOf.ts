import * as Either from "effect/Either"
import { accountId } from "../../core/chain/caip.ts"
import { parseAccountId } from "../../core/chain/parse.ts"
import { type AccountId, isNetworkId } from "../../core/chain/ids.ts"
import { defaultNetwork } from "./known.ts"
import { Usage } from "../errors.ts"

const example = "An example: eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"

/** The account a word means: CAIP-10, or a bare address on the network of `--network`. */
export const accountOf = (text: string, network: string = defaultNetwork): Either.Either<AccountId, Usage> => {
  if (!isNetworkId(network)) {
    return Either.left(new Usage({ reason: `--network must be a CAIP-2 id; it is "${network}".`, hint: "An example: eip155:137" }))
  }
  const whole = text.includes(":") ? parseAccountId(text) : Either.right(accountId(network, text))
  return whole.pipe(
    Either.mapLeft((error) => new Usage({ reason: error.message, hint: example })),
    Either.filterOrLeft(fits, () => new Usage({ reason: `An EVM address is 0x and 40 hexadecimal digits; "${text}" is not.`, hint: example }))
  )
}

const fits = (id: AccountId): boolean => !id.startsWith("eip155:") || /^eip155:[1-9]\d{0,15}:0x[0-9a-fA-F]{40}$/.test(id)
