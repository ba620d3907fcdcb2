import { redacted } from "../redaction/redacted.ts"
import { canonical } from "../recording/canonical.ts"
import type { RecordedRequest } from "../recording/Flow.ts"

/** What a request looks like to a recording: redacted, with the endpoint's name in place of its host. */
export type Wanted = Pick<RecordedRequest, "method" | "endpoint" | "path" | "query" | "body">

/**
 * Equal for requests that one recording answers: method, endpoint, path, query and body, names in any order. JSON-RPC
 * counts by method and params: its ids do not, and neither does the order inside a batch.
 */
export const keyOf = ({ body, endpoint, method, path, query }: Wanted): string =>
  canonical({ method, endpoint, path, query, body: meaningOf(body) })

/** A body by its meaning. */
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
 * A body and its answer as they are kept: a batch in an order of its own, ids counted from 1, so that a second
 * recording is equal.
 */
export const renumbered = (body: unknown, answer: unknown): { readonly body: unknown; readonly answer: unknown } => {
  if (isRpc(body)) return { body: { ...body, id: 1 }, answer: answered(answer, 1) }
  if (!isBatch(body)) return { body, answer }
  const asked = [...body].sort((a, b) => (canonical(withoutId(a)) < canonical(withoutId(b)) ? -1 : 1))
  return {
    body: asked.map((one, i) => ({ ...one, id: i + 1 })),
    answer: Array.isArray(answer)
      ? asked.flatMap((one, i) =>
          answer
            .filter((other) => idOf(other) === idOf(one))
            .slice(0, 1)
            .map((other) => answered(other, i + 1))
        )
      : answered(answer, 1)
  }
}

/** The recorded answer with the ids of this question. */
export const answerTo = (body: unknown, recorded: Pick<RecordedRequest, "answer" | "body">): unknown => {
  if (isRpc(body)) return answered(recorded.answer, idOf(body))
  if (!isBatch(body) || !isBatch(recorded.body) || !Array.isArray(recorded.answer)) return recorded.answer
  const answers: ReadonlyArray<unknown> = recorded.answer
  const left = [...recorded.body]
  return body.flatMap((one) => {
    const at = left.findIndex((other) => canonical(withoutId(other)) === canonical(withoutId(one)))
    const [same] = at === -1 ? [] : left.splice(at, 1)
    return answers
      .filter((answer) => same !== undefined && idOf(answer) === idOf(same))
      .slice(0, 1)
      .map((answer) => answered(answer, idOf(one)))
  })
}

/** An answer that carries an id carries the question's. */
const answered = (answer: unknown, id: unknown): unknown =>
  typeof answer === "object" && answer !== null && !Array.isArray(answer) && "id" in answer && answer.id !== null
    ? { ...answer, id }
    : answer

/** Equal for requests that one exchange answers: by method and params, in redacted form. */
export const walletKeyOf = ({ method, params }: { readonly method: string; readonly params?: unknown }): string =>
  canonical([method, redacted(params ?? null, { aliases: [] })])
