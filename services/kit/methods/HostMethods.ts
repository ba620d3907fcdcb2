import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { LateMethods, LateName, MethodPart, NamesOf } from "../../../core/kit/methodTable/methods.ts"
import type { KitMissing } from "../../../core/foundation/errors/KitMissing.ts"
import type { LatchkeyError } from "../../../core/foundation/errors/failure.ts"
import type { ShownContext } from "../../../core/wallets/requests/shownContext.ts"

/** A method of a kit as an effect, called with its argument and with what the page showed at the call. */
export type HostMethod<Name extends LateName> = (
  argument: Parameters<LateMethods[Name]>[0],
  seen: ShownContext
) => Effect.Effect<Awaited<ReturnType<LateMethods[Name]>>, KitMissing | LatchkeyError>

/** The methods of a part of the kit, as `core/kit/methodTable` lists them. */
export type MethodsOf<Part extends MethodPart> = { readonly [Name in NamesOf<Part>]: HostMethod<Name> }

/** The parts of the kit that have methods, each loaded when it is first used. */
export type MethodParts = { readonly [Part in MethodPart]: Effect.Effect<MethodsOf<Part>, KitMissing> }

/** The requests of a host page that the rest of the kit answers. */
export interface HostAsking {
  readonly methods: MethodParts
  /**
   * Answers a request of a host's EIP-1193 provider. `mobile`: a wallet that is not on this page is opened by a link.
   * Fails with its cause, to which `toProviderError` gives its code.
   */
  readonly request: (
    namespace: string,
    call: { readonly method: string; readonly params?: unknown },
    seen: ShownContext,
    mobile: boolean
  ) => Effect.Effect<unknown, unknown>
}

/** The methods of a kit whose code loads at the first call. */
export class HostMethods extends Context.Tag("services/HostMethods")<
  HostMethods,
  Effect.Effect<HostAsking, KitMissing>
>() {}
