import { encodeTransaction, type OutgoingInstruction } from "../../chain/solana/encodeTransaction.ts"
import { associatedTokenProgram } from "../../chain/solana/findAssociatedAccount.ts"
import type { SolanaTransfer } from "./solanaTransfer.ts"

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

const systemProgram = "11111111111111111111111111111111"
const computeBudgetProgram = "ComputeBudget111111111111111111111111111111"

/**
 * Builds the unsigned transaction. The sender pays its fee. Returns undefined if an address or the blockhash is not 32
 * bytes in base58.
 */
export const buildSolanaTransfer = (
  transfer: SolanaTransfer,
  blockhash: string,
  route: TokenRoute | undefined,
  computeBid: ComputeBid
): Uint8Array | undefined =>
  encodeTransaction(transfer.from, blockhash, [...getBidForUnits(computeBid), ...getInstructions(transfer, route)])

/** Returns the limit (2, 32 bits) and the price (3, 64 bits) of compute units; empty if the price is zero. */
const getBidForUnits = ({ price, units }: ComputeBid): ReadonlyArray<OutgoingInstruction> => {
  const instruct = (data: ReadonlyArray<number>): OutgoingInstruction => ({
    program: computeBudgetProgram,
    accounts: [],
    data: Uint8Array.from(data)
  })
  return price === 0n
    ? []
    : [instruct([2, ...encodeLittleEndian(units, 4)]), instruct([3, ...encodeLittleEndian(price, 8)])]
}

const encodeLittleEndian = (value: bigint, length: number): ReadonlyArray<number> => {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, value, true)
  return [...bytes.subarray(0, length)]
}

const getInstructions = (
  transfer: SolanaTransfer,
  route: TokenRoute | undefined
): ReadonlyArray<OutgoingInstruction> => {
  const { from, to, token, units } = transfer
  if (token === undefined || route === undefined) return [transferCoin(transfer)]
  const { destination, program, source } = route
  const sender = { address: from, isSigner: true }
  const create: OutgoingInstruction = {
    program: associatedTokenProgram,
    accounts: [
      { ...sender, isWritable: true },
      { address: destination, isWritable: true },
      { address: to },
      { address: token.mint },
      { address: systemProgram },
      { address: program }
    ],
    data: Uint8Array.of(1) // CreateIdempotent: succeeds if the account exists by now
  }
  const transferChecked: OutgoingInstruction = {
    program,
    accounts: [
      { address: source, isWritable: true },
      { address: token.mint },
      { address: destination, isWritable: true },
      sender
    ],
    data: Uint8Array.of(12, ...encodeLittleEndian(units, 8), token.decimals)
  }
  return route.create ? [create, transferChecked] : [transferChecked]
}

const transferCoin = ({ from, to, units }: SolanaTransfer): OutgoingInstruction => ({
  program: systemProgram,
  accounts: [
    { address: from, isSigner: true, isWritable: true },
    { address: to, isWritable: true }
  ],
  data: Uint8Array.of(2, 0, 0, 0, ...encodeLittleEndian(units, 8))
})
