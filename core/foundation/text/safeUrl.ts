/**
 * Returns the URL of an image or a page if it is safe to load: encrypted, or on this machine (a sandbox). Empty
 * otherwise.
 */
export const safeUrl = (url: string | null | undefined): string =>
  typeof url === "string" &&
  url.length <= 2048 &&
  /^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)[:/])[^\s"<>\\]+$/.test(url)
    ? url
    : ""
