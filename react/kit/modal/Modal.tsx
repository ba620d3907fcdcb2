import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { type ComponentType, memo, useEffect, useRef, useState } from "react"
import { createPortal } from "react-dom"
import { getChunk, type View } from "../../../core/kit/modal/views.ts"
import {
  chunksRx,
  connectionRx,
  loadedViewsRx,
  useDispatch,
  useSentence,
  useText,
  viewRx
} from "../../foundation/state/atoms.ts"
import { depthRx, drawnViewRx, openRx, toastRx, walletPromptRx } from "./atoms.ts"
import { ConnectingExternal } from "../../wallets/connection/ConnectingExternal.tsx"
import type { Frame } from "../frame/createFrame.ts"
import { Connect } from "../../wallets/catalogue/Connect.tsx"
import { Growing } from "../../foundation/ui/Growing.tsx"
import { Page } from "../../foundation/ui/Page.tsx"
import { Notice } from "../../foundation/ui/Notice.tsx"
import { LiveRegion } from "../../foundation/ui/LiveRegion.tsx"
import { Banner } from "./Banner.tsx"
import { useFocus, useFrame, useLeaving } from "./frameHooks.ts"
import { Header } from "./Header.tsx"
import { Skeleton } from "../../foundation/ui/Skeleton.tsx"
import { useShownWallet } from "../../wallets/catalogue/useWalletOf.ts"

/** The view that is rendered in advance. Memoized, so that opening the modal does not render it again. */
const PreparedConnect = memo(Connect)
const firstViews: { readonly [Tag in View["_tag"]]?: ComponentType } = {
  Connect: PreparedConnect,
  ConnectWallets: PreparedConnect,
  ConnectingExternal
}

/** The content of the card: header, view, toast, banner. Mounted once; the dialog around it belongs to the shell. */
export function Modal({
  frame,
  keepHeight
}: {
  readonly frame: Frame
  /** Stores the card's height, at which the next visit opens. */
  readonly keepHeight: (height: number) => void
}) {
  const open = useRxValue(openRx)
  const view = useRxValue(viewRx)
  const depth = useRxValue(depthRx)
  const isWalletAsking = useRxValue(walletPromptRx)
  const leaving = useLeaving()
  const height = useFrame(frame, open, view, isWalletAsking, keepHeight)
  const { heading, keepPressed } = useFocus(frame, open, view, isWalletAsking)

  return (
    <>
      {createPortal(<Outside />, frame.shadow)}
      <LiveRegion isOpen={open} />
      <Header heading={heading} view={view} keepPressed={keepPressed} />
      <Growing
        view={view._tag}
        onHeight={(measured) => {
          if (depth === 1) height.current = measured
        }}
      >
        <Banner />
        <div className="view" key={view._tag} ref={leaving} onClickCapture={({ target }) => keepPressed(target)}>
          <Body view={view} />
        </div>
      </Growing>
      <ToastLine />
    </>
  )
}

function Body({ view }: { readonly view: View }) {
  const loaded = useRxValue(loadedViewsRx)
  const chunks = useRxValue(chunksRx)
  const dispatch = useDispatch()
  const text = useText()
  const name = useRxValue(drawnViewRx)
  const wallet = useShownWallet(view)
  const { attempt } = useRxValue(connectionRx)
  const isAway = name === "ConnectingExternal" && wallet !== undefined && wallet.connector === undefined
  // Until the view's own chunk has loaded, a failed attempt looks like a waiting one.
  const Own = isAway ? undefined : firstViews[name]
  const Component = (attempt?._tag === "Failed" ? loaded[name] : undefined) ?? Own ?? loaded[name]
  if (Component !== undefined) return <Component />
  const chunk = getChunk(name)
  if (chunk === undefined || chunks[chunk] !== "failed")
    return loaded.Placeholder ? (
      <loaded.Placeholder />
    ) : (
      <Page className="onWay">
        <Skeleton label={text("modal.loading")} />
      </Page>
    )
  return <Notice sentence={text("chunk.failed")} again={() => dispatch({ _tag: "ChunkAsked", chunk })} />
}

/** The content outside of the dialog: announcements, and progress once its place has loaded. */
function Outside() {
  const { ProgressPlace } = useRxValue(loadedViewsRx)
  return (
    <>
      <Connected />
      {ProgressPlace && <ProgressPlace />}
    </>
  )
}

/** Announces a new connection to screen readers, also after the dialog has closed. */
function Connected() {
  const { attempt, connections } = useRxValue(connectionRx)
  const text = useText()
  const [announcement, announce] = useState("")
  const before = useRef({ attempt, connections })
  useEffect(() => {
    const knownConnections = before.current.connections
    const added = connections.find(
      (connection) => !knownConnections.some(({ connectorId }) => connectorId === connection.connectorId)
    )
    if (attempt !== null) announce("")
    else if (added !== undefined && before.current.attempt !== null)
      announce(text("modal.connected", { wallet: added.name }))
    before.current = { attempt, connections }
  }, [attempt, connections, text])
  return (
    <p className="hidden" role="status">
      {announcement}
    </p>
  )
}

function ToastLine() {
  const toast = useRxValue(toastRx)
  const getSentence = useSentence(true)
  const text = useText()
  return (
    <div role="status">
      {toast !== null && <p className="toast">{"error" in toast ? getSentence(toast.error) : text(toast.key)}</p>}
    </div>
  )
}
