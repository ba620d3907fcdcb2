import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import type { LatchkeyError } from "../../../core/foundation/errors/failure.ts"
import { shellWords } from "../../foundation/flags/commandOf.ts"
import { nameError, Usage } from "../../foundation/errors/usage.ts"
import type { ParsedCommand, ReadCommand } from "../../run/run.ts"
import { asPrinted } from "../../run/report.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { wrapped } from "../../foundation/text/table.ts"
import { Run, type World } from "../../run/world.ts"
import { wrongWith } from "./check.ts"
import { type BrokenScript, brokenScript, brokenStep, StepUnexpected } from "../../foundation/errors/script.ts"
import { filledIn } from "./references.ts"
import { runWideFlag } from "./runWide.ts"
import { type Script, scriptFromText, type Step } from "./Script.ts"

/** The outcome of a step. */
interface StepDone {
  readonly name: string
  readonly flow: string
  readonly words: ReadonlyArray<string>
  readonly data: unknown
  readonly lines: ReadonlyArray<string>
}

/**
 * `run <script>`: runs the steps of a script one after another, in one process with shared state. Stops at the first
 * one that fails.
 */
export const runScript = (
  named: string,
  read: ReadCommand
): Effect.Effect<Report, LatchkeyError, World | Scope.Scope> =>
  Effect.gen(function* () {
    const { aside, tell } = yield* Run
    const { file, script } = yield* scriptNamed(named)
    const done: Array<StepDone> = []
    for (const step of script.steps) {
      tell?.({ type: "step", step: step.name, words: step.run })
      const ended = yield* Effect.tapError(stepDone(file, step, done, read), () =>
        Effect.sync(() =>
          aside([
            `${script.name}: ${done.length} of ${script.steps.length} steps were done; this was step "${step.name}".`
          ])
        )
      )
      tell?.({ type: "result", step: step.name, data: ended.data })
      done.push(ended)
    }
    const report: Report = {
      data: { script: script.name, steps: done.map(({ data, flow, name }) => ({ name, flow, data })) },
      lines: [
        ...done.flatMap(({ lines, words }) => [...commandLines(words), ...lines, ""]),
        `${script.name}: ${done.length} steps, all as expected.`
      ]
    }
    return report
  })

/** A command as it would be typed, in lines of 80 characters that a shell accepts. */
const commandLines = (words: ReadonlyArray<string>): ReadonlyArray<string> => {
  const lines = ["$ latchkey"]
  for (const word of words.map((one) => shellWords([one]))) {
    const last = lines.at(-1) ?? ""
    if (last.length + word.length + 3 > 80) lines.splice(-1, 1, `${last} \\`, `    ${word}`)
    else lines.splice(-1, 1, `${last} ${word}`)
  }
  return lines
}

const stepDone = Effect.fnUntraced(function* (
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
  const words = yield* Effect.forEach(step.run, (word) => filledIn(word, reach))
  const { flow, load } = yield* commandOf(file, step, words, read)
  const command = yield* Effect.promise(() => load(read))
  const ended = { name: step.name, flow, words }
  const unexpected = (reason: string) => new StepUnexpected({ step: step.name, reason })
  if (step.fails === undefined) {
    const { data: found, lines } = yield* command
    const data = asPrinted(found)
    const wrong = wrongWith(data, step.expect ?? {})
    return wrong === undefined ? { ...ended, data, lines } : yield* unexpected(wrong)
  }
  const error = yield* Effect.mapError(Effect.flip(command), () =>
    unexpected(`it had to fail with ${step.fails}, and did not.`)
  )
  if (step.fails !== error.code && step.fails !== error._tag) return yield* error
  return {
    ...ended,
    data: { code: error.code, tag: error._tag, message: error.message },
    lines: wrapped(`${error.message} (${error.code}), as expected.`)
  }
})

/** Flags say where a whole run talks and how it prints; a step has none of its own. */
const commandOf = (
  file: string,
  step: Step,
  words: ReadonlyArray<string>,
  read: ReadCommand
): Effect.Effect<ParsedCommand, BrokenScript> => {
  const misfit = (reason: string, hint?: string) => brokenStep(file, step.name, reason, hint)
  return Effect.flatMap(
    Effect.promise(() => read(words)),
    (command) => {
      if (typeof command === "number") return misfit(`"${words.join(" ")}" is no command.`)
      if (command instanceof Usage) return misfit(command.message, command.hint)
      if (command.flow === "run") return misfit("a script runs no scripts.")
      if (command.flow === "sandbox") return misfit("a script starts no sandbox: it would not end.")
      if (command.flow === "mcp") return misfit("a script serves nobody: it would not end.")
      const flag = runWideFlag(command)
      return flag === undefined ? Effect.succeed(command) : misfit(`${flag} is given to the whole run, not to a step.`)
    }
  )
}

/** A script by the path of its file, or by its name among the bundled ones. */
const scriptNamed = Effect.fnUntraced(function* (named: string) {
  const { host } = yield* Run
  const folder = host.scriptFolders.find((one) => existsSync(one))
  const shipped =
    folder === undefined
      ? []
      : readdirSync(folder)
          .filter((name) => name.endsWith(".json"))
          .map((name) => basename(name, ".json"))
          .sort()
  const file = existsSync(named)
    ? named
    : folder !== undefined && shipped.includes(named)
      ? join(folder, `${named}.json`)
      : undefined
  if (file === undefined) {
    return yield* nameError(
      "script",
      named,
      shipped,
      `Those that ship: ${shipped.join(", ")}. Any other by its file. An example: latchkey run tour`
    )
  }
  const text = yield* Effect.try({
    try: () => readFileSync(file, "utf8"),
    catch: () => brokenScript(file, "it cannot be read")
  })
  const script: Script = yield* scriptFromText(file, text)
  return { file, script }
})
