import { requireKeys } from "../../../core/kit/host/unknownKey.ts"
import type { Latchkey } from "../host/contract.ts"
import { keepInPage } from "../frame/keepInPage.ts"
import css from "./devtools.css?inline"
import { makePanel } from "./panel.ts"

/** Options of `mountDevtools`. */
export interface DevtoolsOptions {
  /**
   * The element that contains the panel.
   *
   * @default the panel is fixed to the lower edge of the window
   */
  readonly into?: HTMLElement | undefined
}

/**
 * Shows a kit's events and state in a panel; returns a function that removes it. Loads the kit, but changes nothing:
 * selecting an earlier event shows the state after it. Import it only in development. Throws `CallMisfit` for an
 * unknown option.
 *
 * @example
 * ```ts
 * import { mountDevtools } from "latchkey/devtools"
 *
 * if (location.hostname === "localhost") mountDevtools(kit)
 * ```
 */
export const mountDevtools = (kit: Latchkey, options: DevtoolsOptions = {}): (() => void) => {
  requireKeys("mountDevtools", options, ["into"], "mountDevtools(kit, { into: document.body })")
  const { into } = options
  const host = document.createElement("latchkey-devtools")
  const root = host.attachShadow({ mode: "open" })
  const panel = makePanel((keeps) => {
    const written = kit.report(keeps ? { addresses: "keep" } : {})
    written.then(
      (file) => {
        save(file)
        panel.say("The bug file is saved.")
      },
      (cause: unknown) => panel.say(findSentence(cause))
    )
  })
  addStyle(root)
  root.append(panel.element)
  if (into === undefined) host.dataset["fixed"] = ""
  const attach = (): void => (into ?? document.body).append(host)
  attach()
  const leavePage = into === undefined ? keepInPage(host, attach, () => {}) : () => {}
  let isOver = false
  let end: (() => void) | undefined
  let moments: (() => Parameters<typeof panel.draw>[0]) | undefined
  let isAsked = false
  const draw = (): void => {
    isAsked = false
    if (!isOver && moments !== undefined) panel.draw(moments())
  }
  /** Renders once per frame. */
  const ask = (): void => {
    if (isAsked) return
    isAsked = true
    requestAnimationFrame(draw)
  }
  panel.say("The kit is loading.")
  kit.watchEvents({ listener: ask }).then(
    (watch) => {
      if (isOver) return watch.end()
      end = watch.end
      moments = watch.moments
      draw()
    },
    (cause: unknown) => panel.say(findSentence(cause))
  )
  return () => {
    isOver = true
    end?.()
    leavePage()
    host.remove()
  }
}

const findSentence = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

/** Uses a constructed style sheet, which a strict content security policy allows. */
const addStyle = (root: ShadowRoot): void => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
}

const save = (file: Blob): void => {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(file)
  link.download = "latchkey-bug.json"
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000) // the browser may read the file later
}
