import { createLine, sayTransferFrom, showTokenAmount, toTimeLines, toTokenLines } from "../calldata/reading.ts"
import { describeCancellation, toNonceLine } from "./allowances.ts"
import { moveLines } from "./moves.ts"
import type { CallShape } from "./shape.ts"

/** Executes a transfer that its owner signed (EIP-3009); `rest`: the forms of the signature. */
const createTransferShape = (name: string, rest: string): CallShape => ({
  signature: `${name}(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce,${rest})`,
  describe: (args, { to: token }, reading) => {
    const [from, to, amount] = [args.text(0), args.text(1), args.number(2)]
    const words = showTokenAmount(reading, token, amount)
    return {
      sentence: sayTransferFrom(reading, words, from, to),
      fields: [
        ...toTokenLines(reading, token),
        createLine(reading, "label.amount", words, String(amount), "amount"),
        ...moveLines(reading, token, from, to),
        ...(args.number(3) > BigInt(Math.floor(reading.facts.now))
          ? toTimeLines(reading, "label.usableFrom", args.number(3))
          : []),
        ...toTimeLines(reading, "label.usable", args.number(4), true),
        toNonceLine(reading, args.text(5))
      ]
    }
  }
})
const parts = "uint8 v,bytes32 r,bytes32 s"

/** Ends an authorization that was not used yet (EIP-3009). */
const createCancellationShape = (rest: string): CallShape => ({
  signature: `cancelAuthorization(address authorizer,bytes32 nonce,${rest})`,
  describe: (args, { to: token }, reading) => describeCancellation(reading, token, args.text(0), args.text(1))
})

/** Functions of tokens that use the signature of an owner (EIP-3009), by their selectors. */
export const signedTransferShapes: Readonly<Record<string, CallShape>> = {
  e3ee160e: createTransferShape("transferWithAuthorization", parts),
  ef55bec6: createTransferShape("receiveWithAuthorization", parts),
  cf092995: createTransferShape("transferWithAuthorization", "bytes signature"),
  "88b7ab63": createTransferShape("receiveWithAuthorization", "bytes signature"),
  "5a049a70": createCancellationShape(parts),
  b7b72899: createCancellationShape("bytes signature")
}
