import type { LatchkeyOptions } from "../host/LatchkeyOptions.ts"

/**
 * Loads the kit according to option `prepare`: starts it when the page is idle, or fetches the first view when a
 * ConnectButton becomes visible; the kit then starts on hover or focus. To restore a connection, the services are
 * fetched together with the first view.
 */
export const schedulePreparation = (
  when: LatchkeyOptions["prepare"],
  prepare: () => void,
  isRestoring = false
): void => {
  if (typeof document === "undefined") return // a server
  if (when === "idle")
    runWhenIdle(() => {
      prepare()
      if (isRestoring) import("./startServices.ts").catch(() => {}) // the kit's start tries again
    })
  else if (when === "visible") runWhenVisible(fetchFirstView)
}

const fetchFirstView = (): void => {
  import("./startKit.tsx").catch(() => {}) // the kit's start tries again
}

/** Calls a function when the browser is idle, after at most two seconds. */
const runWhenIdle = (run: () => void): unknown =>
  typeof requestIdleCallback === "function" ? requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 200) // Safari

/** Calls a function when a ConnectButton becomes visible, including buttons added later. */
const runWhenVisible = (run: () => void): void => {
  const visibility = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    visibility.disconnect()
    mutations.disconnect()
    run()
  })
  const observeButtons = (): void => {
    for (const button of document.querySelectorAll('button[data-state][aria-haspopup="dialog"]'))
      visibility.observe(button)
  }
  const mutations = new MutationObserver(observeButtons)
  mutations.observe(document, { childList: true, subtree: true })
  observeButtons()
}
