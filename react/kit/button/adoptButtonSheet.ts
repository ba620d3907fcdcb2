import { adoptOnce } from "../../foundation/ui/adoptSheet.ts"
import css from "./button.css?inline"

/**
 * Adds the button's styles to the document. A content security policy without `style-src-attr` drops the size and
 * colors of a server-rendered button; a script may set them again.
 */
export const adoptButtonSheet = (): void => {
  adoptOnce("latchkey/button", css)
  for (const button of document.querySelectorAll<HTMLElement>(".latchkey-button"))
    button.style.cssText ||= button.getAttribute("style") ?? ""
}
