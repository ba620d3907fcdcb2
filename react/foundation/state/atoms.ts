import { useRxSet, useRxValue } from "@effect-rx/rx-react/Hooks"
import * as Rx from "@effect-rx/rx/Rx"
import { type ComponentType, useEffect } from "react"
import { type FailureData, fillPlaces } from "../../../core/foundation/errors/failure.ts"
import { type Device, noDevice } from "../../../core/foundation/platform/device.ts"
import { type KitState, shownView } from "../../../core/state.ts"
import type { PlainStore } from "../../../services/foundation/store/plainStore.ts"
import { getSentence } from "../../../core/foundation/errors/sentence.ts"
import { firstTexts } from "../locales/en/first.ts"
import { shellTexts } from "../locales/en/shell.ts"
import type { Locale, TextKey, Texts } from "../locales/Language.ts"

/** The kit's store, set by `startKit` once per kit, before the first drawing. */
export const startedRx = Rx.keepAlive(Rx.make<PlainStore | null>(null))

export const requireKit = <A>(value: A | null): A => {
  if (value === null) throw new Error("No kit is mounted here")
  return value
}
export const storeRx = Rx.make((get) => requireKit(get(startedRx)))

/**
 * How long a closed modal keeps its content, in milliseconds. Longer than the fade (200 ms), which starts late on a slow
 * machine.
 */
const leaveMillis = 600

/** How long a new connection is shown before its modal closes, in milliseconds. */
const restMillis = 590

/** Returns whether the modal closes because the wallet that the visitor waited for has connected. */
const hasConnected = (rendered: KitState, { connection }: KitState): boolean =>
  shownView(rendered)._tag === "ConnectingExternal" &&
  rendered.connection.attempt?._tag === "Asking" &&
  connection.attempt === null &&
  connection.connections.some(({ connectorId }) => connectorId === rendered.connection.attempt?.connectorId)

/**
 * The state to draw. While the modal fades out, the state from before its closing stays drawn. A modal that closes
 * after a wallet has connected shows the connection first; a press or a key skips that.
 */
const stateRx = Rx.make((get): KitState => {
  const store = get(storeRx)
  let rendered = store.getState()
  let leaving: ReturnType<typeof setTimeout> | undefined
  const stop = (): void => {
    clearTimeout(leaving)
    leaving = undefined
    for (const name of ["keydown", "pointerdown"]) globalThis.removeEventListener?.(name, leave, true)
  }
  const draw = (state: KitState): void => {
    stop()
    rendered = state
    get.setSelf(state)
  }
  const leave = (): void => {
    draw({ ...rendered, modal: { ...rendered.modal, open: false } })
    leaving = setTimeout(() => draw(store.getState()), leaveMillis)
  }
  const unlisten = store.subscribe((state) => {
    if (state.modal.open || !(rendered.modal.open || leaving)) return draw(state)
    if (leaving) return
    if (!hasConnected(rendered, state)) return leave()
    draw({ ...rendered, connection: state.connection })
    leaving = setTimeout(leave, restMillis)
    for (const name of ["keydown", "pointerdown"]) globalThis.addEventListener?.(name, leave, true)
  })
  get.addFinalizer(() => {
    stop()
    unlisten()
  })
  return rendered
})

/**
 * Returns a part of the state. A component that reads it renders again only if that part changes. `step` keeps
 * unchanged parts identical: select parts here, and do not build new objects.
 */
export const selectRx = <A>(part: (state: KitState) => A): Rx.Rx<A> => Rx.map(stateRx, part)

/** The number of times that the modal has opened, also if it was closed and opened in one task. */
export const openingCountRx = Rx.make((get): number => {
  const store = get(storeRx)
  let isOpen = store.getState().modal.open
  let count = 0
  const unlisten = store.subscribe(({ modal }) => {
    if (modal.open && !isOpen) get.setSelf(++count)
    isOpen = modal.open
  })
  get.addFinalizer(unlisten)
  return count
})

/** The view to draw. */
export const viewRx = selectRx(shownView)
/** The view with which the modal was opened: a new object with each opening. */
export const openingRx = selectRx(({ modal }) => modal.history[0])
export const canGoBackRx = selectRx(({ modal }) => modal.history.length > 1)
export const chunksRx = selectRx(({ kit }) => kit.chunks)
export const chainRx = selectRx(({ chain }) => chain)
export const configRx = selectRx(({ config }) => config)
export const connectionRx = selectRx(({ connection }) => connection)
export const themeRx = selectRx(({ theme }) => theme)
export const walletRx = selectRx(({ wallet }) => wallet)

/** Dispatches an event to the kit. A plain function, as `Rx.fn` would drop an event when the next one arrives. */
export const dispatchRx = Rx.make((get) => get(storeRx).dispatch)

/** Looks up the URLs of loaded images. Set together with the services. */
export const imageUrlsRx = Rx.keepAlive(Rx.make<{ readonly get: (id: string) => string | undefined } | null>(null))

/** The object URL of an image that has loaded; undefined until then. */
export const imageUrlRx = Rx.family((id: string) =>
  Rx.make((get) => (get(walletRx).images[id] === "arrived" ? get(imageUrlsRx)?.get(id) : undefined))
)

/** The loaded views and parts, by name. Components are not part of the state, so they are stored here. */
export const loadedViewsRx = Rx.keepAlive(Rx.make<Readonly<Partial<Record<string, ComponentType>>>>({}))

/** The device. Set once per kit, like the texts. */
export const deviceRx = Rx.keepAlive(Rx.make<Device>(noDevice))
/** True if the page has a secure site, without which there is no sign-in by email or social account. Set once per kit. */
export const hasSecureSiteRx = Rx.keepAlive(Rx.make(false))
/** The English texts of views that have loaded. */
export const textsRx = Rx.keepAlive(Rx.make<Texts>({ ...shellTexts, ...firstTexts }))
interface LongTexts {
  /** By code; null until the first failure loads them. */
  readonly texts: Readonly<Partial<Record<string, string>>> | null
  /** The code of a failure that is shown without its long text, because the texts did not arrive in time. */
  readonly lateFor: string | null
}
/** The English long texts of failures. */
export const longTextsRx = Rx.keepAlive(Rx.make<LongTexts>({ texts: null, lateFor: null }))
/** The selected language; null for English. */
export const localeRx = Rx.keepAlive(Rx.make<Locale | null>(null))
/** The texts of the selected language, with English for the missing ones. */
const wordsRx = Rx.keepAlive(
  Rx.make((get): Readonly<Partial<Record<string, string>>> => ({ ...get(textsRx), ...get(localeRx)?.words }))
)

/** The text of the live region for screen readers. Several readers ignore a region that is inserted with its text. */
export const announcementRx = Rx.keepAlive(Rx.make(""))

/** Announces a sentence to screen readers when it appears or changes. An empty sentence is not announced. */
export const useSay = (sentence: string): void => {
  const say = useRxSet(announcementRx)
  useEffect(() => {
    if (sentence !== "") say(sentence)
    return () => say((announcement) => (announcement === sentence ? "" : announcement))
  }, [say, sentence])
}

/**
 * Returns a function that looks up the short sentence of a failure, in English if the language lacks it. The status
 * code of a service is left out for visitors; logs and the terminal contain it. Views have plain sentences for failures
 * that the catalogue words for developers; `isToast`: those of the catalogue, as toasts show.
 */
export const useSentence = (isToast = false): ((error: FailureData) => string) => {
  const failures = useRxValue(localeRx)?.failures
  const words = useRxValue(wordsRx)
  return (error) => {
    const own = (isToast ? undefined : words[`plain.${error.code}`]) ?? failures?.[error.code]?.[0]
    const sentence = own === undefined ? getSentence(error) : fillPlaces(own, isolateValues(error.data))
    return error.tag === "BadStatus" ? sentence.replace(/\s?[(（].*[)）]/, "") : sentence
  }
}

export const useDispatch = () => useRxValue(dispatchRx)

/**
 * Returns a function that looks up the text for a key and fills in its `{name}` placeholders. A text with a `count` is
 * used in the matching plural form.
 */
export const useText = (): ((key: TextKey, values?: Readonly<Record<string, string | number>>) => string) => {
  const words = useRxValue(wordsRx)
  const locale = useRxValue(localeRx)
  return (key, values = {}) => {
    const { count } = values
    const form = `${key}.${count === undefined ? "" : new Intl.PluralRules(locale?.tag ?? "en").select(Number(count))}`
    const word = words[key] ?? words[form] ?? words[`${key}.other`] ?? ""
    return fillPlaces(word, locale === null ? values : isolateValues(values))
  }
}

/** Isolates the text direction of each value, so that it does not affect the sentence around it. */
export const isolateValues = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `\u2068${String(value)}\u2069`]))
