import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { BadShape, type CallError } from "../../../core/foundation/http/errors.ts"
import type { RpcEndpoint } from "../../../core/chain/rpc/endpoints.ts"
import type { RpcError } from "../../../core/chain/rpc/errors.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { Calls } from "../../foundation/http/Calls.ts"
import { limitToBudget } from "../../foundation/http/withinBudget.ts"
import { getBody, getPost, RpcAnswer, type RpcQuestion, RpcWire } from "./RpcWire.ts"

/**
 * The maximum number of requests in one POST, and how long the first one waits for others.
 * docs/spec/chain.md#rpc-batching.
 */
export const batching = { size: 1_000, waitMillis: 0 } as const

interface Waiting {
  readonly question: RpcQuestion
  readonly answer: Deferred.Deferred<RpcAnswer, CallError | RpcError>
}

const call = "rpc.batch"
const Numbered = Schema.Struct({ id: Schema.Number })
const Answers = Schema.Union(Schema.Array(Schema.Unknown), RpcAnswer)
const isList = (answers: typeof Answers.Type): answers is ReadonlyArray<unknown> => Array.isArray(answers)

/** Indexes answers by id and ignores those without one. The first of two with the same id counts. */
const indexById = (answers: ReadonlyArray<unknown>): Map<number, unknown> =>
  new Map(
    [...answers].reverse().flatMap((answer) =>
      Option.match(Schema.decodeUnknownOption(Numbered)(answer), {
        onNone: () => [],
        onSome: ({ id }) => [[id, answer] as const]
      })
    )
  )

const make = Effect.gen(function* () {
  const calls = yield* Calls
  const scope = yield* Effect.scope
  /** Requests waiting for their POST, by the endpoint's URL. */
  const open = new Map<string, Array<Waiting>>()

  return RpcWire.of({
    ask: (endpoint, question) =>
      Effect.gen(function* () {
        const waiting: Waiting = { question, answer: yield* Deferred.make<RpcAnswer, CallError | RpcError>() }
        const batch = open.get(endpoint.url)
        if (batch !== undefined && batch.length < batching.size) batch.push(waiting)
        else {
          const fresh = [waiting]
          open.set(endpoint.url, fresh)
          const leave = Effect.suspend(() => {
            if (open.get(endpoint.url) === fresh) open.delete(endpoint.url)
            return sendBatch(calls, endpoint, fresh)
          })
          // Sent at the end of this tick: requests that are about to be made can still join.
          yield* Effect.forkIn(
            Effect.yieldNow({ priority: 1 }).pipe(
              Effect.zipRight(Effect.sleep(batching.waitMillis)),
              Effect.zipRight(leave)
            ),
            scope
          )
        }
        return yield* limitToBudget(`rpc.${question.method}`, question.budgetMillis)(Deferred.await(waiting.answer))
      })
  })
})

/** Sends a batch, or a single request without one, and completes each request with its answer. */
const sendBatch = (
  calls: Calls["Type"],
  endpoint: RpcEndpoint,
  batch: ReadonlyArray<Waiting>
): Effect.Effect<unknown> => {
  const [first] = batch
  if (first === undefined) return Effect.void
  const { question } = first
  const budget = Math.max(...batch.map(({ question }) => question.budgetMillis))
  const post = (body: unknown, name: string) => getPost(endpoint, question.name, name, budget, body)
  if (batch.length === 1) {
    return Effect.intoDeferred(
      calls.ask({ ...post(getBody(question), `rpc.${question.method}`), reply: RpcAnswer }),
      first.answer
    )
  }
  const bodies = batch.map((waiting) => getBody(waiting.question))
  const answers = Effect.map(calls.ask({ ...post(bodies, call), reply: Answers }), (all) =>
    isList(all) ? indexById(all) : all
  )
  return Effect.flatMap(Effect.exit(answers), (exit) =>
    Effect.forEach(
      batch,
      ({ answer, question }) =>
        Effect.intoDeferred(
          Effect.flatMap(exit, (all) => (all instanceof Map ? answerOf(all.get(question.id)) : refuseWhole(all))),
          answer
        ),
      { discard: true }
    )
  )
}

/**
 * Fails every request with the error that a node without batch support returns. A single result is malformed: it
 * matches no request.
 */
const refuseWhole = ({ error }: RpcAnswer): Effect.Effect<RpcAnswer, BadShape> =>
  error === undefined || error === null
    ? new BadShape({ call, issue: "The answer to a batch is not a list." })
    : Effect.succeed({ error })

const answerOf = (answer: unknown): Effect.Effect<RpcAnswer, BadShape> =>
  answer === undefined
    ? new BadShape({ call, issue: "The batch contains no answer to this request." })
    : Effect.mapError(
        Schema.decodeUnknown(RpcAnswer)(answer),
        () => new BadShape({ call, issue: "The answer to this request is not JSON-RPC." })
      )

/**
 * Joins simultaneous requests to one endpoint into one POST, at most 1,000 of them. Answers are matched by id; a
 * missing or malformed one fails its own request only. Provide it to `Rpc.layer`; hosts without it do not load it.
 */
export const batchingLayer: Layer.Layer<RpcWire, never, Calls> = Layer.scoped(RpcWire, make)
