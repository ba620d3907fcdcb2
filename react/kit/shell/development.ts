import type { HostLocale } from "../locale/HostLocale.ts"
import { type ButtonLink, buttonLink, type Linked } from "../host/ButtonLink.ts"
import type { Latchkey } from "../host/contract.ts"
import type { LatchkeyOptions } from "../host/LatchkeyOptions.ts"
import { reportConnectors, reportDisconnect, reportListener, reportNetworks } from "./callReports.ts"
import { createLatchkey as create } from "./createLatchkey.ts"

export * from "./public.ts"

/** The time in ms after which an opened modal has its final colors. */
const contrastDelay = 400

type OptionLines = typeof import("../../../core/kit/options/formatOptionLines.ts")

const print = (lines: ReadonlyArray<string>): void => {
  for (const line of lines) console.error(`[latchkey] ${line}`)
}

/** Loads the checks of options and prints their lines. */
const printLines = (getLines: (module: OptionLines) => ReadonlyArray<string>): void =>
  void import("../../../core/kit/options/formatOptionLines.ts").then(
    (module) => print(getLines(module)),
    () => {}
  )

/** Appends the place where all options are declared, unless there is nothing to print. */
const withPlace = (lines: ReadonlyArray<string>): ReadonlyArray<string> =>
  lines.length === 0
    ? []
    : [...lines, "Every option with its rule: `LatchkeyOptions` in node_modules/latchkey/dist/types/types.d.ts"]

/** Prints which of the host's words cannot be used. */
const reportWords = (place: string, words: unknown): void => {
  if (words == null) return
  void import("../../../core/kit/options/formatOptionLines.ts")
    .then(async ({ formatWordLines }) => {
      const { loadAllTexts } = await import("../locale/missingWords.ts")
      print(formatWordLines(place, words, await loadAllTexts()))
    })
    .catch(() => {})
}

/** Prints that a tag is not supported, or what is missing from or unknown in the host's own language. */
const reportLocale = (locale: unknown): void => {
  if (typeof locale === "string")
    void import("../locale/missingWords.ts").then(
      ({ warnAboutLocale }) => print(warnAboutLocale(locale)),
      () => {}
    )
  const { tag, words } = Object(locale)
  if (typeof words !== "object") return
  reportWords(`the language ${tag}`, words)
  void import("../locale/missingWords.ts").then(
    async ({ warnAboutMissingTexts }) => print(await warnAboutMissingTexts(locale as HostLocale)),
    () => {}
  )
}

const reportContrast = (): void =>
  void import("../themes/contrastGuard.ts").then(
    (guard) => guard.reportContrast(),
    () => {}
  )

/** Prints why the kit's code did not load: the sentence for visitors has no cause. */
const reportMissing = (error: unknown): void => {
  const { _tag, cause } = Object(error)
  if (_tag !== "KitMissing") return
  const reason = String(Object(cause).message ?? cause)
  const advice = /["'`]react\b/.test(reason)
    ? ' React draws the modal: npm i react react-dom. Or let your bundler take preact instead: resolve: { alias: { react: "latchkey/preact", "react-dom": "latchkey/preact" } }'
    : ""
  console.error(`[latchkey] The kit's code did not load: ${reason}${advice}`)
}

/** Calls with a namespace, and props of buttons, that were checked: components repeat them with every render. */
const checked = new Set<string>()

const checkOnce = (key: string, getLines: () => Promise<ReadonlyArray<string>>): void => {
  if (checked.has(key)) return
  checked.add(key)
  getLines().then(print, (cause) => console.error("[latchkey] The check of a call did not load.", cause))
}

const checkNamespace = (call: string, namespace: unknown): void =>
  checkOnce(`${call} ${JSON.stringify(namespace)}`, async () => {
    const { formatNamespaceLines } = await import("../../../core/kit/options/formatOptionLines.ts")
    return formatNamespaceLines(call, namespace)
  })

/** Reports an unknown namespace passed to `useAccount`, or unknown props of a button. A server has no elements. */
const checkUse: ButtonLink["check"] = (caller, value) => {
  if (caller === "useAccount") checkNamespace(caller, value)
  else if (globalThis.document) {
    const { namespace } = Object(value)
    if (namespace !== undefined) checkNamespace(`<${caller} namespace>`, namespace)
    checkOnce(`${caller} ${Object.keys(Object(value)).join()}`, async () => {
      const { formatPropLines } = await import("../host/formatPropLines.ts")
      return formatPropLines(Object(value), caller)
    })
  }
}

/** The number of kits that are not disposed of. */
let kitCount = 0
let isCountReported = false

const countKit = (): void => {
  if (++kitCount <= 3 || isCountReported) return
  isCountReported = true
  console.error(
    "[latchkey] There are four kits on this page. Create one outside of your components, or dispose of those you leave."
  )
}

/** Returns the fields of a host's options; undefined if a getter or a proxy throws. */
const readFields = (options: LatchkeyOptions): Partial<LatchkeyOptions> | undefined => {
  try {
    return { ...options }
  } catch {
    return undefined
  }
}

/**
 * The entry for development (the bundler condition `development`): the same kit, which also prints invalid and ignored
 * options on the console once the page is idle, whatever `debug` says. Pages in production never load it.
 * docs/spec/kit.md#config-in-development.
 *
 * @example
 * ```ts
 * import { createLatchkey, mainnet } from "latchkey"
 *
 * export const kit = createLatchkey({ networks: [mainnet] })
 * ```
 */
export const createLatchkey = (options: LatchkeyOptions): Latchkey => {
  const fields = readFields(options)
  if (fields?.development === false) return create(options)
  // A symbol represents options that throw when they are read.
  setTimeout(() => printLines(({ formatOptionLines }) => withPlace(formatOptionLines(fields ? options : Symbol()))), 0)
  reportLocale(fields?.locale)
  reportWords("option `words`", fields?.words)
  countKit()
  const kit: Latchkey & Linked = create(Object(options))
  const link = kit[buttonLink]
  if (link) {
    link.isReported = true
    link.check = checkUse
  }
  const unsubscribe = kit.subscribe(() => {
    if (kit.getSnapshot().open) setTimeout(reportContrast, contrastDelay)
  })
  const { dispose } = kit
  let isCounted = true
  // Changes the kit itself, so that every reference to it reports.
  return Object.assign(kit, withReports(kit, options), {
    dispose: () => {
      if (isCounted) kitCount--
      isCounted = false
      unsubscribe()
      return dispose()
    }
  })
}

/** Returns the methods that report their own misuse. */
const withReports = (
  { connect, connectors, disconnect, getSnapshot, open, provider, setLocale, setTheme, switchNetwork }: Latchkey,
  options: unknown
) => {
  let isPlaced = false
  return {
    connect: (request: Parameters<typeof connect>[0]) =>
      connect(request).catch(async (error: unknown) => {
        if (Object(error)._tag === "ConnectorNotFound") reportConnectors(request, await connectors())
        if (Object(error)._tag === "WalletConnectNotFound" && !Object(options).projectId)
          console.error(
            '[latchkey] kit.connect: WalletConnect needs option `projectId`, e.g. "0123456789abcdef0123456789abcdef"'
          )
        throw error
      }),
    open: (request?: Parameters<typeof open>[0]) => {
      if (Object(options).enableEmbedded === true && !isPlaced && Object(request).into === undefined)
        console.error(
          "[latchkey] With `enableEmbedded`, pass the element to the first opening: kit.open({ into: element }). Without it, the modal is at the end of the page."
        )
      isPlaced = true
      return open(request).catch((error: unknown) => {
        reportMissing(error)
        throw error
      })
    },
    disconnect: (request?: Parameters<typeof disconnect>[0]) => {
      reportDisconnect(request, getSnapshot())
      return disconnect(request)
    },
    provider: (namespace: Parameters<typeof provider>[0]) => {
      checkNamespace("kit.provider", namespace)
      const created = provider(namespace)
      const addListener = created.on
      return Object.assign(created, {
        on: (event: Parameters<typeof addListener>[0], listener: Parameters<typeof addListener>[1]) => {
          reportListener(event, listener)
          return addListener(event, listener)
        }
      })
    },
    switchNetwork: (network: Parameters<typeof switchNetwork>[0]) =>
      switchNetwork(network).catch((error: unknown) => {
        if (Object(error)._tag === "NetworkNotFound") reportNetworks(network, Object(options).networks)
        throw error
      }),
    setTheme: (theme: Parameters<typeof setTheme>[0]) => {
      setTheme(theme)
      setTimeout(reportContrast, contrastDelay)
      if (typeof theme === "object") printLines(({ formatTokenLines }) => formatTokenLines(theme.tokens))
    },
    setLocale: (locale: Parameters<typeof setLocale>[0]) => {
      reportLocale(locale)
      return setLocale(locale)
    }
  }
}
