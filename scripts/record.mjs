// Records all bundled flows again with a fresh sandbox. Two recordings are identical byte for byte. `npm run record`.
import { spawn } from "node:child_process"
import { chmodSync, readdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { give, packages, root, run } from "./ready.mjs"
import { people } from "./record/person.mjs"

packages()
if (process.env.CI) give("Recordings are not made on CI: run npm run record on your machine, and commit what changed.")
const { buildAll, startSandbox } = await import("./start.mjs")
buildAll()

/** The first of anvil's well-known accounts. Its key is public; it holds nothing outside a sandbox. */
const account = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const spender = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const key = "0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80"
/** The embedded wallet of ann@example.com in a fresh sandbox. */
const ann = "0x8DB2AC537625e79d3aa6DF44799fa05DFD495A3F"
const email = ["connect", "--wallet", "email", "--email", "ann@example.com", "--otp", "inbox"]
const grant = {
  chainId: "0x1",
  expiry: 2_082_758_400,
  signer: { type: "keys", data: { keys: [{ type: "secp256k1", publicKey: `0x04${"7b".repeat(64)}` }] } },
  permissions: [
    {
      type: "native-token-recurring-allowance",
      data: { allowance: "0x2386f26fc10000", start: 1_767_225_600, period: 86_400 }
    }
  ],
  policies: []
}
const permissions = [
  {
    chainId: "0x1",
    to: spender,
    permission: { type: "native-token-periodic", data: { periodAmount: "0x2386f26fc10000", periodDuration: 86_400 } },
    rules: [{ type: "expiry", data: { timestamp: 2_082_758_400 } }]
  }
]
/** The context of this permission: the key wallet signs its request. */
const permission = "0x5046cd151f3676da16628ed734904ba0f700eac13eae58f2485ff8ef4a1a4fbc"
/**
 * All bundled flows: the file below fixtures/flows, and the command that records it. They run in this order, in one
 * sandbox and one session: each line sees the effects of those above. The last item may be an object: `session`, a
 * session of its own; `person`, who acts elsewhere meanwhile; `frame`, a switch of the secure site; `exit`, the exit
 * code.
 */
const flows = [
  ["account/balance-ethereum", "balance", account],
  ["account/balance-polygon", "balance", `eip155:137:${account}`],
  ["identity/identity", "identity", account],
  ["name/lookup", "name", "lookup", "sandbox"],
  ["name/lookup-ens", "name", "lookup", "ben.eth"],
  ["name/lookup-ens-polygon", "name", "lookup", "ben.eth", "--network", "eip155:137"],
  ["name/reverse", "name", "reverse", account],
  ["name/suggest", "name", "suggest", "sandbox"],
  ["activity/activity-ethereum", "activity", account],
  ["wallet/wallets-page-1", "wallets"],
  ["wallet/wallets-page-2", "wallets", "--page", "2"],
  ["wallet/wallets-search", "wallets", "search", "vault"],
  ["session/list", "sessions", "list", account],
  ["onramp/options", "onramp", "options"],
  ["onramp/quote", "onramp", "quote", "--amount", "50"],
  // A script connects its own wallet, and the next line connects again.
  ["script/tour", "run", "tour"],
  ["connection/connect", "connect", "--wallet", "key"],
  // For the account that is now connected.
  ["onramp/url", "onramp", "url"],
  ["swap/quote-usdc-eth", "swap-quote", "--from", "USDC", "--to", "ETH", "--amount", "100", "--account", account],
  ["rpc/block-number", "rpc", "eth_blockNumber"],
  ["token/allowance", "token", "allowance", "USDC", spender, "--account", account],
  ["calls/capabilities", "calls", "capabilities"],
  ["config/config", "config"],
  ["siwx/sign", "siwx", "sign"],
  // The following flows change the chain and the services.
  ["swap/swap-usdc-eth", "swap", "--from", "USDC", "--to", "ETH", "--amount", "100"],
  ["send/send-usdc", "send", "--token", "USDC", "--to", "0x70997970C51812dc3A010C7d01b50e0d17dc79C8", "--amount", "5"],
  // The id that the key wallet would return for the transaction above.
  ["calls/status", "calls", "status", "0x013fea4df996a55b955bd4b54d64cc0d3a44070c434b730682421c45c233bdf26e"],
  ["token/revoke", "token", "revoke", "USDC", spender],
  ["name/register", "name", "register", "terminal"],
  ["session/revoke", "sessions", "revoke", account, "sandbox-pci-1"],
  ["token/approve", "token", "approve", "USDC", spender, "5"],
  // An account with an allowance for itself can move its own tokens.
  ["token/approve-own", "token", "approve", "USDC", account, "5"],
  ["token/transfer-from", "token", "transfer-from", "USDC", account, spender, "5"],
  // In its own session: with a second connected wallet, the terminal would first report that wallet's request.
  ["session/grant", "sessions", "grant", JSON.stringify(grant), { session: "grant" }],
  ["permissions/grant", "permissions", "grant", JSON.stringify(permissions), { session: "permissions" }],
  ["permissions/list", "permissions", "list", { session: "permissions" }],
  ["permissions/revoke", "permissions", "revoke", permission, { session: "permissions" }],
  ["connection/connect-email", ...email],
  // On a device that the wallet does not know, the owner opens a link first.
  ["embedded/email-device", ...email, { session: "ann", person: "device" }],
  ["embedded/email-wrong-code", ...email.with(4, "bob@example.com"), { session: "bob", frame: "code-wrong" }],
  ["embedded/sign", "rpc", "personal_sign", JSON.stringify(["0x48656c6c6f", ann]), { session: "ann" }],
  ["embedded/send", "send", "--to", spender, "--amount", "0.01", { session: "ann" }],
  [
    "embedded/batch",
    ...[
      "calls",
      "send",
      JSON.stringify([
        { to: spender, value: "0x1" },
        { to: spender, value: "0x2" }
      ])
    ],
    { session: "ann" }
  ],
  [
    "embedded/refused",
    ...["rpc", "eth_sendTransaction", JSON.stringify([{ from: ann, to: spender, value: "0xd3c21bcecceda1000000" }])],
    { session: "ann", exit: 1 }
  ],
  ["embedded/change-email", "account", "email", "cleo@example.com", "--otp", "inbox", { session: "ann" }],
  ["embedded/google", "connect", "--wallet", "social", "--provider", "google", { session: "g", person: "google" }],
  ["embedded/farcaster", "connect", "--wallet", "farcaster", { session: "f", person: "farcaster" }],
  // Last, as its transfers would appear in the readings above.
  [
    "send/transfers",
    "transfers",
    JSON.stringify([
      { to: "0x70997970C51812dc3A010C7d01b50e0d17dc79C8", amount: "5", token: "USDC" },
      { to: spender, amount: "0.25" }
    ]),
    { session: "transfers" }
  ]
]
const folder = join(root, "fixtures/flows")
const unnamed = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".json") && !flows.some(([name]) => `${name}.json` === file)
)
if (unnamed.length > 0)
  give(`No line of scripts/record.mjs records ${unnamed.join(", ")}: add one, or remove the file.`)
const readSession = (name) => join(root, `.cache/record${name === undefined ? "" : `-${name}`}.json`)
for (const [, ...words] of flows)
  for (const end of [".json", ".wallets.json", ".sent.json", ".siwx.json"])
    rmSync(readSession(words.at(-1)?.session).replace(".json", end), { force: true })

const url = await startSandbox("7730")
const addresses = await (await fetch(`${url}/__sandbox`)).json()
/** Runs one command of the terminal; a person may act elsewhere at a line of its stderr. */
const record = (file, words, { person, session }) =>
  new Promise((done) => {
    const ended = spawn(
      process.execPath,
      [
        join(root, "dist/latchkey.js"),
        ...words,
        ...["--sandbox", url, "--record", file, "--force", "--state", readSession(session), "--json"]
      ],
      { cwd: root, stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, LATCHKEY_PRIVATE_KEY: key } }
    )
    const output = []
    createInterface({ input: ended.stderr }).on("line", (line) => {
      output.push(line)
      void people[person]?.(addresses, line)
    })
    ended.on("close", (status) => done({ status, output }))
  })
for (const [name, ...all] of flows) {
  const about = typeof all.at(-1) === "object" ? all.pop() : {}
  const file = join(folder, `${name}.json`)
  if (about.frame !== undefined)
    await fetch(`${url}/__sandbox/frame`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "CONNECT_OTP", does: about.frame })
    })
  const { output, status } = await record(file, all, about)
  if (status !== (about.exit ?? 0)) give(`${name}: ${output.join("\n")}`)
  chmodSync(file, 0o644)
  console.log(`recorded ${name}`)
}
// The built program contains a copy of the recordings.
run(process.execPath, ["scripts/build.mjs", "terminal"], { stdio: ["ignore", 2, 2] })
process.exit(0)
