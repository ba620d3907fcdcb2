/**
 * Returns a URL's scheme, host and port, because its path, query and user may contain a key. Undefined if the text is
 * not a URL.
 */
export const getOrigin = (url: string | undefined): string | undefined => {
  if (url === undefined || !URL.canParse(url)) return undefined
  const { host, protocol } = new URL(url)
  return `${protocol}//${host}`
}

/** Returns the same for a text that should have been a URL, as far as it can be recognized. */
export const formatOrigin = (text: string): string =>
  getOrigin(text) ?? text.replace(/^([a-z][a-z0-9+.-]*:\/\/)?(?:[^/?#@]*@)?([^/?#]*)[\s\S]*$/i, "$1$2")
