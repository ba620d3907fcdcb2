import type { ShownConnection, Snapshot } from "../../../core/wallets/storage/snapshot.ts"
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
