import * as Either from "effect/Either"
import { splitAccountId } from "../../chain/network/caip.ts"
import { fieldOf } from "../../foundation/data/decode.ts"
import { sameAddress } from "../../wallets/requests/shownContext.ts"
import type { SignInMessage } from "./fields.ts"
import { parseMessage } from "./message.ts"
import { accountOfSignIn, type SignInSession } from "./session.ts"

/** The address that a text is made for before anybody knows whose it will be. */
export const nobody = "0x0000000000000000000000000000000000000000"

/** Returns the parameters of `wallet_connect` that ask for a sign-in along with the accounts. ERC-7846. */
export const oneTapParams = (wanted: SignInMessage): ReadonlyArray<unknown> => {
  const { accountAddress: _, chainId, networkName: __, ...fields } = wanted
  return [
    {
      version: "1",
      capabilities: {
        signInWithEthereum: { ...fields, chainId: `0x${Number(chainId.slice("eip155:".length)).toString(16)}` }
      }
    }
  ]
}

/** What a wallet answered to `wallet_connect`: its accounts, the one in use first, and what that one signed. */
export interface OneTapAnswer {
  readonly addresses: ReadonlyArray<unknown>
  readonly signed: { readonly message: string; readonly signature: string } | null
}

/** Reads an answer to `wallet_connect`; undefined if it holds no accounts. */
export const readOneTap = (answer: unknown): OneTapAnswer | undefined => {
  const accounts = fieldOf(answer, "accounts")
  if (!Array.isArray(accounts) || accounts.length === 0 || accounts.length > 1_024) return undefined
  const of = fieldOf(fieldOf(accounts[0], "capabilities"), "signInWithEthereum")
  const [message, signature] = [fieldOf(of, "message"), fieldOf(of, "signature")]
  return {
    addresses: accounts.map((one) => fieldOf(one, "address")),
    signed: typeof message === "string" && typeof signature === "string" ? { message, signature } : null
  }
}

/** The fields that the wallet has to write as they were asked for. */
const same = ["domain", "uri", "version", "nonce", "statement", "expirationTime", "notBefore", "requestId"] as const

/**
 * Returns the session of what a wallet signed by itself; undefined unless its text says what was asked for, field by
 * field, for the account that the wallet gave. docs/spec/onchain.md#siwx-one-tap.
 */
export const sessionOfTap = (
  wanted: SignInMessage,
  address: unknown,
  { message, signature }: { readonly message: string; readonly signature: string }
): SignInSession | undefined => {
  const read = parseMessage(message)
  if (Either.isLeft(read)) return undefined
  const { networkName: _, scheme: __, ...data } = read.right
  const [own, asked] = [accountOfSignIn(data), accountOfSignIn(wanted)]
  if (own === undefined || asked === undefined || typeof address !== "string") return undefined
  const { network } = splitAccountId(own)
  const isAsked =
    network === splitAccountId(asked).network &&
    sameAddress(network, data.accountAddress, address) &&
    same.every((name) => data[name] === wanted[name]) &&
    JSON.stringify(data.resources ?? []) === JSON.stringify(wanted.resources ?? [])
  return isAsked ? { data: { ...data, chainId: network }, message, signature } : undefined
}
