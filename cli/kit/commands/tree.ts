import { Command as Words, Help } from "commander"
import { withFlags } from "../../foundation/flags/flags.ts"
import type { Host } from "../../foundation/host/host.ts"
import { addAccountCommands } from "./accounts.ts"
import { getReferenceCommands } from "./getReferenceCommands.ts"
import { firstAccount } from "../../foundation/text/firstAccount.ts"
import type { Does } from "./leaf.ts"
import { addMoneyCommands } from "./money.ts"
import { addNameCommands } from "./names.ts"
import { addSigning } from "./signing.ts"
import { addToolCommands } from "./tools.ts"
import { getToolCommands } from "./getToolCommands.ts"

const examples = `
Examples that use the bundled recordings (no network, no account):
  latchkey balance ${firstAccount}
  latchkey activity ${firstAccount}
  latchkey name lookup sandbox
  latchkey swap --from USDC --to ETH --amount 100
  latchkey onramp quote --amount 50
  latchkey siwx sign
  latchkey wallets search vault
  latchkey run tour
`

const notes = `
Exit codes: 0 ok, 1 failed, 2 usage, 3 recording missing, 4 secret missing,
5 no network or no answer, 70 a bug of latchkey, 130 interrupted.
No data is collected. Requests go only to the services you name.
Flags and an example of a command: latchkey <command> --help
`

/** Builds the tree of commands and descriptions for commander. Calls `does` with the requested command. */
export const buildTree = (does: Does, host: Pick<Host, "out" | "err" | "version">): Words => {
  const printLines =
    (print: (line: string) => void) =>
    (text: string): void =>
      print(text.replace(/\n$/, ""))
  const help = new Help()
  const root = withFlags(new Words("latchkey"))
    .version(host.version, "--version", "print the version")
    .helpOption("-h, --help", "print help")
    .exitOverride()
    .configureHelp({
      // Also wraps next to long terms, such as `transfer-from [options] <token> <from> <to> <amount>`.
      minWidthToWrap: 16,
      visibleCommands: (command) => help.visibleCommands(command).filter((child) => child.name() !== "help")
    })
    .configureOutput({
      writeOut: printLines(host.out),
      writeErr: printLines(host.err),
      outputError: () => {},
      getOutHelpWidth: () => 80,
      getErrHelpWidth: () => 80
    })
  root.addHelpText("before", ({ command }) => (command === root ? `${examples.trim()}\n` : ""))
  root.addHelpText("after", ({ command }) => (command === root ? notes.trimEnd() : ""))
  root.addHelpText("afterAll", ({ command }) => (command === root ? "" : "\nFlags of every command: latchkey --help"))
  for (const branch of [
    addAccountCommands,
    addNameCommands,
    addMoneyCommands,
    addSigning,
    getReferenceCommands,
    getToolCommands,
    addToolCommands
  ])
    branch(root, does)
  return root
}
