/** What a host draws in the kit's own views and buttons. */
export interface HostDrawing {
  /**
   * Returns the address of an account's picture, in place of the one that is made of its address; undefined for that one.
   * `name` is the account's registered name, where it is known.
   */
  readonly avatar?:
    | ((account: { readonly address: string; readonly name: string | undefined }) => string | undefined)
    | undefined
  /** An element of yours under the wallets of Connect, or a function that makes it: terms, a notice, a link. */
  readonly disclaimer?: Node | (() => Node) | undefined
}
