/** The first account of the sandbox; the recordings are made with it. */
export const anyone = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"

/** A working example of each command, on the bundled recordings if they can answer it. */
const examples: Readonly<Record<string, string>> = {
  connect: "connect",
  account: "account",
  "account email": "account email bob@example.com",
  disconnect: "disconnect",
  balance: `balance ${anyone}`,
  identity: `identity ${anyone}`,
  activity: `activity ${anyone}`,
  "name lookup": "name lookup sandbox",
  "name suggest": "name suggest sandbox",
  "name reverse": `name reverse ${anyone}`,
  "name register": "name register terminal",
  "swap-quote": `swap-quote --from USDC --to ETH --amount 100 --account ${anyone}`,
  swap: "swap --from USDC --to ETH --amount 100",
  send: "send --token USDC --to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 --amount 5",
  transfers: "transfers transfers.json --dry-run",
  tx: "tx 0x3fea4df996a55b955bd4b54d64cc0d3a44070c434b730682421c45c233bdf26e",
  sent: "sent",
  "token allowance": `token allowance USDC 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 --account ${anyone}`,
  "token revoke": "token revoke USDC 0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
  "token approve": "token approve USDC 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 5",
  "token transfer-from": `token transfer-from USDC ${anyone} 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 5`,
  "calls capabilities": "calls capabilities",
  "calls status": "calls status 0x013fea4df996a55b955bd4b54d64cc0d3a44070c434b730682421c45c233bdf26e",
  "calls send": "calls send calls.json --dry-run",
  "onramp options": "onramp options",
  "onramp quote": "onramp quote --amount 50",
  "onramp url": "onramp url",
  "sessions list": `sessions list ${anyone}`,
  "sessions grant": "sessions grant grant.json --dry-run",
  "sessions revoke": `sessions revoke ${anyone} sandbox-pci-1`,
  "siwx sign": "siwx sign",
  "siwx verify": "siwx sign --json | latchkey siwx verify",
  "siwx sessions": "siwx sessions",
  rpc: "rpc eth_blockNumber",
  wallets: "wallets --page 2",
  "wallets search": "wallets search vault",
  networks: "networks",
  "network use": "network use eip155:137",
  config: "config",
  explain: `explain {"method":"personal_sign","params":["Hello","${anyone}"]}`,
  errors: "errors http.timed-out",
  run: "run tour",
  replay: "replay bug.json",
  sandbox: "sandbox --port 4830",
  "fixtures list": "fixtures list",
  "fixtures check": "fixtures check",
  "fixtures redact": "fixtures redact balance.json",
  "fixtures export": "fixtures export balance.json balance.har",
  "fixtures import": "fixtures import page.har page.json",
  doctor: "doctor",
  csp: "csp --networks eip155:1,eip155:137 --element",
  vendor: "vendor public/latchkey --networks eip155:1,eip155:137",
  completion: "completion bash",
  schema: "schema balance",
  mcp: "mcp"
}

/** The example of a command by its name, e.g. `name lookup`. */
export const exampleOf = (flow: string): string | undefined => {
  const example = Object.hasOwn(examples, flow) ? examples[flow] : undefined
  return example === undefined ? undefined : `latchkey ${example}`
}
