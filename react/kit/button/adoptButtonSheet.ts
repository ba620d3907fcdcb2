import { adoptOnce } from "../../foundation/ui/adoptSheet.ts"
import css from "./button.css?inline"

/**
 * Adds the button's styles to the document. A policy without `style-src-attr` has taken the size and colours of a button
 * that a server drew: a script may set what markup may not.
 */
export const adoptButtonSheet = (): void => {
  adoptOnce("latchkey/button", css)
  for (const button of document.querySelectorAll<HTMLElement>(".latchkey-button"))
    button.style.cssText ||= button.getAttribute("style") ?? ""
}
