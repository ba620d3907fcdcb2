import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { accountId, splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { isRecord } from "../../../core/foundation/data/isRecord.ts"
import { getSigningAccount } from "../../../core/wallets/signing/intent.ts"
import { toExplained } from "../../../core/onchain/calldata/toExplained.ts"
import { readRequest } from "../../../core/wallets/reader/readRequest.ts"
import type { Words } from "../../../core/onchain/calldata/words.ts"
import { requestNode } from "../../../services/chain/rpc/requestNode.ts"
import { computeRequestDigests, toDigestData } from "../../../core/onchain/wording/requestDigests.ts"
import { CallFacts } from "../../../services/onchain/calldata/CallFacts.ts"
import { Descriptors } from "../../../services/onchain/calldata/Descriptors.ts"
import { SpenderNames } from "../../../services/onchain/ens/SpenderNames.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { resolveAccount } from "../name/resolveAccount.ts"
import { createUsageError } from "../../foundation/errors/usage.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { firstAccount } from "../../foundation/text/firstAccount.ts"
import { wrapText } from "../../foundation/text/table.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import { Run } from "../../run/world.ts"

/** The options of `explain`. */
export interface ExplainWords {
  readonly account?: string
  readonly descriptors?: string
}

const example = `An example: latchkey explain '{"method":"personal_sign","params":["Hello","${firstAccount}"]}'`

/**
 * `explain <hash|json|->`: explains a transaction or a request in words. Asks no wallet, and only the network's nodes.
 * `--descriptors`: a folder with descriptors of contracts; files whose hash differs from the index are ignored.
 */
export const explain = (text: string, { account: signer, descriptors }: ExplainWords) => {
  const folder =
    descriptors === undefined
      ? Descriptors.layerNone
      : Descriptors.layer((name) =>
          Effect.tryPromise({ try: () => readFile(join(descriptors, name), "utf8"), catch: (cause) => cause })
        )
  const explained = Effect.gen(function* () {
    const network = (yield* (yield* Store).state).chain.active
    const own = signer === undefined ? accountId(network, firstAccount) : yield* resolveAccount(signer)
    const isMined = /^0x[0-9a-f]{64}$/i.test(text.trim())
    const request = isMined ? yield* explainTransaction(text.trim(), own) : yield* readInput(text, own)
    const account = getSigningAccount(own, request)
    const words = yield* (yield* CallFacts).explain(request, {
      account,
      app: "",
      includesFee: !isMined,
      ignoresHoldings: isMined || signer === undefined
    })
    const digests = isMined ? [] : computeRequestDigests(request)
    const report: Report = {
      data: { account, ...words, digests: digests.map(toDigestData) },
      lines: [...getLines(words, ""), ...digests.flatMap(([term, digest]) => ["", `${term}:`, `  ${digest}`])]
    }
    return report
  })
  return Effect.flatMap(Run, ({ flags }) =>
    flags.source._tag === "fixtures"
      ? provideWorld(Layer.provide(CallFacts.layerOffline, folder))(explained)
      : provideWorld(Layer.provide(CallFacts.layer, Layer.merge(folder, SpenderNames.layer)))(explained)
  )
}

/** Reads a transaction by its hash, as a request of the account that sent it. */
const explainTransaction = Effect.fnUntraced(function* (hash: string, account: AccountId) {
  const { network } = splitAccountId(account)
  if (splitNetworkId(network).namespace !== "eip155")
    return yield* createUsageError("Only transactions on EVM networks can be looked up by hash.", example)
  const found = yield* requestNode(network, "eth_getTransactionByHash", [hash])
  if (!isRecord(found)) return yield* createUsageError(`There is no transaction ${hash} on ${network}.`, example)
  const params = [getMinedFields(found)]
  const { address } = splitAccountId(account)
  return yield* readRequest({ method: "eth_sendTransaction", params }, { account: address, network })
})

/** Returns the fields that the sender of a transaction signed, without its actual cost. */
const getMinedFields = (found: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    ["from", "to", "value", "input", "chainId", "authorizationList", "accessList"].map((name) => [name, found[name]])
  )

/** Reads a wallet request, a bare transaction, or typed data, from the argument or stdin. */
const readInput = Effect.fnUntraced(function* (text: string, account: AccountId) {
  const { flags, host } = yield* Run
  if (text === "-" && (host.interactive || !flags.input))
    return yield* createUsageError("Standard input is empty: pipe the request in.", example)
  const json = text === "-" ? yield* Effect.promise(host.stdin) : text
  const value = yield* Effect.try({
    try: (): unknown => JSON.parse(json),
    catch: () =>
      createUsageError(
        "The request must be a transaction hash, or JSON: a request, a transaction or typed data.",
        example
      )
  })
  const { address, network } = splitAccountId(account)
  const context = { account: address, network }
  const written = yield* Effect.mapError(toExplained(value, context), () =>
    createUsageError("The JSON is neither a request with a method, nor a transaction, nor typed data.", example)
  )
  return yield* readRequest(written, context)
})

const risks: Readonly<Record<Words["risk"], string>> = {
  plain: "",
  careful: "Be careful",
  unread: "Cannot be read",
  danger: "Danger"
}

/** Returns a description as lines: the sentence, its risk, a line per field, and the nested calls, indented. */
const getLines = (words: Words, indent: string): ReadonlyArray<string> => {
  const maximum = 78 - indent.length
  return [
    ...wrapText(words.sentence, maximum).map((line) => `${indent}${line}`),
    ...(words.risk === "plain" ? [] : [`${indent}${risks[words.risk]}`]),
    ...words.fields.flatMap(({ label, value }) =>
      wrapText(`${label}: ${value}`, maximum).map((line) => `${indent}  ${line}`)
    ),
    ...words.nested.flatMap((nested) => ["", ...getLines(nested, `${indent}  `)])
  ]
}
