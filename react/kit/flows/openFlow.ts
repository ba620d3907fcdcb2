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

/** Loaded views, by name: views of the modal, tabs of Account, and places in other views. */
export type Views = Readonly<
  Partial<
    Record<
      | "Placeholder"
      | "ProgressPlace"
      | View["_tag"]
      | `tab.${AccountTab}`
      | `part.${"before" | "after" | "ways" | "avatar" | "disclaimer"}`,
      ComponentType
    >
  >
>
/** Adds views and their texts to the modal. */
export type AddViews = (views: Views, texts: Texts) => void
/** Loads a section of the English texts. */
export type LoadTexts = () => Promise<Texts>

/** Views that load together. */
export interface Flow {
  /** The share of visits that open it, from 0 to 1. */
  readonly weight: number
  readonly views: () => Promise<Views>
  /** The sections of texts that its views use besides `views.ts`. */
  readonly texts?: ReadonlyArray<LoadTexts>
  /** Parts that load with the views; the views may be drawn before they are ready. */
  readonly parts?: ReadonlyArray<Part<unknown>>
  /** Parts that must be ready before the views are drawn. */
  readonly needs?: ReadonlyArray<Part<unknown>>
}

const viewTexts: LoadTexts = () => import("../../foundation/locales/en/views.ts").then((texts) => texts.viewTexts)
const loadAccountTexts: LoadTexts = () =>
  import("../../foundation/locales/en/accountViews.ts").then((texts) => texts.accountTexts)
const concurrently = { concurrency: "unbounded" } as const

/**
 * Loads a flow and adds its views. Code, texts and parts load concurrently. `ownWindow` fails if the page must not ask
 * the visitor for consent; views that ask for consent then show the reason.
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
              ({ createFramedViews }): Record<string, ComponentType> => createFramedViews(toFailureData(error))
            ),
            texts: loadChunk(loadAccountTexts)
          },
          concurrently
        )
  )
  return Effect.gen(function* () {
    for (const part of parts) yield* Effect.forkIn(Effect.ignore(part.build(host)), host.scope)
    const loaded = yield* Effect.all(
      {
        views: loadChunk(views),
        framed,
        texts: Effect.forEach([viewTexts, ...texts], loadChunk, concurrently),
        needs: Effect.forEach(needs, (part) => part.build(host), concurrently)
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
