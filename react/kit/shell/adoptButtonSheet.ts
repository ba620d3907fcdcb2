import { adoptSheet } from "../../foundation/ui/adoptSheet.ts"
import css from "./button.css?inline"

const adopted = Symbol.for("latchkey/button-sheet")

/** Adds the button's styles to the document, once, whichever copy of the kit comes first. */
export const adoptButtonSheet = (): void => {
  const page: Document & { [adopted]?: CSSStyleSheet } = document
  page[adopted] ??= adoptSheet(page, css)
}
