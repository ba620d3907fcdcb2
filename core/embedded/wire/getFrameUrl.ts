import type { NetworkId } from "../../chain/network/ids.ts"

/** The parameters of the frame's address. */
export interface FramePlace {
  readonly projectId: string
  readonly chainId: NetworkId
  readonly enableLogger: boolean
  /** The gateway, without a trailing slash; empty without a gateway. */
  readonly rpcUrl: string
  readonly nonce: string
  /** The page's own origin, the only one that the frame talks to. */
  readonly page: string
}

/**
 * Returns the frame's address: the specification's query, and the channel's offer in the fragment, which a site that
 * does not know it ignores. docs/spec/embedded.md#frame-address.
 */
export const getFrameUrl = (
  site: string,
  { chainId, enableLogger, nonce, page, projectId, rpcUrl }: FramePlace
): string => {
  const query = new URLSearchParams({
    projectId,
    chainId,
    version: "4",
    enableLogger: String(enableLogger),
    ...(rpcUrl === "" ? {} : { rpcUrl })
  })
  return `${site}/sdk?${query}#latchkey=1.${nonce}.${page}`
}
