import { isRecord } from "../../foundation/data/isRecord.ts"
import { problemsOf, warningsOf } from "./optionWords.ts"
import { near } from "../../foundation/text/near.ts"
import { takeTokens, tokenNames } from "../theme/tokens.ts"
import { takeOptions } from "./takeOptions.ts"

/**
 * Returns what a developer should know about a host's options, one sentence each: every wrong one, what is ignored, and
 * a project id that is none. Empty if all is well. docs/spec/kit.md#config-in-development.
 */
export const optionLines = (input: unknown): ReadonlyArray<string> => {
  const { ignored, wrong } = takeOptions(input)
  const projectId = isRecord(input) ? input["projectId"] : undefined
  const isForeign = typeof projectId === "string" && projectId !== "" && !/^[0-9a-f]{32}$/i.test(projectId.trim())
  return [
    ...problemsOf([...wrong, ...laxlyRead(input)], input).map(
      ({ expected, field }) => `Option \`${field}\` ${expected}`
    ),
    ...(isForeign ? ["Option `projectId` does not look like a project's id, which has 32 hex digits"] : []),
    ...warningsOf(ignored),
    ...tokenLines(isRecord(input) ? input["themeTokens"] : undefined)
  ]
}

/** The options that a kit takes as they are, and what they should be. */
const lax: Readonly<Record<string, (value: unknown) => boolean>> = {
  locale: (value) => (typeof value === "string" && value.length <= 64) || (isRecord(value) && isRecord(value["words"])),
  words: isRecord,
  cookie: (value) => typeof value === "boolean" || isRecord(value),
  "endpoints.descriptors": (value) => /#[\da-f]{64}$/.test(String(value))
}
const laxlyRead = (input: unknown): ReadonlyArray<string> =>
  Object.entries(lax).flatMap(([field, fits]) => {
    const value = field.split(".").reduce<unknown>((all, name) => (isRecord(all) ? all[name] : undefined), input)
    return value === undefined || fits(value) ? [] : [field]
  })

/** Returns what a developer should know about tokens of a theme: those that are not drawn. */
export const tokenLines = (tokens: unknown): ReadonlyArray<string> => {
  const { dropped } = takeTokens(isRecord(tokens) ? tokens : {})
  const told = dropped.map((path) => {
    const name = path.replace(/^(dark|light)\./, "")
    const nearest = tokenNames.some((one) => one === name) ? undefined : near(name, tokenNames)
    return nearest === undefined ? path : `${path} (did you mean ${nearest}?)`
  })
  return told.length === 0 ? [] : [`These theme tokens are unknown or no safe CSS values: ${told.join(", ")}`]
}
