import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import * as Exit from "effect/Exit"
import * as Cause from "effect/Cause"
import { isAddress } from "../../../core/chain/network/address.ts"
import { evmNetworkId } from "../../../core/chain/network/caip.ts"
import { parseAccountId, parseNetworkId, plainAddress } from "../../../core/chain/network/parse.ts"
import { retryAfter } from "../../../core/foundation/http/retryAfter.ts"
import { scrub } from "../../../core/foundation/log/scrub.ts"
import { readAccountName } from "../../../core/onchain/name/accountName.ts"
import { bareName, fullName } from "../../../core/onchain/name/suffix.ts"
import { checkAnyPayment } from "../../../core/onchain/onramp/checkAnyPayment.ts"
import { defaultPaymentCurrencies } from "../../../core/onchain/onramp/defaults.ts"
import { formatMessage, parseMessage } from "../../../core/onchain/siwx/message.ts"
import { readSlippage, readSwapAmount } from "../../../core/onchain/swap/amounts.ts"
import { usdc } from "../../../fixtures/testing/core/swaps.ts"
import { isDecimal, multiplyDecimals } from "../../../core/foundation/text/decimal.ts"
import { showBalance, showNumber } from "../../../core/foundation/text/format.ts"
import { plainName } from "../../../core/foundation/text/plain.ts"
import { safeUrl } from "../../../core/foundation/text/safeUrl.ts"
import { parseUnits } from "../../../core/foundation/text/units.ts"
import { parseTokenId } from "../../../core/onchain/token/tokenId.ts"
import { transferSucceeded } from "../../../core/onchain/token/erc20.ts"
import { appLink, webLink } from "../../../core/wallets/links/links.ts"
import { isPath, valueAtPath } from "../../../cli/kit/script/path.ts"
import { filledIn } from "../../../cli/kit/script/references.ts"
import { scriptFromText } from "../../../cli/kit/script/Script.ts"
import { flowFromText } from "../../../services/foundation/recording/flowFromText.ts"
import { type Decoder, jsonReader, textReader } from "../decoder.ts"

const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const account = `eip155:1:${address}`
const ids = ["eip155:1", "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp", "bip122:000000000019d6689c085ae165831e93", account]
const amounts = ["1", "0.5", "1234567.890123456789", "0", "-1", "1e3", "1,000", ".5", "5."]
const urls = [
  "https://app.example/a?b=c#d",
  "http://127.0.0.1:4730/x",
  "metamask://",
  "javascript:alert(1)",
  "https://user:pass@app.example",
  "data:text/html,x",
  "tel:1"
]
const [payment] = defaultPaymentCurrencies
const rightOf = <A, E>(either: Either.Either<A, E>): A | undefined => Either.getOrUndefined(either)
/** The value of a synchronous effect; undefined for a typed failure. A defect counts as a throw. */
const ran = <A, E>(effect: Effect.Effect<A, E>): A | undefined => {
  const exit = Effect.runSyncExit(effect)
  if (Exit.isFailure(exit) && !Cause.isFailType(exit.cause)) throw Cause.squash(exit.cause)
  return Exit.isSuccess(exit) ? exit.value : undefined
}
const opens = (out: unknown, schemes: RegExp): string | undefined =>
  out === undefined || out === ""
    ? undefined
    : typeof out === "string" && schemes.test(out)
      ? undefined
      : `${JSON.stringify(out)} may be opened`
const forbidden = /^(javascript|data|blob|file|vbscript|http):/i
const message = [
  "app.example wants you to sign in with your Ethereum account:",
  address,
  "",
  "Hello",
  "",
  "URI: https://app.example/",
  "Version: 1",
  "Chain ID: eip155:1",
  "Nonce: abcdefgh1",
  "Issued At: 2026-01-01T00:00:00.000Z",
  "Expiration Time: 2026-02-01T00:00:00.000Z",
  "Resources:",
  "- https://app.example/a"
].join("\n")
const reach = {
  file: "f",
  step: "s",
  results: new Map([["a", { b: [1, { c: "d" }] }]]),
  env: { NAME: "value" },
  secret: () => undefined
}

/** Text written by people, hosts and services. */
export const textReaders: ReadonlyArray<Decoder> = [
  textReader("CAIP-2", ids, (text) => rightOf(parseNetworkId(text))),
  textReader("CAIP-10", ids, (text) => rightOf(parseAccountId(text))),
  textReader("CAIP address", ids, (text) => rightOf(plainAddress(text))),
  textReader("CAIP-19", [`eip155:1/erc20:${address}`, "eip155:1/slip44:60", ...ids], (text) =>
    rightOf(parseTokenId(text))
  ),
  textReader(
    "address",
    [address, "5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp", "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"],
    (text) => [isAddress("eip155", text), isAddress("solana", text), isAddress("bip122", text)]
  ),
  textReader("hex chain id", ["0x1", "0x89", "137"], evmNetworkId),
  textReader("decimal", amounts, (text) =>
    isDecimal(text) ? [multiplyDecimals(text, "1.5"), showBalance(text), showNumber(text)] : undefined
  ),
  textReader("units", amounts, (text) => parseUnits(text, 18)),
  textReader("swap amount", amounts, (text) => rightOf(readSwapAmount(text, usdc))),
  textReader("slippage", ["1", "0.5", "100", "-1", "0.001"], (text) => rightOf(readSlippage(text))),
  textReader("payment", amounts, (text) => rightOf(checkAnyPayment(text, payment))),
  textReader("account name", ["anna", "anna.reown.id", "a-b-c-1", "Anna.wcn.id"], (text) => [
    rightOf(readAccountName(text)),
    bareName(text),
    fullName(text)
  ]),
  textReader(
    "plain name",
    ["Anna", "Wallet \u202eevil", "𝒶𝓃𝓃𝒶"],
    (text) => plainName(text),
    (out) =>
      typeof out === "string" && /[\u0000-\u001f\u202a-\u202e]/.test(out)
        ? "a name that turns its direction"
        : undefined
  ),
  // As a browser reads it: `127.` and `127.0x0.1` are this machine too.
  textReader("picture's URL", urls, safeUrl, (out) =>
    opens(
      typeof out === "string" && out !== "" ? new URL(out).origin : out,
      /^https:\/\/|^http:\/\/(127(\.\d+){3}|([^./]+\.)*localhost|\[::1\])(:\d+)?$/
    )
  ),
  textReader("page's link", urls, webLink, (out) => opens(out, /^https:\/\//)),
  textReader("wallet's link", urls, appLink, (out) =>
    typeof out === "string" && forbidden.test(out) ? `${out} may be opened` : undefined
  ),
  textReader(
    "Retry-After",
    ["3", "Thu, 01 Jan 2026 12:00:05 GMT", "-1"],
    (text) => retryAfter(text, 0),
    (out) =>
      out === undefined || (typeof out === "number" && out >= 0 && Number.isFinite(out)) ? undefined : "no time to wait"
  ),
  textReader("answer of a transfer", [`0x${"0".repeat(63)}1`, "0x"], (text) => transferSucceeded(address, text)),
  textReader(
    "sign-in message",
    [message, message.replace("Hello\n\n", "")],
    (text) => rightOf(parseMessage(text)),
    (out) => {
      if (out === undefined) return undefined
      const text = formatMessage(out as never)
      // The text of a network that is known has that network's own word, whatever word the given text had.
      const withoutWord = (read: unknown) => JSON.stringify({ ...(read as object), networkName: "" })
      return Either.isRight(text) && withoutWord(rightOf(parseMessage(text.right))) === withoutWord(out)
        ? undefined
        : "does not read back as itself"
    }
  ),
  textReader(
    "log text",
    ["token=abcdef0123456789", "wc:abc@2?symKey=00ff", "ann@example.com https://a.example/?q=1", message],
    scrub
  ),
  textReader("path in a result", ["a.b[0].c", "tokens[1].symbol", "[0]"], (text) =>
    isPath(text) ? [valueAtPath({ a: { b: [{ c: 1 }] } }, text)] : undefined
  ),
  textReader("reference in a script", ["${a.b[1].c}", "x ${env:NAME} y", "${a.b}"], (text) =>
    rightOf(filledIn(text, reach))
  ),
  jsonReader(
    "script",
    [
      {
        name: "look",
        steps: [{ name: "balance", run: ["balance", address], expect: { "total.usd": { atLeast: "1" } } }]
      }
    ],
    (json) => ran(scriptFromText("f", json))
  ),
  { ...jsonReader("recording", [], (json) => rightOf(flowFromText(json))), patient: true }
]
