"use client"
import { type RefObject, useEffect, useMemo, useRef, useState } from "react"
import type { Namespace } from "../../../core/chain/network/ids.ts"
import type { WatchedWallets } from "../../../core/kit/methods/watchedWallets.ts"
import type { WalletChoice, WalletInfo } from "../../../core/wallets/catalogue/walletInfo.ts"
import type { LatchkeyFailure } from "../shell/isLatchkeyError.ts"
import { checkHook } from "./checkHook.ts"
import { useLatchkey } from "../shell/LatchkeyProvider.tsx"

/** State and actions for your own connect screen. */
export interface ChoosingWallets extends WalletChoice {
  /** The current search text. */
  readonly search: string
  readonly setSearch: (text: string) => void
  readonly loadMore: () => void
  /** Connects a wallet of the list. Never rejects: `error` has the reason. */
  readonly connect: (wallet: Pick<WalletInfo, "id">) => void
  /** Connects a wallet of the list; rejects with the failure. */
  readonly connectAsync: (wallet: Pick<WalletInfo, "id">) => Promise<void>
  /** Cancels the current attempt. */
  readonly cancel: () => void
  /** The reason why the last wallet did not connect or the list did not load; null once another wallet is requested. */
  readonly error: LatchkeyFailure | null
}

const nothing: WalletChoice = { wallets: [], hasMore: false, isPending: true, connecting: null, uri: null }

/**
 * Returns the wallets of the Connect view, in its order and by its rules, with actions for your own connect screen. The
 * kit's code loads on first use; until then the list is empty and `isPending` is true.
 *
 * @example
 * ```tsx
 * import { useWallets } from "latchkey/react"
 *
 * export const Wallets = () => {
 *   const { connect, error, wallets } = useWallets()
 *   return (
 *     <>
 *       {wallets.map((wallet) => (
 *         <button key={wallet.id} onClick={() => connect(wallet)}>
 *           {wallet.name}
 *         </button>
 *       ))}
 *       {error && <p role="alert">{error.message}</p>}
 *     </>
 *   )
 * }
 * ```
 */
export const useWallets = (options: { readonly namespace?: Namespace | undefined } = {}): ChoosingWallets => {
  const { namespace } = options
  const kit = useLatchkey()
  const [choice, setChoice] = useState(nothing)
  const [search, setText] = useState("")
  const [error, setError] = useState<LatchkeyFailure | null>(null)
  const latest = useRef<object>(options)
  latest.current = options
  const watched = useRef<Promise<WatchedWallets>>(undefined)

  useEffect(() => {
    let isUnmounted = false
    const watch = checkHook("useWallets", latest.current).then(() =>
      kit.watchWallets({ listener: (next) => isUnmounted || setChoice(next), ...(namespace && { namespace }) })
    )
    watched.current = watch
    watch.catch((cause: LatchkeyFailure) => {
      if (isUnmounted) return
      setError(cause)
      setChoice({ ...nothing, isPending: false })
    })
    return () => {
      isUnmounted = true
      watch.then(
        ({ end }) => end(),
        () => {}
      )
    }
  }, [kit, namespace])

  const actions = useMemo(() => {
    const withWatch = (act: (watch: WatchedWallets) => void): void => void watched.current?.then(act, () => {})
    return {
      setSearch: (text: string): void => {
        setText(text)
        withWatch((watch) => watch.search(text))
      },
      loadMore: () => withWatch((watch) => watch.loadMore()),
      cancel: () => withWatch((watch) => watch.cancel())
    }
  }, [])
  const connecting = useConnecting(watched, namespace, setError)
  return useMemo(
    () => ({ ...choice, ...actions, ...connecting, search, error }),
    [choice, actions, connecting, search, error]
  )
}

/** Returns the functions that connect a wallet of the watched list. */
const useConnecting = (
  watched: RefObject<Promise<WatchedWallets> | undefined>,
  namespace: Namespace | undefined,
  setError: (error: LatchkeyFailure | null) => void
) => {
  const kit = useLatchkey()
  return useMemo(() => {
    const connectAsync = async ({ id }: Pick<WalletInfo, "id">): Promise<void> => {
      setError(null)
      try {
        const watch = await watched.current
        const request = watch?.requestFor(id) ?? { connectorId: id }
        await kit.connect({ ...request, ...(namespace && { namespace }) })
      } catch (cause) {
        setError(cause as LatchkeyFailure)
        throw cause
      }
    }
    return {
      connectAsync,
      connect: (wallet: Pick<WalletInfo, "id">): void => void connectAsync(wallet).catch(() => {})
    }
  }, [kit, namespace, watched, setError])
}
