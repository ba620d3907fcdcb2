/** An error as wallets give it (EIP-1193). */
export class WalletError extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/** What a wallet does with one request: it answers, fails or waits. Without one it does what it always does. */
export type Behaviour = (usual: () => Promise<unknown>) => Promise<unknown>

/** Says no, as its owner does: 4001, or another code. */
export const rejects =
  (code = 4001): Behaviour =>
  () =>
    Promise.reject(new WalletError(code, "User rejected the request."))

/** Never answers. */
export const never = (): Behaviour => () => new Promise(() => {})

/** Waits so many milliseconds, then does what comes next: by default what it always does. */
export const after =
  (millis: number, then: Behaviour = (usual) => usual()): Behaviour =>
  (usual) =>
    new Promise((resolve, reject) => {
      setTimeout(() => then(usual).then(resolve, reject), millis)
    })

/** Answers with a value. */
export const answers =
  (value: unknown): Behaviour =>
  () =>
    Promise.resolve(value)

/** Is locked, and waits for its owner: -32002. */
export const locked = (): Behaviour => fails(-32002, "Already processing eth_requestAccounts. Please wait.")

/** Fails with a code and words. */
export const fails =
  (code: number, message: string): Behaviour =>
  () =>
    Promise.reject(new WalletError(code, message))
