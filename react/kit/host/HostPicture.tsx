import { useState } from "react"
import { reportFault } from "../../../services/foundation/platform/reportFault.ts"

/** Over the picture that is made of the address, which stays where the host has none or its own does not load. */
const cover = {
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  borderRadius: "inherit",
  objectFit: "cover"
} as const

/** The picture that a host has of an account. What the host's function throws is the page's own uncaught error. */
export function HostPicture({
  address,
  name,
  of
}: {
  readonly address: string
  readonly name?: string | undefined
  readonly of: (account: { readonly address: string; readonly name: string | undefined }) => string | undefined
}) {
  const [failed, setFailed] = useState<string>()
  const src = pictureOf(of, { address, name })
  return src === undefined || src === "" || src === failed ? null : (
    <img src={src} alt="" style={cover} draggable={false} onError={() => setFailed(src)} />
  )
}

const pictureOf = <A,>(of: (account: A) => string | undefined, account: A): string | undefined => {
  try {
    const src: unknown = of(account)
    return typeof src === "string" ? src : undefined
  } catch (cause) {
    reportFault(cause)
    return undefined
  }
}
