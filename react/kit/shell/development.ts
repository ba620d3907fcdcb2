import type { HostLocale } from "../locale/HostLocale.ts"
import { buttonLink, type Linked } from "../host/ButtonLink.ts"
import type { Latchkey } from "../host/contract.ts"
import type { LatchkeyOptions } from "../host/LatchkeyOptions.ts"
import { createLatchkey as create } from "./createLatchkey.ts"

export * from "./public.ts"

/** How long after an opening a modal is drawn as it will stay. */
const settled = 400

const print = (lines: ReadonlyArray<string>): void => {
  for (const line of lines) console.error(`[latchkey] ${line}`)
}

const tell = (
  lines: (words: typeof import("../../../core/kit/options/optionLines.ts")) => ReadonlyArray<string>
): void =>
  void import("../../../core/kit/options/optionLines.ts").then(
    (words) => print(lines(words)),
    () => {}
  )

/** Tells which namespaces there are, where a provider was asked for of one that there is not. */
const tellNamespace = (asked: unknown): void =>
  void import("../../../core/kit/options/optionLines.ts").then(
    ({ namespaceLines }) => print(namespaceLines(asked)),
    () => {}
  )

/** Lines about options, and after them where all options stand. */
const withPlace = (lines: ReadonlyArray<string>): ReadonlyArray<string> =>
  lines.length === 0
    ? []
    : [...lines, "Every option with its rule: `LatchkeyOptions` in node_modules/latchkey/dist/types/types.d.ts"]

/** Tells which of the host's own words the kit does not know. */
const tellWords = (where: string, words: unknown): void => {
  if (words == null) return
  void import("../../../core/kit/options/optionLines.ts")
    .then(async ({ wordLines }) => {
      const { allTexts } = await import("../locale/missingWords.ts")
      print(wordLines(where, words, Object.keys(await allTexts())))
    })
    .catch(() => {})
}

/**
 * Prints that the kit does not speak a language; of one of the host's own, what it lacks, and which of its words the kit
 * does not know.
 */
const tellLocale = (locale: unknown): void => {
  if (typeof locale === "string")
    void import("../locale/missingWords.ts").then(
      ({ unknownLocale }) => print(unknownLocale(locale)),
      () => {}
    )
  const { tag, words } = Object(locale)
  if (typeof words !== "object") return
  tellWords(`the language ${tag}`, words)
  void import("../locale/missingWords.ts").then(
    async ({ missingWords }) => print(await missingWords(locale as HostLocale)),
    () => {}
  )
}

const tellContrast = (): void =>
  void import("../themes/contrastGuard.ts").then(
    (guard) => guard.tellContrast(),
    () => {}
  )

/** Tells which wallets there are, where one was asked for that there is not. */
const tellConnectors = (asked: unknown, there: Awaited<ReturnType<Latchkey["connectors"]>>): void => {
  const ids = there.map(({ id }) => id).join(", ")
  console.error(
    `[latchkey] kit.connect: there is no connector "${asked}" on this page. ${ids === "" ? "There is none at all." : `There are: ${ids}.`}`
  )
}

/** Tells why the code behind the button did not load: the visitor's sentence names no cause. */
const tellMissing = (error: unknown): void => {
  const { _tag, cause } = Object(error)
  if (_tag !== "KitMissing") return
  const reason = String(Object(cause).message ?? cause)
  const advice = /["'`]react\b/.test(reason)
    ? ' React draws the modal: npm i react react-dom. Or let your bundler take preact instead: resolve: { alias: { react: "latchkey/preact", "react-dom": "latchkey/preact" } }'
    : ""
  console.error(`[latchkey] The kit's code did not load: ${reason}${advice}`)
}

/** Says what the option `networks` has, where another network was asked for. */
const tellNetworks = (asked: unknown, networks: unknown): void => {
  const ids = Array.isArray(networks) ? networks.map((one) => String(Object(one).id)).join(", ") : ""
  const network = Object(asked).network ?? asked
  console.error(
    `[latchkey] kit.switchNetwork: network ${String(Object(network).id ?? network)} is not among those of option \`networks\`: ${ids}`
  )
}

/** Namespaces of providers that were asked for: a component asks with every drawing. */
const askedFor = new Set<unknown>()

/** Kits that stand, and whether too many were told of. */
let standing = 0
let told = false

/**
 * What bundlers take in place of the main entry while a page is being developed (the `development` condition): the same
 * kit, which prints wrong and ignored options on the console once the page is idle, whatever `debug` says. A visitor's
 * page never loads this. docs/spec/kit.md#config-in-development.
 */
export const createLatchkey = (options: LatchkeyOptions): Latchkey => {
  const given: unknown = options
  if (Object(options).development === false) return create(options)
  setTimeout(() => tell(({ optionLines }) => withPlace(optionLines(given))), 0)
  tellLocale(Object(options).locale)
  tellWords("option `words`", Object(options).words)
  if (++standing > 3 && !told) {
    told = true
    console.error(
      "[latchkey] Four kits stand on this page. Create one outside of your components, or dispose of those you leave."
    )
  }
  const kit: Latchkey & Linked = create(Object(options))
  const link = kit[buttonLink]
  if (link) link.told = true
  let counted = true
  const forget = kit.subscribe(() => {
    if (kit.getSnapshot().open) setTimeout(tellContrast, settled)
  })
  const { connect, dispose, open, provider, setLocale, setTheme, switchNetwork } = kit
  let placed = false
  // The kit itself: its methods are made when they are asked for, and a copy would lack them.
  return Object.assign(kit, {
    connect: (request: Parameters<typeof connect>[0]) =>
      connect(request).catch(async (error: unknown) => {
        if (Object(error)._tag === "ConnectorNotFound")
          tellConnectors(Object(error).connectorId, await kit.connectors())
        if (Object(error)._tag === "WalletConnectNotFound" && !Object(options).projectId)
          console.error(
            '[latchkey] kit.connect: WalletConnect needs option `projectId`, e.g. "0123456789abcdef0123456789abcdef"'
          )
        throw error
      }),
    open: (request?: Parameters<typeof open>[0]) => {
      if (Object(options).enableEmbedded === true && !placed && Object(request).into === undefined)
        console.error(
          "[latchkey] With `enableEmbedded` the first opening says where: kit.open({ into: element }). Without it the modal stands at the end of the page."
        )
      placed = true
      return open(request).catch((error: unknown) => {
        tellMissing(error)
        throw error
      })
    },
    provider: (namespace: Parameters<typeof provider>[0]) => {
      if (!askedFor.has(namespace)) tellNamespace(namespace)
      askedFor.add(namespace)
      return provider(namespace)
    },
    switchNetwork: (network: Parameters<typeof switchNetwork>[0]) =>
      switchNetwork(network).catch((error: unknown) => {
        if (Object(error)._tag === "NetworkNotFound") tellNetworks(network, Object(options).networks)
        throw error
      }),
    setTheme: (theme: Parameters<typeof setTheme>[0]) => {
      setTheme(theme)
      setTimeout(tellContrast, settled)
      if (typeof theme === "object") tell(({ tokenLines }) => tokenLines(theme.tokens))
    },
    setLocale: (locale: Parameters<typeof setLocale>[0]) => {
      tellLocale(locale)
      return setLocale(locale)
    },
    dispose: () => {
      if (counted) standing--
      counted = false
      forget()
      return dispose()
    }
  })
}
