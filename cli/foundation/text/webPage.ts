/**
 * Returns true if a response that should be JSON is a web page, from a wrong address or a network that requires a
 * sign-in.
 */
export const isWebPage = (text: string): boolean => /^\s*<(?:!doctype|!--|html|\?xml|head|body)/i.test(text)

/** The hint for such a response. */
export const webPageHint =
  "Check the address; a network that requires a sign-in first (a captive portal) answers like this, too."
