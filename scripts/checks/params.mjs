// Checks that only the request reader (core/wallets/reader/) reads the parameters of wallet requests, also through
// decoders. Functions that pass parameters on whole are listed by name; files that read other parameters are listed
// with the reason. Part of `npm run check`.
import { readdirSync, readFileSync } from "node:fs"
import { join, relative, resolve } from "node:path"

const root = resolve(process.argv[2] ?? join(import.meta.dirname, "../.."))
const folders = ["core", "services", "react", "cli"]
const reader = "core/wallets/reader/"

/** Files that read other parameters than those of a request that signs or sends. */
const listed = new Map([
  ["cli/onchain/plan/rpcFee.ts", "adds the confirmed fee to the only parameter, after the reader has read it"],
  ["cli/wallets/connection/addedFee.ts", "leaves the added fee out of a comparison with a recording"],
  ["cli/wallets/connection/watchedWallet.ts", "the account that a recording is of"],
  ["cli/wallets/keyWallet/keyWallet.ts", "reads, the chain of a switch, and grants of a sandbox"],
  ["cli/wallets/keyWallet/keyWalletBatches.ts", "the id of a batch whose status is read"],
  ["cli/wallets/requests/rpc.ts", "parameters from the command line, passed on whole"],
  ["cli/kit/mcp/mcp.ts", "messages of the Model Context Protocol; its tools run the commands, which use the reader"],
  ["core/wallets/requests/isAnswerTo.ts", "the number of transactions for which a wallet returned signatures"],
  ["core/onchain/descriptor/resolveParameters.ts", "fields of a descriptor"],
  ["core/wallets/walletconnect/sessionEvent.ts", "events of a session"],
  ["core/wallets/walletconnect/signInAlong.ts", "the sign-in of wallet_connect, while connecting"],
  ["services/foundation/redaction/redact.ts", "leaves secrets out of recordings"],
  ["services/wallets/bitcoin/createBitcoinConnector.ts", "the account of a Bitcoin call"],
  ["services/wallets/requests/WalletRequests.ts", "send options of Solana"],
  ["services/wallets/safe/createSafeConnector.ts", "hashes and ids of reads"],
  ["services/wallets/walletconnect/heldSession.ts", "updates of a session"],
  ["services/wallets/walletconnect/resendInFlight.ts", "messages of the relay"],
  ["services/wallets/walletconnect/walletConnectConnector.ts", "the sign-in of wallet_connect, while connecting"],
  ["react/kit/testing/walletState.ts", "a wallet for the tests of hosts"]
])

const pattern =
  /fieldOf\(params\b|\bparams\[|\bparams\??\.[a-z]\w*\b(?!\()|Array\.isArray\(params\)|(?:const|let) [{[][^=\n]*[}\]](?:: [^=\n]+)? = params\b/

/** Functions that copy, compare, print, decode or pass parameters on without reading them. */
const whole =
  "isAboutAccounts|getRequestedChain|structuredClone|stringify|toCanonicalJson|redact|toPlainData|readPlainData|request|ask|asked|answer|node|call|toWire|copyPlainData|getSize|rpc|send|row|fetch|jsonRpc"
/** Calls that pass parameters to a decoder: `read(params)`, `decode(call.params)`. */
const decoder = new RegExp(
  `(?<![.\\w])(?!(?:${whole}|if|while|switch|return|function)\\b)(?:\\w+\\.)?(?!(?:${whole})\\b)[a-zA-Z]\\w*\\((?:\\w+\\.)?params\\b(?!:| =>)`
)

const getFiles = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true }).flatMap((entry) =>
    entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)
      ? [relative(root, join(entry.parentPath, entry.name))]
      : []
  )

/** Returns the line numbers that read parameters. */
export const linesThatRead = (text) =>
  text
    .split("\n")
    .flatMap((line, index) =>
      (pattern.test(line) || decoder.test(line)) && !/^\s*(\*|\/\/|\/\*)/.test(line) ? [index + 1] : []
    )

const found = new Map()
for (const file of folders.flatMap(getFiles).filter((file) => !file.startsWith(reader))) {
  const lines = linesThatRead(readFileSync(join(root, file), "utf8"))
  if (lines.length > 0) found.set(file, lines)
}
const faults = [
  ...[...found].flatMap(([file, lines]) =>
    listed.has(file) ? [] : lines.map((line) => `${file}:${line} reads params: use the WalletRequest of the reader`)
  ),
  ...[...listed.keys()]
    .filter((file) => !found.has(file))
    .map((file) => `${file} reads no params: take it out of the list`)
]
for (const fault of faults) console.log(fault)
if (faults.length > 0) process.exitCode = 1
