/**
 * An error of a wallet (EIP-1193).
 *
 * @example
 * ```ts
 * import { WalletError } from "latchkey/testing"
 *
 * const declined = new WalletError(4001, "User rejected the request.")
 * ```
 */
export class WalletError extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/** The reaction of a wallet to one request: it answers, fails or waits. `usual` calls the default reaction. */
export type Behaviour = (usual: () => Promise<unknown>) => Promise<unknown>

/**
 * Declines the request, with 4001 or another code.
 *
 * @default code 4001
 * @example
 * ```ts
 * import { mockWallet, rejects } from "latchkey/testing"
 *
 * mockWallet().next("personal_sign", rejects())
 * ```
 */
export const rejects =
  (code = 4001): Behaviour =>
  () =>
    Promise.reject(new WalletError(code, "User rejected the request."))

/**
 * Never answers.
 *
 * @example
 * ```ts
 * import { mockWallet, never } from "latchkey/testing"
 *
 * mockWallet().next("personal_sign", never())
 * ```
 */
export const never = (): Behaviour => () => new Promise(() => {})

/**
 * Waits, then reacts as passed.
 *
 * @param millis - the delay in ms
 * @default then the default reaction
 * @example
 * ```ts
 * import { after, mockWallet, rejects } from "latchkey/testing"
 *
 * mockWallet().next("eth_sendTransaction", after(1_000, rejects()))
 * ```
 */
export const after =
  (millis: number, then: Behaviour = (usual) => usual()): Behaviour =>
  (usual) =>
    new Promise((resolve, reject) => {
      setTimeout(() => then(usual).then(resolve, reject), millis)
    })

/**
 * Answers with a value.
 *
 * @example
 * ```ts
 * import { answers, mockWallet } from "latchkey/testing"
 *
 * mockWallet().next("personal_sign", answers("0x1234"))
 * ```
 */
export const answers =
  (value: unknown): Behaviour =>
  () =>
    Promise.resolve(value)

/**
 * Fails with -32002, as a locked wallet that already shows a prompt.
 *
 * @example
 * ```ts
 * import { locked, mockWallet } from "latchkey/testing"
 *
 * mockWallet().next("eth_requestAccounts", locked())
 * ```
 */
export const locked = (): Behaviour => fails(-32002, "Already processing eth_requestAccounts. Please wait.")

/**
 * Fails with a code and a message.
 *
 * @example
 * ```ts
 * import { fails, mockWallet } from "latchkey/testing"
 *
 * mockWallet().next("eth_sendTransaction", fails(-32000, "insufficient funds"))
 * ```
 */
export const fails =
  (code: number, message: string): Behaviour =>
  () =>
    Promise.reject(new WalletError(code, message))
