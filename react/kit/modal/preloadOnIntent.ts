import { getChunk, isOpenable } from "../../../core/kit/modal/views.ts"
import type { PlainStore } from "../../../services/foundation/store/plainStore.ts"

/**
 * Loads a view's code when a control that opens it is hovered, touched or focused. Controls have the view's name in
 * `data-opens`.
 */
export const preloadOnIntent = (card: HTMLElement, { dispatch, getState }: PlainStore): void => {
  const preload = ({ target }: Event): void => {
    const control = target instanceof Element ? target.closest<HTMLElement>("[data-opens]") : null
    const view = control?.dataset.opens ?? ""
    const chunk = isOpenable(view) ? getChunk(view) : undefined
    if (chunk !== undefined && getState().kit.chunks[chunk] === undefined) dispatch({ _tag: "ChunkAsked", chunk })
  }
  card.addEventListener("pointerover", preload)
  card.addEventListener("focusin", preload)
}
