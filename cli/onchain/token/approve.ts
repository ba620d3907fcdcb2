import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import { accountId } from "../../../core/chain/network/caip.ts"
import { formatUnits } from "../../../core/foundation/text/units.ts"
import { readAmount } from "../../../core/onchain/money/typedAmount.ts"
import { isUnowned } from "../../../core/chain/evm/checkReceiver.ts"
import { approve, transferFrom } from "../../../core/onchain/token/erc20.ts"
import { createValueError } from "../../foundation/errors/usage.ts"
import { getSignerOn } from "../../wallets/connection/currentSigner.ts"
import { confirm, chooseContinuation } from "../../wallets/requests/confirm.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import { formatReceiver, resolveAddress } from "../name/resolveAccount.ts"
import {
  getCallPlan,
  prepareCall,
  readAllowance,
  sendTokenCall,
  type TokenWords,
  createTokenWorld
} from "./allowance.ts"
import { ReceiverLost } from "../../../core/onchain/send/errors.ts"

const unlimited = 2n ** 256n - 1n
const approveExample = "An example: latchkey token approve USDC 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 5"
const moveExample =
  "An example: latchkey token transfer-from USDC 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC 5"

const getUnits = (amount: string, decimals: number, example: string) =>
  Either.match(readAmount(amount, decimals), {
    onLeft: () =>
      createValueError(
        "<amount>",
        `an amount above 0 with at most ${decimals} decimals, in whole tokens`,
        amount,
        example
      ),
    onRight: (units) => Effect.succeed(units)
  })

/** `token approve <token> <spender> <amount>`: sets how much a spender may move; `all` for no limit. */
export const approveToken = (token: string, spender: string, amount: string, words: TokenWords) =>
  Effect.gen(function* () {
    const way = yield* chooseContinuation(words)
    const { accounts, network } = yield* getSignerOn("eip155", { dryRun: way === "dry-run" })
    const account = accountId(network, accounts[0].address)
    const { contract, data, lines, spenderText, symbol } = yield* readAllowance(account, token, spender)
    const { decimals } = data.token
    const units = amount.trim() === "all" ? unlimited : yield* getUnits(amount, decimals, approveExample)
    const requested =
      units === unlimited ? "any amount, without a limit" : `${formatUnits(units, decimals)} ${symbol}`.trim()
    const details = { ...data, approvedUnits: String(units), isUnlimited: units === unlimited }
    const call = yield* prepareCall(account, yield* approve(contract, data.spender, units))
    const plan = getCallPlan(account, call, details, [...lines, ["May then move", requested]], data.spender)
    const stopped = yield* confirm(way, "Allow", plan)
    const summary = [["Allowed", requested] as const, ["Spender", spenderText] as const]
    return stopped ?? (yield* sendTokenCall(account, call, details, summary, words))
  }).pipe(provideWorld(createTokenWorld(words)))

/** `token transfer-from <token> <from> <to> <amount>`: moves another account's token, within its allowance. */
export const transferTokenFrom = (
  token: string,
  fromInput: string,
  toInput: string,
  amount: string,
  words: TokenWords
) =>
  Effect.gen(function* () {
    const way = yield* chooseContinuation(words)
    const { accounts, network } = yield* getSignerOn("eip155", { dryRun: way === "dry-run" })
    const account = accountId(network, accounts[0].address)
    const owner = yield* resolveAddress("<from>", fromInput, network, moveExample)
    const receiver = yield* resolveAddress("<to>", toInput, network, moveExample)
    const from = owner.address
    const to = receiver.address
    const { contract, data, lines, symbol } = yield* readAllowance(accountId(network, from), token, accounts[0].address)
    if (isUnowned(to, contract)) return yield* new ReceiverLost({ value: to })
    const { decimals } = data.token
    const units = yield* getUnits(amount, decimals, moveExample)
    const moved = `${formatUnits(units, decimals)} ${symbol}`.trim()
    if (units > BigInt(data.allowanceUnits))
      return yield* createValueError(
        "<amount>",
        `at most the allowance of ${from}: ${data.allowance} ${symbol}`.trim(),
        amount,
        moveExample
      )
    const call = yield* prepareCall(account, yield* transferFrom(contract, from, to, units))
    const details = { ...data, from, to, amount: formatUnits(units, decimals), amountUnits: String(units) }
    const planLines = [...lines, ["To", formatReceiver(receiver)] as const, ["Moves", moved] as const]
    const stopped = yield* confirm(way, "Send", getCallPlan(account, call, details, planLines, to))
    const summary = [
      ["Moved", moved] as const,
      ["From", formatReceiver(owner)] as const,
      ["To", formatReceiver(receiver)] as const
    ]
    return stopped ?? (yield* sendTokenCall(account, call, details, summary, words))
  }).pipe(provideWorld(createTokenWorld(words)))
