/** Whether a relay runs on this device: it needs no network, and cannot verify domains. */
export const isLoopback = (relay: string): boolean => {
  if (!URL.canParse(relay)) return false
  const { hostname } = new URL(relay)
  return (
    hostname === "localhost" ||
    hostname.endsWith(".localhost") ||
    hostname === "[::1]" ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  )
}
