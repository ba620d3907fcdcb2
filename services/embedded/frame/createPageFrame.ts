import type { FramePage } from "./FramePage.ts"

const sandbox = "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"

/**
 * Returns the browser's page, whose frame is a child of `place()`. The frame is hidden and cannot be focused until
 * there is something to approve. docs/spec/embedded.md#frame-element.
 */
export const createPageFrame = (place: () => Element | null): FramePage => ({
  origin: window.location.origin,
  randomHex: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(""),
  openChannel: (onMessage) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }: MessageEvent<unknown>) => onMessage(data)
    return {
      theirs: port2,
      own: {
        post: (message) => port1.postMessage(message),
        close: () => {
          port1.onmessage = null
          port1.close()
        }
      }
    }
  },
  put: (url, site, onChange) => {
    const parent = place()
    if (parent === null) return undefined
    const element = document.createElement("iframe")
    element.id = "w3m-iframe"
    element.name = "w3m-secure-iframe"
    element.title = "Embedded wallet"
    element.tabIndex = -1
    element.referrerPolicy = "origin"
    element.setAttribute("sandbox", sandbox)
    element.setAttribute("allow", "clipboard-write")
    element.style.display = "none"
    element.style.border = "none"
    const controller = new AbortController()
    const { signal } = controller
    window.addEventListener("message", (posted: MessageEvent<unknown>) => onChange({ _tag: "Posted", posted }), {
      signal
    })
    window.addEventListener("pagehide", () => onChange({ _tag: "Left" }), { signal })
    window.addEventListener("pageshow", ({ persisted }) => persisted && onChange({ _tag: "Returned" }), { signal })
    document.addEventListener(
      "securitypolicyviolation",
      ({ blockedURI, effectiveDirective }) => {
        if (effectiveDirective === "frame-src" && getOrigin(blockedURI) === site) onChange({ _tag: "Blocked" })
      },
      { signal }
    )
    element.addEventListener("load", () => onChange({ _tag: "Loaded" }), { signal })
    element.src = url
    parent.append(element)
    return {
      window: () => element.contentWindow,
      post: (message, port) =>
        element.contentWindow?.postMessage(message, site, port instanceof MessagePort ? [port] : []),
      remove: () => {
        controller.abort()
        element.remove()
      }
    }
  }
})

const getOrigin = (url: string): string | null => (URL.canParse(url) ? new URL(url).origin : null)
