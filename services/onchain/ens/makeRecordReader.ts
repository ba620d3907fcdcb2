import * as Effect from "effect/Effect"
import type { CallError } from "../../../core/foundation/http/errors.ts"
import {
  EnsGatewayFailed,
  EnsGatewayForbidden,
  EnsNameNotFound,
  EnsResolverFailed
} from "../../../core/onchain/ens/errors.ts"
import {
  gatewayLimits,
  type GatewayQuestion,
  readQuestions,
  toGatewayHost,
  toGatewayRequest,
  toResponse
} from "../../../core/onchain/ens/gateways.ts"
import {
  type CallResult,
  decodeRecord,
  encodeCallback,
  type EnsRecord,
  type OffchainLookup,
  readRevert,
  universalResolver
} from "../../../core/onchain/ens/universalResolver.ts"
import type { Rpc } from "../../chain/rpc/Rpc.ts"
import type { Calls } from "../../foundation/http/Calls.ts"
import { askResolver } from "./askResolver.ts"
import { createEnsGatewayCall } from "./calls.ts"

interface RecordReader {
  readonly calls: Calls["Type"]
  readonly rpc: Rpc["Type"]
  /** False if the page forbids gateways. */
  readonly allowsGateways: () => boolean
  /** True if Ethereum's node is on this machine, so that a gateway there may be asked without https. */
  readonly isLocal: () => boolean
}

/** Creates the failure of a name whose contract gave no usable answer. */
export const toResolverFailed = (name: string, detail: string): EnsResolverFailed =>
  new EnsResolverFailed({ domain: name, detail })

/** Creates the failure of a name whose server gave no usable answer. */
const toGatewayFailed = (name: string, host: string, cause?: CallError): EnsGatewayFailed =>
  new EnsGatewayFailed({ domain: name, host, ...(cause === undefined ? {} : { cause }) })

/** Creates the failure of a name whose server may not be asked. */
const toForbidden = (name: string, questions: ReadonlyArray<GatewayQuestion> | undefined): EnsGatewayForbidden =>
  new EnsGatewayForbidden({ domain: name, host: toGatewayHost(questions) })

/** Asks the servers of one question in their order, until one answers or refuses (EIP-3668). Returns its data. */
const askGateways = Effect.fnUntraced(function* (
  { calls, isLocal }: RecordReader,
  name: string,
  question: GatewayQuestion
) {
  const requests = question.urls
    .flatMap((url) => toGatewayRequest(url, question, isLocal()) ?? [])
    .slice(0, gatewayLimits.urls)
  if (requests.length === 0) return yield* toForbidden(name, [question])
  let failure: CallError | undefined
  let host = ""
  for (const request of requests) {
    const answer = yield* Effect.either(calls.ask(createEnsGatewayCall(request)))
    if (answer._tag === "Right") return answer.right.data
    host = request.host
    failure = answer.left
    // A refusal is final: the other servers would refuse the same question.
    if (failure._tag === "BadStatus" && failure.status < 500) break
  }
  return yield* toGatewayFailed(name, host, failure)
})

/** Continues a lookup on the servers that the name chose, and returns the result of the contract's callback. */
const followLookup = Effect.fnUntraced(function* (reader: RecordReader, name: string, lookup: OffchainLookup) {
  const questions = readQuestions(lookup)
  if (!reader.allowsGateways()) return yield* toForbidden(name, questions)
  if (questions === undefined || lookup.sender !== universalResolver)
    return yield* toResolverFailed(name, "The lookup names another contract, or cannot be read.")
  const answers = yield* Effect.forEach(questions, (question) => askGateways(reader, name, question), {
    concurrency: gatewayLimits.questions
  })
  const [result] = yield* askResolver(reader.rpc, [encodeCallback(lookup, toResponse(lookup, answers))])
  return result ?? { success: false, data: "0x" }
})

/**
 * Returns a function that reads a record from the result of its call: the bytes of an address with `0x`, or a text,
 * each empty if the name has no such record. If the record is on a server that the name chose, the server is asked.
 */
export const makeRecordReader = (reader: RecordReader) =>
  Effect.fnUntraced(function* (name: string, record: EnsRecord, first: CallResult) {
    let result = first
    for (let depth = 0; depth <= gatewayLimits.depth; depth++) {
      if (result.success) {
        const value = decodeRecord(record, result.data)
        return value ?? (yield* toResolverFailed(name, "The record cannot be read."))
      }
      const revert = readRevert(result.data)
      switch (revert.reason) {
        case "notFound":
          return yield* new EnsNameNotFound({ domain: name })
        case "unsupported":
          return "text" in record ? "" : "0x"
        case "gateway":
          return yield* toGatewayFailed(name, "—")
        case "offchain":
          result = yield* followLookup(reader, name, revert.lookup)
          continue
        default:
          return yield* toResolverFailed(name, "The contract of the name reverted.")
      }
    }
    return yield* toResolverFailed(name, "The name leads from server to server without an end.")
  })
