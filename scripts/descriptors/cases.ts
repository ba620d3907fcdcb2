import { type Hex, parseTransaction } from "viem"
import { bareFacts, type Facts } from "../../core/onchain/calldata/facts.ts"
import { readTypedData } from "../../core/onchain/calldata/typedData.ts"
import { renderCall, renderTyped } from "../../core/onchain/descriptor/describe.ts"
import { readDescriptor } from "../../core/onchain/descriptor/descriptor.ts"
import type { Rendered } from "../../core/onchain/descriptor/render.ts"
import { chainNames, coins } from "./chains.ts"

export { mergeIncludes } from "../../core/onchain/descriptor/mergeIncludes.ts"

interface Output {
  readonly intent: string
  readonly interpolatedIntent?: string
  readonly owner?: string
  readonly fields: ReadonlyArray<{ readonly label: string; readonly value: string | Output }>
}
interface Case {
  readonly description: string
  readonly rawTx?: Hex
  readonly from?: string
  readonly data?: unknown
  readonly expected: Output
}
interface Provider {
  readonly tokens?: Readonly<Record<string, { readonly symbol: string; readonly decimals: number }>>
  readonly addressNames?: Readonly<Record<string, string>>
  readonly ensNames?: Readonly<Record<string, string>>
  readonly nftCollectionNames?: Readonly<Record<string, string>>
  readonly blockTimestamps?: Readonly<Record<string, number>>
}

/** One file of cases: what is known, and requests with what is expected of them. */
export interface CaseFile {
  readonly dataProvider?: Provider
  readonly tests: ReadonlyArray<Case>
}

export interface CaseResult {
  readonly description: string
  readonly result: "equal" | "unread" | "wrong"
  readonly expected: Output
  readonly rendered?: Output | undefined
}

const nobody = `0x${"0".repeat(40)}`

const factsOf = (
  { addressNames, blockTimestamps, ensNames, nftCollectionNames, tokens }: Provider,
  account: string
): Facts => {
  const by = <A>(table: Readonly<Record<string, A>> | undefined): ReadonlyMap<string, A> =>
    new Map(Object.entries(table ?? {}).map(([key, value]) => [key.toLowerCase(), value]))
  const [known, own, ens, collections, blocks] = [
    by(tokens),
    by(addressNames),
    by(ensNames),
    by(nftCollectionNames),
    by(blockTimestamps)
  ]
  return bareFacts({
    account,
    network: "eip155:1",
    coin: (network) => coins[network],
    networkName: (network) => chainNames[network],
    token: (_, address) => {
      const token = known.get(address.toLowerCase())
      return token && { symbol: token.symbol, decimals: token.decimals, source: "list" }
    },
    name: (_, address) => {
      const [mine, name] = [own.get(address.toLowerCase()), ens.get(address.toLowerCase())]
      return mine !== undefined
        ? { name: mine, source: "own" }
        : name === undefined
          ? undefined
          : { name, source: "ens" }
    },
    collection: (_, address) => collections.get(address.toLowerCase()),
    blockTime: (_, height) => blocks.get(String(height))
  })
}

/** Runs the cases of a file by its descriptor. `others`: descriptors for calls within its calls. */
export const runCases = (file: CaseFile, given: unknown, others: ReadonlyArray<unknown>): ReadonlyArray<CaseResult> => {
  const descriptor = readDescriptor(given)
  const all = [given, ...others].map(readDescriptor).filter((one) => one !== undefined)
  return file.tests.map(({ data, description, expected, from = nobody, rawTx }) => {
    const facts = factsOf(file.dataProvider ?? {}, from)
    const output = (rendered: Rendered | undefined): Output | undefined => {
      if (rendered === undefined) return undefined
      const fields: Array<Output["fields"][number]> = []
      for (const { label, raw, value } of rendered.fields) {
        if (typeof value === "string") {
          fields.push({ label, value })
          continue
        }
        const inner = all.map((one) => output(renderCall(one, value, facts))).find((one) => one !== undefined)
        fields.push({ label, value: inner ?? raw })
      }
      return { ...rendered, fields }
    }
    const read = (): Output | undefined => {
      if (descriptor === undefined) return undefined
      if (rawTx === undefined) {
        const typed = readTypedData(data)
        return typed && output(renderTyped(descriptor, typed, facts))
      }
      const { chainId = 1, data: input = "0x", to, value = 0n } = parseTransaction(rawTx)
      if (to == null) return undefined
      return output(
        renderCall(descriptor, { network: `eip155:${chainId}`, from, to, value, data: input.toLowerCase() }, facts)
      )
    }
    const rendered = read()
    const result = rendered === undefined ? "unread" : isSame(rendered, expected) ? "equal" : "wrong"
    return { description, expected, rendered, result }
  })
}

const isSame = (own: Output, expected: Output): boolean =>
  own.intent === expected.intent &&
  (expected.owner === undefined || own.owner === expected.owner) &&
  (expected.interpolatedIntent === undefined || own.interpolatedIntent === expected.interpolatedIntent) &&
  own.fields.length === expected.fields.length &&
  own.fields.every(({ label, value }, i) => {
    const other = expected.fields[i]
    if (other === undefined || other.label !== label) return false
    return typeof value === "string" || typeof other.value === "string"
      ? value === other.value
      : isSame(value, other.value)
  })
