import type { Posted, SafeQuestion } from "../../core/safe/messages.ts"
import { safeFrame } from "../safe/safeFrame.ts"

/** Where the page around is. */
export const origin = "https://app.safe.global"
/** The Safe, and somebody else. */
export const address = `0x${"a1".repeat(20)}`
export const stranger = `0x${"b2".repeat(20)}`
export const hash = (byte: string): string => `0x${byte.repeat(32)}`

/** What the page around says to a method; `nth` counts the method's questions from 1. */
export type Script = Readonly<Record<string, (params: never, nth: number) => unknown>>
export const no = Symbol("the page says no")
export const silent = Symbol("the page says nothing")

/** A page around that answers by script, what it was asked, and a mouth for everybody else. */
export const around = (script: Script = {}) => {
  const asked: Array<SafeQuestion> = []
  const targets = new Set<string>()
  const ears = new Set<(posted: Posted) => void>()
  const say = (posted: Posted): void => { for (const ear of [...ears]) ear(posted) }
  const agreeable: Script = {
    getSafeInfo: () => ({ safeAddress: address, chainId: 1, owners: [stranger], threshold: 1 }),
    sendTransactions: () => ({ safeTxHash: hash("aa") }), getTxBySafeTxHash: () => ({ txStatus: "SUCCESS", txHash: hash("cc") }),
    signMessage: () => ({ signature: "0xabcd" }), signTypedMessage: () => ({ signature: "0xabcd" }), rpcCall: () => "0x5"
  }
  const safe = {
    postMessage: (message: unknown, target: string) => {
      const question = message as SafeQuestion
      asked.push(question)
      targets.add(target)
      const answer = { ...agreeable, ...script }[question.method]?.(question.params as never, asked.filter(({ method }) => method === question.method).length)
      if (answer === silent) return
      say({ source: safe, origin, data: answer === no ? { id: question.id, success: false, error: "anything" } : { id: question.id, success: true, data: answer, version: "9.1.0" } })
    }
  }
  let ids = 0
  const frame = safeFrame({ safe, origin, listen: (heard) => { ears.add(heard); return () => ears.delete(heard) }, randomId: () => `id-${++ids}` })
  const methods = () => asked.map(({ method, params }) => (method === "rpcCall" ? `rpcCall ${(params as { readonly call: string }).call}` : method))
  return { asked, ears, frame, methods, safe, say, targets }
}
