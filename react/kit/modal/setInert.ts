import type { Frame } from "../frame/createFrame.ts"

/**
 * Opens the dialog anew over a page that is not inert, or back: a wallet that is asked may draw inside the page. A
 * modal that is a part of the page stays as it is.
 */
export const setInert = ({ dialog }: Frame, inert: boolean): void => {
  if (dialog.style.position === "static" || !dialog.open || dialog.matches(":modal") === inert) return
  dialog.close()
  if (inert) dialog.showModal()
  else dialog.show()
}
