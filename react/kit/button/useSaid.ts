import { useEffect } from "react"

/** Tells screen readers of the host's page: what changes within a button is told by none of them. */
export const useSaid = (words: string): void => {
  useEffect(() => {
    if (words === "") return
    const region = document.createElement("div")
    region.setAttribute("role", "status")
    region.className = "latchkey-said"
    document.body.append(region)
    const soon = setTimeout(() => region.append(words), 100)
    return () => {
      clearTimeout(soon)
      region.remove()
    }
  }, [words])
}
