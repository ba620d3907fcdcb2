import * as Effect from "effect/Effect"
import type { ComponentType } from "react"
import { toFailureData } from "../../../core/foundation/errors/failure.ts"
import type { KitMissing } from "../../../core/foundation/errors/KitMissing.ts"
import type { View } from "../../../core/kit/modal/views.ts"
import type { AccountTab } from "../../../core/onchain/account/accountTabs.ts"
import type { PageFramed } from "../../../core/wallets/requests/errors.ts"
import { loadChunk } from "../../../services/foundation/chunks/loadChunk.ts"
import type { Texts } from "../../foundation/locales/Language.ts"
import type { Part, PartHost } from "./Part.ts"

/** Views whose code has arrived, by their names: of the modal, of the tabs of Account, and of places in other views. */
export type Views = Readonly<
  Partial<
    Record<
      View["_tag"] | `tab.${AccountTab}` | `part.${"before" | "after" | "ways" | "avatar" | "disclaimer"}`,
      ComponentType
    >
  >
>
/** Adds views to the modal, with texts that they show. */
export type AddViews = (views: Views, texts: Texts) => void
/** Loads a section of the English texts. */
export type LoadTexts = () => Promise<Texts>

/** Views that load together. */
export interface Flow {
  /** The share of visits in which it opens, from 0 to 1. */
  readonly weight: number
  readonly views: () => Promise<Views>
  /** The sections that its views show, in addition to `views.ts`. */
  readonly texts?: ReadonlyArray<LoadTexts>
  /** The parts that its views show; they may be drawn before these are ready. */
  readonly parts?: ReadonlyArray<Part<unknown>>
  /** The parts that have to be ready before its views are drawn. */
  readonly needs?: ReadonlyArray<Part<unknown>>
}

const viewTexts: LoadTexts = () => import("../../foundation/locales/en/views.ts").then((texts) => texts.viewTexts)
const accountTexts: LoadTexts = () =>
  import("../../foundation/locales/en/accountViews.ts").then((texts) => texts.accountTexts)
const concurrently = { concurrency: "unbounded" } as const

/**
 * Loads a flow and adds its views: its code, its texts and its parts load together. `ownWindow` fails if a visitor cannot
 * agree to anything in this page; then the views in which a visitor agrees say why.
 */
export const openFlow = (
  { needs = [], parts = [], texts = [], views }: Flow,
  host: PartHost,
  addViews: AddViews,
  ownWindow: Effect.Effect<void, PageFramed | KitMissing>
): Effect.Effect<void, KitMissing> => {
  const framed = Effect.catchAll(Effect.as(ownWindow, null), (error) =>
    error._tag === "KitMissing"
      ? Effect.fail(error)
      : Effect.all(
          {
            views: Effect.map(
              loadChunk(() => import("../../onchain/approval/framedViews.tsx")),
              ({ framedViews }): Record<string, ComponentType> => framedViews(toFailureData(error))
            ),
            texts: loadChunk(accountTexts)
          },
          concurrently
        )
  )
  return Effect.gen(function* () {
    for (const part of parts) yield* Effect.forkIn(Effect.ignore(part.of(host)), host.scope)
    const loaded = yield* Effect.all(
      {
        views: loadChunk(views),
        framed,
        texts: Effect.forEach([viewTexts, ...texts], loadChunk, concurrently),
        needs: Effect.forEach(needs, (part) => part.of(host), concurrently)
      },
      concurrently
    )
    const explanations = Object.entries(loaded.framed?.views ?? {}).filter(([name]) => name in loaded.views)
    const sections = [...loaded.texts, loaded.framed?.texts ?? {}]
    addViews(
      { ...loaded.views, ...Object.fromEntries(explanations) },
      Object.fromEntries(sections.flatMap(Object.entries<string>))
    )
  })
}
