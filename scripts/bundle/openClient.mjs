// Replaces `services/wallets/walletconnect/openClient.ts` in the terminal's program: WalletConnect's library is a
// separate file, which loads when a session is created or used. Other commands start as fast as without it.
export const openClient = (...options) =>
  import(/* @vite-ignore */ new URL("walletconnect.js", import.meta.url).href).then((library) =>
    library.openClient(...options)
  )
