/** Elements that the host draws in the kit's views and buttons. */
export interface HostDrawing {
  /**
   * Returns the URL of an account's avatar, or undefined for the generated one. `name` is the account's registered
   * name, if known.
   *
   * @default a picture generated from the address
   * @example
   * ```ts
   * import { createLatchkey, mainnet } from "latchkey"
   *
   * createLatchkey({
   *   networks: [mainnet],
   *   avatar: ({ address }) => `https://avatars.example.com/${address}.png`
   * })
   * ```
   */
  readonly avatar?:
    | ((account: { readonly address: string; readonly name: string | undefined }) => string | undefined)
    | undefined
  /**
   * An element shown below the wallets of Connect, or a function that creates it: terms, a notice, a link.
   *
   * @example
   * ```ts
   * import { createLatchkey, mainnet } from "latchkey"
   *
   * createLatchkey({
   *   networks: [mainnet],
   *   disclaimer: () => {
   *     const note = document.createElement("p")
   *     note.textContent = "Only for customers of Example Inc."
   *     return note
   *   }
   * })
   * ```
   */
  readonly disclaimer?: Node | (() => Node) | undefined
}
