import type { Frame } from "../frame/createFrame.ts"

/**
 * Makes the browser compute styles and layout of a closed dialog, so that the first opening is faster. The closed style
 * is restored at once: otherwise the closing animation would run over the page.
 */
export const measureAhead = ({ dialog }: Frame): void => {
  if (dialog.open) return
  dialog.dataset["ahead"] = "on"
  dialog.getBoundingClientRect()
  dialog.dataset["ahead"] = ""
  dialog.getBoundingClientRect()
  delete dialog.dataset["ahead"]
}
