import { useState } from "react"
import { reportFault } from "../../../services/foundation/platform/reportFault.ts"

/** Covers the generated picture, which stays visible if the host has no picture or it does not load. */
const cover = {
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  borderRadius: "inherit",
  objectFit: "cover"
} as const

/**
 * The host's picture of an account. An error thrown by the host's function is reported as the page's uncaught error.
 */
export function HostPicture({
  address,
  name,
  getUrl
}: {
  readonly address: string
  readonly name?: string | undefined
  readonly getUrl: (account: { readonly address: string; readonly name: string | undefined }) => string | undefined
}) {
  const [failed, setFailed] = useState<string>()
  const src = getPicture(getUrl, { address, name })
  return src === undefined || src === "" || src === failed ? null : (
    <img src={src} alt="" style={cover} draggable={false} onError={() => setFailed(src)} />
  )
}

const getPicture = <A,>(getUrl: (account: A) => string | undefined, account: A): string | undefined => {
  try {
    const src: unknown = getUrl(account)
    return typeof src === "string" ? src : undefined
  } catch (cause) {
    reportFault(cause)
    return undefined
  }
}
