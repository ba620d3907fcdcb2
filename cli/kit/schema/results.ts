const account = "{ account: string, accounts: [string], namespace: string, network: string"
const connected = `${account}, connector: { id: string, name: string }, others: [${account} }] }`
const fee = "{ amount: string, symbol: string }|null"
const transaction = `{ hash: string, network: string, block: string|null, fee: ${fee} }`
const changes = "[{ token: string|null, item?: string, symbol: string|null, amount: string|null, units: string }]"
const swapToken = "{ symbol: string, name: string, token: string, decimals: number }"
const terms = "{ spender: string, allows: string, amount: string|null }"
const quote = `{ account: string, network: string, from: ${swapToken}, to: ${swapToken}, amount: string, received: string, rate: string|null, minimumReceived: string, slippage: string, maximumSlippage: string|null, priceImpact: string|null, networkFee: any, approval: any, approvalTerms?: ${terms}|null }`
const profile =
  "name: string, registered: boolean, registeredAt: string|null, addresses: [{ address: string, coinType: number, network: string|null }], avatar: string|null, bio: string|null"
const allowance =
  "account: string, network: string, token: { id: string, address: string, symbol: string, decimals: number }, spender: string, allowance: string, allowanceUnits: string, isUnlimited: boolean"
const walletRow = "{ id: string, name: string, chains: [string], rdns: string|null, homepage: string|null }"
const money = "{ amount: string, currency: string }"
const permission = "[{ type: string, data: any }]"

/**
 * What each command's result holds, in the notation of `readNotation`. With `--dry-run` a command that moves something
 * answers with its plan, whose fields are fewer: there every field of the result may be absent.
 */
export const results: Readonly<Record<string, string>> = {
  connect: connected,
  account: connected,
  "account email": "{ email: string, before: string }",
  disconnect: "{ disconnected: [{ id: string, name: string }] }",
  balance: `{ account: string, native: ${fee}, nativeError: any, tokens: [{ symbol: string, name: string, network: string, address: string|null, amount: string, decimals: number, priceUsd: string|null, valueUsd: string|null }]|null, tokensError: any, totalUsd: string|null, knownUsd: string|null }`,
  identity: "{ account: string, name: string|null, avatar: string|null }",
  activity:
    "{ account: string, months: [{ title: string, transactions: [{ id: string, hash: string, network: string, operation: string, status: string, from: string, to: string, transfers: [any], minedAt: string }] }], next: string|null }",
  "name lookup": `{ network: string, ${profile} }`,
  "name suggest": "{ network: string, suggestions: [{ name: string, registered: boolean }] }",
  "name reverse": `{ account: string, network: string, names: [{ ${profile} }] }`,
  "name register":
    "{ name: string, account?: string, network: string, registered?: boolean, dryRun?: boolean, words?: any, requests?: [any] }",
  "swap-quote": quote,
  swap: `{ network: string, quote: any, approvals?: [{ hash: string|null, spender: string, allows: string, amount: string|null }], approval?: any, transaction?: ${transaction}, changes?: ${changes}|null, dryRun?: boolean, words?: any, warnings?: [string], requests?: [any], builtAnew?: boolean }`,
  send: `{ account: string, network: string, to: string, name?: string, amount: string, token: string, transaction?: ${transaction}, fee?: any, warnings?: [string], dryRun?: boolean }`,
  tx: `{ hash: string, network: string, block: string|null, fee: ${fee}, status: string }`,
  sent: `{ sent: [{ hash: string|null, batch: string|null, network: string, account: string, kind: string, wallet: string, sentAt: string, status: string|null, block: string|null, fee: ${fee}, reason: string|null, changes: ${changes}, replacedBy: string|null }] }`,
  "token allowance": `{ ${allowance} }`,
  "token revoke": `{ ${allowance}, transaction?: ${transaction}|null, dryRun?: boolean }`,
  "token approve": `{ ${allowance}, approvedUnits: string, transaction?: ${transaction}, dryRun?: boolean }`,
  "token transfer-from": `{ ${allowance}, from: string, to: string, amount: string, amountUnits: string, transaction?: ${transaction}, dryRun?: boolean }`,
  "calls capabilities":
    "{ wallet: string, network: string, batches: string, canUpgrade: boolean, permissions: { method: string|null, types: [string], signers: [string], policies: [string] }, canListAssets: boolean, canSignInOnConnect: boolean, canServeNetworks: boolean }",
  "calls status": "{ network: string, id: string, status: number, state: string, transactions: [string] }",
  transfers:
    "{ account: string, network: string, batch: boolean, transfers: [any], transactions?: [any], id?: string, dryRun?: boolean, words?: [any], warnings?: [string], requests?: [any] }",
  "calls send": "{ account: string, network: string, atomic: boolean, calls: [any], id?: string, dryRun?: boolean }",
  "onramp options":
    "{ network: string, builtIn: boolean, paymentCurrencies: [{ id: string, limits: [{ id: string, min: string, max: string }] }], purchaseCurrencies: [{ id: string, name: string, symbol: string, networks: [any] }] }",
  "onramp quote": `{ network: string, amount: string, currency: string, token: string, networkFee: ${money}|null, paymentSubtotal: ${money}|null, paymentTotal: ${money}|null, purchaseAmount: ${money}|null, quoteId: string|null, estimate: boolean }`,
  "onramp url": "{ account: string, network: string, url: string, recorded: boolean }",
  "sessions list":
    "{ account: string, network: string, sessions: [{ pci: string, status: string, project: { id: string, name: string, url: string|null }, permissions: [string], createdAt: string, expiresAt: string, revokedAt: string|null }] }",
  "sessions grant": `{ account: string, network: string, expiresAt: string, permissions: ${permission}, pci?: string, dryRun?: boolean }`,
  "sessions revoke": "{ account: string, network: string, pci: string, revoked: boolean }",
  "siwx sign": "{ account: string, network: string, message: string, signature: string, data: any }",
  "siwx verify": "{ account: string, network: string, valid: boolean, data: any }",
  "siwx sessions":
    "{ sessions?: [{ account: string|null, domain: string, uri: string, issuedAt: string, expirationTime: string|null, state: string|null, data: any }], account?: string, forgotten?: number }",
  rpc: "{ network: string, method: string, result: any }",
  wallets: `{ count: number, dropped: number, page: number, wallets: [${walletRow}] }`,
  "wallets search": `{ count: number, dropped: number, page: number, search: string, wallets: [${walletRow}] }`,
  networks:
    "{ networks: [{ id: string, name: string, currency: { name: string, symbol: string, decimals: number }, explorerUrl: string|null, testnet: boolean, gateway: boolean }] }",
  "network use": "{ network: string, namespace: string, account: string|null, kept: boolean }",
  config:
    "{ projectId: string|null, features: [{ name: string, value: any, from: string }], project: any, origins: any, endpoints: [{ name: string, origin: string, from: string }] }",
  explain:
    "{ account: string, sentence: string, fields: [{ label: string, value: string, raw: any, kind: string }], risk: string, by: string, nested: [any] }",
  errors: "{ error?: any, errors?: [any] }",
  csp: "{ policy: string, networks: [string], sources: [{ directive: string, source: string, why: string }] }",
  vendor:
    "{ folder: string, at: string, files: number, bytes: number, integrity: any, tags: [string], policy: string, networks: [string] }",
  doctor: "{ findings: [{ what: string, state: string, said: string, fix: string|null }], foreign?: [any] }",
  completion: "{ shell: string, script: string }",
  schema: "{ schemas: any }",
  mcp: "{ tools: number, calls: number }",
  run: "{ script: string, steps: [{ name: string, flow: string, data: any }] }",
  replay:
    "{ version: string, startedAt: string, platform: any, dropped: number, events: [{ number: number, millis: number, event: any, changed: [string] }], same: boolean, state?: any }",
  sandbox: "any",
  "fixtures list":
    "[{ name: string, file: string, command?: string, recordedFrom?: string, now?: string, seed?: number, requests?: number, wallet?: number, events?: number, bytes?: number }]",
  "fixtures check": "{ recordings: number, problems: [any] }",
  "fixtures redact": "any",
  "fixtures export": "{ file: string, entries: number }",
  "fixtures import": "{ file: string, requests: number, left: number }"
}
