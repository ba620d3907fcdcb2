import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import type { LatchkeyError } from "../../../core/foundation/errors/failure.ts"
import { quoteWords } from "../../foundation/flags/commandOf.ts"
import { createUnknownNameError, Usage } from "../../foundation/errors/usage.ts"
import type { ParsedCommand, ReadCommand } from "../../run/run.ts"
import { asPrinted } from "../../run/report.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { wrapParagraph } from "../../foundation/text/table.ts"
import { Run, type World } from "../../run/world.ts"
import { findMismatch } from "./check.ts"
import { BrokenScript, createBrokenStep, StepUnexpected } from "../../foundation/errors/script.ts"
import { resolveReferences } from "./references.ts"
import { runWideFlag } from "./runWide.ts"
import { type Script, parseScript, type Step } from "./Script.ts"

/** The outcome of a step. */
interface StepDone {
  readonly name: string
  readonly flow: string
  readonly words: ReadonlyArray<string>
  readonly data: unknown
  readonly lines: ReadonlyArray<string>
}

/**
 * `run <script>`: runs the steps of a script in order, in one process with shared state. Stops at the first failed
 * step.
 */
export const runScript = (
  fileOrName: string,
  read: ReadCommand
): Effect.Effect<Report, LatchkeyError, World | Scope.Scope> =>
  Effect.gen(function* () {
    const { aside, notify } = yield* Run
    const { file, script } = yield* findScript(fileOrName)
    const done: Array<StepDone> = []
    for (const step of script.steps) {
      notify?.({ type: "step", step: step.name, words: step.run })
      const outcome = yield* Effect.tapError(runStep(file, step, done, read), () =>
        Effect.sync(() =>
          aside([
            `${script.name}: ${done.length} of ${script.steps.length} steps finished; step "${step.name}" failed.`
          ])
        )
      )
      notify?.({ type: "result", step: step.name, data: outcome.data })
      done.push(outcome)
    }
    const report: Report = {
      data: { script: script.name, steps: done.map(({ data, flow, name }) => ({ name, flow, data })) },
      lines: [
        ...done.flatMap(({ lines, words }) => [...formatCommandLines(words), ...lines, ""]),
        `${script.name}: ${done.length} steps, all as expected.`
      ]
    }
    return report
  })

/** Returns a command as it would be typed, in lines of 80 characters that a shell accepts. */
const formatCommandLines = (words: ReadonlyArray<string>): ReadonlyArray<string> => {
  const lines = ["$ latchkey"]
  for (const word of words.map((word) => quoteWords([word]))) {
    const last = lines.at(-1) ?? ""
    if (last.length + word.length + 3 > 80) lines.splice(-1, 1, `${last} \\`, `    ${word}`)
    else lines.splice(-1, 1, `${last} ${word}`)
  }
  return lines
}

const runStep = Effect.fnUntraced(function* (
  file: string,
  step: Step,
  before: ReadonlyArray<StepDone>,
  read: ReadCommand
) {
  const { hide, host } = yield* Run
  const results = new Map(before.map(({ data, name }) => [name, data]))
  const reach = {
    file,
    step: step.name,
    results,
    env: host.env,
    secret: (name: string, value: string) => hide(value, `\${env:${name}}`)
  }
  const words = yield* Effect.forEach(step.run, (word) => resolveReferences(word, reach))
  const { flow, load } = yield* getCommand(file, step, words, read)
  const command = yield* Effect.promise(() => load(read))
  const ended = { name: step.name, flow, words }
  const createUnexpected = (reason: string) => new StepUnexpected({ step: step.name, reason })
  if (step.fails === undefined) {
    const { data: found, lines } = yield* command
    const data = asPrinted(found)
    const wrong = findMismatch(data, step.expect ?? {})
    return wrong === undefined ? { ...ended, data, lines } : yield* createUnexpected(wrong)
  }
  const error = yield* Effect.mapError(Effect.flip(command), () =>
    createUnexpected(`it should have failed with ${step.fails}, but succeeded.`)
  )
  if (step.fails !== error.code && step.fails !== error._tag) return yield* error
  return {
    ...ended,
    data: { code: error.code, tag: error._tag, message: error.message },
    lines: wrapParagraph(`${error.message} (${error.code}), as expected.`)
  }
})

/**
 * Reads the command of a step. Flags for the connection and the output belong to the whole run, and are rejected here.
 */
const getCommand = (
  file: string,
  step: Step,
  words: ReadonlyArray<string>,
  read: ReadCommand
): Effect.Effect<ParsedCommand, BrokenScript> => {
  const failStep = (reason: string, hint?: string) => createBrokenStep(file, step.name, reason, hint)
  return Effect.flatMap(
    Effect.promise(() => read(words)),
    (command) => {
      if (typeof command === "number") return failStep(`"${words.join(" ")}" is not a command.`)
      if (command instanceof Usage) return failStep(command.message, command.hint)
      if (command.flow === "run") return failStep("a script cannot run scripts.")
      if (command.flow === "sandbox") return failStep("a script cannot start a sandbox, which would not end.")
      if (command.flow === "mcp") return failStep("a script cannot serve tools, because it would not end.")
      const flag = runWideFlag(command)
      return flag === undefined
        ? Effect.succeed(command)
        : failStep(`${flag} can only be set for the whole run, not for a step.`)
    }
  )
}

/** Finds a script by the path of its file, or by its name among the bundled ones. */
const findScript = Effect.fnUntraced(function* (fileOrName: string) {
  const { host } = yield* Run
  const folder = host.scriptFolders.find((path) => existsSync(path))
  const shipped =
    folder === undefined
      ? []
      : readdirSync(folder)
          .filter((name) => name.endsWith(".json"))
          .map((name) => basename(name, ".json"))
          .sort()
  const file = existsSync(fileOrName)
    ? fileOrName
    : folder !== undefined && shipped.includes(fileOrName)
      ? join(folder, `${fileOrName}.json`)
      : undefined
  if (file === undefined) {
    return yield* createUnknownNameError(
      "script",
      fileOrName,
      shipped,
      `Bundled scripts: ${shipped.join(", ")}. Run any other by its file. An example: latchkey run tour`
    )
  }
  const text = yield* Effect.try({
    try: () => readFileSync(file, "utf8"),
    catch: () => new BrokenScript({ file, reason: "it cannot be read" })
  })
  const script: Script = yield* parseScript(file, text)
  return { file, script }
})
