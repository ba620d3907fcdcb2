import { redacted } from "../redaction/redacted.ts"
import { canonical } from "../recording/canonical.ts"
import type { RecordedRequest } from "../recording/Flow.ts"

/** A request in the form in which it is recorded: redacted, with the endpoint's name in place of its host. */
export type RequestMatch = Pick<RecordedRequest, "method" | "endpoint" | "path" | "query" | "body">

/**
 * Equal for requests that one recording answers: method, endpoint, path, query and body, with names in any order.
 * JSON-RPC requests are compared by method and params; ids and the order within a batch do not matter.
 */
export const keyOf = ({ body, endpoint, method, path, query }: RequestMatch): string =>
  canonical({ method, endpoint, path, query, body: meaningOf(body) })

/** A request body in a form in which equal bodies compare as equal. */
export const meaningOf = (body: unknown): unknown =>
  isBatch(body)
    ? [...body].map(withoutId).sort((a, b) => (canonical(a) < canonical(b) ? -1 : 1))
    : isRpc(body)
      ? withoutId(body)
      : body

interface RpcBody {
  readonly jsonrpc: string
  readonly method: string
}

const isRpc = (body: unknown): body is RpcBody =>
  typeof body === "object" && body !== null && "jsonrpc" in body && "method" in body && typeof body.method === "string"
const isBatch = (body: unknown): body is ReadonlyArray<RpcBody> =>
  Array.isArray(body) && body.length > 0 && body.every(isRpc)
const idOf = (one: unknown): unknown => (typeof one === "object" && one !== null && "id" in one ? one.id : undefined)

const withoutId = (one: RpcBody): unknown => {
  const { id: _, ...rest } = { id: undefined, ...one }
  return rest
}

/**
 * A body and its answer as they are stored: batches are sorted and ids counted from 1, so that a second recording is
 * identical.
 */
export const renumbered = (body: unknown, answer: unknown): { readonly body: unknown; readonly answer: unknown } => {
  if (isRpc(body)) return { body: { ...body, id: 1 }, answer: answered(answer, 1) }
  if (!isBatch(body)) return { body, answer }
  const calls = [...body].sort((a, b) => (canonical(withoutId(a)) < canonical(withoutId(b)) ? -1 : 1))
  return {
    body: calls.map((one, i) => ({ ...one, id: i + 1 })),
    answer: Array.isArray(answer)
      ? calls.flatMap((one, i) =>
          answer
            .filter((other) => idOf(other) === idOf(one))
            .slice(0, 1)
            .map((other) => answered(other, i + 1))
        )
      : answered(answer, 1)
  }
}

/** The recorded answer, with the ids of this request. */
export const answerTo = (body: unknown, recorded: Pick<RecordedRequest, "answer" | "body">): unknown => {
  if (isRpc(body)) return answered(recorded.answer, idOf(body))
  if (!isBatch(body) || !isBatch(recorded.body) || !Array.isArray(recorded.answer)) return recorded.answer
  const answers: ReadonlyArray<unknown> = recorded.answer
  const rest = [...recorded.body]
  return body.flatMap((one) => {
    const at = rest.findIndex((other) => canonical(withoutId(other)) === canonical(withoutId(one)))
    const [same] = at === -1 ? [] : rest.splice(at, 1)
    return answers
      .filter((answer) => same !== undefined && idOf(answer) === idOf(same))
      .slice(0, 1)
      .map((answer) => answered(answer, idOf(one)))
  })
}

/** An answer that has an id gets the request's id. */
const answered = (answer: unknown, id: unknown): unknown =>
  typeof answer === "object" && answer !== null && !Array.isArray(answer) && "id" in answer && answer.id !== null
    ? { ...answer, id }
    : answer

/** Equal for requests that one exchange answers: by method and params, in redacted form. */
export const walletKeyOf = ({ method, params }: { readonly method: string; readonly params?: unknown }): string =>
  canonical([method, redacted(params ?? null, { aliases: [] })])
