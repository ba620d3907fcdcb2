// The main flows of a visitor on the sandbox's demo page, for any browser that `personOf` can control.
import { personOf } from "./person.mjs"
import { until } from "./waiting.mjs"

const desk = { width: 1280, height: 800 }

/** Runs in the page: returns whether the view offers to ask the wallet again. */
const isHeldBack = () =>
  document
    .querySelector("latchkey-modal")
    ?.shadowRoot?.querySelector("dialog[open]")
    ?.innerText.includes("The wallet could not do this") === true

/** Opens the demo page as a visitor. Returns the actions that flows share. */
export const comes = async ({ addresses, visitor }, query = "email=off") => {
  const window = await visitor.open(desk)
  const page = personOf(window)
  await page.goto(`${addresses.demo}/?tools&csp=strict&${query}`)
  await page.run(`() => {
    globalThis.complaints = []
    addEventListener("error", ({ message }) => complaints.push(message))
    addEventListener("unhandledrejection", ({ reason }) => complaints.push(String(reason)))
    addEventListener("securitypolicyviolation", ({ blockedURI, violatedDirective }) => complaints.push(violatedDirective + " " + blockedURI))
  }`)
  const says = (status) =>
    page.holds(
      `The page says ${status}`,
      `(status) => document.querySelector("[data-status]")?.textContent === status`,
      status
    )
  const opens = async (view = "Connect") => {
    await page.press("", "opener", "page")
    await page.seesView(view)
  }
  /** Approves the request caused by `act` in the wallet's window. */
  const agrees = async (act) => {
    const before = new Set((await visitor.windows()).map(({ id }) => id))
    await act()
    const isNew = ({ id }) => !before.has(id)
    const wallet = personOf(
      await until("A window of the wallet", async () => {
        const found = (await visitor.windows()).find(isNew)
        // WebKit allows a window for one second after a press. On a slow machine, a visitor has to press again.
        if (found === undefined && (await page.run(isHeldBack.toString()))) await act()
        return found
      })
    )
    await wallet.press("^Approve$", "button", "page")
    await until("The wallet's window closes", async () => !(await visitor.windows()).some(isNew))
  }
  const connects = async () => {
    await opens()
    await agrees(() => page.press("^Sandbox Wallet"))
    await says("connected")
    await page.seesNoDialog()
  }
  const calm = async () => {
    const complaints = await page.run("() => globalThis.complaints ?? []")
    if (complaints.length > 0) throw new Error(`The page complained: ${complaints.join("; ")}`)
  }
  return { ...page, opens, agrees, connects, says, calm }
}

const announced = async (world) => {
  const page = await comes(world, "email=off&plain")
  await page.run(
    `(accounts) => void latchkeyDemo.announcePlainWallet({ uuid: crypto.randomUUID(), name: "Plain Wallet",
      rdns: "example.plain-wallet", accounts, chainId: 1 })`,
    world.addresses.accounts.slice(0, 1)
  )
  await page.opens()
  await page.press("^Plain Wallet")
  await page.says("connected")
  await page.seesNoDialog()
  await page.calm()
}

const popup = async (world) => {
  const page = await comes(world)
  await page.connects()
  await page.calm()
}

/** Pairs a wallet on another device: pastes the copied link into the wallet's window. */
const walletConnect = async (world) => {
  const page = await comes(world)
  await page.opens()
  await page.press("^WalletConnect")
  await page.seesView("ConnectingWalletConnectBasic")
  await page.press("^Copy link$")
  await page.sees("button", "^Link copied")
  const wallet = personOf(await world.visitor.openTab(world.addresses.wallet))
  await wallet.press("WalletConnect URI", "field", "page")
  await wallet.paste()
  await wallet.press("^Pair$", "button", "page")
  await wallet.press("^Approve$", "button", "page")
  await page.says("connected")
  await page.seesNoDialog()
  await page.calm()
}

const account = async (world) => {
  const page = await comes(world)
  await page.connects()
  await page.opens("Account")
  await page.sees("text", "^USD Coin$")
  await page.sees("button", "^Send$") // appears last, and moves the content below
  await page.press("^Activity")
  await page.seesNot("text", "^USD Coin$")
  await page.key("Escape")
  await page.seesNoDialog()
  await page.calm()
}

const switchNetwork = async (world) => {
  const page = await comes(world)
  await page.connects()
  await page.opens("Account")
  await page.press("^Network: Ethereum")
  await page.seesView("SwitchNetwork")
  await page.agrees(() => page.press("^Polygon"))
  await page.seesView("Account")
  await page.sees("text", "^Polygon$", "page")
  await page.calm()
}

const reload = async (world) => {
  const page = await comes(world)
  await page.connects()
  await page.reload()
  await page.says("connected")
  await page.opens("Account")
  await page.sees("text", "^USD Coin$")
}

const disconnect = async (world) => {
  const page = await comes(world)
  await page.connects()
  await page.opens("Account")
  await page.sees("button", "^Send$") // appears last, and moves the content below
  await page.press("^Disconnect")
  await page.seesNoDialog()
  await page.says("disconnected")
  await page.reload()
  await page.says("disconnected")
  await page.sees("button", "^Connect wallet$", "page")
}

const send = async (world) => {
  const page = await comes(world)
  await page.connects()
  await page.opens("Account")
  await page.press("^Send$")
  await page.seesView("WalletSend")
  await page.write("^Amount", "0.25")
  await page.press("^To", "field")
  await page.types(world.addresses.accounts[1])
  await page.press("^Review$")
  await page.seesView("WalletSendPreview")
  await page.sees("text", "^Send 0.25 ETH to ") // appears last, above the button
  await page.agrees(() => page.press("^Send 0.25 ETH$", "armed"))
  await page.seesView("WalletSendConfirmed")
  await page.sees("text", "Confirmed in block \\d+")
  await page.press("^Done$")
  await page.seesView("Account")
  await page.calm()
}

const email = async (world) => {
  const page = await comes(world, "email")
  const to = `visitor.${crypto.randomUUID()}@example.com`
  await page.opens()
  await page.write("^Email", to)
  await page.press("^Continue$")
  await page.press("^Code of six digits", "field")
  const [mail] = await (await fetch(`${world.addresses.inbox}/mails?${new URLSearchParams({ to, wait: "30" })}`)).json()
  await page.types(mail.code)
  await page.says("connected")
  await page.seesNoDialog()
  await page.reload()
  await page.says("connected")
}

/**
 * Checks opening and closing frame by frame: in browsers without `overlay`, the dialog leaves the top layer before it
 * has faded out. The card may move by the eight pixels of its animation, never sideways, and covers nothing once
 * closed.
 */
const motion = async (world) => {
  const page = await comes(world)
  await page.run(`() => {
    globalThis.frames = []
    const look = () => {
      const dialog = document.querySelector("latchkey-modal")?.shadowRoot?.querySelector("dialog")
      if (dialog?.checkVisibility()) {
        const { left, top } = dialog.getBoundingClientRect()
        frames.push({ isOpen: dialog.open, left, top, opacity: Number(getComputedStyle(dialog).opacity) })
      }
      requestAnimationFrame(look)
    }
    look()
  }`)
  await page.opens()
  await page.sees("button", "^All wallets")
  await page.key("Escape")
  await page.seesNoDialog()
  await page.holds(
    "The closed card goes",
    `() => {
    const dialog = document.querySelector("latchkey-modal").shadowRoot.querySelector("dialog")
    const isOnTop = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.localName === "latchkey-modal"
    return !dialog.checkVisibility() && !isOnTop
  }`
  )
  const frames = await page.run("() => frames")
  const spread = (valueOf) => Math.max(...frames.map(valueOf)) - Math.min(...frames.map(valueOf))
  const [across, up] = [spread((frame) => frame.left), spread((frame) => frame.top)]
  if (across > 1) throw new Error(`The card moved sideways by ${across} pixels.`)
  if (up > 9) throw new Error(`The card moved up or down by ${up} pixels.`)
  const closing = frames.filter(({ isOpen }) => !isOpen).map(({ opacity }) => opacity)
  if (closing.some((opacity, i) => opacity > (closing[i - 1] ?? 1) + 0.01))
    throw new Error(`The card came again while it closed: ${closing.join(", ")}.`)
  await page.calm()
}

/** Checks every state of every view of the gallery in one theme: it is drawn, and stays within its card. */
const gallery =
  (theme) =>
  async ({ states, visitor }) => {
    const own = states.filter((state) => state.theme === theme && state.dir === "ltr" && state.locale === "en")
    const page = personOf(await visitor.open(desk))
    await page.goto(own[0].url)
    const wrong = []
    for (const { state, url, view } of own) {
      const found = await page.run(
        `async (url) => {
        history.replaceState(null, "", url)
        dispatchEvent(new PopStateEvent("popstate"))
        const over = Date.now() + 60_000
        while (document.body.dataset.shown === undefined) {
          if (Date.now() > over) return "is not drawn"
          await new Promise((resolve) => setTimeout(resolve, 20))
        }
        const dialog = document.querySelector("latchkey-modal")?.shadowRoot?.querySelector("dialog[open]")
        const { height, left, right, width } = dialog?.getBoundingClientRect() ?? { height: 0 }
        if (height < 120 || width < 300) return "has no card"
        const body = dialog.querySelector(".body") ?? dialog
        return body.scrollWidth > body.clientWidth + 1 ? "is wider than its card" : left < 0 || right > innerWidth ? "stands beyond the window" : ""
      }`,
        url
      )
      if (found !== "") wrong.push(`${view} ${state} ${found}`)
    }
    if (wrong.length > 0) throw new Error(`${wrong.length} of ${own.length}: ${wrong.slice(0, 8).join("; ")}`)
  }

/** The flows, by the names of their columns. */
export const flows = {
  announced,
  popup,
  walletconnect: walletConnect,
  account,
  switch: switchNetwork,
  reload,
  disconnect,
  send,
  email,
  motion,
  "gallery dark": gallery("dark"),
  "gallery light": gallery("light")
}
