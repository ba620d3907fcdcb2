import type { NetworkInput } from "../../../core/chain/network/network.ts"
import type { LatchkeyOptions } from "../host/LatchkeyOptions.ts"
import * as plain from "../shell/public.ts"

/** The networks that an attribute can name: those of `latchkey`, by the names of their exports. */
const known = Object.entries<unknown>(plain).filter(
  (entry): entry is [string, NetworkInput] => "rpcUrls" in Object(entry[1])
)

const idOf = ({ caipNetworkId, id }: NetworkInput): string => caipNetworkId ?? `eip155:${id}`

/** The networks of `eip155:1 polygon`, in that order. What names none of ours is told on the console, and left out. */
const networksOf = (text: string): ReadonlyArray<NetworkInput> =>
  text.split(/[\s,]+/).flatMap((word) => {
    const found = known.find(([name, one]) => name === word || idOf(one) === word)
    if (word !== "" && !found)
      console.error(
        `[latchkey] <latchkey-button networks> names "${word}", which is none of ${known.map(([name]) => name).join(", ")}. Give a network of your own with the property \`options\`.`
      )
    return found ? [found[1]] : []
  })

/** Returns the options that an element's attributes tell. The kit refuses those that are none. */
export const fromAttributes = (element: Element): LatchkeyOptions => {
  const told = (name: string): string | undefined => element.getAttribute(name) ?? undefined
  return {
    networks: networksOf(told("networks") ?? "") as unknown as LatchkeyOptions["networks"],
    projectId: told("project-id"),
    themeMode: told("theme-mode") as LatchkeyOptions["themeMode"],
    locale: told("locale"),
    storageName: told("storage-name")
  }
}
