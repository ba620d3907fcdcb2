import * as Either from "effect/Either"
import { addressBytes, fromBase58, toBase58 } from "../../../core/chain/solana/base58.ts"
import { fromBase64, toBase64 } from "../../../core/foundation/platform/base64.ts"
import { supportsSolana } from "../../../core/wallets/solana/supportsSolana.ts"
import { readSolanaAccounts } from "../../../core/wallets/solana/readAccounts.ts"
import { readSendOptions } from "../../../core/wallets/solana/sendOptions.ts"
import { readTransaction } from "../../../core/chain/solana/transaction.ts"
import { wordsOfError } from "../../../core/chain/solana/transactionError.ts"
import { readStandardWallet, standardConnector } from "../../../core/wallets/connectors/standard.ts"
import { type Decoder, textReader, valueReader } from "../decoder.ts"

const address = "7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv"
const wallet = {
  version: "1.0.0",
  name: "W",
  icon: "data:image/png;base64,x",
  chains: ["solana:mainnet"],
  features: { "standard:connect": {}, "standard:events": {}, "solana:signTransaction": {} }
}
/** A transfer of one lamport, unsigned, as nodes and wallets encode it. */
const transaction = toBase64(
  new Uint8Array([
    1,
    ...new Uint8Array(64),
    1,
    0,
    1,
    3,
    ...(addressBytes(address) ?? []),
    ...new Uint8Array(32).fill(2),
    ...new Uint8Array(32),
    ...new Uint8Array(32).fill(9),
    1,
    2,
    2,
    0,
    1,
    12,
    2,
    0,
    0,
    0,
    1,
    ...new Uint8Array(7)
  ])
)

/** Data that wallets of the wallet-standard and Solana's nodes pass to the kit. */
export const standardWallets: ReadonlyArray<Decoder> = [
  {
    ...valueReader("wallet of the wallet-standard", [wallet], (value) => {
      const read = readStandardWallet(value)
      return read === null
        ? undefined
        : {
            ...standardConnector(read, "solana"),
            fits: supportsSolana(read, ["solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"])
          }
    }),
    wrong: (out) =>
      out === undefined || /^(data:image\/.*)?$/is.test(String(Reflect.get(Object(out), "icon")))
        ? undefined
        : "an icon that is no data URL"
  },
  valueReader("accounts of a Solana wallet", [[{ address, chains: ["solana:mainnet"] }]], (value) =>
    readSolanaAccounts(value).map(({ address: read, chains }) => [read, chains])
  ),
  valueReader(
    "options of sign-and-send",
    [{ preflightCommitment: "confirmed", skipPreflight: false, maxRetries: 2, minContextSlot: 1 }],
    (value) => Either.getOrUndefined(readSendOptions(value))
  ),
  valueReader(
    "why Solana refuses a transaction",
    ["AccountNotFound", { InstructionError: [0, { Custom: 1 }] }],
    wordsOfError
  ),
  textReader(
    "Solana transaction",
    [transaction],
    (text) => readTransaction(fromBase64(text) ?? new Uint8Array()),
    (out) =>
      out === undefined || Array.isArray(Reflect.get(Object(out), "signers"))
        ? undefined
        : "a transaction that nobody signs"
  ),
  textReader(
    "base58",
    [address, "11111111111111111111111111111111"],
    (text) => {
      const bytes = fromBase58(text)
      return bytes === undefined ? undefined : { same: toBase58(bytes) === text }
    },
    (out) =>
      out === undefined || Reflect.get(Object(out), "same") === true ? undefined : "bytes that are written otherwise"
  )
]
