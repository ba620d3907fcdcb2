/**
 * A picture's or a page's URL where it may be loaded from there: encrypted, or from this very machine (a sandbox). Else
 * empty.
 */
export const safeUrl = (url: string | null | undefined): string =>
  typeof url === "string" &&
  url.length <= 2048 &&
  /^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)[:/])[^\s"<>\\]+$/.test(url)
    ? url
    : ""
