import { decodeWithTail } from "../calldata/abi.ts"
import type { Facts } from "../calldata/facts.ts"
import { sanitizeName } from "../../foundation/text/plain.ts"
import { showCoin, createLine, showOutsideText, warn, warnOfTwin } from "../calldata/reading.ts"
import type { EvmCall } from "../../wallets/reader/walletRequest.ts"
import type { SentenceLanguage } from "../calldata/sentences.ts"
import type { TypedData } from "../calldata/typedData.ts"
import type { Words, WordsField } from "../calldata/words.ts"
import type { Describe } from "../shapes/shape.ts"
import {
  findCallFormat,
  type Descriptor,
  isForContract,
  isForDomain,
  readDescriptor,
  findTypedFormat
} from "./descriptor.ts"
import { type Rendered, renderRequest } from "./render.ts"

type Call = Pick<EvmCall, "network" | "from" | "value" | "data"> & { readonly to: string }

/** Describes a call by a descriptor; undefined if the descriptor is for something else, or does not fit completely. */
export const renderCall = (
  descriptor: Descriptor,
  call: Call,
  facts: Facts,
  time?: SentenceLanguage["time"]
): Rendered | undefined => {
  const [namespace, id = ""] = call.network.split(":")
  if (namespace !== "eip155" || !/^\d+$/.test(id) || !isForContract(descriptor, BigInt(id), call.to)) return undefined
  const found = findCallFormat(descriptor, call.data.slice(2, 10))
  const read = found === undefined ? undefined : decodeWithTail(found.signature.parameters, call.data.slice(10))
  if (found === undefined || read === undefined) return undefined
  const rendered = renderRequest({
    ...call,
    descriptor,
    facts,
    time,
    format: found.format,
    parameters: found.signature.parameters,
    values: read.values
  })
  return rendered === undefined || read.tail === "" ? rendered : { ...rendered, tail: `0x${read.tail}` }
}

/**
 * Describes typed data by a descriptor; undefined if the descriptor is for something else, or does not fit completely.
 */
export const renderTyped = (
  descriptor: Descriptor,
  data: TypedData,
  facts: Facts,
  time?: SentenceLanguage["time"]
): Rendered | undefined => {
  const { chainId, verifyingContract } = data.domain
  const format = isForDomain(descriptor, data) ? findTypedFormat(descriptor, data) : undefined
  return format === undefined || chainId === undefined || verifyingContract === undefined
    ? undefined
    : renderRequest({
        descriptor,
        facts,
        time,
        format,
        network: `eip155:${chainId}`,
        from: facts.account,
        to: verifyingContract,
        value: 0n,
        parameters: data.type.parts,
        values: data.value
      })
}

/** Shows untrusted text on one line. Digits are never truncated; a longer text ends with "…". */
const formatUntrusted = (value: string): string => {
  const text = sanitizeName(value, /^-?[\d.]+( |$)/.test(value) ? 160 : 64)
  return [...value].length > 64 && text.length < value.length ? `${text}…` : text
}

/** Returns a function that describes requests by the first descriptor that is bound to the contract and fits. */
export const createDescriber =
  (descriptors: ReadonlyArray<Descriptor>): Describe =>
  (request, reading) => {
    for (const descriptor of descriptors) {
      const rendered =
        "primaryType" in request
          ? renderTyped(descriptor, request, reading.facts, reading.time)
          : renderCall(descriptor, request, reading.facts, reading.time)
      if (rendered === undefined) continue
      const nested: Array<Words> = []
      const fields = rendered.fields.flatMap((field): ReadonlyArray<WordsField | undefined> => {
        const label = showOutsideText(field.label)
        if (typeof field.value === "object") {
          const { from, to, ...call } = field.value
          nested.push(reading.inner({ kind: "call", call: { ...call, from, to, authorizations: [] } }))
          return []
        }
        const text = formatUntrusted(field.value)
        // A name appears next to its address, never instead of it.
        const value =
          field.kind === "address" && text !== field.raw ? reading.say("who", { name: text, address: field.raw }) : text
        const twin = field.kind === "address" ? warnOfTwin(reading, field.raw) : undefined
        return [{ label, value, raw: field.raw, kind: field.kind }, twin]
      })
      const owner = showOutsideText(rendered.owner ?? "")
      const intent = showOutsideText(rendered.intent)
      const value = "value" in request && typeof request.value === "bigint" ? request.value : 0n
      const isReported = rendered.fields.some((field) => field.raw === String(value))
      return {
        by: "descriptor",
        sentence: owner === "" ? intent : `${owner}: ${intent}`,
        fields: [
          ...fields,
          ...(rendered.tail === undefined
            ? []
            : [createLine(reading, "label.data", rendered.tail, rendered.tail, "data"), warn(reading, "warn.tail")]),
          value > 0n
            ? createLine(reading, "label.value", showCoin(reading, value), String(value), "amount")
            : undefined,
          value > 0n && !isReported ? warn(reading, "warn.value") : undefined
        ],
        nested
      }
    }
    return undefined
  }

/** Returns the same function for a contract's files, each as JSON. Invalid descriptors are ignored. */
export const createFileDescriber = (files: ReadonlyArray<unknown>): Describe =>
  createDescriber(files.map(readDescriptor).filter((item) => item !== undefined))
