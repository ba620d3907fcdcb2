import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import { SafeSilent } from "../../../core/wallets/safe/errors.ts"
import {
  type Posted,
  replyFrom,
  type SafeAnswer,
  type SafeMethod,
  safeQuestion
} from "../../../core/wallets/safe/messages.ts"
import { WalletAnswerMisfit } from "../../../core/wallets/requests/errors.ts"

/** The page's window and the one around it, as far as messages go. */
export interface SafeSurroundings {
  /** The window that holds the Safe: no other is asked, and no other is heard. */
  readonly safe: { readonly postMessage: (message: unknown, targetOrigin: string) => void }
  readonly origin: string
  /** Hears what is posted to this page; gives back what ends it. */
  readonly listen: (heard: (posted: Posted) => void) => () => void
  /** 128 random bits in hex: nobody can answer a question that they have not seen. */
  readonly randomId: () => string
}

/** The page around said no. It gives words and no number; they are its own. */
export class SafeRefused {
  readonly _tag = "SafeRefused"
  readonly method: SafeMethod
  constructor(method: SafeMethod) {
    this.method = method
  }
}

type SafeFailure = SafeRefused | SafeSilent | WalletAnswerMisfit

/**
 * Asks the Safe around this page. One listener for as long as something is asked. An answer counts once, only from that
 * window and that origin, under the id of a question that waits, and as what the question asks for. T1.
 */
export const safeFrame = ({ listen, origin, randomId, safe }: SafeSurroundings) => {
  const waiting = new Map<string, (posted: { readonly success: boolean; readonly data?: unknown }) => void>()
  let deaf: (() => void) | undefined

  const hear = (posted: Posted): void => {
    const reply = replyFrom(posted, safe, origin)
    const settle = reply === undefined ? undefined : waiting.get(reply.id)
    if (reply === undefined || settle === undefined) return
    waiting.delete(reply.id)
    settle(reply)
  }

  const enter = (id: string, settle: Parameters<typeof waiting.set>[1]): void => {
    deaf ??= listen(hear) // first: what cannot be heard is not waited for
    waiting.set(id, settle)
  }
  const leave = (id: string): void => {
    waiting.delete(id)
    if (waiting.size > 0) return
    deaf?.()
    deaf = undefined
  }

  /** One question. Waits as long as its owners take, or `within` milliseconds. It is posted once. */
  const ask = <A>(
    method: SafeMethod,
    params: unknown,
    read: SafeAnswer<A>,
    within?: number
  ): Effect.Effect<A, SafeFailure> => {
    const asked = Effect.acquireUseRelease(
      Effect.map(Deferred.make<A, SafeFailure>(), (answered) => {
        const id = randomId()
        enter(id, ({ data, success }) => {
          const value = success ? read(data) : undefined
          Deferred.unsafeDone(
            answered,
            !success
              ? Effect.fail(new SafeRefused(method))
              : value === undefined
                ? new WalletAnswerMisfit({ method })
                : Effect.succeed(value)
          )
        })
        return { answered, id }
      }),
      ({ answered, id }) =>
        Effect.zipRight(
          Effect.sync(() => safe.postMessage(safeQuestion(id, method, params), origin)),
          Deferred.await(answered)
        ),
      ({ id }) => Effect.sync(() => leave(id))
    )
    return within === undefined
      ? asked
      : Effect.timeoutFail(asked, {
          duration: within,
          onTimeout: () => new SafeSilent({ method, afterMillis: within })
        })
  }
  return { ask }
}

export type SafeFrame = ReturnType<typeof safeFrame>
