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
