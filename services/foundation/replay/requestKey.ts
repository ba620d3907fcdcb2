import { redact } from "../redaction/redact.ts"
import { toCanonicalJson } from "../recording/canonical.ts"
import type { RecordedRequest } from "../recording/Flow.ts"

/** A request as it is recorded: redacted, with the endpoint's name instead of its host. */
export type RequestMatch = Pick<RecordedRequest, "method" | "endpoint" | "path" | "query" | "body">

/**
 * Returns equal keys for requests that match the same recording: by method, endpoint, path, query and body, with names
 * in any order. JSON-RPC requests are compared by method and params; ids and the order within a batch do not matter.
 */
export const getKey = ({ body, endpoint, method, path, query }: RequestMatch): string =>
  toCanonicalJson({ method, endpoint, path, query, body: getMeaning(body) })

/** Returns a request body in a form in which equivalent bodies are equal. */
export const getMeaning = (body: unknown): unknown =>
  isBatch(body)
    ? [...body].map(removeId).sort((a, b) => (toCanonicalJson(a) < toCanonicalJson(b) ? -1 : 1))
    : isRpc(body)
      ? removeId(body)
      : body

interface RpcBody {
  readonly jsonrpc: string
  readonly method: string
}

const isRpc = (body: unknown): body is RpcBody =>
  typeof body === "object" && body !== null && "jsonrpc" in body && "method" in body && typeof body.method === "string"
const isBatch = (body: unknown): body is ReadonlyArray<RpcBody> =>
  Array.isArray(body) && body.length > 0 && body.every(isRpc)
const getId = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "id" in value ? value.id : undefined

const removeId = (body: RpcBody): unknown => {
  const { id: _, ...rest } = { id: undefined, ...body }
  return rest
}

/**
 * Returns a body and its answer as they are stored: batches are sorted and ids counted from 1, so that a second
 * recording is identical.
 */
export const renumber = (body: unknown, answer: unknown): { readonly body: unknown; readonly answer: unknown } => {
  if (isRpc(body)) return { body: { ...body, id: 1 }, answer: withId(answer, 1) }
  if (!isBatch(body)) return { body, answer }
  const calls = [...body].sort((a, b) => (toCanonicalJson(removeId(a)) < toCanonicalJson(removeId(b)) ? -1 : 1))
  return {
    body: calls.map((call, i) => ({ ...call, id: i + 1 })),
    answer: Array.isArray(answer)
      ? calls.flatMap((call, i) =>
          answer
            .filter((other) => getId(other) === getId(call))
            .slice(0, 1)
            .map((other) => withId(other, i + 1))
        )
      : withId(answer, 1)
  }
}

/** Returns the recorded answer with the ids of this request. */
export const answerTo = (body: unknown, recorded: Pick<RecordedRequest, "answer" | "body">): unknown => {
  if (isRpc(body)) return withId(recorded.answer, getId(body))
  if (!isBatch(body) || !isBatch(recorded.body) || !Array.isArray(recorded.answer)) return recorded.answer
  const answers: ReadonlyArray<unknown> = recorded.answer
  const rest = [...recorded.body]
  return body.flatMap((request) => {
    const index = rest.findIndex((other) => toCanonicalJson(removeId(other)) === toCanonicalJson(removeId(request)))
    const [same] = index === -1 ? [] : rest.splice(index, 1)
    return answers
      .filter((answer) => same !== undefined && getId(answer) === getId(same))
      .slice(0, 1)
      .map((answer) => withId(answer, getId(request)))
  })
}

/** Replaces the id of an answer that has one. */
const withId = (answer: unknown, id: unknown): unknown =>
  typeof answer === "object" && answer !== null && !Array.isArray(answer) && "id" in answer && answer.id !== null
    ? { ...answer, id }
    : answer

/** Returns equal keys for requests that match the same exchange: by method and redacted params. */
export const getWalletKey = ({ method, params }: { readonly method: string; readonly params?: unknown }): string =>
  toCanonicalJson([method, redact(params ?? null, { aliases: [] })])
