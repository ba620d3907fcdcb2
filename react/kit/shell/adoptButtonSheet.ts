import css from "./button.css?inline"

const adopted = Symbol.for("latchkey/button-sheet")

/**
 * Adds the button's styles to the document, once. A constructed sheet: inline styles would violate a strict content
 * policy.
 */
export const adoptButtonSheet = (): void => {
  if (document.adoptedStyleSheets.some((sheet) => adopted in sheet)) return
  const sheet = Object.assign(new CSSStyleSheet(), { [adopted]: true })
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
