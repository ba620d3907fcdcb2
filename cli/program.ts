import { CommanderError, type Command as Words } from "commander"
import { Usage, createUsageError } from "./foundation/errors/usage.ts"
import { getDetails, getExample } from "./foundation/flags/commandDetails.ts"
import { readFlags, expandFlags } from "./foundation/flags/flags.ts"
import { makePrinter } from "./foundation/host/printer.ts"
import type { Host } from "./foundation/host/host.ts"
import { findProxies } from "./foundation/http/proxy.ts"
import { findAccount, getFlow } from "./kit/commands/leaf.ts"
import type { ParsedCommand, ReadCommand, RequestedCommand } from "./run/run.ts"
import { parseError, findCommand } from "./kit/commands/parseError.ts"
import { buildTree } from "./kit/commands/tree.ts"
import { printFailure } from "./run/report.ts"

/** Parses a run's arguments, runs the command, and returns the exit code. Prints only through `host`. */
export const runProgram = async (args: ReadonlyArray<string>, host: Host): Promise<number> => {
  const refuse = (command: RequestedCommand, error: Usage): number =>
    printFailure(
      makePrinter(host, args),
      { json: args.includes("--json"), ndjson: args.includes("--ndjson") },
      command,
      error,
      {
        source: "fixtures",
        durationMs: 0,
        requests: 0
      }
    )
  const parsed = await readCommand(args, host)
  if (parsed === 2 && isForPrograms(args))
    return refuse(
      describeCommand(args),
      createUsageError("A command is missing.", "An example: latchkey networks --json")
    )
  if (typeof parsed === "number") return parsed
  if (parsed instanceof Usage) return refuse(describeCommand(args), parsed)
  const flags = readFlags(parsed.raw, host)
  if (flags instanceof Usage) return refuse(parsed, await withNetworkId(flags, parsed.raw.network))
  const [{ run }, command] = await Promise.all([import("./run/run.ts"), parsed.load(readStep)])
  const disableProxies =
    findProxies(host.env).length === 0
      ? undefined
      : (await import("./foundation/http/throughProxy.ts")).enableProxies(host.env)
  try {
    return await run(parsed, command, flags, host, args, () => import("./embedded/login/restoreEmbeddedLine.ts"))
  } finally {
    disableProxies?.()
  }
}

/** Adds a network's id to the failure of a `--network` that was given by name. */
const withNetworkId = async (error: Usage, value: string | undefined): Promise<Usage> => {
  if (value === undefined || !error.reason.startsWith("--network ")) return error
  const [{ knownNetworks }, { suggestNetwork }] = await Promise.all([
    import("./chain/network/knownNetworks.ts"),
    import("./chain/network/suggestNetwork.ts")
  ])
  return createUsageError(error.reason, suggestNetwork(value, knownNetworks, "--network ") ?? error.hint)
}

const isForPrograms = (args: ReadonlyArray<string>): boolean => args.some((word) => /^--(?:nd)?json$/.test(word))

const describe = (words: Words): RequestedCommand => ({
  flow: getFlow(words),
  example: getExample(words),
  hints: getDetails(words)?.hints
})

/** Returns the command that the arguments reach, whatever follows. */
const describeCommand = (args: ReadonlyArray<string>): RequestedCommand => {
  const { flow, ...rest } = describe(
    findCommand(
      args,
      buildTree(() => {}, quiet)
    )
  )
  return { ...rest, flow: flow || "latchkey" }
}

/** Reads the arguments of a script's step. A step with `--help` prints no help. */
const readStep: ReadCommand = (words) => readCommand(words, quiet)

const quiet: Pick<Host, "out" | "err" | "version"> = { out: () => {}, err: () => {}, version: "" }

/** Reads the arguments of a run. Returns the exit code if they only print help or the version. */
const readCommand = async (
  args: ReadonlyArray<string>,
  host: Pick<Host, "out" | "err" | "version">
): Promise<ParsedCommand | Usage | number> => {
  let parsed: ParsedCommand | undefined
  const help: Array<string> = []
  const root = buildTree(
    (words, load) => {
      parsed = { ...describe(words), account: findAccount(words), load, raw: words.optsWithGlobals() }
    },
    { ...host, err: (text) => void help.push(text) }
  )
  const printHelp = (print: (text: string) => void): void => {
    for (const text of help) print(text)
  }
  try {
    if (args.length === 0) {
      root.outputHelp({ error: true })
      printHelp(host.err)
      return 2
    }
    await root.parseAsync([...expandFlags(args)], { from: "user" })
    return parsed ?? 2
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.exitCode === 0) return 0
    if (error.code === "commander.help") {
      // A group without a subcommand lists its commands.
      const isGroup = findCommand(args, root) !== root && !isForPrograms(args)
      printHelp(isGroup ? host.out : host.err)
      return isGroup ? 0 : 2
    }
    return parseError(error, args, root)
  }
}
