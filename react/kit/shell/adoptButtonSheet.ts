import { adoptOnce } from "../../foundation/ui/adoptSheet.ts"
import css from "./button.css?inline"

/** Adds the button's styles to the document. */
export const adoptButtonSheet = (): void => adoptOnce("latchkey/button", css)
