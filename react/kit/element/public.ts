import type { ShownConnection, Snapshot } from "../../../core/wallets/storage/snapshot.ts"
import type { LatchkeyOptions } from "../host/LatchkeyOptions.ts"
import type { Latchkey } from "../host/contract.ts"
import { LatchkeyButton } from "./LatchkeyButton.ts"

export { LatchkeyButton }

/** What `<latchkey-button>` takes in markup. */
export interface LatchkeyButtonAttributes {
  /** CAIP-2 ids, or names of `latchkey`'s networks: `eip155:1 polygon`. */
  readonly networks?: string | undefined
  readonly "project-id"?: string | undefined
  readonly "theme-mode"?: "dark" | "light" | "auto" | undefined
  readonly locale?: string | undefined
  readonly "storage-name"?: string | undefined
  /** In place of "Connect wallet". */
  readonly label?: string | undefined
  /** The view that a press opens. */
  readonly view?: string | undefined
  readonly namespace?: string | undefined
  readonly disabled?: boolean | undefined
}

/** The listeners of its events in markup, by their names in React and Svelte, in Solid, and in Vue. */
type Listeners = {
  readonly [Name in keyof LatchkeyButtonEvents as `on${Name | `:${Name}` | Capitalize<Name>}`]?:
    | ((event: LatchkeyButtonEvents[Name]) => void)
    | undefined
}

/** What `<latchkey-button>` takes in the markup of React, Vue, Svelte and Solid: attributes, properties, and theirs. */
export interface LatchkeyButtonMarkup extends LatchkeyButtonAttributes, Listeners {
  readonly kit?: Latchkey | undefined
  readonly options?: LatchkeyOptions | undefined
  readonly id?: string | undefined
  readonly class?: unknown
  readonly className?: string | undefined
  readonly style?: unknown
  readonly slot?: string | undefined
  readonly title?: string | undefined
  readonly dir?: string | undefined
  readonly lang?: string | undefined
  readonly hidden?: boolean | undefined
  readonly key?: unknown
  readonly ref?: unknown
  readonly children?: unknown
  readonly [attribute: `data-${string}` | `aria-${string}` | `on${string}`]: unknown
}

/** The events of `<latchkey-button>`, which bubble, by what their `detail` holds. */
export interface LatchkeyButtonEvents {
  /** A wallet has connected. `reconnected`: it was connected by an earlier visit, and has confirmed it. */
  readonly "latchkey-connect": CustomEvent<{ readonly account: ShownConnection; readonly reconnected: boolean }>
  readonly "latchkey-disconnect": CustomEvent<{ readonly account: ShownConnection }>
  readonly "latchkey-change": CustomEvent<Snapshot>
  /** A failure that the visitor is told of, or one of a press: an error of the catalogue. */
  readonly "latchkey-error": CustomEvent<Error>
}

// Two copies of this file on one page share the first.
if (globalThis.customElements && !customElements.get("latchkey-button"))
  customElements.define("latchkey-button", LatchkeyButton)

declare global {
  interface HTMLElementTagNameMap {
    "latchkey-button": LatchkeyButton
  }
  interface GlobalEventHandlersEventMap extends LatchkeyButtonEvents {}
}

// The markup of frameworks. In what ships, one that a page does not have is no mistake (scripts/package/declarations.mjs).
declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "latchkey-button": LatchkeyButtonMarkup
    }
  }
}
// @ts-expect-error its types are not resolved here
declare module "vue" {
  interface GlobalComponents {
    "latchkey-button": new () => { $props: LatchkeyButtonMarkup }
  }
}
// @ts-expect-error it is not installed here
declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "latchkey-button": LatchkeyButtonMarkup
  }
}
// @ts-expect-error it is not installed here
declare module "solid-js" {
  namespace JSX {
    interface IntrinsicElements {
      "latchkey-button": LatchkeyButtonMarkup
    }
  }
}
