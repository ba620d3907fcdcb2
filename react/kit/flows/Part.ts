import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Scope from "effect/Scope"
import type { KitMissing } from "../../../core/foundation/errors/KitMissing.ts"
import type { Options } from "../../../core/kit/options/takeOptions.ts"
import { loadChunk, memoizeIn } from "../../../services/foundation/chunks/loadChunk.ts"
import type { Moment } from "../../../services/foundation/log/keepMoments.ts"
import type { NetworkServices } from "../../../services/kit/start/network.ts"
import type { KitServices } from "../../../services/kit/start/kitLayer.ts"
import type { HostDrawing } from "../host/HostDrawing.ts"

/** The kit that parts are built in. */
export interface PartHost {
  readonly options: Options & { readonly received?: Array<Moment> | undefined; readonly hostElements: HostDrawing }
  /** The accounts connected since the kit's start, by connector and namespace; others come from an earlier visit. */
  readonly connected: ReadonlySet<string>
  /** The network services, built once. */
  readonly network: Effect.Effect<Context.Context<NetworkServices>, KitMissing>
  /** Builds the kit's layers: a layer that two parts contain is built once. */
  readonly memo: Layer.MemoMap
  /** The kit's scope. */
  readonly scope: Scope.Scope
  readonly services: Context.Context<KitServices>
}

/** A part of the kit: services, or a value made over services, whose code loads when they are first needed. */
export interface Part<A> {
  readonly needs: ReadonlyArray<RequiredPart>
  readonly load: (host: PartHost) => Promise<unknown>
  /** True if few hosts load its code: the openings of the bundle leave it out. */
  readonly isRare: boolean
  /**
   * Returns the part of a kit. Its chunk and the required parts load concurrently; it is built once, in the kit's
   * scope. Failures are not cached.
   */
  readonly build: (host: PartHost) => Effect.Effect<A, KitMissing>
}
/** A part that others can require: services. */
type RequiredPart = Part<Context.Context<never>>
type ServicesOf<Needs extends ReadonlyArray<RequiredPart>> = ServicesOfPart<Needs[number]>
type ServicesOfPart<One> = One extends Part<Context.Context<infer Services>> ? Services : never

const concurrently = { concurrency: "unbounded" } as const

/** Declares a part whose chunk makes a value over the services of other parts. */
export const valuePart = <const Needs extends ReadonlyArray<RequiredPart>, Chunk, A>(
  needs: Needs,
  load: (host: PartHost) => Promise<Chunk>,
  make: (chunk: Chunk, host: PartHost) => Effect.Effect<A, KitMissing, ServicesOf<Needs> | KitServices | Scope.Scope>,
  isRare = false
): Part<A> => {
  const started = new WeakMap<PartHost, Effect.Effect<A, KitMissing>>()
  const start = (host: PartHost): Effect.Effect<A, KitMissing> =>
    Effect.flatMap(
      Effect.all(
        [loadChunk(() => load(host)), Effect.forEach(needs, (part) => part.build(host), concurrently)],
        concurrently
      ),
      ([chunk, contexts]) => {
        // Each part is typed by its own services; the merged list has no types.
        const services = contexts.reduce((all, item) => Context.merge(all, item), host.services)
        const context = services as Context.Context<ServicesOf<Needs> | KitServices>
        return Effect.provide(Scope.extend(make(chunk, host), host.scope), context)
      }
    )
  return {
    needs,
    load,
    isRare,
    build: (host) => {
      const known = started.get(host)
      if (known !== undefined) return known
      const shared = memoizeIn(host.scope, start(host))
      started.set(host, shared)
      return shared
    }
  }
}

/** Declares a part whose chunk has a layer over the services of other parts. A missing requirement does not compile. */
export const part = <const Needs extends ReadonlyArray<RequiredPart>, Chunk, Out>(
  needs: Needs,
  load: (host: PartHost) => Promise<Chunk>,
  layerOf: (chunk: Chunk, host: PartHost) => Layer.Layer<Out, never, ServicesOf<Needs> | KitServices>,
  isRare = false
): Part<Context.Context<Out>> =>
  valuePart(
    needs,
    load,
    (chunk, host) =>
      Effect.flatMap(Effect.context<ServicesOf<Needs> | KitServices>(), (context) =>
        Layer.buildWithMemoMap(
          Layer.provide(layerOf(chunk, host), Layer.succeedContext(context)),
          host.memo,
          host.scope
        )
      ),
    isRare
  )

/** Declares a part with methods over a layer that other parts may share. */
export const methodPart = <const Needs extends ReadonlyArray<RequiredPart>, Chunk, Out, A>(
  needs: Needs,
  load: (host: PartHost) => Promise<Chunk>,
  layerOf: (chunk: Chunk) => Layer.Layer<Out, never, ServicesOf<Needs> | KitServices>,
  make: (chunk: Chunk) => Effect.Effect<A, KitMissing, Out | ServicesOf<Needs> | KitServices>
): Part<A> =>
  valuePart(needs, load, (chunk, { memo, scope }) =>
    Effect.flatMap(Effect.context<ServicesOf<Needs> | KitServices>(), (context) =>
      Effect.flatMap(
        Layer.buildWithMemoMap(Layer.provideMerge(layerOf(chunk), Layer.succeedContext(context)), memo, scope),
        (built) => Effect.provide(make(chunk), built)
      )
    )
  )
