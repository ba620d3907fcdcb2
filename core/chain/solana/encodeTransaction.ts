import { getAddressBytes } from "./base58.ts"

/** An account that an instruction uses; a plain address is neither a signer nor changed. */
export interface AccountUse {
  readonly address: string
  readonly isSigner?: boolean
  readonly isWritable?: boolean
}

export interface OutgoingInstruction {
  readonly program: string
  readonly accounts: ReadonlyArray<AccountUse>
  readonly data: Uint8Array
}

/**
 * Encodes an unsigned transaction in the legacy format, which every wallet can sign. `payer` pays the fee and is its
 * first signer. Returns undefined if an address or the blockhash is not 32 bytes in base58.
 */
export const encodeTransaction = (
  payer: string,
  blockhash: string,
  instructions: ReadonlyArray<OutgoingInstruction>
): Uint8Array | undefined => {
  const accounts = sortAccounts(payer, instructions)
  const keys = [...accounts.map(({ address }) => address), blockhash].map(getAddressBytes)
  const known = keys.filter((key) => key !== undefined)
  if (known.length < keys.length) return undefined
  const indexOf = (address: string): number => accounts.findIndex((account) => account.address === address)
  const signers = accounts.filter(({ isSigner }) => isSigner)
  const readonlySigners = signers.filter(({ isWritable }) => !isWritable)
  const readonlyOthers = accounts.filter(({ isSigner, isWritable }) => !isSigner && !isWritable)
  return Uint8Array.from([
    ...encodeCompact(signers.length),
    ...new Uint8Array(64 * signers.length),
    signers.length,
    readonlySigners.length,
    readonlyOthers.length,
    ...encodeCompact(accounts.length),
    ...known.flatMap((key) => [...key]),
    ...encodeCompact(instructions.length),
    ...instructions.flatMap((instruction) => [
      indexOf(instruction.program),
      ...encodeCompact(instruction.accounts.length),
      ...instruction.accounts.map(({ address }) => indexOf(address)),
      ...encodeCompact(instruction.data.length),
      ...instruction.data
    ])
  ])
}

/**
 * Returns each account once, in the order of the format: writable signers, other signers, writable accounts, others. The
 * payer is the first; the sort keeps the order of first use.
 */
const sortAccounts = (
  payer: string,
  instructions: ReadonlyArray<OutgoingInstruction>
): ReadonlyArray<Required<AccountUse>> => {
  const uses: ReadonlyArray<AccountUse> = [
    { address: payer, isSigner: true, isWritable: true },
    ...instructions.flatMap(({ accounts, program }) => [...accounts, { address: program }])
  ]
  const addresses = [...new Set(uses.map(({ address }) => address))]
  const accounts = addresses.map((address) => {
    const own = uses.filter((use) => use.address === address)
    return {
      address,
      isSigner: own.some(({ isSigner }) => isSigner),
      isWritable: own.some(({ isWritable }) => isWritable)
    }
  })
  const getRank = ({ isSigner, isWritable }: Required<AccountUse>): number => (isSigner ? 0 : 2) + (isWritable ? 0 : 1)
  return accounts.sort((a, b) => getRank(a) - getRank(b))
}

/** Encodes a number below 16,384 in Solana's compact form. */
const encodeCompact = (value: number): ReadonlyArray<number> =>
  value < 0x80 ? [value] : [(value & 0x7f) | 0x80, value >> 7]
