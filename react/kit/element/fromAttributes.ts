import type { NetworkInput } from "../../../core/chain/network/network.ts"
import type { LatchkeyOptions } from "../host/LatchkeyOptions.ts"
import * as plain from "../shell/public.ts"

/** The networks that an attribute can name: those exported by `latchkey`, by their names. */
const known = Object.entries<unknown>(plain).filter(
  (entry): entry is [string, NetworkInput] => "rpcUrls" in Object(entry[1])
)

const getId = ({ caipNetworkId, id }: NetworkInput): string => caipNetworkId ?? `eip155:${id}`

/** Returns the networks of a list such as `eip155:1 polygon`, in that order. Logs unknown names and skips them. */
const getNetworks = (text: string): ReadonlyArray<NetworkInput> =>
  text.split(/[\s,]+/).flatMap((word) => {
    const found = known.find(([name, item]) => name === word || getId(item) === word)
    if (word !== "" && !found)
      console.error(
        `[latchkey] <latchkey-button networks> names "${word}", which is not one of ${known.map(([name]) => name).join(", ")}. Give a network of your own with the property \`options\`.`
      )
    return found ? [found[1]] : []
  })

/** Returns the options from an element's attributes. The kit rejects invalid values. */
export const fromAttributes = (element: Element): LatchkeyOptions => {
  const getText = (name: string): string | undefined => element.getAttribute(name) ?? undefined
  return {
    // May be empty: the kit rejects that with its own message.
    networks: getNetworks(getText("networks") ?? "") as unknown as LatchkeyOptions["networks"],
    projectId: getText("project-id"),
    themeMode: getText("theme-mode") as LatchkeyOptions["themeMode"],
    locale: getText("locale"),
    storageName: getText("storage-name")
  }
}
