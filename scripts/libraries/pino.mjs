// Replaces WalletConnect's logger package: the library gets a logger from openClient.ts and never creates another.
export const levels = { values: {}, labels: {} }
export default () => {
  throw new Error("This is not part of the bundle.")
}
