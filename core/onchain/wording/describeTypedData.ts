import { toChecksumAddress } from "../../chain/evm/checksum.ts"
import { toAddressLines, createLine, showOutsideText, toWords, warn, formatParty } from "../calldata/reading.ts"
import { readTypedData } from "../calldata/typedData.ts"
import type { Words } from "../calldata/words.ts"
import { describePermit } from "../shapes/permits.ts"
import type { ShapeReading, Describer } from "../shapes/shape.ts"
import { getApp, warnAboutNetwork } from "./describeUnread.ts"

/** Describes typed data: by the shape of a permit, or by a descriptor. */
export const describeTypedData: Describer<"typedData"> = ({ data: typedData }, above, describe) => {
  const { say } = above
  const data = readTypedData(typedData)
  const describeUnreadData = (address: string | undefined, type: string): Words => {
    const contract = address === undefined ? say("who.any") : formatParty(above, address)
    return toWords(
      {
        sentence: say("unread.typed", { app: getApp(above), contract, type: showOutsideText(type) }),
        title: say("unread.typed.short", { contract }),
        fields: address === undefined ? [] : toAddressLines(above, "label.contract", address),
        risk: "unread"
      },
      "none"
    )
  }
  if (data === undefined) return describeUnreadData(undefined, "?")
  const { chainId, verifyingContract } = data.domain
  const reading: ShapeReading = chainId === undefined ? above : { ...above, network: `eip155:${chainId}` }
  const permit = describePermit(data, reading)
  const description = permit ?? describe?.(data, reading)
  if (description === undefined) {
    const words = describeUnreadData(verifyingContract, data.primaryType)
    const other = warnAboutNetwork(reading)
    return other === undefined ? words : toWords({ ...words, fields: [...words.fields, other], risk: "danger" }, "none")
  }
  const isDescribed = "by" in description
  const contract =
    verifyingContract === undefined || isDescribed
      ? []
      : [
          createLine(
            reading,
            "label.contract",
            formatParty(reading, verifyingContract),
            toChecksumAddress(verifyingContract),
            "address"
          )
        ]
  const everywhere = permit !== undefined && chainId === undefined ? warn(reading, "warn.everywhere") : undefined
  return toWords(
    { ...description, fields: [...description.fields, ...contract, everywhere, warnAboutNetwork(reading)] },
    isDescribed ? "descriptor" : "shape"
  )
}
