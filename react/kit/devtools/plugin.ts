import type { Latchkey } from "../host/contract.ts"
import { mountDevtools } from "./mountDevtools.ts"

/** How TanStack Devtools look: their core says it by a word, its later versions among other things. */
export type DevtoolsLook = "dark" | "light" | { readonly theme: "dark" | "light" }

/** A plugin in the shape of TanStack Devtools. `Drawn`: what their adapter for a framework takes from `render`. */
export interface DevtoolsPlugin<Drawn> {
  readonly id: string
  readonly name: string
  /** Draws the panel into an element, and again in another one, or as it looks now. */
  readonly render: (into: HTMLElement, look: DevtoolsLook) => Drawn
  /** Takes the panel away. */
  readonly destroy: () => void
}

/**
 * The panel of `mountDevtools` as a plugin of TanStack Devtools, whose packages it does not need: for their core, and for
 * their adapters of React, Preact and Solid.
 */
export const devtoolsPlugin = <Drawn = void>(kit: Latchkey): DevtoolsPlugin<Drawn> => {
  let shown: { readonly into: HTMLElement; readonly end: () => void } | undefined
  const destroy = (): void => {
    shown?.end()
    shown = undefined
  }
  return {
    id: "latchkey",
    name: "Latchkey",
    destroy,
    render: (into, look) => {
      // A tab that was closed is another element when it opens again.
      if (shown?.into !== into) {
        destroy()
        shown = { into, end: mountDevtools(kit, { into }) }
      }
      into.style.colorScheme = typeof look === "string" ? look : look.theme
      // The panel draws itself: an adapter has nothing to draw, which is null in each of the frameworks.
      return null as Drawn
    }
  }
}
