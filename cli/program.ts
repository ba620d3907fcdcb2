import { Command as Words, CommanderError } from "commander"
import { Usage } from "./errors.ts"
import { type RawFlags, readFlags, settled, withFlags } from "./run/flags.ts"
import type { Host } from "./run/host.ts"
import { nearHint } from "./text/nearHint.ts"
import { printFailure } from "./run/report.ts"
import type { Command } from "./run/run.ts"

const examples = `
Examples, on the recordings that ship (no network, no account):
  latchkey balance 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266
  latchkey identity 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266
  latchkey name lookup sandbox
  latchkey activity 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266
  latchkey onramp quote --amount 50
  latchkey wallets search vault
  latchkey connect

Exit codes: 0 ok, 1 failed, 2 usage, 3 recording missing, 4 secret missing,
5 no network or no answer, 70 our own fault, 130 interrupted.
Nothing is collected or sent anywhere but to the services you name.
`

/** What the words of a run ask for: a command to be loaded, with the flags beside it. */
export interface Asked {
  readonly flow: string
  readonly load: () => Promise<Command>
  readonly raw: RawFlags
}

/** Reads the words of a run, does what they say, and gives the exit code. Printing goes through `host` alone. */
export const program = async (args: ReadonlyArray<string>, host: Host): Promise<number> => {
  const refuse = (flow: string, error: Usage): number =>
    printFailure(host, { json: args.includes("--json"), ndjson: args.includes("--ndjson") }, flow, error, { source: "fixtures", durationMs: 0, requests: 0 })
  const asked = await askedBy(args, host)
  if (typeof asked === "number") return asked
  if (asked instanceof Usage) return refuse("latchkey", asked)
  const flags = readFlags(asked.raw, host)
  if (flags instanceof Usage) return refuse("latchkey", flags)
  const [{ run }, command] = await Promise.all([import("./run/run.ts"), asked.load()])
  return run(asked.flow, command, flags, host, args)
}

/** Reads the words of a run. A number is the exit code of one that only printed help or the version. */
export const askedBy = async (args: ReadonlyArray<string>, host: Pick<Host, "out" | "err" | "version">): Promise<Asked | Usage | number> => {
  let asked: Asked | undefined
  /** Loads a command's code only when it is that command that runs. */
  const does: Does = (flow, load) => async (words) => { asked = { flow, load, raw: words.optsWithGlobals() } }
  const root = tree(does, host)
  try {
    if (args.length === 0) {
      root.outputHelp({ error: true })
      return 2
    }
    await root.parseAsync([...settled(args)], { from: "user" })
    return asked ?? 2
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.exitCode === 0) return 0
    if (error.code === "commander.help") return 2
    const [reason = "", hint] = error.message.replace(/^error: /, "").split("\n")
    return new Usage({ reason: `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`, hint: hint?.replace(/[()]/g, "") ?? nearOf(reason, root) })
  }
}

type Does = (flow: string, load: () => Promise<Command>) => (words: Words) => Promise<void>

const tree = (does: Does, host: Pick<Host, "out" | "err" | "version">): Words => {
  const lines = (print: (line: string) => void) => (text: string): void => print(text.replace(/\n$/, ""))
  const root = withFlags(new Words("latchkey"))
    .description("Connects wallets and reads what accounts hold: the services of the Latchkey kit, at a terminal.")
    .version(host.version, "--version", "print the version")
    .helpOption("-h, --help", "print help")
    .exitOverride()
    .configureOutput({ writeOut: lines(host.out), writeErr: lines(host.err), outputError: () => {}, getOutHelpWidth: () => 80, getErrHelpWidth: () => 80 })
    .configureHelp({ showGlobalOptions: true })
    .addHelpText("beforeAll", "")
  root.addHelpText("before", ({ command }) => (command === root ? `${examples.trim()}\n` : ""))
  const add = (words: string, text: string): Words => root.command(words).description(text)

  add("connect", "connect a wallet, and print its account")
    .option("--wallet <kind>", "recorded, or key (LATCHKEY_PRIVATE_KEY, or stdin)", "recorded")
    .option("--namespace <name>", "the kind of chain", "eip155")
    .action((options: { readonly wallet: string; readonly namespace: string }, words: Words) =>
      does("connect", async () => (await import("./connection/connect.ts")).connect(options))(words))
  add("account", "the account that is connected").action((_: unknown, words: Words) =>
    does("account", async () => (await import("./account/account.ts")).account)(words))
  add("balance", "what an account holds").argument("<account>", "CAIP-10, or an address on --network")
    .action((account: string, _: unknown, words: Words) =>
      does("balance", async () => (await import("./account/balance.ts")).balance(account))(words))
  add("identity", "the name and picture of an account").argument("<account>", "CAIP-10, or an address on --network")
    .action((account: string, _: unknown, words: Words) =>
      does("identity", async () => (await import("./identity/identity.ts")).identity(account))(words))
  const name = add("name", "names of accounts")
  name.command("lookup").description("the addresses a name stands for").argument("<name>").action((text: string, _: unknown, words: Words) =>
    does("name lookup", async () => (await import("./name/names.ts")).nameLookup(text))(words))
  name.command("suggest").description("names like this one, and which are free").argument("<name>").action((text: string, _: unknown, words: Words) =>
    does("name suggest", async () => (await import("./name/names.ts")).nameSuggest(text))(words))
  name.command("reverse").description("the names of an account").argument("<account>").action((account: string, _: unknown, words: Words) =>
    does("name reverse", async () => (await import("./name/names.ts")).nameReverse(account))(words))
  name.command("register").description("take a free name for the connected account").argument("<name>").action((text: string, _: unknown, words: Words) =>
    does("name register", async () => (await import("./name/register.ts")).nameRegister(text))(words))
  add("activity", "what an account did, newest first, 20 a page").argument("<account>", "CAIP-10, or an address on --network")
    .option("--cursor <cursor>", "goes on where a page ended")
    .action((account: string, options: { readonly cursor?: string }, words: Words) =>
      does("activity", async () => (await import("./activity/activity.ts")).activity(account, options))(words))
  add("swap-quote", "what an amount of one token gives of another")
    .requiredOption("--from <token>", "symbol, address or CAIP-19 id").requiredOption("--to <token>", "the same")
    .requiredOption("--amount <decimal>", "of the token that is given").option("--account <account>", "CAIP-10, or an address on --network")
    .addHelpText("after", "\nExample: latchkey swap-quote --from USDC --to WETH --amount 100")
    .action((options: { readonly from: string; readonly to: string; readonly amount: string; readonly account?: string }, words: Words) =>
      does("swap-quote", async () => (await import("./swap/quote.ts")).swapQuote(options))(words))
  add("swap", "the same, done: approved where needed, and sent")
    .requiredOption("--from <token>", "symbol, address or CAIP-19 id").requiredOption("--to <token>", "the same")
    .requiredOption("--amount <decimal>", "of the token that is given")
    .action((options: { readonly from: string; readonly to: string; readonly amount: string }, words: Words) =>
      does("swap", async () => (await import("./swap/swap.ts")).swap(options))(words))
  add("send", "move a coin or a token from the connected account")
    .requiredOption("--token <token>", "symbol, address or CAIP-19 id").requiredOption("--to <address>", "who gets it")
    .requiredOption("--amount <decimal>", "of the token")
    .action((options: { readonly token: string; readonly to: string; readonly amount: string }, words: Words) =>
      does("send", async () => (await import("./send/send.ts")).send(options))(words))
  const onramp = add("onramp", "buying with money from a bank or a card")
  onramp.command("options").description("what can be paid with, and bought").action((_: unknown, words: Words) =>
    does("onramp options", async () => (await import("./onramp/onramp.ts")).onrampOptions)(words))
  onramp.command("quote").description("what an amount buys").requiredOption("--amount <decimal>", "of the currency that is paid")
    .option("--currency <id>", "that is paid", "USD").option("--token <token>", "that is bought: symbol, contract or CAIP-19 id", "USDC")
    .action((options: { readonly amount: string; readonly currency: string; readonly token: string }, words: Words) =>
      does("onramp quote", async () => (await import("./onramp/onramp.ts")).onrampQuote(options))(words))
  onramp.command("url").description("the provider's page for the connected account").option("--amount <decimal>", "to pay, to begin with")
    .action((options: { readonly amount?: string }, words: Words) =>
      does("onramp url", async () => (await import("./onramp/onramp.ts")).onrampUrl(options))(words))
  const sessions = add("sessions", "what apps may do in an account's name")
  sessions.command("list").description("the smart sessions of an account, ended ones too").argument("<account>")
    .action((account: string, _: unknown, words: Words) =>
      does("sessions list", async () => (await import("./session/sessions.ts")).sessionsList(account))(words))
  sessions.command("revoke").description("end one; its account's wallet signs").argument("<account>").argument("<pci>", "the session's id, as `list` shows it")
    .action((account: string, pci: string, _: unknown, words: Words) =>
      does("sessions revoke", async () => (await import("./session/revoke.ts")).sessionsRevoke(account, pci))(words))
  const siwx = add("siwx", "sign-in with a wallet")
  siwx.command("sign").description("a sign-in message, signed by the connected account").option("--domain <host>", "of who asks", "localhost")
    .option("--uri <uri>", "of what is signed in to").option("--statement <text>", "what is agreed to")
    .option("--nonce <text>", "from who checks; at least 8 letters and digits").option("--expires <seconds>", "how long it holds")
    .addHelpText("after", "\nExample: latchkey siwx sign --domain app.example --expires 3600")
    .action((options: { readonly domain: string; readonly uri?: string; readonly statement?: string; readonly nonce?: string; readonly expires?: string }, words: Words) =>
      does("siwx sign", async () => (await import("./siwx/sign.ts")).siwxSign(options))(words))
  siwx.command("verify").description("whether a message is signed by its account").option("--message <text>", "or its file, or - for stdin")
    .option("--signature <hex>", "of the message")
    .addHelpText("after", "\nExample: latchkey siwx sign --json | latchkey siwx verify")
    .action((options: { readonly message?: string; readonly signature?: string }, words: Words) =>
      does("siwx verify", async () => (await import("./siwx/verify.ts")).siwxVerify(options))(words))
  add("rpc", "one JSON-RPC question to a node, or to the wallet").argument("<method>").argument("[json]", "its params, a JSON array")
    .addHelpText("after", "\nExample: latchkey rpc eth_blockNumber --network eip155:137")
    .action((method: string, json: string | undefined, _: unknown, words: Words) =>
      does("rpc", async () => (await import("./rpc/rpc.ts")).rpc(method, json))(words))
  const wallets = add("wallets", "the catalogue of wallets, 40 a page").option("--page <number>", "counts from 1", "1")
    .action((options: { readonly page: string }, words: Words) =>
      does("wallets", async () => (await import("./wallet/wallets.ts")).wallets(options.page))(words))
  wallets.command("search").description("wallets whose name has a text in it").argument("<text>")
    .action((text: string, _: unknown, words: Words) =>
      does("wallets search", async () => (await import("./wallet/wallets.ts")).walletsSearch(text))(words))
  add("run", "the steps of a script, in one process and one state").argument("<script>", "a file, or one that ships: tour")
    .action((script: string, _: unknown, words: Words) =>
      does("run", async () => (await import("./script/runScript.ts")).runScript(script))(words))
  const fixtures = add("fixtures", "recorded flows: the files that a replay answers from")
  fixtures.command("list").description("the recordings that ship, of a folder, or one").argument("[path]").action((path: string | undefined, _: unknown, words: Words) =>
    does("fixtures list", async () => (await import("./fixtures/list.ts")).fixturesList(path))(words))
  fixtures.command("check").description("whether they decode, are in order, and hold no secret").argument("[path]").action((path: string | undefined, _: unknown, words: Words) =>
    does("fixtures check", async () => (await import("./fixtures/check.ts")).fixturesCheck(path))(words))
  fixtures.command("redact").description("writes a recording anew without what is secret").argument("<file>").action((file: string, _: unknown, words: Words) =>
    does("fixtures redact", async () => (await import("./fixtures/redact.ts")).fixturesRedact(file))(words))
  add("config", "what the project offers, and where this run asks").action((_: unknown, words: Words) =>
    does("config", async () => (await import("./config/config.ts")).config)(words))
  add("networks", "the networks that are known").action((_: unknown, words: Words) =>
    does("networks", async () => (await import("./chain/networks.ts")).networks)(words))
  add("errors", "what can go wrong, with codes; all, or one").argument("[code]")
    .action((code: string | undefined, _: unknown, words: Words) =>
      does("errors", async () => (await import("./catalogue/errors.ts")).errors(code))(words))
  add("disconnect", "let go of the connected wallet").action((_: unknown, words: Words) =>
    does("disconnect", async () => (await import("./connection/disconnect.ts")).disconnect)(words))
  return root
}

/** A near match for what commander did not know, where it offers none itself. */
const nearOf = (reason: string, root: Words): string | undefined => {
  const [, word] = /'([^']+)'/.exec(reason) ?? []
  return word === undefined ? undefined
    : nearHint(word, [...root.commands.map((one) => one.name()), ...root.options.flatMap(({ long }) => (long == null ? [] : [long]))])
}
