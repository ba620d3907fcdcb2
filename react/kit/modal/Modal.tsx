import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from "react"
import { sentenceOf } from "../../../core/foundation/errors/sentence.ts"
import { chunkOf, type View } from "../../../core/kit/modal/views.ts"
import { canGoBackRx, chunksRx, themeRx, useDispatch, useText, viewRx } from "../../foundation/state/atoms.ts"
import { alertRx, canCloseRx, loadedViewsRx, openRx, shakeRx, toastRx, waitingRx } from "./atoms.ts"
import { ConnectingExternal } from "../../wallets/connection/ConnectingExternal.tsx"
import type { Frame } from "../frame/createFrame.ts"
import { applyTheme } from "../theme/applyTheme.ts"
import { Connect } from "../../wallets/catalogue/Connect.tsx"
import { Growing } from "../../foundation/ui/Growing.tsx"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { Notice } from "../../foundation/ui/Notice.tsx"
import { setInert } from "./setInert.ts"
import { Skeleton } from "../../foundation/ui/Skeleton.tsx"
import { useTitle } from "./useTitle.ts"

const first: { readonly [Tag in View["_tag"]]?: ComponentType } = { Connect, ConnectingExternal }

/**
 * The content of the frame's card: header, view, toast, banner. It is drawn once and stays; the dialog around it
 * belongs to the shell.
 */
export function Modal({ frame }: { readonly frame: Frame }) {
  const open = useRxValue(openRx)
  const view = useShownView()
  const title = useTitle(view)
  const canGoBack = useRxValue(canGoBackRx)
  const canClose = useRxValue(canCloseRx)
  const waiting = useRxValue(waitingRx)
  const shake = useRxValue(shakeRx)
  const theme = useRxValue(themeRx)
  const dispatch = useDispatch()
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)

  useLayoutEffect(() => {
    frame.dialog.dataset["ready"] = ""
    frame.dialog.dataset["latchkeyView"] = view._tag
  }, [frame, view])
  useLayoutEffect(() => applyTheme(frame, theme), [frame, theme])
  useLayoutEffect(() => {
    frame.dialog.toggleAttribute("data-shake", shake)
  }, [frame, shake])
  useLayoutEffect(() => {
    if (open) frame.show()
    else frame.hide()
  }, [frame, open])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a dialog that opens anew starts as the browser's own modal
  useLayoutEffect(() => setInert(frame, !waiting), [frame, waiting, open])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every view that comes is read out
  useLayoutEffect(() => {
    if (open) heading.current?.focus({ preventScroll: true }) // the row that was pressed is gone: focus the new title
  }, [open, view, waiting])

  return (
    <>
      <header>
        {canGoBack && (
          <button
            type="button"
            className="icon"
            aria-label={text("modal.back")}
            onClick={() => dispatch({ _tag: "WentBack" })}
          >
            <Icon name="back" />
          </button>
        )}
        <h2 id="latchkey-title" ref={heading} tabIndex={-1}>
          <span className="title" key={title}>
            {title}
          </span>
        </h2>
        {canClose && (
          <button
            type="button"
            className="icon"
            aria-label={text("modal.close")}
            onClick={() => dispatch({ _tag: "Closed" })}
          >
            <Icon name="close" />
          </button>
        )}
      </header>
      <Banner />
      <Growing>
        <div className="view" key={view._tag}>
          <Body view={view} />
        </div>
      </Growing>
      <ToastLine />
    </>
  )
}

/** Returns the view on top; while the modal fades out, the last one shown. */
const useShownView = (): View => {
  const open = useRxValue(openRx)
  const view = useRxValue(viewRx)
  const [drawn, setShown] = useState(view)
  useEffect(() => {
    if (open) return setShown(view)
    const faded = setTimeout(() => setShown(view), 200)
    return () => clearTimeout(faded)
  }, [open, view])
  return open ? view : drawn
}

function Body({ view }: { readonly view: View }) {
  const loaded = useRxValue(loadedViewsRx)
  const chunks = useRxValue(chunksRx)
  const dispatch = useDispatch()
  const text = useText()
  const name = view._tag
  const Component = first[name] ?? loaded[name]
  if (Component !== undefined) return <Component />
  const chunk = chunkOf(name)
  if (chunk === undefined || chunks[chunk] !== "failed") return <Skeleton label={text("modal.loading")} />
  return <Notice sentence={text("chunk.failed")} again={() => dispatch({ _tag: "ChunkAsked", chunk })} />
}

function ToastLine() {
  const toast = useRxValue(toastRx)
  const text = useText()
  return (
    <div role="status">
      {toast !== null && <p className="toast">{toast.kind === "error" ? sentenceOf(toast.error) : text(toast.key)}</p>}
    </div>
  )
}

function Banner() {
  const alert = useRxValue(alertRx)
  const dispatch = useDispatch()
  const text = useText()
  if (alert === null) return null
  return (
    <div className="banner" role="alert">
      <p>{alert.detail}</p>
      <button
        type="button"
        className="icon"
        aria-label={text("modal.close")}
        onClick={() => dispatch({ _tag: "AlertClosed" })}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
