import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { accountId, splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { displayedConnection } from "../../../core/wallets/connection/state.ts"
import { approve, type TokenCall } from "../../../core/onchain/token/erc20.ts"
import { isCoin, getTokenId } from "../../../core/onchain/token/tokenId.ts"
import { findTokenById } from "../../../core/onchain/token/resolveTokens.ts"
import { formatUnits } from "../../../core/foundation/text/units.ts"
import type { TransactionRequest } from "../../../core/wallets/requests/request.ts"
import { Rpc } from "../../../services/chain/rpc/Rpc.ts"
import { SupportedChains } from "../../../services/chain/rpc/SupportedChains.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { createErc20Reads } from "../../../services/onchain/token/createErc20Reads.ts"
import { TokenBalances } from "../../../services/onchain/token/TokenBalances.ts"
import { Receipts } from "../../../services/onchain/receipt/Receipts.ts"
import { stepOf } from "../../../services/onchain/send/Sends.ts"
import { CallBatches } from "../../../services/wallets/requests/CallBatches.ts"
import { sendPaid } from "../../../services/wallets/requests/sendPaid.ts"
import { Sponsors } from "../../../services/wallets/requests/Sponsors.ts"
import { WalletRequests } from "../../../services/wallets/requests/WalletRequests.ts"
import { addPrimaryName, isEvmAddress, formatReceiver, resolveAccount, resolveAddress } from "../name/resolveAccount.ts"
import { formatNetwork } from "../../chain/network/formatNetwork.ts"
import { createUsageError } from "../../foundation/errors/usage.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { formatPairs } from "../../foundation/text/table.ts"
import { getTransactionLookUp } from "../../run/lookUp.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import { Run } from "../../run/world.ts"
import { getSignerOn } from "../../wallets/connection/currentSigner.ts"
import { confirm, type ConfirmWords, type Plan, chooseContinuation } from "../../wallets/requests/confirm.ts"
import { createReceiptReport, createPendingReport, type TransactionReport } from "../../wallets/requests/receipt.ts"
import { tokenWords, toWordData, formatWords } from "../plan/planWords.ts"
import { withFeeCap } from "../plan/sendFee.ts"
import {
  findPayer,
  type Payer,
  toPayerData,
  planFee,
  makeSponsoredWallet,
  type SponsorWords,
  withPayer
} from "../plan/sponsor.ts"
import { createTokenArgument } from "./createTokenArgument.ts"
import { NotConnected } from "../../../core/wallets/connection/errors.ts"

const example = "An example: latchkey token allowance USDC 0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
/** From this value on, contracts treat an allowance as unlimited. */
const unlimited = 2n ** 255n

/**
 * `token allowance <token> <spender>`: shows how much of an account's token a spender may move, as the chain reports
 * it.
 */
export const readTokenAllowance = (token: string, spender: string, words: { readonly account?: string }) =>
  Effect.gen(function* () {
    const account = yield* words.account === undefined ? connectedAccount : resolveAccount(words.account)
    const found = yield* readAllowance(account, token, spender)
    const report: Report = { data: found.data, lines: formatPairs(found.lines) }
    return report
  }).pipe(provideWorld(Layer.provide(TokenBalances.layer, SupportedChains.layer)))

/** The options of every command that calls a token. */
export interface TokenWords extends ConfirmWords, SponsorWords {
  /** If false, returns the hash without waiting. */
  readonly wait?: boolean | undefined
}

/** The services of commands that change or use allowances. */
export const createTokenWorld = (words: SponsorWords) =>
  Layer.mergeAll(makeSponsoredWallet(words), Receipts.layer, Layer.provide(TokenBalances.layer, SupportedChains.layer))

/** `token revoke <token> <spender>`: revokes a spender's allowance; the connected account's wallet is asked. */
export const revokeToken = (token: string, spender: string, words: TokenWords) =>
  Effect.gen(function* () {
    const way = yield* chooseContinuation(words)
    const { accounts, network } = yield* getSignerOn("eip155", { dryRun: way === "dry-run" })
    const account = accountId(network, accounts[0].address)
    const { contract, data, isNothing, lines, spenderText, symbol } = yield* readAllowance(account, token, spender)
    if (isNothing) {
      const report: Report = {
        data: { ...data, transaction: null },
        lines: [...formatPairs(lines), "", "There is no allowance to revoke. Nothing was sent."]
      }
      return report
    }
    const call = yield* prepareCall(account, yield* approve(contract, data.spender, 0n))
    const stopped = yield* confirm(way, "Revoke", getCallPlan(account, call, data, lines, data.spender))
    if (stopped !== undefined) return stopped
    const summary = [["Revoked", symbol] as const, ["Spender", spenderText] as const]
    return yield* sendTokenCall(account, call, data, summary, words)
  }).pipe(provideWorld(createTokenWorld(words)))

/** A token's call, and the payer of its fee. */
interface PreparedCall {
  readonly request: TransactionRequest
  readonly payer: Payer | undefined
}

/**
 * Returns a token's call as the request of the account's wallet, and the payer of its fee. If the account pays, it has
 * a fee cap for the terminal's own key.
 */
export const prepareCall = Effect.fnUntraced(function* (account: AccountId, call: TokenCall) {
  const { address, network } = splitAccountId(account)
  const payer = yield* findPayer(account, [call])
  const bare = { from: address, ...call }
  const request: TransactionRequest = payer?.sponsorship === "paid" ? bare : yield* withFeeCap(network, bare)
  const prepared: PreparedCall = { request, payer }
  return prepared
})

/** Returns the plan of a token's call: its description, its fee and the request. `to`: the account that it concerns. */
export const getCallPlan = Effect.fnUntraced(function* (
  account: AccountId,
  { payer, request }: PreparedCall,
  data: Plan["data"] & { readonly token: { readonly symbol: string; readonly decimals: number } },
  lines: Plan["lines"],
  to: string
) {
  const { network } = splitAccountId(account)
  const sponsors = payer?.sponsorship === "paid" ? yield* Effect.serviceOption(Sponsors) : Option.none()
  const step = stepOf(account, request, Option.getOrUndefined(sponsors)?.getCapability(network))
  const words = yield* tokenWords(account, step, { ...data.token, address: request.to }, to)
  const fee = yield* planFee(network, request, payer)
  const plan: Plan = {
    data: { ...data, fee: fee.data, ...toPayerData(payer), words: toWordData(words) },
    lines: [...lines, ...fee.lines, ...formatWords(words, "In words")],
    requests: [step]
  }
  return plan
})

/** Sends a token's call from an account's wallet, once, and reports the outcome. */
export const sendTokenCall = Effect.fnUntraced(function* (
  account: AccountId,
  { payer, request }: PreparedCall,
  data: object,
  lines: ReadonlyArray<readonly [string, string]>,
  { wait = true }: TokenWords
) {
  const { network } = splitAccountId(account)
  const { flags, outbox } = yield* Run
  const { state } = yield* Store
  const before = yield* state
  const source = flags.source._tag
  const networkName = formatNetwork(before.chain.networks, network)
  const getReport = (transaction: TransactionReport): Report => ({
    data: { ...data, ...toPayerData(payer), transaction: transaction.data },
    lines: formatPairs([...lines, ["Network", networkName], ...transaction.lines])
  })
  outbox.reportAs((all) => {
    const { hash, standing } = all.at(-1) ?? {}
    return hash === undefined || standing !== "taken"
      ? undefined
      : getReport(createPendingReport(hash, network, before, source))
  })
  const sending = {
    batches: yield* CallBatches,
    sponsors: Option.getOrUndefined(yield* Effect.serviceOption(Sponsors))
  }
  const purpose = { asking: yield* WalletRequests, sponsorship: payer?.sponsorship }
  const hash = yield* sendPaid(sending, account, request, purpose, payer?.sponsorship === "paid")
  if (!outbox.all().some((request) => request.hash === hash)) {
    outbox.begin({ network, lookUp: getTransactionLookUp(hash, network, flags) })
    outbox.recordAccepted({ hash, lookUp: getTransactionLookUp(hash, network, flags) })
  }
  if (!wait) return getReport(createPendingReport(hash, network, yield* state, source))
  const receipt = createReceiptReport(yield* (yield* Receipts).mined(network, hash), network, yield* state, source)
  return getReport(yield* withPayer(receipt, account, payer))
})

/** Returns the connected EVM account, on the run's network if that is an EVM network. */
const connectedAccount = Effect.gen(function* () {
  const { chain, connection } = yield* (yield* Store).state
  const displayed = displayedConnection(connection, "eip155")
  if (displayed === undefined) return yield* new NotConnected({ namespace: "eip155" })
  return accountId(chain.active.startsWith("eip155:") ? chain.active : displayed.network, displayed.accounts[0].address)
})

/** Reads how much of an account's token a spender may move. */
export const readAllowance = Effect.fnUntraced(function* (account: AccountId, word: string, spenderInput: string) {
  const { address, network } = splitAccountId(account)
  if (!account.startsWith("eip155:"))
    return yield* createUsageError(`${network} is not an EVM network: only EVM tokens have allowances.`, example)
  const receiver = yield* addPrimaryName(yield* resolveAddress("<spender>", spenderInput, network, example), network)
  const spender = receiver.address
  const contract = yield* getContract(account, word)
  const { allowance, unit } = createErc20Reads(yield* Rpc, network, contract)
  const [value, [decimals, symbol]] = yield* Effect.all([allowance(address, spender), unit])
  const { chain } = yield* (yield* Store).state
  const amount = formatUnits(value, decimals)
  const isUnlimited = value >= unlimited
  return {
    contract,
    symbol,
    isNothing: value === 0n,
    spenderText: formatReceiver(receiver),
    data: {
      account,
      network,
      token: { id: getTokenId(accountId(network, contract)), address: contract, symbol, decimals },
      spender,
      allowance: amount,
      allowanceUnits: String(value),
      isUnlimited
    },
    lines: [
      ["Network", formatNetwork(chain.networks, network)],
      ["Owner", address],
      ["Token", symbol === "" ? contract : `${symbol}, ${contract}`],
      ["Spender", formatReceiver(receiver)],
      ["May move", isUnlimited ? "any amount, without a limit" : `${amount} ${symbol}`.trim()]
    ] as ReadonlyArray<readonly [string, string]>
  }
})

/** Returns the contract of a token by its address, its CAIP-19 id, or the symbol of a token that the account holds. */
const getContract = Effect.fnUntraced(function* (account: AccountId, word: string) {
  const { network } = splitAccountId(account)
  if (isEvmAddress(word.trim())) return word.trim()
  const id = findTokenById(word)
  const held =
    id === undefined
      ? (yield* (yield* TokenBalances).list(account)).flatMap(({ address, symbol }) =>
          address === undefined ? [] : [{ id: accountId(network, address), symbol }]
        )
      : []
  const candidates = id === undefined || splitAccountId(id).network !== network ? held : [{ id, symbol: "" }]
  const token = yield* createTokenArgument("<token>", word, network, candidates)
  return isCoin(token.id)
    ? yield* createUsageError("A network's coin has no allowances, only token contracts have.", example)
    : splitAccountId(token.id).address
})
