"use client"
import { useCallback, useEffect, useMemo, useRef, useState } from "react"
import type { Namespace } from "../../../core/chain/network/ids.ts"
import type { WatchedWallets } from "../../../core/kit/methods/watchedWallets.ts"
import type { WalletChoice, WalletInfo } from "../../../core/wallets/catalogue/walletInfo.ts"
import type { LatchkeyFailure } from "../shell/isLatchkeyError.ts"
import { checkHook } from "./checkHook.ts"
import { useLatchkey } from "../shell/LatchkeyProvider.tsx"

/** A connect screen of a page's own: what it shows, and what its visitor does. */
export interface ChoosingWallets extends WalletChoice {
  /** The text that is searched for. */
  readonly search: string
  readonly setSearch: (text: string) => void
  readonly loadMore: () => void
  /** Connects a wallet of the list. Never rejects: `error` says why it did not connect. */
  readonly connect: (wallet: Pick<WalletInfo, "id">) => void
  /** The same; rejects with the failure. */
  readonly connectAsync: (wallet: Pick<WalletInfo, "id">) => Promise<void>
  /** Ends the attempt that is under way. */
  readonly cancel: () => void
  /** Why the last wallet did not connect, or the list did not load; null once another is asked. */
  readonly error: LatchkeyFailure | null
}

const nothing: WalletChoice = { wallets: [], hasMore: false, isPending: true, connecting: null, uri: null }

/**
 * Returns the wallets to choose from, in Connect's order and by its rules, and what a screen of the page's own does with
 * them. The kit's code loads when it is first used; until then nothing is listed and it is pending.
 */
export const useWallets = (options: { readonly namespace?: Namespace | undefined } = {}): ChoosingWallets => {
  const { namespace } = options
  const kit = useLatchkey()
  const [now, setNow] = useState(nothing)
  const [search, setText] = useState("")
  const [error, setError] = useState<LatchkeyFailure | null>(null)
  const latest = useRef<object>(options)
  latest.current = options
  const watched = useRef<Promise<WatchedWallets>>(undefined)

  useEffect(() => {
    let isOver = false
    const watch = checkHook("useWallets", latest.current).then(() =>
      kit.watchWallets({ listener: (next) => isOver || setNow(next), ...(namespace && { namespace }) })
    )
    watched.current = watch
    watch.catch((cause: LatchkeyFailure) => {
      if (isOver) return
      setError(cause)
      setNow({ ...nothing, isPending: false })
    })
    return () => {
      isOver = true
      watch.then(
        ({ end }) => end(),
        () => {}
      )
    }
  }, [kit, namespace])

  const doing = useMemo(() => {
    const then = (act: (watch: WatchedWallets) => void): void => void watched.current?.then(act, () => {})
    return {
      setSearch: (text: string): void => {
        setText(text)
        then((watch) => watch.search(text))
      },
      loadMore: () => then((watch) => watch.loadMore()),
      cancel: () => then((watch) => watch.cancel())
    }
  }, [])
  const connectAsync = useCallback(
    async ({ id }: Pick<WalletInfo, "id">): Promise<void> => {
      setError(null)
      try {
        const watch = await watched.current
        const asked = watch?.requestFor(id) ?? { connectorId: id }
        await kit.connect({ ...asked, ...(namespace && { namespace }) })
      } catch (cause) {
        setError(cause as LatchkeyFailure)
        throw cause
      }
    },
    [kit, namespace]
  )
  const connect = useCallback(
    (wallet: Pick<WalletInfo, "id">): void => void connectAsync(wallet).catch(() => {}),
    [connectAsync]
  )
  return useMemo(
    () => ({ ...now, ...doing, search, connect, connectAsync, error }),
    [now, doing, search, connect, connectAsync, error]
  )
}
