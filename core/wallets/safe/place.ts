/** The origin of Safe's own page, whose frames are Safe apps. */
export const safeOrigin = "https://app.safe.global"

/** The embedding of a page, as far as its browser reveals it. */
export interface Place {
  /** The page is in a frame. */
  readonly framed: boolean
  /** Origins of the embedding pages, nearest first; undefined if the browser does not reveal them. */
  readonly ancestors: ReadonlyArray<string> | undefined
  /** The referrer of the page; empty without one. */
  readonly referrer: string
}

/**
 * Returns the origin of the Safe around a page; null if there is no frame, or if another page embeds it. Exactly one
 * origin is trusted: the host's own, else Safe's. If a browser does not reveal the embedding pages, the referrer is
 * used: it only decides whether a request is made, and requests only go to that origin.
 */
export const getSafeOriginAround = ({ ancestors, framed, referrer }: Place, own?: string): string | null => {
  if (!framed) return null
  const safe = getOrigin(own ?? safeOrigin)
  const around = ancestors === undefined ? getOrigin(referrer) : ancestors[0]
  return around === safe && safe !== "null" ? safe : null
}

const getOrigin = (url: string): string | null => {
  try {
    return new URL(url).origin
  } catch {
    return null
  }
}
