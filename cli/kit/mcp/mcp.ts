import type { Command as Words } from "commander"
import * as Effect from "effect/Effect"
import { isRecord } from "../../../core/foundation/data/isRecord.ts"
import { isPageOf } from "../../onchain/siwx/sign.ts"
import { Usage, createUsageError } from "../../foundation/errors/usage.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { run, type ReadCommand } from "../../run/run.ts"
import { Run } from "../../run/world.ts"
import { runWideFlag } from "../script/runWide.ts"
import { getWords } from "../schema/inputs.ts"
import { type Limits, readLimits } from "./limits.ts"
import {
  codes,
  instructions,
  parseMessage,
  toFailure,
  toRefusal,
  toSuccess,
  toToolResult,
  versions
} from "./messages.ts"
import { makeSpending, type Spending, type ToolArguments } from "./spending.ts"
import { type Tool, getTools } from "./tools.ts"

/** The options of `mcp`. */
export interface McpWords {
  readonly limit?: ReadonlyArray<string>
  /** The hosts that `siwx_sign` may sign in to; no host if absent. */
  readonly signIn?: ReadonlyArray<string>
}

/** A server of tools, and the functions with which it runs commands. */
interface ToolServer {
  readonly tools: ReadonlyArray<Tool>
  readonly spending: Spending
  /** The sites that `siwx_sign` may sign in to. */
  readonly sites: ReadonlyArray<string>
  readonly read: ReadCommand
}

/** Returns the failure of options that do not go together. */
const checkOptions = (allowsSigning: boolean, limits: Limits, sites: ReadonlyArray<string>): Usage | undefined => {
  if (allowsSigning && limits.size === 0)
    return createUsageError(
      "--allow-signing needs --limit here: the maximum of each token that a program may move in 24 hours.",
      "An example: latchkey mcp --allow-signing --limit USDC=100 --limit ETH=0.01"
    )
  if (!allowsSigning && limits.size > 0)
    return createUsageError("--limit needs --allow-signing: without it nothing is signed.")
  return !allowsSigning && sites.length > 0
    ? createUsageError("--sign-in needs --allow-signing: without it nothing is signed.")
    : undefined
}

/** Reads the command line of a tool's call; a failure if its arguments are invalid or not allowed. */
const readCall = (tool: Tool, args: ToolArguments, sites: ReadonlyArray<string>): ReadonlyArray<string> | Usage => {
  const withheld = Object.keys(args).find((name) => !Object.hasOwn(Object(tool.inputSchema["properties"]), name))
  if (withheld !== undefined) return createUsageError(`This tool has no argument "${withheld}".`)
  const words = getWords(tool.words, tool.path, args)
  return words instanceof Usage
    ? words
    : ((tool.name === "siwx_sign" ? refuseForeignSite(args, sites) : undefined) ?? words)
}

/** Runs a tool as a separate run, and returns its document. */
const callTool = Effect.fnUntraced(function* ({ read, sites, spending }: ToolServer, tool: Tool, args: ToolArguments) {
  const words = readCall(tool, args, sites)
  if (words instanceof Usage) return toRefusal(words)
  const refusal = yield* spending.count(tool, args)
  if (refusal !== undefined) return toRefusal(refusal)
  const consent = hasYesOption(tool) ? ["--yes"] : []
  const command = yield* Effect.promise(() => read([...tool.path, ...consent, ...words.slice(tool.path.length)]))
  if (typeof command === "number") return toRefusal(createUsageError("These arguments are not a command."))
  if (command instanceof Usage) return toRefusal(command)
  const flag = runWideFlag(command)
  if (flag !== undefined) return toRefusal(createUsageError(`${flag} can only be set for the whole run.`))
  const { flags, host, loadEmbedded } = yield* Run
  const out: Array<string> = []
  const code = yield* Effect.promise(async (signal) =>
    run(
      command,
      await command.load(read),
      { ...flags, json: true, ndjson: false, input: false },
      { ...createSilentHost(host), signal, out: (text) => void out.push(text) },
      words,
      loadEmbedded
    )
  )
  const document = parseMessage(out.join("\n"))
  if (code !== 0 && hasSentNothing(document)) yield* spending.uncount
  return toToolResult(document, code !== 0)
})

/** Answers a message; undefined for a notification. `call` runs a tool. */
const answerMessage = Effect.fnUntraced(function* (
  line: string,
  { tools }: ToolServer,
  call: (tool: Tool, args: ToolArguments) => ReturnType<typeof callTool>
) {
  const message = parseMessage(line)
  if (!isRecord(message)) return toFailure(null, codes.parse, "The line is not a JSON object.")
  const { id, method } = message
  // A message without an id is a notification, which gets no answer.
  if (id === undefined) return undefined
  if ((typeof id !== "string" && typeof id !== "number") || typeof method !== "string")
    return toFailure(null, codes.request, "A request has an id and a method.")
  const params = isRecord(message["params"]) ? message["params"] : {}
  switch (method) {
    case "initialize":
      return toSuccess(id, {
        protocolVersion: versions.find((version) => version === params["protocolVersion"]) ?? versions[0],
        capabilities: { tools: { listChanged: false } },
        serverInfo: { name: "latchkey", title: "Latchkey", version: (yield* Run).host.version },
        instructions
      })
    case "ping":
      return toSuccess(id, {})
    case "tools/list":
      return toSuccess(id, { tools: tools.map(toListedTool) })
    case "tools/call": {
      const tool = tools.find(({ name }) => name === params["name"])
      if (tool === undefined)
        return toFailure(id, codes.params, `There is no tool ${JSON.stringify(params["name"] ?? null)}.`)
      return toSuccess(id, yield* call(tool, isRecord(params["arguments"]) ? params["arguments"] : {}))
    }
    default:
      return toFailure(id, codes.method, `${method} is not supported.`)
  }
})

/**
 * `mcp`: serves the commands as tools of the Model Context Protocol, over stdin and stdout, one JSON-RPC message per
 * line, until stdin ends. Tools that sign are offered only with `--allow-signing` and a `--limit`. docs/mcp.md.
 */
export const mcp = ({ limit = [], signIn = [] }: McpWords, root: Words, read: ReadCommand) =>
  Effect.gen(function* () {
    const { flags, host } = yield* Run
    const limits = readLimits(limit)
    if (limits instanceof Usage) return yield* limits
    const fault = checkOptions(flags.allowSigning, limits, signIn)
    if (fault !== undefined) return yield* fault
    const tools = getTools(root, flags.allowSigning)
    const server: ToolServer = { tools, spending: makeSpending(limits), sites: signIn, read }
    let calls = 0
    const lines = host.lines?.() ?? noLines
    const serve: Effect.Effect<void, never, Run> = Effect.gen(function* () {
      const { done, value } = yield* Effect.promise(() => lines.next())
      if (done === true) return
      const answer = yield* answerMessage(value, server, (tool, args) => {
        calls++
        return callTool(server, tool, args)
      })
      if (answer !== undefined) host.out(JSON.stringify(answer))
      return yield* serve
    })
    yield* serve
    const report: Report = { data: { tools: tools.length, calls }, lines: [] }
    return report
  })

/** Returns true if a run failed before it sent anything. Its document lists each request that was sent. */
const hasSentNothing = (answer: unknown): boolean => {
  const error = isRecord(answer) && answer["ok"] === false ? answer["error"] : undefined
  return isRecord(error) && error["sent"] === undefined
}

/** Returns why a sign-in is refused: its domain, or the host of its URI, is not an allowed site. */
const refuseForeignSite = (args: ToolArguments, allowed: ReadonlyArray<string>): Usage | undefined => {
  // The command's default domain belongs to no site, and must be allowed as well.
  const { domain, uri } = { domain: String(args["domain"] ?? "localhost"), uri: args["uri"] }
  const isItsPage = uri === undefined || isPageOf(domain, String(uri))
  return allowed.includes(domain) && isItsPage
    ? undefined
    : createUsageError(
        `This server signs in to ${allowed.length === 0 ? "no site" : allowed.join(", ")}, and not to ${JSON.stringify(isItsPage ? domain : String(uri))}.`,
        "Allow a site when you start the server: latchkey mcp --allow-signing --limit USDC=100 --sign-in app.example.com"
      )
}

const noLines: AsyncIterator<string> = { next: async () => ({ done: true, value: undefined }) }

const hasYesOption = ({ words }: Tool): boolean => words.options.some(({ long }) => long === "--yes")

const toListedTool = ({ description, inputSchema, kind, name }: Tool) => ({
  name,
  description,
  inputSchema,
  annotations: {
    readOnlyHint: kind.does === "reads",
    destructiveHint: kind.does === "signs",
    idempotentHint: kind.does === "reads",
    openWorldHint: true
  }
})

/** Returns a host for a tool's run: it never prompts and prints nothing. */
const createSilentHost = <Host extends Run["Type"]["host"]>({ progress: _, watch: __, ...host }: Host) => ({
  ...host,
  interactive: false,
  colours: false,
  err: () => {},
  stdin: async () => "",
  ask: async () => ""
})
