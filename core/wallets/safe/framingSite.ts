import { isThisMachine } from "../../foundation/platform/isThisMachine.ts"
import { type Place, getSafeOriginAround } from "./place.ts"

/** The sites that may frame a page in which a visitor signs. */
export interface AllowedFrames {
  /** The page's own origin. */
  readonly own: string
  /** The host's own Safe page; Safe's by default. */
  readonly safe?: string | undefined
  /** Additional origins that the host allows. */
  readonly allowed: ReadonlyArray<string>
}

/** The place of a page, and whether the page directly around it is the outermost. */
export interface FramedPlace extends Place {
  readonly isNested: boolean
}

const isHere = (origin: string): boolean => {
  try {
    return isThisMachine(new URL(origin))
  } catch {
    return false
  }
}

/**
 * Returns the origin of a site around the page that may not frame it; null if a visitor can sign here: in a window of
 * its own, or inside the same origin, this machine, the Safe, or an origin that the host names. Wildcards are not
 * supported, since they would allow any site. A site that the browser does not reveal is not allowed.
 * docs/spec/wallets.md#requests-framed-pages.
 */
export const findFramingSite = (place: FramedPlace, { allowed, own, safe }: AllowedFrames): string | null => {
  if (!place.framed) return null
  const around = place.ancestors ?? (place.isNested || place.referrer === "" ? [""] : [getOrigin(place.referrer)])
  const believed = getSafeOriginAround(place, safe)
  return (
    around.find(
      (origin) =>
        !(origin !== "" && (origin === own || origin === believed || allowed.includes(origin) || isHere(origin)))
    ) ?? null
  )
}

const getOrigin = (url: string): string => {
  try {
    return new URL(url).origin
  } catch {
    return ""
  }
}
