import type { LatchkeyOptions } from "../host/LatchkeyOptions.ts"

/**
 * Loads the kit as option `prepare` says: starts it once the page is quiet, or fetches the file of the first view once a
 * ConnectButton is in sight. That kit starts when the visitor comes near the button. A kit that restores a connection needs
 * its services at once: their file is fetched next to that of the first view.
 */
export const schedulePreparation = (
  when: LatchkeyOptions["prepare"],
  prepare: () => void,
  isRestoring = false
): void => {
  if (typeof document === "undefined") return // a server
  if (when === "idle")
    whenQuiet(() => {
      prepare()
      if (isRestoring) import("./startServices.ts").catch(() => {}) // the kit's start tries again
    })
  else if (when === "visible") whenSeen(fetchFirstView)
}

const fetchFirstView = (): void => {
  import("./startKit.tsx").catch(() => {}) // the kit's start tries again
}

/** Runs in the first idle moment, after two seconds at the latest. */
const whenQuiet = (run: () => void): unknown =>
  typeof requestIdleCallback === "function" ? requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 200) // Safari

/** Runs once a ConnectButton is in sight. One that is drawn later counts too. */
const whenSeen = (run: () => void): void => {
  const sight = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    sight.disconnect()
    drawing.disconnect()
    run()
  })
  const look = (): void => {
    for (const button of document.querySelectorAll('button[data-state][aria-haspopup="dialog"]')) sight.observe(button)
  }
  const drawing = new MutationObserver(look)
  drawing.observe(document, { childList: true, subtree: true })
  look()
}
