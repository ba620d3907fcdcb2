import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getTransferCheckedInstruction
} from "@solana-program/token"
import { getTransferSolInstruction } from "@solana-program/system"
import {
  address,
  appendTransactionMessageInstructions,
  type Blockhash,
  compileTransaction,
  createNoopSigner,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  type IInstruction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash
} from "@solana/web3.js"
import type { SolanaTransfer } from "../../../core/onchain/send/solanaTransfer.ts"

/**
 * The token accounts of a transfer. `create`: the receiver has no account for the token, and the sender pays for
 * creating it.
 */
export interface TokenRoute {
  readonly program: string
  readonly source: string
  readonly destination: string
  readonly create: boolean
}

/** The price of a transfer's compute units: their number, and the price of each in millionths of a lamport. */
export interface ComputeBid {
  readonly units: bigint
  readonly price: bigint
}

/** Returns the associated token account: the conventional address for an owner's tokens of a mint. */
export const findAssociatedAccount = async (owner: string, mint: string, program: string): Promise<string> =>
  (await findAssociatedTokenPda({ owner: address(owner), mint: address(mint), tokenProgram: address(program) }))[0]

/**
 * Builds the unsigned transaction in base64. The sender pays its fee. Uses the legacy format, which every wallet can
 * sign.
 */
export const buildTransfer = (
  transfer: SolanaTransfer,
  blockhash: string,
  route: TokenRoute | undefined,
  computeBid: ComputeBid
): string =>
  getBase64EncodedWireTransaction(
    compileTransaction(
      pipe(
        createTransactionMessage({ version: "legacy" }),
        (message) => setTransactionMessageFeePayer(address(transfer.from), message),
        (message) =>
          setTransactionMessageLifetimeUsingBlockhash(
            { blockhash: blockhash as Blockhash, lastValidBlockHeight: 0n },
            message
          ),
        (message) =>
          appendTransactionMessageInstructions(
            [...computeInstructions(computeBid), ...getInstructions(transfer, route)],
            message
          )
      )
    )
  )

const budget = address("ComputeBudget111111111111111111111111111111")

/**
 * Returns the limit (2, 32 bits) and the price (3, 64 bits) of compute units, in little-endian order; empty if the
 * price is zero.
 */
const computeInstructions = ({ price, units }: ComputeBid): ReadonlyArray<IInstruction> => {
  const instruction = (kind: number, value: bigint, bytes: number): IInstruction => ({
    programAddress: budget,
    data: Uint8Array.of(kind, ...toLittleEndian(value).subarray(0, bytes))
  })
  return price === 0n ? [] : [instruction(2, units, 4), instruction(3, price, 8)]
}

/** Returns a number as 8 bytes in little-endian order. */
const toLittleEndian = (value: bigint): Uint8Array => {
  const bytes = new DataView(new ArrayBuffer(8))
  bytes.setBigUint64(0, value, true)
  return new Uint8Array(bytes.buffer)
}

const getInstructions = (
  { from, to, token, units }: SolanaTransfer,
  route: TokenRoute | undefined
): ReadonlyArray<IInstruction> => {
  const sender = createNoopSigner(address(from))
  if (token === undefined || route === undefined)
    return [getTransferSolInstruction({ source: sender, destination: address(to), amount: units })]
  const config = { programAddress: address(route.program) }
  const mint = address(token.mint),
    destination = address(route.destination)
  return [
    ...(route.create
      ? [
          getCreateAssociatedTokenIdempotentInstruction({
            payer: sender,
            ata: destination,
            owner: address(to),
            mint,
            tokenProgram: config.programAddress
          })
        ]
      : []),
    getTransferCheckedInstruction(
      { source: address(route.source), mint, destination, authority: sender, amount: units, decimals: token.decimals },
      config
    )
  ]
}
