import { getRoot } from "../foundation/errors/rootOf.ts"
import type { LatchkeyError } from "../../core/foundation/errors/failure.ts"
import { BadShape, BadStatus, Unreachable } from "../../core/foundation/http/errors.ts"
import { RelayUnreachable } from "../../core/wallets/walletconnect/errors.ts"
import { getOrigin } from "../foundation/text/originOf.ts"
import { isWebPage } from "../foundation/text/webPage.ts"
import type { Flags } from "../foundation/flags/flags.ts"

type Urls = Pick<Flags, "apiUrl" | "bitcoinUrl" | "chainServiceUrl" | "relayUrl" | "rpcUrl">

/** Returns which endpoint did not answer properly, and what to check, for a run that ended because of an endpoint. */
export const getEndpointHint = (error: LatchkeyError, urls: Urls | undefined): string | undefined => {
  const root = getRoot(error)
  if (root instanceof BadShape) {
    const { seen } = root
    if (seen !== undefined && isWebPage(seen)) {
      return `${getEndpointName(root.call, urls)} sent a web page (HTML), not JSON: check the address, and whether the network requires a sign-in first (a captive portal).`
    }
    return seen === undefined
      ? undefined
      : `${getEndpointName(root.call, urls)} sent something that is not JSON: check the address.`
  }
  if (root instanceof RelayUnreachable) {
    return `The relay (--relay-url ${getOrigin(urls?.relayUrl) ?? "sets another"}) does not answer: check the address and the network connection.`
  }
  if (root instanceof Unreachable)
    return `${getEndpointName(root.call, urls)} does not answer: check the address and the network connection.`
  if (root instanceof BadStatus && root.status === 404)
    return `${getEndpointName(root.call, urls)} has no such page: check the address.`
  return undefined
}

const apiCalls = /^(?:config|wallet|image|analytics)\./

/** Returns the endpoint that was called, with the flag that sets it. */
const getEndpointName = (call: string, urls: Urls | undefined): string => {
  const [name, flag, url] = call.startsWith("rpc.")
    ? ["The network's node", "--rpc-url", urls?.rpcUrl]
    : call === "balance.bitcoin"
      ? ["The Bitcoin explorer", "--bitcoin-url", urls?.bitcoinUrl]
      : apiCalls.test(call)
        ? ["The provider API", "--api-url", urls?.apiUrl]
        : ["The chain service", "--chain-service-url", urls?.chainServiceUrl]
  return `${name} (${flag} ${getOrigin(url) ?? "sets another"})`
}
