import { accountId } from "../../../core/chain/network/caip.ts"
import { isEqual } from "../../../core/foundation/data/isEqual.ts"
import { truncateAddress } from "../../../core/foundation/text/truncateAddress.ts"
import type { ShownConnection, Snapshot } from "../../../core/wallets/storage/snapshot.ts"
import { shellTexts } from "../../foundation/locales/en/shell.ts"
import { adoptSheet } from "../../foundation/ui/adoptSheet.ts"
import type { LatchkeyOptions } from "../host/LatchkeyOptions.ts"
import css from "../button/button.css?inline"
import { buttonLink, type Linked } from "../host/ButtonLink.ts"
import type { ConnectOptions, DisconnectOptions, Latchkey, OpenOptions } from "../host/contract.ts"
import { getScheme } from "../themes/ThemeChange.ts"
import { fromAttributes } from "./fromAttributes.ts"
import { releaseKit, takeKit } from "./sharedKits.ts"

/** Servers have no elements: the module can be imported there, but defines nothing. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? class {}

/** Attributes that the kit is created from: a change creates another kit. */
const making = ["networks", "project-id", "storage-name"]
/** Properties that a page may have set before the element was defined. */
const properties = ["kit", "options", "disabled"] as const

const set = (element: Element, name: string, value: string | null): void =>
  value === null ? element.removeAttribute(name) : element.setAttribute(name, value)

/**
 * Draws the account's name, or its short address, in the button. The tooltip has the full name if the button cuts it.
 */
const drawAccount = (button: HTMLButtonElement, name: string | undefined, address: string): void => {
  const text = name ?? truncateAddress(address)
  const label = button.querySelector("bdi") ?? document.createElement("bdi")
  if (label.textContent === text && label.isConnected) return
  label.dir = "ltr"
  set(label, "title", name ?? null)
  label.textContent = text
  button.replaceChildren(label)
}

/** Documents and shadow roots that have the button's styles. */
const dressed = new WeakSet<Node>()

/**
 * `<latchkey-button>`: the kit's button as an element, for pages without React. Its kit is created from its attributes
 * or from `options`, or is the page's own `kit`. Elements with the same `storage-name` share one kit. docs/element.md.
 *
 * @example
 * ```ts
 * import { mainnet } from "latchkey"
 * import "latchkey/element"
 *
 * const button = document.createElement("latchkey-button")
 * button.options = { networks: [mainnet] }
 * document.body.append(button)
 * ```
 */
export class LatchkeyButton extends Base {
  static readonly observedAttributes = [...making, "theme-mode", "locale", "label", "disabled"]

  #button: HTMLButtonElement | undefined
  #given: Latchkey | undefined
  #options: LatchkeyOptions | undefined
  /** The current kit, and the function that ends its use. */
  #used: { readonly kit: Latchkey; readonly end: () => void } | undefined
  /** The source that the current kit was created from. */
  #made: Latchkey | LatchkeyOptions | string | undefined
  #isAwaited = false
  /** The account whose name was requested last. */
  #named: string | undefined

  /** The page's own kit, which the page disposes of. Overrides `options` and attributes. */
  get kit(): Latchkey | undefined {
    return this.#given ?? this.#used?.kit
  }
  set kit(kit: Latchkey | undefined) {
    this.#given = kit ?? undefined
    this.#renew()
  }

  /** The options of `createLatchkey`. Override the attributes; read once. */
  get options(): LatchkeyOptions | undefined {
    return this.#options
  }
  set options(options: LatchkeyOptions | undefined) {
    this.#options = options ?? undefined
    this.#renew()
  }

  get disabled(): boolean {
    return this.hasAttribute("disabled")
  }
  set disabled(is: boolean) {
    this.toggleAttribute("disabled", is)
  }

  /** The kit's snapshot; undefined before there is a kit. */
  get snapshot(): Snapshot | undefined {
    return this.#used?.kit.getSnapshot()
  }

  /**
   * Shows the modal with the element's `view` and `namespace`, unless the options have others. Rejects as `kit.open`
   * does.
   */
  open(options?: OpenOptions): Promise<void> {
    const [view, namespace] = [this.getAttribute("view"), this.getAttribute("namespace")]
    const defaults = { ...(view && { view }), ...(namespace && { namespace }) } as OpenOptions // the kit rejects invalid values
    return this.#use().open({ ...defaults, opener: this.#button, ...options })
  }
  close(): void {
    this.#used?.kit.close()
  }
  connect(options: ConnectOptions): Promise<void> {
    return this.#use().connect(options)
  }
  disconnect(options?: DisconnectOptions): Promise<void> {
    return this.#use().disconnect(options)
  }

  override focus(options?: FocusOptions): void {
    this.#button?.focus(options)
  }

  connectedCallback(): void {
    for (const name of properties)
      if (Object.hasOwn(this, name)) {
        const { [name]: value } = this
        Reflect.deleteProperty(this, name)
        Object.assign(this, { [name]: value })
      }
    const root = this.getRootNode()
    if (!dressed.has(root)) adoptSheet(root as Document | ShadowRoot, css)
    dressed.add(root)
    this.#button ??= this.#makeButton()
    this.#renew()
    this.#draw()
  }

  disconnectedCallback(): void {
    this.#renew() // an element that is moved is connected again by then
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now) return
    if (making.includes(name)) this.#renew()
    else if (this.#used && !this.#given && name === "theme-mode")
      this.#used.kit.setTheme((now ?? "dark") as "dark") // `setTheme` reports invalid modes
    else if (this.#used && !this.#given && name === "locale")
      this.#used.kit.setLocale(now ?? "page").catch((error: unknown) => this.#notify("error", error))
    this.#draw()
  }

  #makeButton(): HTMLButtonElement {
    // Server markup, or a cloned element, already contains the button.
    const button = this.querySelector<HTMLButtonElement>("button[part=button]") ?? document.createElement("button")
    button.type = "button"
    button.className = "latchkey-button"
    button.setAttribute("part", "button")
    button.setAttribute("aria-haspopup", "dialog")
    button.onclick = () => void this.open().catch((error: unknown) => this.#notify("error", error))
    button.onpointerenter = button.onfocus = () => this.#used?.kit.prepare()
    this.append(button)
    return button
  }

  /** Returns the source for the kit; undefined until the page has set one. */
  #wanted(): Latchkey | LatchkeyOptions | string | undefined {
    return (
      this.#given ??
      this.#options ??
      (this.hasAttribute("networks") ? making.map((name) => this.getAttribute(name)).join("\n") : undefined)
    )
  }

  /** Updates the kit after the page's current task, so that several changes create one kit. */
  #renew(): void {
    if (this.#isAwaited) return
    this.#isAwaited = true
    queueMicrotask(() => {
      this.#isAwaited = false
      if (this.isConnected && this.#wanted()) this.#use()
      else this.#leave()
      this.#draw()
    })
  }

  #leave(): void {
    this.#used?.end()
    this.#used = this.#made = this.#named = undefined
  }

  /** Returns the kit, and creates it if its source has changed. */
  #use(): Latchkey {
    const requested = this.#wanted()
    if (this.#used && requested === this.#made) return this.#used.kit
    this.#leave()
    this.#made = requested
    const [kit, release] = this.#given ? [this.#given] : this.#take(requested)
    let before = kit.getSnapshot()
    const leave = kit.subscribe(() => {
      const was = before
      before = kit.getSnapshot()
      this.#draw()
      this.#tellOf(was, before)
    })
    const end = (): void => {
      leave()
      release?.()
    }
    this.#used = { kit, end }
    this.#draw()
    return kit
  }

  #take(source: Latchkey | LatchkeyOptions | string = ""): readonly [kit: Latchkey, release: () => void] {
    const onError = (error: unknown): void => this.#notify("error", error)
    const shared = takeKit(this.#options ?? fromAttributes(this), this.#options ?? `${source}`, onError)
    return [shared.kit, () => releaseKit(shared, onError)]
  }

  #draw(): void {
    const button = this.#button
    if (!button) return
    const snapshot = this.snapshot
    const { account = null, open = false, status = "unknown", words } = snapshot ?? {}
    const isKnown = snapshot !== undefined && words !== null
    const shownAccount = isKnown && status !== "connecting" ? account : null
    button.disabled = this.disabled
    button.dataset["state"] = isKnown ? status : "unknown"
    button.toggleAttribute("data-show", shownAccount !== null)
    button.setAttribute("aria-expanded", `${open}`)
    set(button, "aria-busy", isKnown && !/ing$/.test(status) ? null : "true")
    set(button, "aria-label", isKnown ? null : shellTexts["modal.loading"])
    const kit: (Latchkey & Linked) | undefined = this.#used?.kit
    button.style.colorScheme = getScheme(kit?.[buttonLink]?.theme.mode ?? this.getAttribute("theme-mode") ?? undefined)
    const connect = this.getAttribute("label") ?? { ...shellTexts, ...words }["button.connect"]
    if (shownAccount) drawAccount(button, snapshot?.name, shownAccount.address)
    else button.textContent = isKnown ? connect : "\u00a0"
    this.#askName(kit, status === "connected" ? account : null)
    if (this.getAttribute("status") !== status) this.setAttribute("status", status)
  }

  /** Requests the name of a connected account once. */
  #askName(kit: (Latchkey & Linked) | undefined, account: Snapshot["account"]): void {
    const id = account ? accountId(account.network, account.address) : undefined
    if (id === this.#named) return
    this.#named = id
    if (id !== undefined) kit?.[buttonLink]?.askAccount?.("name")
  }

  #tellOf(before: Snapshot, now: Snapshot): void {
    const isSameConnection = (item: ShownConnection) => (other: ShownConnection) =>
      item.namespace === other.namespace && item.connectorId === other.connectorId
    for (const item of before.connections)
      if (!now.connections.some(isSameConnection(item))) this.#notify("disconnect", { account: item })
    for (const item of now.connections) {
      const was = before.connections.find(isSameConnection(item))
      if (item.live && !was?.live) this.#notify("connect", { account: item, reconnected: was !== undefined })
    }
    if (!isEqual(before, now)) this.#notify("change", now)
  }

  #notify(what: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(`latchkey-${what}`, { bubbles: true, composed: true, detail }))
  }
}
