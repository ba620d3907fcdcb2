import * as Effect from "effect/Effect"
import * as FiberHandle from "effect/FiberHandle"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import { getField } from "../../../core/foundation/data/decode.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import { toFailureData } from "../../../core/foundation/errors/failure.ts"
import type { FundingOption, FundingRequest } from "../../../core/onchain/funding/FundingOption.ts"
import { FundingOptionFailed, FundingOptionSilent } from "../../../core/onchain/funding/errors.ts"
import type { FundingCommands } from "../../../core/onchain/funding/FundingCommands.ts"
import type { KitState } from "../../../core/state.ts"
import { readWalletError } from "../../../core/wallets/connection/readWalletError.ts"
import { reportFault } from "../../foundation/platform/reportFault.ts"
import { follow } from "../../foundation/store/follow.ts"
import { runInScope } from "../../foundation/store/runInScope.ts"
import { Store } from "../../foundation/store/Store.ts"
import { getFunded, getFundsView } from "./fundingView.ts"

/** Returns what the visitor needs, for a way that the page added; undefined if the view or the account is gone. */
const toRequest = (state: KitState): FundingRequest | undefined => {
  const [view, account] = [getFundsView(state), getFunded(state)]
  return view && account && { ...splitAccountId(account), token: view.token ?? null, amount: view.amount ?? null }
}

/** Returns true if a way ended because the visitor canceled it: browsers and SDKs reject with an `AbortError` then. */
const isCanceled = (cause: unknown): boolean =>
  getField(cause, "name") === "AbortError" || readWalletError(cause).isRejection

/**
 * Calls a way of the page in the current task. Returns its answer as a promise; an error is also the page's own uncaught
 * error, unless the visitor canceled.
 */
const callWay = ({ open }: FundingOption, request: FundingRequest): Promise<unknown> => {
  const report = (cause: unknown): never => {
    if (!isCanceled(cause)) reportFault(cause)
    throw cause
  }
  try {
    return Promise.resolve(open(request)).catch(report)
  } catch (cause) {
    return Promise.reject(cause).catch(report)
  }
}

/** Creates the commands of the view AddFunds, which run in the current scope. `options`: the ways of the page. */
export const makeFundingCommands = Effect.fnUntraced(function* (options: ReadonlyArray<FundingOption>) {
  const store = yield* Store
  const run = yield* runInScope<Store>()
  const waiting = yield* FiberHandle.make()

  const waitForWay = (id: string, name: string, answer: Promise<unknown>) =>
    Effect.matchEffect(
      Effect.timeoutFail(
        Effect.tryPromise({ try: () => answer, catch: (cause) => new FundingOptionFailed({ way: name, cause }) }),
        { duration: millis.fundingOption, onTimeout: () => new FundingOptionSilent({ way: name }) }
      ),
      {
        onSuccess: () => store.dispatch({ _tag: "FundingWayOpened", id }, { _tag: "Closed" }),
        onFailure: (error) =>
          error._tag === "FundingOptionFailed" && isCanceled(error.cause)
            ? store.dispatch({ _tag: "FundingWayLeft" })
            : store.dispatch({ _tag: "FundingWayFailed", id, error: toFailureData(error) })
      }
    )

  // The visitor who leaves the view no longer waits.
  yield* follow(
    (state) => getFundsView(state) !== undefined,
    (isShown) =>
      isShown ? Effect.void : Effect.zipRight(FiberHandle.clear(waiting), store.dispatch({ _tag: "FundingWayLeft" }))
  )

  const commands: FundingCommands = {
    openWay: (id) => {
      const state = store.getState()
      const option = options.find((item) => item.id === id)
      const request = toRequest(state)
      if (option === undefined || request === undefined || state.funding?.opening !== null) return
      store.plain.dispatch({ _tag: "FundingWayChosen", id })
      run(FiberHandle.run(waiting, waitForWay(id, option.name, callWay(option, request))))
    }
  }
  return commands
})
