import { useRxValue } from "@effect-rx/rx-react/Hooks"
import type { ComponentType } from "react"
import { HostPicture } from "../host/HostPicture.tsx"
import { loadedViewsRx } from "../../foundation/state/atoms.ts"
import type { HostDrawing } from "../host/HostDrawing.ts"
import type { Views } from "./openFlow.ts"

/** Returns the host's elements in the kit's views, by the names of their places. */
export const createHostParts = ({ avatar, disclaimer }: HostDrawing): Views => ({
  ...(avatar && { "part.avatar": getAvatar(avatar) as unknown as ComponentType }),
  ...(disclaimer && splitDisclaimer(disclaimer))
})

const getAvatar = (avatar: NonNullable<HostDrawing["avatar"]>) =>
  function OwnAvatar({ address, name }: { readonly address: string; readonly name?: string }) {
    return <HostPicture getUrl={avatar} address={address} name={name} />
  }

/**
 * Returns the host's element below the wallets, which a function creates once per opening. If email and social login are
 * below the wallets, they draw it below themselves, whichever loads first.
 */
const splitDisclaimer = (disclaimer: NonNullable<HostDrawing["disclaimer"]>) => {
  const put = (place: HTMLElement | null): void => {
    if (place?.childNodes.length === 0) place.append(typeof disclaimer === "function" ? disclaimer() : disclaimer)
  }
  const Disclaimer = () => <div className="note" ref={put} />
  const After = () => {
    const { "part.ways": Ways } = useRxValue(loadedViewsRx)
    return Ways ? <Ways /> : <Disclaimer />
  }
  return { "part.disclaimer": Disclaimer, "part.after": After }
}
