import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Scope from "effect/Scope"
import type { LatchkeyError } from "../../../core/errors.ts"
import { limits, millis } from "../../../core/limits.ts"
import { SupportedChains } from "../../chain/SupportedChains.ts"
import type { Calls } from "../../http/Calls.ts"
import type { Online } from "../../platform/Online.ts"
import type { Settings } from "../../Settings.ts"
import { Store } from "../../store/Store.ts"
import { testState } from "../testState.ts"
import type { Body, Service, World } from "./world.ts"

/** What a question needs below its service. */
export type Ground = Calls | Settings | Online | SupportedChains | Store

/** One row of the table: a remote call, asked as everybody asks it, through its service. */
export interface Subject extends Service {
  readonly row: string
  /** The names of the call's descriptions in `calls.ts`. */
  readonly calls: ReadonlyArray<string>
  /** How long it may take in all. */
  readonly limitMillis: number
  readonly capBytes: number
  /** Answers of the wrong shape, beside null, a number and a text. */
  readonly wrong: ReadonlyArray<unknown>
  /** Answers that hold absurd values: JSON as text, for what JSON.stringify would not write. */
  readonly absurd: Readonly<Record<string, string | Body>>
  /** A success is kept for a while. */
  readonly keeps?: boolean
  /** A failure is kept so long, offline or not. */
  readonly blockedMillis?: number
  /** Work that goes on for as long as the service lives, so that fibers are left. */
  readonly lasting?: boolean
  /** There are several places to ask, one after another. */
  readonly several?: boolean
  /** What kind of value it is that is not what the service says when all is well: `default`, `estimate`. */
  readonly said?: (value: unknown) => string
  /** Makes the service anew, and how it is asked. */
  readonly open: (world: World) => Effect.Effect<Effect.Effect<unknown, LatchkeyError>, never, Scope.Scope | Ground>
}

/** What all rows share unless they say otherwise: a read of the chain service. */
export const subject = (given: Omit<Subject, "limitMillis" | "capBytes" | "wrong"> & Partial<Subject>): Subject => ({
  limitMillis: millis.dataCall, capBytes: limits.answerBytes, wrong: [{}, []], ...given
})

/** A service in a scope of its own, and a question to it. */
export const asking = <S, A, E extends LatchkeyError>(service: Layer.Layer<S, never, Ground>, ask: Effect.Effect<A, E, S | Ground>) => () =>
  Effect.map(Effect.zip(Effect.context<Ground>(), Layer.build(service)), ([below, own]) => Effect.provide(ask, Context.merge(below, own)))

/** Every network is known, and the kit has just started. */
export const ground = () => Layer.merge(SupportedChains.layerTest(() => true), Store.layer(testState({ catalogue: true })))

/** Whether a request goes to a path that ends so. */
export const pathEnds = (end: string) => (url: URL): boolean => url.pathname.endsWith(end)

/** A good list with one absurd item after another in it, each an answer of its own. */
export const withItems = (list: (item: string) => string, items: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(items).map(([name, item]) => [name, list(item)]))
