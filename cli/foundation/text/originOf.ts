/** A URL's scheme, host and port: its path, query and user may hold a key. Undefined for no URL. */
export const originOf = (url: string | undefined): string | undefined => {
  if (url === undefined || !URL.canParse(url)) return undefined
  const { host, protocol } = new URL(url)
  return `${protocol}//${host}`
}

/** The same of a text that should have been a URL, as far as it can be told. */
export const originText = (text: string): string =>
  originOf(text) ?? text.replace(/^([a-z][a-z0-9+.-]*:\/\/)?(?:[^/?#@]*@)?([^/?#]*)[\s\S]*$/i, "$1$2")
