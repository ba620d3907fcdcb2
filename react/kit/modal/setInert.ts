import type { Frame } from "../frame/createFrame.ts"

/**
 * Reopens the dialog so that the page behind it is inert or not: a wallet that is being asked may draw inside the page.
 * A modal that is part of the page is left unchanged.
 */
export const setInert = ({ dialog }: Frame, inert: boolean): void => {
  if (dialog.style.position === "static" || !dialog.open || dialog.matches(":modal") === inert) return
  dialog.close()
  if (inert) dialog.showModal()
  else dialog.show()
}
