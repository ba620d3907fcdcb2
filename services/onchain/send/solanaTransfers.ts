import * as Effect from "effect/Effect"
import { answerMisfit } from "../../wallets/connectors/methodTable.ts"
import { createContextChanged } from "../../wallets/connectors/createContextChanged.ts"
import { accountId, splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId, NetworkId } from "../../../core/chain/network/ids.ts"
import { Lamports } from "../../../core/chain/solana/lamports.ts"
import { RpcError } from "../../../core/chain/rpc/errors.ts"
import { walletCodes } from "../../../core/wallets/connection/walletCodes.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { formatUnits } from "../../../core/foundation/text/units.ts"
import { shortenToSignificant } from "../../../core/foundation/text/significantDigits.ts"
import { SendFeeNotCovered, SendWouldFail, toSendMisfit } from "../../../core/onchain/send/errors.ts"
import type { Sending } from "../../../core/onchain/send/sendRequest.ts"
import { getAddressBytes, fromBase58, toBase58 } from "../../../core/chain/solana/base58.ts"
import { findAssociatedAccount } from "../../../core/chain/solana/findAssociatedAccount.ts"
import { buildSolanaTransfer, type TokenRoute } from "../../../core/onchain/send/buildSolanaTransfer.ts"
import { fromBase64, toBase64 } from "../../../core/foundation/platform/base64.ts"
import { readTransaction, getSignature, replaceBlockhash } from "../../../core/chain/solana/transaction.ts"
import { toErrorWords } from "../../../core/chain/solana/transactionError.ts"
import { lamportsPerSignature, computePriorityFee, getComputeUnits } from "../../../core/onchain/send/solanaPrice.ts"
import { type SolanaTransfer, toSolanaTransfer } from "../../../core/onchain/send/solanaTransfer.ts"
import type { Intent } from "../../../core/wallets/signing/intent.ts"
import { getField } from "../../../core/foundation/data/decode.ts"
import type { Rpc } from "../../chain/rpc/Rpc.ts"
import type { WalletRequests } from "../../wallets/requests/WalletRequests.ts"
import { readComputePrice } from "./solanaFees.ts"
import { readTokenHoldings, tokenPrograms } from "../token/splTokens.ts"
import { traced } from "../../foundation/log/tracing.ts"

/**
 * A simulated transfer on Solana: its sender and receiver, the unsigned transaction in base64, and its fee in lamports.
 */
export interface SolanaRequest {
  readonly from: string
  readonly to: string
  readonly transaction: string
  readonly fee: bigint
  /** The receiver's token account, for a transfer of tokens. */
  readonly tokenAccount?: string
  /** Lamports that remain in that account if the transfer creates it. */
  readonly rent?: bigint
}

const commitment = "confirmed"
const Latest = Schema.Struct({
  value: Schema.Struct({ blockhash: Schema.String.pipe(Schema.filter((hash) => getAddressBytes(hash) !== undefined)) })
})
const SimulationResult = Schema.Struct({ value: Schema.Struct({ err: Schema.Unknown }) })
const Coins = Schema.Struct({ value: Lamports })
const Owner = Schema.Struct({
  value: Schema.NullOr(Schema.Struct({ owner: Schema.String, executable: Schema.Boolean }))
})

const readLatestBlockhash = (rpc: Rpc["Type"], network: NetworkId) =>
  Effect.map(
    rpc.read({ network, method: "getLatestBlockhash", params: [{ commitment }], result: Latest }),
    ({ value }) => value.blockhash
  )

/**
 * Reads the owner of an account and whether it is a program; null if the account does not exist. Does not fetch its
 * data.
 */
const readAccountAt = (rpc: Rpc["Type"], network: NetworkId, address: string) =>
  Effect.map(
    rpc.read({
      network,
      method: "getAccountInfo",
      params: [address, { encoding: "base64", commitment, dataSlice: { offset: 0, length: 0 } }],
      result: Owner
    }),
    ({ value }) => value
  )

/**
 * Returns the size of a token account in bytes. Accounts of the newer program have an extension for their immutable
 * owner.
 */
const getTokenAccountBytes = (program: string): number => (program === tokenPrograms[0] ? 165 : 170)

/** Reads the minimum balance of a token account in lamports. */
const getRent = (rpc: Rpc["Type"], network: NetworkId, { program }: TokenRoute) =>
  rpc.read({
    network,
    method: "getMinimumBalanceForRentExemption",
    params: [getTokenAccountBytes(program), { commitment }],
    result: Lamports
  })

/**
 * Fails if the sender's coins do not cover the fee and the creation of the receiver's token account. The network's own
 * error names an account that the sender has never seen.
 */
const requireRent = Effect.fnUntraced(function* (
  rpc: Rpc["Type"],
  account: AccountId,
  route: TokenRoute | undefined,
  fee: bigint
) {
  if (route?.create !== true) return
  const { address, network } = splitAccountId(account)
  const [rent, { value }] = yield* Effect.all(
    [
      getRent(rpc, network, route),
      rpc.read({ network, method: "getBalance", params: [address, { commitment }], result: Coins })
    ],
    { concurrency: 2 }
  )
  if (value < fee + rent)
    return yield* new SendFeeNotCovered({ coin: "SOL", fee: shortenToSignificant(formatUnits(fee + rent, 9)) })
})

/**
 * Finds the token accounts: from the sender's largest account of the token to the receiver's associated account, which
 * is created if missing.
 */
const getRoute = Effect.fnUntraced(function* (
  rpc: Rpc["Type"],
  network: NetworkId,
  { from, to, token }: SolanaTransfer
) {
  if (token === undefined) return undefined
  const holdings = yield* Effect.catchIf(
    readTokenHoldings(rpc, accountId(network, from), { mint: token.mint }),
    (error) => error._tag === "RpcError",
    () => Effect.succeed([])
  )
  const [source] = [...holdings].sort((a, b) => (a.amount < b.amount ? 1 : -1))
  if (source === undefined) return yield* new SendWouldFail({ detail: "the account does not hold this token." })
  const destination = findAssociatedAccount(to, token.mint, source.program)
  if (destination === undefined) return yield* Effect.dieMessage("getRoute: an address is not 32 bytes")
  const route: TokenRoute = {
    program: source.program,
    source: source.address,
    destination,
    create: (yield* readAccountAt(rpc, network, destination)) === null
  }
  return route
})

/**
 * Builds the transaction and simulates it on the network without sending it. Rejects a receiver that is a program, a
 * mint or a token account, because no wallet could access what is sent there.
 */
export const prepareTransfer = traced("solana.prepareTransfer")(function* (
  rpc: Rpc["Type"],
  account: AccountId,
  sending: Omit<Sending, "from">
) {
  const { address, network } = splitAccountId(account)
  const transfer = yield* toSolanaTransfer({ ...sending, from: address })
  const receiver = yield* readAccountAt(rpc, network, transfer.to)
  if (receiver !== null && (receiver.executable || tokenPrograms.some((program) => program === receiver.owner))) {
    return yield* toSendMisfit("receiver", transfer.to)
  }
  const route = yield* getRoute(rpc, network, transfer)
  const units = getComputeUnits(route !== undefined)
  const price = yield* readComputePrice(rpc, network, address, route !== undefined)
  const bytes = buildSolanaTransfer(transfer, yield* readLatestBlockhash(rpc, network), route, { units, price })
  if (bytes === undefined) return yield* Effect.dieMessage("prepareTransfer: an address is not 32 bytes")
  const transaction = toBase64(bytes)
  const params = [transaction, { encoding: "base64", commitment, sigVerify: false, replaceRecentBlockhash: true }]
  const {
    value: { err }
  } = yield* rpc.read({ network, method: "simulateTransaction", params, result: SimulationResult })
  const fee = lamportsPerSignature + computePriorityFee(price, units)
  if (err !== null) {
    yield* requireRent(rpc, account, route, fee)
    return yield* new SendWouldFail({ detail: `${toErrorWords(err)}.` })
  }
  const request: SolanaRequest = {
    from: transfer.from,
    to: transfer.to,
    transaction,
    fee,
    ...(route === undefined ? {} : { tokenAccount: route.destination }),
    ...(route?.create ? { rent: yield* getRent(rpc, network, route) } : {})
  }
  return request
})

/**
 * Asks the account's wallet to sign and send the transfer, once. If the wallet can only sign, sends it to the network's
 * first node, once. Replaces the blockhash first: that of the simulation may expire before the owner approves. Returns
 * the signature, which identifies the transaction.
 */
export const sendTransfer = traced("solana.sendTransfer")(function* (
  rpc: Rpc["Type"],
  wallet: WalletRequests["Type"],
  account: AccountId,
  request: SolanaRequest,
  intent?: Intent
) {
  const { address, network } = splitAccountId(account)
  if (request.from !== address) return yield* createContextChanged()
  const fresh = replaceBlockhash(
    fromBase64(request.transaction) ?? new Uint8Array(),
    yield* readLatestBlockhash(rpc, network)
  )
  if (fresh === undefined) return yield* Effect.dieMessage("sendTransfer: the prepared request is not a transaction")
  const params = { transaction: toBase64(fresh), pubkey: address }
  const method = "solana_signAndSendTransaction"
  return yield* wallet
    .ask(account, method, { ...params, sendOptions: { preflightCommitment: commitment } }, intent)
    .pipe(
      Effect.flatMap((answer) => {
        const signature = getField(answer, "signature")
        return typeof signature === "string" && fromBase58(signature, 90)?.length === 64
          ? Effect.succeed(signature)
          : answerMisfit(method)
      }),
      // EIP-1193: the wallet does not support the method, so nothing was sent.
      Effect.catchIf(
        (error) => error._tag === "WalletRequestFailed" && error.walletCode === walletCodes.unsupportedMethod,
        () =>
          Effect.gen(function* () {
            const signing = yield* wallet.intend(account, { method: "solana_signTransaction", params }, "send", {
              continues: intent
            })
            const answer = yield* wallet.ask(account, "solana_signTransaction", params, signing)
            return yield* broadcast(rpc, account, answer, (hash) => wallet.recordSent(signing, { hash }))
          })
      )
    )
})

/**
 * Sends a signed transaction to the network. If there is no answer, the outcome is unknown; the failure then contains
 * the signature, by which it can be looked up.
 */
const broadcast = Effect.fnUntraced(function* (
  rpc: Rpc["Type"],
  account: AccountId,
  answer: unknown,
  record: (hash: string) => Effect.Effect<void>
) {
  const { address, network } = splitAccountId(account)
  const transaction = getField(answer, "transaction")
  const bytes = typeof transaction === "string" ? fromBase64(transaction) : undefined
  const [first] = bytes === undefined ? [] : (readTransaction(bytes)?.signers ?? [])
  if (bytes === undefined || first === undefined || getSignature(bytes, address) === undefined)
    return yield* answerMisfit("solana_signTransaction")
  const sent = rpc.read({
    network,
    method: "sendTransaction",
    params: [transaction, { encoding: "base64", preflightCommitment: commitment }],
    result: Schema.Unknown
  })
  const hash = toBase58(first.signature)
  yield* Effect.catchIf(
    sent,
    (error) => !(error instanceof RpcError || error._tag === "NoRpcUrl" || error._tag === "Offline"),
    () => Effect.void
  )
  yield* record(hash)
  return hash
})
