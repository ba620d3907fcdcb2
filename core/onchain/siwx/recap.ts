import { isRecord } from "../../foundation/data/isRecord.ts"
import { fromBase64 } from "../../foundation/platform/base64.ts"

/** The actions that a sign-in text allows its page on one resource (EIP-5573). */
export interface Attenuation {
  readonly resource: string
  /** For example `request/personal_sign` or `crud/update`. */
  readonly actions: ReadonlyArray<string>
  /** The restrictions of these actions, as JSON; empty without any. */
  readonly limits: string
}

/** The decoded capabilities of one `urn:recap` resource. */
export interface Recap {
  readonly attenuations: ReadonlyArray<Attenuation>
  /** Identifiers of grants that this one passes on. */
  readonly proofs: ReadonlyArray<string>
}

/**
 * Decodes a `urn:recap` resource; undefined if it is malformed. Its JSON must be in the one form that its parser writes:
 * with a repeated key, two readers could find different actions.
 */
export const readRecap = (resource: string): Recap | undefined => {
  const [, code = ""] = /^urn:recap:([\w+/-]+)={0,2}$/i.exec(resource) ?? []
  const standard = code.replaceAll("-", "+").replaceAll("_", "/")
  const bytes = fromBase64(standard.padEnd(Math.ceil(code.length / 4) * 4, "="))
  const details = bytes && parseDetails(bytes)
  if (!isRecord(details) || Object.keys(details).some((key) => key !== "att" && key !== "prf")) return undefined
  const { att, prf = [] } = details
  if (!isRecord(att) || !Array.isArray(prf) || !prf.every(isText)) return undefined
  const attenuations = Object.entries(att).map(([target, abilities]) => readAttenuation(target, abilities))
  const valid = attenuations.filter((attenuation) => attenuation !== undefined)
  return valid.length === attenuations.length ? { attenuations: valid, proofs: prf } : undefined
}

const isText = (value: unknown): value is string => typeof value === "string"

const parseDetails = (bytes: Uint8Array): unknown => {
  try {
    const json = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes)
    const details: unknown = JSON.parse(json)
    return JSON.stringify(details) === json ? details : undefined
  } catch {
    return undefined
  }
}

/** Each action has a list of restrictions, of which an empty object restricts nothing. */
const readAttenuation = (resource: string, abilities: unknown): Attenuation | undefined => {
  if (!isRecord(abilities) || Object.keys(abilities).length === 0) return undefined
  const lists = Object.entries(abilities)
  if (!lists.every(([, list]) => Array.isArray(list) && list.every(isRecord))) return undefined
  const limited = lists.filter(([, list]) => JSON.stringify(list) !== "[{}]" && JSON.stringify(list) !== "[]")
  return {
    resource,
    actions: lists.map(([action]) => action),
    limits: limited.length === 0 ? "" : JSON.stringify(Object.fromEntries(limited))
  }
}
