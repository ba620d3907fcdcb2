// Replaces `services/wallets/walletconnect/openClient.ts` in the terminal's program: WalletConnect's library is a file
// beside it, which loads when a session is made or used. Every other command starts as fast as without it.
export const openClient = (...options) =>
  import(/* @vite-ignore */ new URL("walletconnect.js", import.meta.url).href).then((beside) =>
    beside.openClient(...options)
  )
