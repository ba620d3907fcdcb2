import { walletCodes } from "../../../core/wallets/connection/walletCodes.ts"

/**
 * Rejects as soon as the visitor gives up (code 4001) or the wallet leaves the page (4900): an answer that comes later
 * is nobody's (reliability F17, F22).
 */
export const unlessAborted = <A>(
  { givenUp, left }: { readonly givenUp?: AbortSignal | undefined; readonly left: AbortSignal },
  work: Promise<A>
): Promise<A> =>
  new Promise((resolve, reject) => {
    const over = new AbortController()
    for (const [signal, code] of [
      [givenUp, walletCodes.userRejected],
      [left, walletCodes.disconnected]
    ] as const) {
      const stop = (): void => reject(Object.assign(new Error("Given up"), { code }))
      if (signal?.aborted === true) stop()
      signal?.addEventListener("abort", stop, { once: true, signal: over.signal })
    }
    work.then(resolve, reject).finally(() => over.abort())
  })
