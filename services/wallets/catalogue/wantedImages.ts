import { latest } from "../../../core/foundation/data/remote.ts"
import type { KitState } from "../../../core/state.ts"
import type { WantedImage } from "./Images.ts"

/** The parts of the state that say which images will be seen. */
export const imageParts = ({ chain, config, modal, wallet }: KitState) =>
  [
    modal.open && config.catalogue,
    chain.networks,
    wallet.recommended,
    wallet.featured,
    wallet.recent,
    wallet.list,
    wallet.found
  ] as const

/** The images of what those parts list, that were not asked for yet. None while nobody looks. */
export const wantedImages = (state: KitState): ReadonlyArray<WantedImage> =>
  listedImages(state).filter(({ id }) => state.wallet.images[id] === undefined)

/** The images that failed: they are asked for again when the modal opens anew. */
export const failedImages = (state: KitState): ReadonlyArray<WantedImage> =>
  listedImages(state).filter(({ id }) => state.wallet.images[id] === "failed")

const listedImages = ({ chain, config, modal, wallet }: KitState): ReadonlyArray<WantedImage> => {
  if (!modal.open || !config.catalogue) return []
  const { featured, found, list, recent, recommended } = wallet
  const wallets = [recommended, featured, found].flatMap((part) => latest(part) ?? [])
  const ofWallets = [...recent, ...wallets, ...(latest(list)?.wallets ?? [])].map(({ imageId }) => ({
    kind: "wallet" as const,
    id: imageId ?? ""
  }))
  const ofNetworks = chain.networks
    .filter(({ imageUrl }) => imageUrl === undefined)
    .map(({ imageId }) => ({ kind: "asset" as const, id: imageId ?? "" }))
  return [...ofWallets, ...ofNetworks].filter(({ id }) => id !== "")
}
