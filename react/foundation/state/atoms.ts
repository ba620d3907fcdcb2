import { useRxSet, useRxValue } from "@effect-rx/rx-react/Hooks"
import * as Rx from "@effect-rx/rx/Rx"
import { type ComponentType, useEffect } from "react"
import { type FailureData, filled } from "../../../core/foundation/errors/failure.ts"
import { type Device, noDevice } from "../../../core/foundation/platform/device.ts"
import { type KitState, shownView } from "../../../core/state.ts"
import type { PlainStore } from "../../../services/foundation/store/plainStore.ts"
import { sentenceOf } from "../../../core/foundation/errors/sentence.ts"
import { importChunk } from "../../../services/foundation/chunks/importChunk.ts"
import { firstTexts } from "../locales/en/first.ts"
import { shellTexts } from "../locales/en/shell.ts"
import type { Locale, TextKey, Texts } from "../locales/Language.ts"

/** The kit's state, as `startKit` sets it: once per kit, before anything is drawn. */
export const startedRx = Rx.keepAlive(Rx.make<PlainStore | null>(null))

export const there = <A>(value: A | null): A => {
  if (value === null) throw new Error("No kit is mounted here")
  return value
}
export const storeRx = Rx.make((get) => there(get(startedRx)))

/** How long a closed modal fades out, in milliseconds. */
const leaveMillis = 200

/** How long a connection that was made is shown before its modal closes, in milliseconds. */
const restMillis = 590

/** Whether the wallet that a visitor waited for has connected, and the modal closes for it. */
const hasConnected = (drawn: KitState, { connection }: KitState): boolean =>
  shownView(drawn)._tag === "ConnectingExternal" &&
  drawn.connection.attempt?._tag === "Asking" &&
  connection.attempt === null &&
  connection.connections.some(({ connectorId }) => connectorId === drawn.connection.attempt?.connectorId)

/**
 * The state that is drawn. A modal that closes goes as it stood: what the closing changes is drawn when it is gone. One
 * that closes because a wallet has connected shows that first; a press or a key cuts it short.
 */
const stateRx = Rx.make((get): KitState => {
  const store = get(storeRx)
  let drawn = store.getState()
  let leaving: ReturnType<typeof setTimeout> | undefined
  const stop = (): void => {
    clearTimeout(leaving)
    leaving = undefined
    for (const name of ["keydown", "pointerdown"]) globalThis.removeEventListener?.(name, leave, true)
  }
  const draw = (state: KitState): void => {
    stop()
    drawn = state
    get.setSelf(state)
  }
  const leave = (): void => {
    draw({ ...drawn, modal: { ...drawn.modal, open: false } })
    leaving = setTimeout(() => draw(store.getState()), leaveMillis)
  }
  const unlisten = store.subscribe((state) => {
    if (state.modal.open || !(drawn.modal.open || leaving)) return draw(state)
    if (leaving) return
    if (!hasConnected(drawn, state)) return leave()
    draw({ ...drawn, connection: state.connection })
    leaving = setTimeout(leave, restMillis)
    for (const name of ["keydown", "pointerdown"]) globalThis.addEventListener?.(name, leave, true)
  })
  get.addFinalizer(() => {
    stop()
    unlisten()
  })
  return drawn
})

/**
 * Returns a part of the state. A component that reads it is drawn again if and only if that part changes: `step` keeps
 * unchanged parts identical, so select parts, do not build new objects here.
 */
export const selectRx = <A>(part: (state: KitState) => A): Rx.Rx<A> => Rx.map(stateRx, part)

/** The view that is drawn. */
export const viewRx = selectRx(shownView)
export const canGoBackRx = selectRx(({ modal }) => modal.history.length > 1)
export const chunksRx = selectRx(({ kit }) => kit.chunks)
export const chainRx = selectRx(({ chain }) => chain)
export const configRx = selectRx(({ config }) => config)
export const connectionRx = selectRx(({ connection }) => connection)
export const themeRx = selectRx(({ theme }) => theme)
export const walletRx = selectRx(({ wallet }) => wallet)

/**
 * Sends an event to the kit. A plain function and not an `Rx.fn`, which would drop an event when the next one comes.
 */
export const dispatchRx = Rx.make((get) => get(storeRx).dispatch)

/** Where the images are that have loaded. Set with the services. */
export const imageUrlsRx = Rx.keepAlive(Rx.make<{ readonly get: (id: string) => string | undefined } | null>(null))

/** The object URL of an image that has loaded; undefined until then. */
export const imageUrlRx = Rx.family((id: string) =>
  Rx.make((get) => (get(walletRx).images[id] === "arrived" ? get(imageUrlsRx)?.get(id) : undefined))
)

/** The views and parts whose code has loaded, by name. Code is not state, so it is stored here, next to it. */
export const loadedViewsRx = Rx.keepAlive(Rx.make<Readonly<Partial<Record<string, ComponentType>>>>({}))

/** The device. Set once per kit, like the texts. */
export const deviceRx = Rx.keepAlive(Rx.make<Device>(noDevice))
/** The English texts of views that have loaded. */
export const textsRx = Rx.keepAlive(Rx.make<Texts>({ ...shellTexts, ...firstTexts }))
/** The English long texts of failures, by code. They load with the first failure that is shown. */
export const longTextsRx = Rx.keepAlive(Rx.make<Readonly<Partial<Record<string, string>>>>({}))
/** The selected language; null for English. */
export const localeRx = Rx.keepAlive(Rx.make<Locale | null>(null))
/** The texts of the selected language, with English for the missing ones. */
const wordsRx = Rx.keepAlive(
  Rx.make((get): Readonly<Partial<Record<string, string>>> => ({ ...get(textsRx), ...get(localeRx)?.words }))
)

/** What the frame's standing region tells screen readers: a region that comes with its text stays silent in several. */
export const saidRx = Rx.keepAlive(Rx.make(""))

/** Tells screen readers a sentence of the present view, when it comes and when it changes. An empty one says nothing. */
export const useSay = (sentence: string): void => {
  const say = useRxSet(saidRx)
  useEffect(() => {
    if (sentence !== "") say(sentence)
    return () => say((said) => (said === sentence ? "" : said))
  }, [say, sentence])
}

/** Returns what to do after a failure; undefined without a failure, and until the English texts have loaded. */
export const useLongText = (error: FailureData | null): string | undefined => {
  const own = useRxValue(localeRx)?.failures[error?.code ?? ""]?.[1]
  const english = useRxValue(longTextsRx)[error?.code ?? ""]
  const setEnglish = useRxSet(longTextsRx)
  const isMissing = error !== null && own === undefined && english === undefined
  useEffect(() => {
    if (!isMissing) return
    let isDrawn = true
    importChunk(() => import("../locales/en/failures.ts")).then(
      ({ failures }) => {
        if (isDrawn) setEnglish(failures)
      },
      () => {} // the short sentence is shown without it; the next failure tries again
    )
    return () => {
      isDrawn = false
    }
  }, [isMissing, setEnglish])
  return own ?? english
}

/**
 * Returns the function that looks up the short sentence of a failure; in English where the language has none. What a
 * service's status was is for the log and the terminal: a visitor reads the sentence without it.
 */
export const useSentence = (): ((error: FailureData) => string) => {
  const failures = useRxValue(localeRx)?.failures
  return (error) => {
    const own = failures?.[error.code]?.[0]
    const sentence = own === undefined ? sentenceOf(error) : filled(own, isolated(error.data))
    return error.tag === "BadStatus" ? sentence.replace(/\s?[(（].*[)）]/, "") : sentence
  }
}

export const useDispatch = () => useRxValue(dispatchRx)

/**
 * Returns the function that looks up the text for a key and fills its `{name}` places: of a text that counts, the form
 * for its `count`.
 */
export const useText = (): ((key: TextKey, values?: Readonly<Record<string, string | number>>) => string) => {
  const words = useRxValue(wordsRx)
  const locale = useRxValue(localeRx)
  return (key, values = {}) => {
    const { count } = values
    const form = `${key}.${count === undefined ? "" : new Intl.PluralRules(locale?.tag ?? "en").select(Number(count))}`
    const word = words[key] ?? words[form] ?? words[`${key}.other`] ?? ""
    return filled(word, locale === null ? values : isolated(values))
  }
}

/** Returns values as they stand in a sentence of another direction: each keeps its own, and does not change its neighbours'. */
export const isolated = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `\u2068${String(value)}\u2069`]))
