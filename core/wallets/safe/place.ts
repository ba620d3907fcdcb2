/** Where Safe's own page is: the origin whose frames are Safe apps. */
export const safeOrigin = "https://app.safe.global"

/** Where a page stands, as far as its browser tells. */
export interface Place {
  /** It is inside another page. */
  readonly framed: boolean
  /** Origins of the pages around it, the nearest first; undefined where the browser does not tell. */
  readonly ancestors: ReadonlyArray<string> | undefined
  /** Who opened it; empty where nobody tells. */
  readonly referrer: string
}

/**
 * The origin of the Safe around a page; null when there is none, or any other page is. Exactly one origin is believed:
 * the host's own, else Safe's. Where a browser keeps the pages around secret, who opened the frame says it: it only
 * decides whether we ask, and what we ask goes to that origin alone.
 */
export const safeOriginAround = ({ ancestors, framed, referrer }: Place, own?: string): string | null => {
  if (!framed) return null
  const wanted = originOf(own ?? safeOrigin)
  const around = ancestors === undefined ? originOf(referrer) : ancestors[0]
  return wanted !== null && wanted !== "null" && around === wanted ? wanted : null
}

const originOf = (url: string): string | null => {
  try {
    return new URL(url).origin
  } catch {
    return null
  }
}
