// Replaces the browser's timers in WalletConnect's library, which cannot stop its own and waits for up to five minutes.
// `stopTimers` of the page's register (services/wallets/walletconnect/sharedClients.ts) stops all running timers.

const running = new Map()

const name = Symbol.for("latchkey")
globalThis[name] ??= {}
const register = globalThis[name]
const others = register.stopTimers
register.stopTimers = () => {
  others?.() // of another copy of the kit
  for (const [timer, stop] of running) stop(timer)
  running.clear()
}

export const setTimeout = (act, millis) => {
  const timer = globalThis.setTimeout(() => {
    running.delete(timer)
    act()
  }, millis)
  running.set(timer, globalThis.clearTimeout)
  return timer
}

export const setInterval = (act, millis) => {
  const timer = globalThis.setInterval(act, millis)
  running.set(timer, globalThis.clearInterval)
  return timer
}

export const clearTimeout = (timer) => {
  globalThis.clearTimeout(timer)
  running.delete(timer)
}

export const clearInterval = (timer) => {
  globalThis.clearInterval(timer)
  running.delete(timer)
}
