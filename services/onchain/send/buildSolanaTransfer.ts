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
 * The token accounts a transfer goes between. `create`: the receiver has no account for the token yet, and the sender
 * pays for it.
 */
export interface TokenRoute {
  readonly program: string
  readonly source: string
  readonly destination: string
  readonly create: boolean
}

/** The associated token account: by convention, where an owner holds a mint. */
export const associatedAccount = async (owner: string, mint: string, program: string): Promise<string> =>
  (await findAssociatedTokenPda({ owner: address(owner), mint: address(mint), tokenProgram: address(program) }))[0]

/**
 * The unsigned transaction that sends it, base64. The sender pays its fee. In the legacy format, which every wallet can
 * sign.
 */
export const buildTransfer = (transfer: SolanaTransfer, blockhash: string, route?: TokenRoute): string =>
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
        (message) => appendTransactionMessageInstructions(instructionsOf(transfer, route), message)
      )
    )
  )

const instructionsOf = (
  { from, to, token, units }: SolanaTransfer,
  route: TokenRoute | undefined
): ReadonlyArray<IInstruction> => {
  const sender = createNoopSigner(address(from))
  if (token === undefined || route === undefined)
    return [getTransferSolInstruction({ source: sender, destination: address(to), amount: units })]
  const at = { programAddress: address(route.program) }
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
            tokenProgram: at.programAddress
          })
        ]
      : []),
    getTransferCheckedInstruction(
      { source: address(route.source), mint, destination, authority: sender, amount: units, decimals: token.decimals },
      at
    )
  ]
}
