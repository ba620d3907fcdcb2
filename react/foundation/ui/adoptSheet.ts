/**
 * Adds styles to a document or a shadow root, and returns their sheet. The sheet is constructed, as inline styles would
 * violate a strict content security policy. Test environments without constructed sheets get no styles.
 */
export const adoptSheet = (root: DocumentOrShadowRoot, css: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync?.(css)
  root.adoptedStyleSheets?.push(sheet)
  return sheet
}

/** Adds styles to the page's document once per name, even if several copies of the kit are on the page. */
export const adoptOnce = (name: string, css: string): void => {
  const page: { [sheet: symbol]: CSSStyleSheet } = Object(document)
  page[Symbol.for(name)] ??= adoptSheet(document, css)
}
