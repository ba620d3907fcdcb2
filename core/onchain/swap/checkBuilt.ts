import { toQuantity } from "../../chain/evm/hex.ts"
import * as Either from "effect/Either"
import { isAccountId, splitAccountId } from "../../chain/network/caip.ts"
import type { AccountId } from "../../chain/network/ids.ts"
import { selectors, usdtAddresses } from "../token/erc20.ts"
import { isCoin, isSameToken } from "../token/tokenId.ts"
import type { TransactionRequest } from "../../wallets/requests/request.ts"
import type { Built } from "./answers.ts"
import { SwapMisprepared } from "./errors.ts"

/** The required values of a built transaction: the account, the token given, and its amount in base units. */
export interface Trade {
  readonly account: AccountId
  readonly from: AccountId
  readonly amountUnits: bigint
}

/** An approval that may be shown and requested. docs/spec/onchain.md#swap-approval-call. */
export interface SwapApproval {
  readonly request: TransactionRequest
  /** The spender of the token, and the allowance in base units. */
  readonly spender: string
  readonly amountUnits: string
  /** `all`: more than any account can ever hold; `none`: it revokes an older approval, and another one must follow. */
  readonly allows: "amount" | "all" | "none"
}

/** More gas than fits in a block is not a valid estimate. */
const mostGas = 100_000_000n
const allFrom = 2n ** 255n

/**
 * Calls that move or approve a token directly. No swap is one of them, whatever contract it goes to: `transfer`,
 * `transferFrom`, `approve`, `increaseAllowance`, `setApprovalForAll`, `safeTransferFrom` (two forms), `permit`.
 */
const movers = new Set([
  selectors.transfer,
  selectors.transferFrom,
  selectors.approve,
  "39509351",
  "a22cb465",
  "42842e0e",
  "b88d4fde",
  "d505accf"
])

type Checked<A> = Either.Either<A, SwapMisprepared>
const refuse = (field: SwapMisprepared["field"]) => Either.left(new SwapMisprepared({ field }))

/**
 * Checks a built swap and returns it in the form of a wallet request: from the account, to a contract on its network,
 * with data that does not move a token directly, and with exactly the coin amount given. Otherwise fails, and nothing
 * is sent.
 */
export const checkSwap = ({ account, amountUnits, from }: Trade, built: Built): Checked<TransactionRequest> =>
  Either.flatMap(checkEnds(account, built), ({ data, sender, to }) => {
    const { network } = splitAccountId(account)
    if (isCoin(`${network}:${to}`)) return refuse("receiver")
    if (data.length < 10 || movers.has(data.slice(2, 10))) return refuse("data")
    return Either.right({
      from: sender,
      to,
      data,
      value: toQuantity(isCoin(from) ? amountUnits : 0n),
      ...getGas(built)
    })
  })

/** The amount of an approval: that of this swap, or all of the token, permanently. */
export type ApprovalChoice = "exact" | "all"

/** The limit of an approval; `exact` by default. */
export interface ApprovalLimit {
  readonly approval?: ApprovalChoice | undefined
}

const maxUint256 = 2n ** 256n - 1n

/**
 * Checks a built approval: `approve(spender, amount)` of the token given, without any coin amount. The spender is that
 * of the built approval; the amount is the kit's own: exactly the amount of the swap, or all of the token. If the built
 * amount is 0, an older approval must be revoked first, and the returned approval revokes it.
 */
export const checkApproval = (
  { account, amountUnits, from }: Trade,
  built: Built,
  { approval = "exact" }: ApprovalLimit = {}
): Checked<SwapApproval> =>
  Either.flatMap(checkEnds(account, built), ({ data, sender, to }) => {
    const { network } = splitAccountId(account)
    if (!isSameToken(`${network}:${to}`, from) || isCoin(from)) return refuse("receiver")
    if (!/^(0x)?0*$/.test(built.value ?? "")) return refuse("value")
    const [, selector = "", spender = "", allowed = ""] = /^0x(.{8})0{24}(.{40})(.{64})$/.exec(data) ?? []
    if (selector !== selectors.approve) return refuse("data")
    if (/^0*$/.test(spender) || [sender, to].some((address) => address.toLowerCase() === `0x${spender}`))
      return refuse("spender")
    const requested = BigInt(`0x${allowed}`)
    if (requested > 0n && requested < amountUnits) return refuse("amount")
    const amount = requested === 0n ? 0n : approval === "all" ? maxUint256 : amountUnits
    return Either.right(
      getApproval(
        { request: { from: sender, to, data, value: "0x0", ...getGas(built) }, spender: `0x${spender}` },
        amount
      )
    )
  })

/** Returns the approval of the same spender for another amount. */
const getApproval = (
  { request, spender }: Pick<SwapApproval, "request" | "spender">,
  amount: bigint
): SwapApproval => ({
  request: {
    ...request,
    data: `0x${selectors.approve}${spender.slice(2).padStart(64, "0")}${amount.toString(16).padStart(64, "0")}`
  },
  spender,
  amountUnits: String(amount),
  allows: amount === 0n ? "none" : amount >= allFrom ? "all" : "amount"
})

/**
 * Returns the approvals that a swap needs, in order. If the token is one of the old USDT contracts with a remaining
 * allowance, or if the service requires it, the allowance is first revoked to 0: such tokens reject any other change.
 */
export const toApprovalSteps = (
  { amountUnits, from }: Trade,
  checked: SwapApproval,
  { allowedUnits, approval = "exact" }: ApprovalLimit & { readonly allowedUnits: bigint }
): ReadonlyArray<SwapApproval> => {
  // The service's gas estimate for revoking is too low for approving: then the wallet estimates.
  const { gas, ...request } = checked.request
  const following = checked.allows === "none" || gas === undefined ? { ...checked, request } : checked
  const last = getApproval(following, approval === "all" ? maxUint256 : amountUnits)
  const isOld = usdtAddresses.some((address) => address === splitAccountId(from).address.toLowerCase())
  return allowedUnits > 0n && (isOld || checked.allows === "none") ? [getApproval(checked, 0n), last] : [last]
}

/**
 * Returns sender, receiver and data if they belong to the account and its network. The account's own spelling of its
 * address is used.
 */
const checkEnds = (
  account: AccountId,
  { data, from, to }: Built
): Checked<{ readonly sender: string; readonly to: string; readonly data: `0x${string}` }> => {
  const { address, network } = splitAccountId(account)
  if (!network.startsWith("eip155:")) return refuse("network")
  if (!isAccountId(from) || !isSameToken(from, account)) return refuse("sender")
  const target = isAccountId(to) ? splitAccountId(to) : undefined
  if (
    target?.network !== network ||
    !/^0x[0-9a-f]{40}$/i.test(target.address) ||
    /^0x0*$/.test(target.address) ||
    target.address.toLowerCase() === address.toLowerCase()
  ) {
    return refuse("receiver")
  }
  const lower = data.toLowerCase()
  return /^0x([0-9a-f]{2})*$/.test(lower)
    ? Either.right({ sender: address, to: target.address, data: `0x${lower.slice(2)}` })
    : refuse("data")
}

/** Returns the service's gas estimate; an absurd one is dropped, and the wallet estimates. */
const getGas = ({ eip155 }: Built): { readonly gas?: `0x${string}` } => {
  const text = String(eip155?.gas ?? "")
  const gas = /^(\d{1,20}|0x[0-9a-f]{1,16})$/i.test(text) ? BigInt(text) : 0n
  return gas > 0n && gas <= mostGas ? { gas: toQuantity(gas) } : {}
}
