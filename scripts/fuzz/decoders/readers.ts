import * as Either from "effect/Either"
import { readAccounts } from "../../../core/wallets/connection/readAccounts.ts"
import { storageKeys } from "../../../core/wallets/storage/keys.ts"
import { readStored } from "../../../core/wallets/storage/stored.ts"
import { readStoredText } from "../../../core/foundation/storage/storageKey.ts"
import { isRecord } from "../../../core/foundation/data/isRecord.ts"
import { storedSnapshot } from "../../../core/wallets/storage/snapshot.ts"
import { isOriginAllowed } from "../../../core/kit/config/origins.ts"
import { readOptions } from "../../../core/kit/options/options.ts"
import { takeOptions } from "../../../core/kit/options/takeOptions.ts"
import { readEvent } from "../../../core/event.ts"
import { scrubData } from "../../../core/foundation/log/scrubData.ts"
import { nameRefusal } from "../../../core/onchain/name/accountName.ts"
import { liquidityRefusal } from "../../../core/onchain/swap/refusal.ts"
import { checkThemeVariables, isSafeCssValue } from "../../../core/kit/theme/variables.ts"
import { discoversAssets } from "../../../core/onchain/token/discovery.ts"
import { readWalletAssets, tokensOfAssets } from "../../../core/onchain/token/walletAssets.ts"
import { atomicSupport, readBatchStatus } from "../../../core/wallets/requests/callBatch.ts"
import { readBatchId } from "../../../core/wallets/requests/readBatchId.ts"
import { readCalls } from "../../../core/wallets/reader/batch.ts"
import { readAnnouncement, readIcon } from "../../../core/wallets/connectors/announcement.ts"
import { readRecent } from "../../../core/wallets/catalogue/readRecent.ts"
import { type Decoder, jsonReader, textReader, valueReader } from "../decoder.ts"

const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const connections = {
  eip155: [
    {
      connectorId: "w",
      namespace: "eip155",
      network: "eip155:1",
      name: "W",
      icon: "data:image/png;base64,x",
      accounts: [{ address }]
    }
  ]
}
const wallet = { id: "w", name: "W", chains: ["eip155:1"], imageId: "i", homepage: "https://w.example" }
const asset = {
  address,
  balance: "0x10",
  type: "ERC20",
  metadata: { name: "USD Coin", symbol: "USDC", decimals: 6, price: 1, iconUrl: "" }
}
const mainnet = {
  id: 1,
  name: "Ethereum",
  nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
  rpcUrls: { default: { http: ["https://node.example"] } }
}
const options = {
  networks: [mainnet],
  projectId: "a".repeat(32),
  metadata: { name: "App", url: "https://app.example", icons: ["https://app.example/i.png"] },
  themeMode: "dark",
  themeVariables: { "--w3m-accent": "#fff" },
  featuredWalletIds: ["a"],
  includeWalletIds: [],
  excludeWalletIds: [],
  features: { email: false, socials: ["google"] },
  customWallets: [wallet]
}
/** The right value, or undefined for a typed failure. */
const rightOf = <A, E>(either: Either.Either<A, E>): A | undefined => Either.getOrUndefined(either)

/** Data that pages, wallets, hosts and storage pass to the kit. */
export const readers: ReadonlyArray<Decoder> = [
  valueReader("accounts of a wallet", [[address], [address, address]], readAccounts),
  valueReader(
    "announcement",
    [{ uuid: "350670db-19fa-4704-a166-e52e178b59d2", name: "W", icon: "data:image/png;base64,x", rdns: "com.example" }],
    readAnnouncement
  ),
  {
    ...valueReader("announced icon", ["data:image/png;base64,iVBORw0KGgo=", "data:image/svg+xml,<svg/>"], readIcon),
    wrong: (out) =>
      typeof out === "string" && (out === "" || /^data:image\//i.test(out)) ? undefined : "an icon that is no data URL"
  },
  valueReader("wallet_getAssets", [{ "0x1": [asset] }], (value) =>
    Object.entries(readWalletAssets(value) ?? {}).flatMap(([chain, all]) => tokensOfAssets(chain, all))
  ),
  valueReader("wallet_getCapabilities", [{ "0x1": { assetDiscovery: { supported: true } } }], (value) =>
    discoversAssets(value, "eip155:1")
  ),
  valueReader("wallet_sendCalls", [[{ to: address, data: "0x12", value: "0x0" }]], (value) =>
    rightOf(readCalls(value))
  ),
  valueReader("answer to wallet_sendCalls", ["0xab", { id: "0xab", capabilities: {} }], readBatchId),
  valueReader(
    "answer to wallet_getCallsStatus",
    [{ status: 200, receipts: [{ transactionHash: `0x${"12".repeat(32)}`, status: "0x1" }] }],
    readBatchStatus
  ),
  valueReader("batches among wallet_getCapabilities", [{ "0x1": { atomic: { status: "ready" } } }], (value) =>
    atomicSupport(value, "eip155:1")
  ),
  valueReader("recent wallets", [[wallet]], readRecent),
  ...Object.entries({
    [storageKeys.connections]: connections,
    [storageKeys.connectionStatus]: "connected",
    [storageKeys.activeNetwork]: "eip155:1",
    [storageKeys.disconnectedIds]: { eip155: ["w"] }
  }).map(
    ([key, good]): Decoder =>
      jsonReader(`stored ${key}`, [good, { v: 1, value: good }], (json) => {
        const read = (at: string): string | null =>
          at.endsWith(key)
            ? json
            : at.endsWith(storageKeys.connectionStatus)
              ? "connected"
              : at.endsWith(storageKeys.connections)
                ? JSON.stringify(connections)
                : null
        return readStored(read, "lk")
      })
  ),
  jsonReader("stored snapshot", [connections, { v: 1, value: connections }], (json) =>
    storedSnapshot(
      (at) =>
        at.endsWith(storageKeys.connections) ? json : at.endsWith(storageKeys.connectionStatus) ? "connected" : null,
      "lk",
      true
    )
  ),
  jsonReader("stored recent wallets", [[wallet], { v: 1, value: [wallet] }], (json) =>
    readRecent(readStoredText(json))
  ),
  valueReader("options", [options], takeOptions),
  valueReader("options, checked", [options], (value) => rightOf(readOptions(value))),
  valueReader("theme variables", [{ "--w3m-accent": "#3396ff", "--w3m-font-family": "Inter, sans-serif" }], (value) =>
    isRecord(value) ? checkThemeVariables(value) : undefined
  ),
  {
    ...textReader(
      "theme value",
      ["#3396ff", "calc(1px + 2px)", "Inter, sans-serif"],
      (text) => (isSafeCssValue(text) ? text : undefined),
      (out) =>
        typeof out === "string" && /[;{}]|url\(/i.test(out)
          ? "a value that ends its declaration, or loads something"
          : undefined
    )
  },
  {
    ...valueReader(
      "events of the kit",
      [
        { _tag: "WalletsAnnounced", connectors: [] },
        { _tag: "AlertRaised", key: "ORIGIN_NOT_ALLOWED", facts: "" }
      ],
      (value) => rightOf(readEvent(value))
    ),
    patient: true
  },
  valueReader("log line", [options, { message: "hello", secret: "x".repeat(40), nested: { a: [1, 2] } }], scrubData),
  valueReader(
    "refusal of a quote",
    [{ reasons: [{ description: "Insufficient liquidity for this trade" }] }],
    liquidityRefusal
  ),
  valueReader(
    "refusal of a name",
    [{ reasons: [{ name: "a", description: "Name is already registered" }] }],
    nameRefusal
  ),
  textReader("allowed origin", ["https://app.example", "*.example.com", "http://localhost:3000"], (text) =>
    isOriginAllowed("https://app.example", [text])
  ),
  {
    ...textReader(
      "page's origin",
      ["https://app.example", "https://a.example.com"],
      (text) => (isOriginAllowed(text, ["https://app.example", "https://*.example.com"]) ? text : undefined),
      (out) =>
        typeof out === "string" &&
        out !== "https://app.example" &&
        !/^https:\/\/[^.:/@?#\\]+\.example\.com$/.test(out) &&
        !/^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(out)
          ? `${JSON.stringify(out)} is nobody's origin`
          : undefined
    )
  }
]
