import type { Frame } from "../frame/createFrame.ts"

/**
 * Has the browser style and measure what was drawn into a closed dialog, so that the first opening need not. It is
 * styled as closed again before it may move: else it would leave as an open one does, over the page.
 */
export const measureAhead = ({ dialog }: Frame): void => {
  if (dialog.open) return
  dialog.dataset["ahead"] = "on"
  dialog.getBoundingClientRect()
  dialog.dataset["ahead"] = ""
  dialog.getBoundingClientRect()
  delete dialog.dataset["ahead"]
}
