/**
 * Adds styles to a document or a shadow root, and returns their sheet. A constructed one: inline styles would violate a
 * strict content policy. The documents of a host's own tests may know no such sheets, and stay without styles.
 */
export const adoptSheet = (root: DocumentOrShadowRoot, css: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync?.(css)
  root.adoptedStyleSheets?.push(sheet)
  return sheet
}

/** Adds styles to the page's document, once for each name, whichever copy of the kit comes first. */
export const adoptOnce = (name: string, css: string): void => {
  const page: { [sheet: symbol]: CSSStyleSheet } = Object(document)
  page[Symbol.for(name)] ??= adoptSheet(document, css)
}
