import * as Either from "effect/Either"
import { splitAccountId } from "../../chain/network/caip.ts"
import { getField } from "../../foundation/data/decode.ts"
import { isSameAddress } from "../../wallets/requests/shownContext.ts"
import type { SignInData, SignInMessage } from "./fields.ts"
import { parseMessage } from "./message.ts"
import { readRecap } from "./recap.ts"
import { accountOfSignIn, type SignInSession } from "./session.ts"
import { isEqual } from "../../foundation/data/isEqual.ts"

/** A placeholder address for a text that is created before the account is known. */
export const nobody = "0x0000000000000000000000000000000000000000"

/** Returns the parameters of `wallet_connect` that request a sign-in together with the accounts. ERC-7846. */
export const toOneTapParams = (expected: SignInMessage): ReadonlyArray<unknown> => {
  const { accountAddress: _, chainId, networkName: __, ...fields } = expected
  return [
    {
      version: "1",
      capabilities: {
        signInWithEthereum: { ...fields, chainId: `0x${Number(chainId.slice("eip155:".length)).toString(16)}` }
      }
    }
  ]
}

/** A wallet's answer to `wallet_connect`: its accounts, the active one first, and the signed text of that account. */
export interface OneTapAnswer {
  readonly addresses: ReadonlyArray<unknown>
  readonly signed: { readonly message: string; readonly signature: string } | null
}

/** Reads an answer to `wallet_connect`; undefined if it holds no accounts. */
export const readOneTap = (answer: unknown): OneTapAnswer | undefined => {
  const accounts = getField(answer, "accounts")
  if (!Array.isArray(accounts) || accounts.length === 0 || accounts.length > 1_024) return undefined
  const signIn = getField(getField(accounts[0], "capabilities"), "signInWithEthereum")
  const [message, signature] = [getField(signIn, "message"), getField(signIn, "signature")]
  return {
    addresses: accounts.map((account) => getField(account, "address")),
    signed: typeof message === "string" && typeof signature === "string" ? { message, signature } : null
  }
}

/** The fields that the wallet must write as requested. */
const same = ["domain", "uri", "version", "nonce", "expirationTime", "notBefore", "requestId"] as const

/**
 * Returns the session of a text that the wallet created and signed; undefined unless every field of the text is as
 * requested, for the account in the wallet's answer. `grants`: additional methods that the text may allow the page.
 * docs/spec/onchain.md#siwx-one-tap.
 */
export const toOneTapSession = (
  expected: SignInMessage,
  address: unknown,
  { message, signature }: { readonly message: string; readonly signature: string },
  grants: ReadonlyArray<string> = []
): SignInSession | undefined => {
  const read = parseMessage(message)
  if (Either.isLeft(read)) return undefined
  const { networkName: _, scheme: __, ...data } = read.right
  const [own, requested] = [accountOfSignIn(data), accountOfSignIn(expected)]
  if (own === undefined || requested === undefined || typeof address !== "string") return undefined
  const { network } = splitAccountId(own)
  const remaining = removeGrants(data, grants)
  const isAsked =
    network === splitAccountId(requested).network &&
    isSameAddress(network, data.accountAddress, address) &&
    same.every((name) => data[name] === expected[name]) &&
    remaining.statement === expected.statement &&
    isEqual(remaining.resources ?? [], expected.resources ?? [])
  return isAsked ? { data: { ...data, chainId: network }, message, signature } : undefined
}

type GrantTexts = Pick<SignInData, "statement" | "resources">

/**
 * Returns a text's data without the methods that it allows the page (EIP-5573): the sentence in the statement, and the
 * last resource. The data is unchanged if they contain anything but methods of `grants`, or differ from each other.
 */
const removeGrants = ({ resources = [], statement = "" }: GrantTexts, grants: ReadonlyArray<string>): GrantTexts => {
  const all = { resources, ...(statement === "" ? {} : { statement }) }
  const [, before = "", list = ""] =
    /^(?:(.+) )?I further authorize the stated URI to perform the following actions on my behalf: \(1\) 'request': ('\w+'(?:, '\w+')*) for 'eip155'\.$/.exec(
      statement
    ) ?? []
  const methods = list.split(", ").map((quoted) => quoted.slice(1, -1))
  const listed = getMethods(resources.at(-1) ?? "")
  const isGranted =
    listed.length === methods.length && listed.every((method) => methods.includes(method) && grants.includes(method))
  return isGranted ? { resources: resources.slice(0, -1), ...(before === "" ? {} : { statement: before }) } : all
}

/** Returns the methods that an EIP-5573 resource allows on EVM networks; empty if it allows anything else. */
const getMethods = (resource: string): ReadonlyArray<string> => {
  const { attenuations = [], proofs = [] } = readRecap(resource) ?? {}
  const [allowed] = attenuations
  return attenuations.length === 1 &&
    proofs.length === 0 &&
    allowed?.resource === "eip155" &&
    allowed.actions.every((action) => action.startsWith("request/"))
    ? allowed.actions.map((action) => action.slice("request/".length))
    : []
}
