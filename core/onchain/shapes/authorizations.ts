import {
  formatNetwork,
  toAddressLines,
  type Description,
  type Reading,
  warn,
  formatParty
} from "../calldata/reading.ts"
import type { Authorization } from "../../wallets/reader/walletRequest.ts"

/** Describes the code that an account will run. docs/spec/onchain.md#calldata-authorizations. */
export const describeCodeAuthorization = (above: Reading, { address, chainId }: Authorization): Description => {
  // One for another network is valid there, where another contract may have this address.
  const reading: Reading = chainId === 0n ? above : { ...above, network: `eip155:${chainId}` }
  const elsewhere =
    reading.network === above.network
      ? undefined
      : warn(above, "warn.otherNetwork", { network: formatNetwork(above, reading.network) })
  if (/^0x0*$/.test(address)) return { sentence: reading.say("authorize.end"), fields: [elsewhere] }
  const isKnown = reading.facts.name(reading.network, address) !== undefined
  return {
    sentence: reading.say(chainId === 0n ? "authorize.everywhere" : "authorize", {
      code: formatParty(reading, address)
    }),
    fields: [
      ...toAddressLines(reading, "label.code", address),
      isKnown ? undefined : warn(reading, "warn.code"),
      elsewhere,
      chainId === 0n ? warn(reading, "warn.everywhere", {}, isKnown ? "careful" : "danger") : undefined
    ],
    risk: "careful"
  }
}
