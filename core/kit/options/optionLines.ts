import { isRecord } from "../../foundation/data/isRecord.ts"
import { problemsOf, warningsOf } from "./optionWords.ts"
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
    ...problemsOf(wrong, input).map(({ expected, field }) => `Option \`${field}\` ${expected}`),
    ...(isForeign ? ["Option `projectId` does not look like a project's id, which has 32 hex digits"] : []),
    ...warningsOf(ignored)
  ]
}
