/** The heights of the sign-in methods above the wallets, in pixels; 0 for a method that is not there. */
export interface MethodHeights {
  readonly email: number
  readonly social: number
}

/**
 * The full key of the heights of the sign-in methods, one of the kit's own, which kits of one page share as they share
 * the modal's height: email and social accounts, as in `52 112`.
 */
export const methodsKey = "@latchkey/modal_methods"

/** Returns the height of the block with these methods, in pixels: with gaps and the line that leads to the wallets. */
export const blockHeight = ({ email, social }: MethodHeights): number =>
  email + social && email + social + (email && social && 8) + 37
