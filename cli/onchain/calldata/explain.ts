import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { accountId, splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { isRecord } from "../../../core/foundation/data/isRecord.ts"
import { signedBy } from "../../../core/wallets/signing/intent.ts"
import { toExplained } from "../../../core/onchain/calldata/toExplained.ts"
import { readRequest } from "../../../core/wallets/reader/readRequest.ts"
import type { Words } from "../../../core/onchain/calldata/words.ts"
import { requestNode } from "../../../services/chain/rpc/requestNode.ts"
import { requestDigests, toDigestData } from "../../../core/onchain/wording/requestDigests.ts"
import { CallFacts } from "../../../services/onchain/calldata/CallFacts.ts"
import { Descriptors } from "../../../services/onchain/calldata/Descriptors.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { resolveAccount } from "../name/resolveAccount.ts"
import { usageError } from "../../foundation/errors/usage.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { anyone } from "../../foundation/text/anyone.ts"
import { wrapText } from "../../foundation/text/table.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import { Run } from "../../run/world.ts"

/** The options of `explain`. */
export interface ExplainWords {
  readonly account?: string
  readonly descriptors?: string
}

const example = `An example: latchkey explain '{"method":"personal_sign","params":["Hello","${anyone}"]}'`

/**
 * `explain <hash|json|->`: what a transaction or a request means, in words. Asks no wallet, and nobody but the network's
 * nodes. `--descriptors`: a folder of descriptors of contracts; the files whose hash is not that of its index are left
 * out.
 */
export const explain = (text: string, { account: given, descriptors }: ExplainWords) => {
  const folder =
    descriptors === undefined
      ? Descriptors.layerNone
      : Descriptors.layer((name) =>
          Effect.tryPromise({ try: () => readFile(join(descriptors, name), "utf8"), catch: (cause) => cause })
        )
  const told = Effect.gen(function* () {
    const network = (yield* (yield* Store).state).chain.active
    const own = given === undefined ? accountId(network, anyone) : yield* resolveAccount(given)
    const isMined = /^0x[0-9a-f]{64}$/i.test(text.trim())
    const request = isMined ? yield* transaction(text.trim(), own) : yield* requestIn(text, own)
    const account = signedBy(own, request)
    const words = yield* (yield* CallFacts).explain(request, {
      account,
      app: "",
      includesFee: !isMined,
      ignoresHoldings: isMined || given === undefined
    })
    const digests = isMined ? [] : requestDigests(request)
    const report: Report = {
      data: { account, ...words, digests: digests.map(toDigestData) },
      lines: [...linesOf(words, ""), ...digests.flatMap(([term, digest]) => ["", `${term}:`, `  ${digest}`])]
    }
    return report
  })
  return Effect.flatMap(Run, ({ flags }) =>
    flags.source._tag === "fixtures"
      ? provideWorld(Layer.provide(CallFacts.layerOffline, folder))(told)
      : provideWorld(Layer.provide(CallFacts.layer, folder))(told)
  )
}

/** A transaction by its hash, told as of the account that sent it. */
const transaction = Effect.fnUntraced(function* (hash: string, account: AccountId) {
  const { network } = splitAccountId(account)
  if (splitNetworkId(network).namespace !== "eip155")
    return yield* usageError("Transactions are looked up by their hash on EVM networks alone.", example)
  const found = yield* requestNode(network, "eth_getTransactionByHash", [hash])
  if (!isRecord(found)) return yield* usageError(`No transaction ${hash} is known on ${network}.`, example)
  const params = [minedFields(found)]
  const { address } = splitAccountId(account)
  return yield* readRequest({ method: "eth_sendTransaction", params }, { account: address, network })
})

/** The fields of a transaction that its sender signed; what it cost is not among them. */
const minedFields = (found: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    ["from", "to", "value", "input", "chainId", "authorizationList", "accessList"].map((name) => [name, found[name]])
  )

/** A request as wallets are asked it, a bare transaction, or typed data; as an argument or piped in. */
const requestIn = Effect.fnUntraced(function* (text: string, account: AccountId) {
  const { flags, host } = yield* Run
  if (text === "-" && (host.interactive || !flags.input)) return yield* usageError("Nothing is piped in.", example)
  const json = text === "-" ? yield* Effect.promise(host.stdin) : text
  const value = yield* Effect.try({
    try: (): unknown => JSON.parse(json),
    catch: () =>
      usageError(
        "What is to be explained must be a transaction's hash, or JSON: a request, a transaction or typed data.",
        example
      )
  })
  const { address, network } = splitAccountId(account)
  const context = { account: address, network }
  const written = yield* Effect.mapError(toExplained(value, context), () =>
    usageError("The JSON is neither a request with its method, nor a transaction, nor typed data.", example)
  )
  return yield* readRequest(written, context)
})

const risks: Readonly<Record<Words["risk"], string>> = {
  plain: "",
  careful: "Be careful",
  unread: "Cannot be read",
  danger: "Danger"
}

/** Words as lines: the sentence, its risk, a line for each field, and the calls within below. */
const linesOf = (words: Words, indent: string): ReadonlyArray<string> => {
  const most = 78 - indent.length
  return [
    ...wrapText(words.sentence, most).map((line) => `${indent}${line}`),
    ...(words.risk === "plain" ? [] : [`${indent}${risks[words.risk]}`]),
    ...words.fields.flatMap(({ label, value }) =>
      wrapText(`${label}: ${value}`, most).map((line) => `${indent}  ${line}`)
    ),
    ...words.nested.flatMap((one) => ["", ...linesOf(one, `${indent}  `)])
  ]
}
