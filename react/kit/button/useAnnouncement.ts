import { useEffect } from "react"

/** Announces a text to screen readers, which ignore changes inside a button. */
export const useAnnouncement = (words: string): void => {
  useEffect(() => {
    if (words === "") return
    const region = document.createElement("div")
    region.setAttribute("role", "status")
    region.className = "latchkey-announcement"
    document.body.append(region)
    const soon = setTimeout(() => region.append(words), 100)
    return () => {
      clearTimeout(soon)
      region.remove()
    }
  }, [words])
}
