import type { Words, WordsField } from "./words.ts"

/** One call of a request, with its number among the calls, such as "2" or "2.1"; "" if the request is one call. */
export interface WordsPart {
  readonly words: Words
  readonly place: string
}

/**
 * Returns the calls that are described individually. A request that contains calls is included only if it has warnings
 * itself.
 */
export const getParts = (words: Words, place = ""): ReadonlyArray<WordsPart> => {
  if (words.nested.length === 0) return [{ words, place }]
  const own: Words = { ...words, nested: [], risk: words.fields.some(isWarning) ? words.risk : "plain" }
  const prefix = place === "" ? "" : `${place}.`
  return [{ words: own, place }, ...words.nested.flatMap((call, i) => getParts(call, `${prefix}${i + 1}`))]
}

/** Returns why a call is dangerous, each reason once; empty if it is not dangerous. */
export const listDangers = ({ fields, risk, sentence }: Words): ReadonlyArray<string> => {
  if (risk !== "danger") return []
  const warnings = fields.filter(isWarning)
  return warnings.length === 0 ? [sentence] : [...new Set(warnings.map(({ value }) => value))]
}

/** Returns the warnings and the risks that a request's earlier description did not have, as lines. */
export const listAddedWarnings = (before: Words, after: Words): ReadonlyArray<WordsField> => {
  const known = new Set(findWarnings(before))
  return [...new Set(findWarnings(after))]
    .filter((value) => !known.has(value))
    .map((value) => ({ label: "", value, raw: value, kind: "warning" }))
}

const findWarnings = (all: Words): ReadonlyArray<string> =>
  getParts(all).flatMap(({ words }) => [
    ...words.fields.filter(isWarning).map(({ value }) => value),
    ...listDangers(words),
    ...(words.risk === "unread" ? [words.sentence] : [])
  ])

const isWarning = ({ kind }: WordsField): boolean => kind === "warning"
