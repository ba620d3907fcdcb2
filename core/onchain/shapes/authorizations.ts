import { toAddressLines, type Description, type Reading, warn, who } from "../calldata/reading.ts"
import type { Authorization } from "../../wallets/reader/walletRequest.ts"

/** Describes the code that an account will run. docs/spec/onchain.md#calldata-authorizations. */
export const describeCodeAuthorization = (reading: Reading, { address, chainId }: Authorization): Description => {
  if (/^0x0*$/.test(address)) return { sentence: reading.say("authorize.end"), fields: [] }
  const isKnown = reading.facts.name(reading.network, address) !== undefined
  return {
    sentence: reading.say(chainId === 0n ? "authorize.everywhere" : "authorize", { code: who(reading, address) }),
    fields: [
      ...toAddressLines(reading, "label.code", address),
      isKnown ? undefined : warn(reading, "warn.code"),
      chainId === 0n ? warn(reading, "warn.everywhere", {}, isKnown ? "careful" : "danger") : undefined
    ],
    risk: "careful"
  }
}
