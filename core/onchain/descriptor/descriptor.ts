import { keccak256 } from "../../chain/evm/keccak256.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"
import { toText } from "../../foundation/text/toText.ts"
import { toCanonicalSignature, readSignature, type Signature } from "../calldata/abi.ts"
import type { TypedData } from "../calldata/typedData.ts"
import { resolveInDescriptor } from "./paths.ts"

/** A description of a contract's calls or messages (ERC-7730, version 2), as parsed JSON. */
export type Descriptor = Readonly<Record<string, unknown>>

/** The description of one function or message. */
export type Format = Readonly<Record<string, unknown>>

const recordAt = (descriptor: unknown, path: string): Readonly<Record<string, unknown>> => {
  const found = resolveInDescriptor(descriptor, path)
  return isRecord(found) ? found : {}
}

/** Returns a descriptor of the supported version: 2, without an included file. Undefined otherwise. */
export const readDescriptor = (value: unknown): Descriptor | undefined =>
  isRecord(value) &&
  !Object.hasOwn(value, "includes") &&
  /(?:^|[^\d])v2(?:[.-][\w.-]*)?\.schema\.json$/.test(
    String(typeof value["$schema"] === "string" ? value["$schema"] : "")
  )
    ? value
    : undefined

const isDeployed = (deployments: unknown, chainId: bigint, address: string): boolean =>
  Array.isArray(deployments) &&
  deployments.some(
    (deployment) =>
      isRecord(deployment) &&
      typeof deployment["chainId"] === "number" &&
      Number.isSafeInteger(deployment["chainId"]) &&
      BigInt(deployment["chainId"]) === chainId &&
      typeof deployment["address"] === "string" &&
      deployment["address"].toLowerCase() === address.toLowerCase()
  )

/** Returns true if a descriptor is for calls of that contract on that network, and no other. */
export const isForContract = (descriptor: Descriptor, chainId: bigint, address: string): boolean =>
  isDeployed(resolveInDescriptor(descriptor, "$.context.contract.deployments"), chainId, address)

const domainKeys = ["name", "version", "chainId", "verifyingContract"] as const

/**
 * Returns true if a descriptor is for messages of that domain: its deployments contain the domain's chain and contract,
 * and each field of its own domain is equal. A descriptor without deployments, or bound only by a hash of the domain,
 * matches no domain.
 */
export const isForDomain = (descriptor: Descriptor, { domain }: TypedData): boolean => {
  const context = recordAt(descriptor, "$.context.eip712")
  const own = recordAt(context, "$.domain")
  const bound = domain.chainId !== undefined && domain.verifyingContract !== undefined
  const same = Object.entries(own).every(([key, value]) => {
    const name = domainKeys.find((candidate) => candidate === key)
    const actual = name === undefined ? undefined : domain[name]
    return actual !== undefined && String(actual).toLowerCase() === toText(value).toLowerCase()
  })
  const deployments = Object.hasOwn(context, "deployments") ? context["deployments"] : undefined
  return (
    same &&
    !Object.hasOwn(context, "domainSeparator") &&
    bound &&
    isDeployed(
      deployments ?? [{ chainId: Number(domain.chainId), address: own["verifyingContract"] }],
      domain.chainId,
      domain.verifyingContract
    )
  )
}

/** A format with the signature that is its key. */
export interface CallFormat {
  readonly format: Format
  readonly signature: Signature
}

const selectors = new WeakMap<Descriptor, ReadonlyMap<string, CallFormat | null>>()

/**
 * Returns the format of a function by its selector (eight digits); undefined if there are no formats for it, or two.
 */
export const findCallFormat = (descriptor: Descriptor, selector: string): CallFormat | undefined => {
  const known = selectors.get(descriptor)
  if (known !== undefined) return known.get(selector) ?? undefined
  const all = new Map<string, CallFormat | null>()
  for (const [key, format] of Object.entries(recordAt(descriptor, "$.display.formats")).slice(0, 512)) {
    const signature = readSignature(key)
    if (signature === undefined || !isRecord(format)) continue
    const own = keccak256(new TextEncoder().encode(toCanonicalSignature(signature))).slice(0, 8)
    all.set(own, all.has(own) ? null : { format, signature })
  }
  selectors.set(descriptor, all)
  return all.get(selector) ?? undefined
}

/** Returns the format of a message, whose key is its whole type; undefined if there is no such format. */
export const findTypedFormat = (descriptor: Descriptor, { encodedType }: TypedData): Format | undefined => {
  const found = Object.entries(recordAt(descriptor, "$.display.formats")).find(
    ([key]) => key.replace(/,\s+/g, ",").trim() === encodedType
  )?.[1]
  return isRecord(found) ? found : undefined
}
