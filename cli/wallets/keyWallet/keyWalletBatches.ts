import { hexChainId } from "../../../core/chain/network/caip.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { toQuantity } from "../../../core/chain/evm/hex.ts"
import { array, string, struct } from "../../../core/foundation/data/decode.ts"
import { isRecord } from "../../../core/foundation/data/isRecord.ts"
import type { RequestedCapability, WalletRequest } from "../../../core/wallets/reader/walletRequest.ts"
import { walletCodes } from "../../../core/wallets/connection/walletCodes.ts"
import { WalletError } from "../../foundation/errors/WalletError.ts"

/** The functions that a wallet without contracts needs for batches. `send` signs and sends one transaction. */
interface Sender {
  readonly address: string
  readonly network: () => NetworkId
  /** Reads a batch by the same rules as the kit that shows it. */
  readonly read: (params: unknown) => WalletRequest
  readonly send: (transaction: Readonly<Record<string, unknown>>) => Promise<unknown>
  readonly receipt: (network: NetworkId, hash: string) => Promise<unknown>
}

const readTerms = struct({
  calls: array(struct({ gas: string(66), maxFeePerGas: string(66), maxPriorityFeePerGas: string(66) }), 16)
})

/** Returns the gas and prices of each call from the capability `feeCap` of the terminal's own batches. */
const getTerms = (capabilities: ReadonlyArray<RequestedCapability>) =>
  readTerms(capabilities.find(({ call, name }) => name === "feeCap" && call === undefined)?.value)?.calls ?? []

/** The maximum number of calls in a batch, because its id contains a hash of each. */
const maxCalls = 16

/**
 * Answers the batch methods of a wallet that sends one call after another (EIP-5792); atomic batches are rejected. A
 * batch's id contains the number of its calls, and the hashes of those that were sent.
 */
export const createBatchAnswers = ({ address, network, read, receipt, send }: Sender) => ({
  wallet_sendCalls: async (params: unknown) => {
    const batch = read(params)
    if (batch.kind !== "batch") throw new WalletError(-32602, "no calls")
    const { calls, capabilities, isAtomic, unread } = batch
    const [unknown] = unread
    if (unknown !== undefined) throw new WalletError(-32602, `${unknown.path} is unknown to this wallet`)
    if (isAtomic) throw new WalletError(walletCodes.atomicityNotSupported, "atomic batches are not supported")
    if (batch.network !== network()) throw new WalletError(walletCodes.unsupportedChain, "another chain")
    if (capabilities.some(({ isOptional }) => !isOptional))
      throw new WalletError(walletCodes.unsupportedCapability, "a capability that this wallet does not have")
    if (calls.length > maxCalls) throw new WalletError(walletCodes.largeBatch, "too many calls")
    if (calls.some(({ authorizations }) => authorizations.length > 0))
      throw new WalletError(4200, "this wallet does not sign this type of transaction")
    const terms = getTerms(capabilities)
    if (terms.length !== calls.length)
      throw new WalletError(-32602, "this wallet signs only a fee that was shown: add the capability feeCap")
    const hashes: Array<string> = []
    for (const [i, { data, to, value }] of calls.entries()) {
      try {
        hashes.push(String(await send({ ...terms[i], from: address, to, data, value: toQuantity(value) })))
      } catch (cause) {
        // Sent calls cannot be taken back: the id contains them, and shows that the batch is incomplete.
        if (hashes.length === 0) throw cause
        break
      }
    }
    return { id: `0x${calls.length.toString(16).padStart(2, "0")}${hashes.map((hash) => hash.slice(2)).join("")}` }
  },
  wallet_getCallsStatus: async (params: unknown) => {
    const id: unknown = Array.isArray(params) ? params[0] : undefined
    const [, count, rest] = (typeof id === "string" && /^0x([0-9a-f]{2})((?:[0-9a-f]{64}){1,16})$/.exec(id)) || []
    if (count === undefined || rest === undefined)
      throw new WalletError(walletCodes.unknownBatch, "no batch with this id")
    const hashes = (rest.match(/.{64}/g) ?? []).map((hash) => `0x${hash}`)
    const receipts = (await Promise.all(hashes.map((hash) => receipt(network(), hash)))).filter(isRecord)
    const done = receipts.filter(({ status }) => status === "0x1").length
    const isWhole = done === Number.parseInt(count, 16)
    return {
      version: "2.0.0",
      id,
      chainId: hexChainId(network()),
      atomic: false,
      status: receipts.length < hashes.length ? 100 : isWhole ? 200 : done === 0 ? 500 : 600,
      receipts: receipts.map(({ blockNumber, gasUsed, status, transactionHash }) => ({
        logs: [],
        status,
        transactionHash,
        blockNumber,
        gasUsed
      }))
    }
  }
})
