import { rootOf } from "../foundation/errors/rootOf.ts"
import type { LatchkeyError } from "../../core/foundation/errors/failure.ts"
import { BadShape, BadStatus, Unreachable } from "../../core/foundation/http/errors.ts"
import { RelayUnreachable } from "../../core/wallets/walletconnect/errors.ts"
import { originOf } from "../foundation/text/originOf.ts"
import { isWebPage } from "../foundation/text/webPage.ts"
import type { Flags } from "../foundation/flags/flags.ts"

type Urls = Pick<Flags, "apiUrl" | "bitcoinUrl" | "chainServiceUrl" | "relayUrl" | "rpcUrl">

/**
 * Which endpoint did not answer properly, and what to check: one sentence, for a run that ended because of an endpoint.
 */
export const endpointHint = (error: LatchkeyError, urls: Urls | undefined): string | undefined => {
  const root = rootOf(error)
  if (root instanceof BadShape) {
    const { seen } = root
    if (seen !== undefined && isWebPage(seen)) {
      return `${farSide(root.call, urls)} sent a web page (HTML), not JSON: is the address right, or does the network ask to sign in first (a captive portal)?`
    }
    return seen === undefined
      ? undefined
      : `${farSide(root.call, urls)} sent something that is not JSON: is the address right?`
  }
  if (root instanceof RelayUnreachable) {
    return `The relay (--relay-url ${originOf(urls?.relayUrl) ?? "names another"}) does not answer: is the address right, and the network up?`
  }
  if (root instanceof Unreachable)
    return `${farSide(root.call, urls)} does not answer: is the address right, and the network up?`
  if (root instanceof BadStatus && root.status === 404)
    return `${farSide(root.call, urls)} has no such page: is the address right?`
  return undefined
}

const ofApi = /^(?:config|wallet|image|analytics)\./

/** The endpoint that was called, with the flag that set it. */
const farSide = (call: string, urls: Urls | undefined): string => {
  const [name, flag, url] = call.startsWith("rpc.")
    ? ["The network's node", "--rpc-url", urls?.rpcUrl]
    : call === "balance.bitcoin"
      ? ["The Bitcoin explorer", "--bitcoin-url", urls?.bitcoinUrl]
      : ofApi.test(call)
        ? ["The provider API", "--api-url", urls?.apiUrl]
        : ["The chain service", "--chain-service-url", urls?.chainServiceUrl]
  return `${name} (${flag} ${originOf(url) ?? "names another"})`
}
