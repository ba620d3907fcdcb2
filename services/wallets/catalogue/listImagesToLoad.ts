import { latest } from "../../../core/foundation/data/remote.ts"
import type { KitState } from "../../../core/state.ts"
import type { RequestedImage } from "./Images.ts"

/** Returns the parts of the state that determine the visible images. */
export const getImageParts = ({ chain, config, modal, wallet }: KitState) =>
  [
    modal.open && config.catalogue,
    chain.networks,
    wallet.recommended,
    wallet.featured,
    wallet.recent,
    wallet.list,
    wallet.found,
    wallet.connectors
  ] as const

/**
 * Returns the images of the wallets and networks in those parts that were not requested yet; empty while the modal is
 * closed.
 */
export const listImagesToLoad = (state: KitState): ReadonlyArray<RequestedImage> =>
  getListedImages(state).filter(({ id }) => state.wallet.images[id] === undefined)

/** Returns the images that failed: they are requested again when the modal reopens. */
export const getFailedImages = (state: KitState): ReadonlyArray<RequestedImage> =>
  getListedImages(state).filter(({ id }) => state.wallet.images[id] === "failed")

const getListedImages = (state: KitState): ReadonlyArray<RequestedImage> =>
  state.modal.open ? getShownImages(state) : []

/** Returns the images of all wallets and networks that are listed. */
export const getShownImages = ({
  chain,
  config,
  wallet
}: Pick<KitState, "chain" | "config" | "wallet">): ReadonlyArray<RequestedImage> => {
  if (!config.catalogue) return []
  const { featured, found, list, recent, recommended } = wallet
  const wallets = [recommended, featured, found].flatMap((part) => latest(part) ?? [])
  const ofWallets = [...recent, ...wallets, ...(latest(list)?.wallets ?? [])].map(({ imageId }) => ({
    kind: "wallet" as const,
    id: imageId ?? ""
  }))
  const assets = [...wallet.connectors, ...chain.networks.filter(({ imageUrl }) => imageUrl === undefined)]
  const ofAssets = assets.map(({ imageId }) => ({ kind: "asset" as const, id: imageId ?? "" }))
  return [...ofWallets, ...ofAssets].filter(({ id }) => id !== "")
}
