import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import { accountId } from "../../../core/chain/network/caip.ts"
import { formatUnits } from "../../../core/foundation/text/units.ts"
import { readAmount } from "../../../core/onchain/money/typedAmount.ts"
import { isNobodys } from "../../../core/onchain/send/receiver.ts"
import { approve, transferFrom } from "../../../core/onchain/token/erc20.ts"
import { receiverLost } from "../../../services/onchain/send/Receivers.ts"
import { valueError } from "../../foundation/errors/usage.ts"
import { signerOn } from "../../wallets/connection/walletAtHand.ts"
import { confirm, wayToGoOn } from "../../wallets/requests/confirm.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import { receiverText, resolveAddress } from "../name/resolveAccount.ts"
import { planOfCall, readAllowance, requestOf, sendTokenCall, type TokenWords, tokenWorld } from "./allowance.ts"

const most = 2n ** 256n - 1n
const approveExample = "An example: latchkey token approve USDC 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 5"
const moveExample =
  "An example: latchkey token transfer-from USDC 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC 5"

const unitsOf = (amount: string, decimals: number, example: string) =>
  Either.match(readAmount(amount, decimals), {
    onLeft: () =>
      valueError("<amount>", `an amount above 0 with at most ${decimals} decimals, in whole tokens`, amount, example),
    onRight: (units) => Effect.succeed(units)
  })

/** `token approve <token> <spender> <amount>`: what a spender may move from now on, `all` without a limit. */
export const tokenApprove = (token: string, spender: string, amount: string, words: TokenWords) =>
  Effect.gen(function* () {
    const way = yield* wayToGoOn(words)
    const { accounts, network } = yield* signerOn("eip155", { dryRun: way === "dry-run" })
    const account = accountId(network, accounts[0].address)
    const { contract, data, lines, spenderText, symbol } = yield* readAllowance(account, token, spender)
    const { decimals } = data.token
    const units = amount.trim() === "all" ? most : yield* unitsOf(amount, decimals, approveExample)
    const wanted = units === most ? "any amount, without a limit" : `${formatUnits(units, decimals)} ${symbol}`.trim()
    const shown = { ...data, approvedUnits: String(units), isUnlimited: units === most }
    const call = yield* requestOf(account, yield* approve(contract, data.spender, units))
    const plan = planOfCall(account, call, shown, [...lines, ["May move then", wanted]], data.spender)
    const stopped = yield* confirm(way, "Allow", plan)
    const told = [["Allowed", wanted] as const, ["Spender", spenderText] as const]
    return stopped ?? (yield* sendTokenCall(account, call, shown, told, words))
  }).pipe(provideWorld(tokenWorld))

/** `token transfer-from <token> <from> <to> <amount>`: moves another account's token, as far as it allowed that. */
export const tokenTransferFrom = (
  token: string,
  givenFrom: string,
  givenTo: string,
  amount: string,
  words: TokenWords
) =>
  Effect.gen(function* () {
    const way = yield* wayToGoOn(words)
    const { accounts, network } = yield* signerOn("eip155", { dryRun: way === "dry-run" })
    const account = accountId(network, accounts[0].address)
    const owner = yield* resolveAddress("<from>", givenFrom, network, moveExample)
    const receiver = yield* resolveAddress("<to>", givenTo, network, moveExample)
    const from = owner.address
    const to = receiver.address
    const { contract, data, lines, symbol } = yield* readAllowance(accountId(network, from), token, accounts[0].address)
    if (isNobodys(to, contract)) return yield* receiverLost(to)
    const { decimals } = data.token
    const units = yield* unitsOf(amount, decimals, moveExample)
    const moved = `${formatUnits(units, decimals)} ${symbol}`.trim()
    if (units > BigInt(data.allowanceUnits))
      return yield* valueError(
        "<amount>",
        `what ${from} allows: ${data.allowance} ${symbol}`.trim(),
        amount,
        moveExample
      )
    const call = yield* requestOf(account, yield* transferFrom(contract, from, to, units))
    const shown = { ...data, from, to, amount: formatUnits(units, decimals), amountUnits: String(units) }
    const summary = [...lines, ["To", receiverText(receiver)] as const, ["Moves", moved] as const]
    const stopped = yield* confirm(way, "Send", planOfCall(account, call, shown, summary, to))
    const told = [
      ["Moved", moved] as const,
      ["From", receiverText(owner)] as const,
      ["To", receiverText(receiver)] as const
    ]
    return stopped ?? (yield* sendTokenCall(account, call, shown, told, words))
  }).pipe(provideWorld(tokenWorld))
