import css from "./button.css?inline"

const adopted = Symbol.for("latchkey/button-sheet")

/**
 * Gives the document the button's look, once. A constructed sheet: inline styles would break a strict content policy.
 */
export const adoptButtonSheet = (): void => {
  if (document.adoptedStyleSheets.some((sheet) => adopted in sheet)) return
  const sheet = Object.assign(new CSSStyleSheet(), { [adopted]: true })
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
