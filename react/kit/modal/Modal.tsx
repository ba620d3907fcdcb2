import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { type ComponentType, memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react"
import { createPortal } from "react-dom"
import { chunkOf, type View } from "../../../core/kit/modal/views.ts"
import {
  canGoBackRx,
  chunksRx,
  configRx,
  connectionRx,
  loadedViewsRx,
  localeRx,
  themeRx,
  useDispatch,
  useSentence,
  useText,
  viewRx
} from "../../foundation/state/atoms.ts"
import { canCloseRx, depthRx, drawnViewRx, openRx, shakeRx, toastRx, walletPromptRx } from "./atoms.ts"
import { ConnectingExternal } from "../../wallets/connection/ConnectingExternal.tsx"
import type { Locale } from "../../foundation/locales/Language.ts"
import type { Frame } from "../frame/createFrame.ts"
import { applyTheme } from "../frame/applyTheme.ts"
import { Connect } from "../../wallets/catalogue/Connect.tsx"
import { Growing } from "../../foundation/ui/Growing.tsx"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { backIcon, closeIcon, helpIcon, settingsIcon } from "../../foundation/ui/icons.ts"
import { Page } from "../../foundation/ui/Page.tsx"
import { Notice } from "../../foundation/ui/Notice.tsx"
import { Said } from "../../foundation/ui/Said.tsx"
import { Banner } from "./Banner.tsx"
import { measureAhead } from "./measureAhead.ts"
import { setInert } from "./setInert.ts"
import { Skeleton } from "../../foundation/ui/Skeleton.tsx"
import { useShownWallet } from "../../wallets/catalogue/useWalletOf.ts"
import { useTitle } from "./useTitle.ts"

/** The view that is rendered in advance. Memoized, so that opening the modal does not render it again. */
const PreparedConnect = memo(Connect)
const firstViews: { readonly [Tag in View["_tag"]]?: ComponentType } = {
  Connect: PreparedConnect,
  ConnectWallets: PreparedConnect,
  ConnectingExternal
}

type HeaderLink = readonly [icon: string, leadsTo: "WhatIsAWallet" | "WhatIsANetwork" | "AccountSettings"]
const wallets: HeaderLink = [helpIcon, "WhatIsAWallet"]
const networks: HeaderLink = [helpIcon, "WhatIsANetwork"]
/** Links in the place of Back in a first view: help or settings. */
const headerLinks: { readonly [Tag in View["_tag"]]?: HeaderLink } = {
  Connect: wallets,
  ConnectWallets: wallets,
  SwitchNetwork: networks,
  Networks: networks,
  Account: [settingsIcon, "AccountSettings"]
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
  const title = useTitle(view)
  const { enableWalletGuide } = useRxValue(configRx)
  const link = headerLinks[view._tag] === wallets && !enableWalletGuide ? undefined : headerLinks[view._tag]
  const canGoBack = useRxValue(canGoBackRx)
  const canClose = useRxValue(canCloseRx)
  const isWalletAsking = useRxValue(walletPromptRx)
  const shake = useRxValue(shakeRx)
  const theme = useRxValue(themeRx)
  const locale = useRxValue(localeRx)
  const dispatch = useDispatch()
  const text = useText()
  const depth = useRxValue(depthRx)
  const heading = useRef<HTMLHeadingElement>(null)
  const leaving = useLeaving()
  const drawnView = useRef<View>(undefined)
  const trail = useRef<Trail>({ pressed: [], openers: [] })

  useLayoutEffect(() => {
    frame.dialog.dataset["ready"] = ""
    frame.dialog.dataset["latchkeyView"] = view._tag
  }, [frame, view])
  useLayoutEffect(() => applyTheme(frame, theme), [frame, theme])
  useLayoutEffect(() => applyLocale(frame, locale), [frame, locale])
  useEffect(() => measureAhead(frame), [frame])
  // The browser focuses the title when it opens the dialog; React does not write this attribute.
  useLayoutEffect(() => heading.current?.setAttribute("autofocus", ""), [])
  const wasOpen = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a view is animated in an open dialog, but not when it opens with the dialog
  useLayoutEffect(() => {
    frame.dialog.toggleAttribute("data-moved", open && wasOpen.current)
    wasOpen.current = open
  }, [frame, open, view._tag])
  useLayoutEffect(() => {
    frame.dialog.removeAttribute("data-shake")
    if (shake === 0) return
    frame.card.getBoundingClientRect() // restarts the animation of an earlier shake
    frame.dialog.setAttribute("data-shake", "")
  }, [frame, shake])
  /** The card's height in the first view, at which the next visit opens. */
  const height = useRef(0)
  useLayoutEffect(() => {
    if (open) return frame.show()
    if (height.current > 0) keepHeight(height.current)
    frame.hide()
  }, [frame, keepHeight, open])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a dialog that opens again starts as a modal one
  useLayoutEffect(() => setInert(frame, !isWalletAsking), [frame, isWalletAsking, open])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new view is read out
  useLayoutEffect(() => {
    // A row that shows its own progress keeps the focus.
    const isSame = drawnView.current === view
    drawnView.current = open ? view : undefined
    if (isSame && frame.shadow.activeElement?.closest(".view") != null) return
    // The pressed row is gone: focus the new title, or after Back the row that opened the left view.
    const opener = openerOf(trail.current, open ? depth : 1, frame.card)
    if (open) (opener ?? heading.current)?.focus({ preventScroll: true })
  }, [open, view, isWalletAsking])

  return (
    <>
      {createPortal(<Connected />, frame.shadow)}
      <Said isOpen={open} />
      <div className="head">
        {canGoBack ? (
          <button
            type="button"
            className="icon"
            aria-label={text("modal.back")}
            onClick={() => dispatch({ _tag: "WentBack" })}
          >
            <Icon path={backIcon} flip />
          </button>
        ) : (
          link !== undefined && (
            <button
              type="button"
              className="icon"
              aria-label={text(`view.${link[1]}`)}
              data-opens={link[1]}
              onClick={() => dispatch({ _tag: "Pushed", view: { _tag: link[1] } })}
            >
              <Icon path={link[0]} flip />
            </button>
          )
        )}
        <h2 id="latchkey-title" ref={heading} tabIndex={-1} title={title} aria-describedby="latchkey-said">
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
            <Icon path={closeIcon} />
          </button>
        )}
      </div>
      <Growing
        view={view._tag}
        onHeight={(measured) => {
          if (depth === 1) height.current = measured
        }}
      >
        <Banner />
        <div
          className="view"
          key={view._tag}
          ref={leaving}
          onClickCapture={({ target }) => {
            trail.current.pressed = target instanceof Element ? textsOf(target.closest("button, a")) : []
          }}
        >
          <Body view={view} />
        </div>
      </Growing>
      <ToastLine />
    </>
  )
}

/** Sets the language and direction of the modal. A direction that its place in the page has takes precedence. */
const applyLocale = ({ shadow: { host } }: Frame, locale: Locale | null): void => {
  host.setAttribute("lang", locale?.tag ?? "en")
  host.setAttribute("dir", host.parentElement?.closest("[dir]:not(html, body)") ? "" : (locale?.dir ?? ""))
}

/** Returns whether the visitor prefers reduced motion. */
const isStill = (): boolean => globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? true

/** Leaves a copy of a removed view in its place, which fades out while the next view appears. */
const leavePicture = (view: HTMLElement): void => {
  const place = view.parentElement
  const leaving = view.cloneNode(true)
  if (place === null || isStill() || !(leaving instanceof HTMLElement)) return
  const scrolled = view.querySelector(".body")?.scrollTop ?? 0
  leaving.className = "leaving"
  leaving.inert = true
  leaving.ariaHidden = "true"
  leaving.onanimationend = () => leaving.remove()
  place.append(leaving)
  leaving.querySelector(".body")?.scrollTo(0, scrolled)
}

/** Returns the ref of the current view. React calls it before the view is removed. */
const useLeaving = (): ((view: HTMLElement | null) => void) => {
  const drawn = useRef<HTMLElement>(null)
  return useCallback((view) => {
    if (view === null && drawn.current !== null) leavePicture(drawn.current)
    drawn.current = view
  }, [])
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
  // Advice after a failure is in the view's own chunk; until it has loaded, the kit's view shows the sentence.
  const Own = isAway ? undefined : firstViews[name]
  const Component = (attempt?._tag === "Failed" ? loaded[name] : undefined) ?? Own ?? loaded[name]
  if (Component !== undefined) return <Component />
  const chunk = chunkOf(name)
  if (chunk === undefined || chunks[chunk] !== "failed")
    return (
      <Page className="onWay">
        <Skeleton label={text("modal.loading")} />
      </Page>
    )
  return <Notice sentence={text("chunk.failed")} again={() => dispatch({ _tag: "ChunkAsked", chunk })} />
}

/** The texts of the rows that opened the views of the history, and of the last pressed row. */
interface Trail {
  pressed: ReadonlyArray<string>
  openers: ReadonlyArray<ReadonlyArray<string>>
}

/** Returns the full text of a row, and its name: the rest of the text may change before the visitor returns. */
const textsOf = (row: Element | null): ReadonlyArray<string> =>
  [row, row?.querySelector(".name")].map((element) => element?.textContent ?? "").filter((item) => item !== "")

/** Returns the row that opened the view left by Back; undefined when moving forward. */
const openerOf = (trail: Trail, depth: number, card: HTMLElement): HTMLElement | undefined => {
  const opener = trail.openers[depth - 1]
  trail.openers = [...trail.openers, trail.pressed].slice(0, depth - 1)
  trail.pressed = []
  const rows = [...card.querySelectorAll<HTMLElement>(".view :is(button, a)")]
  return opener?.map((text) => rows.find((row) => textsOf(row).includes(text))).find((row) => row !== undefined)
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
  const sentenceOf = useSentence()
  const text = useText()
  return (
    <div role="status">
      {toast !== null && <p className="toast">{"error" in toast ? sentenceOf(toast.error) : text(toast.key)}</p>}
    </div>
  )
}
