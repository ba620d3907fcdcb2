import { isRecord } from "../../foundation/data/isRecord.ts"
import { standIn } from "../../foundation/log/standIn.ts"
import { getLetters, secretNames } from "../../foundation/log/getSecretForms.ts"
import type { Place } from "./places.ts"

/** How texts are written: those that are not secret, and the names of accounts. */
export interface Writing {
  readonly text: (text: string) => string
  readonly name: (text: string) => string
}

/** Texts that are already in a bug file and are not written again. */
export const asWritten: Writing = { text: (text) => text, name: (text) => text }

const secretName = new RegExp(`(?:${secretNames})$`)

/**
 * Returns a value as a bug file holds it: JSON without secrets, fields in the order of their names, so that equal
 * values have equal texts. Functions and undefined are left out. Idempotent.
 */
export const toDocument = (value: unknown, place: Place | undefined, writing: Writing): unknown => {
  switch (typeof value) {
    case "string":
      if (place === "secret") return value.trim() === "" ? "" : standIn
      return place === "name" ? writing.name(value) : writing.text(value)
    case "bigint":
      return String(value)
    case "number":
      return Number.isFinite(value) ? value : null
    case "boolean":
      return value
    case "object":
      break
    default:
      return null
  }
  if (Array.isArray(value)) return value.map((item) => toDocument(item, place, writing))
  if (!isRecord(value)) return null
  const places = typeof place === "object" ? place : {}
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, fieldValue]) => fieldValue !== undefined && typeof fieldValue !== "function")
      .map(([field, fieldValue]): readonly [string, unknown] => [
        places["#"] === "name" ? writing.name(field) : writing.text(field),
        toDocument(fieldValue, readPlace(field, fieldValue) ?? places[field] ?? places["*"], writing)
      ])
      .sort(([a], [b]) => (a < b ? -1 : 1))
  )
}

/** A text is secret if its field is called like a secret, at any place. */
const readPlace = (field: string, value: unknown): Place | undefined =>
  typeof value === "string" && secretName.test(getLetters(field)) ? "secret" : undefined
