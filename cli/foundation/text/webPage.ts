/** Whether what should have been JSON is a web page: a wrong address, or a network that asks to sign in first. */
export const isWebPage = (text: string): boolean => /^\s*<(?:!doctype|!--|html|\?xml|head|body)/i.test(text)

/** What to do about one. */
export const webPageHint =
  "Compare the address with the one you meant; a network that asks to sign in first (a captive portal) answers like this too."
