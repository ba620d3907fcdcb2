import { limits } from "../../core/limits.ts"

/** What a body that goes on past its cap breaks off with. */
export class PastCap extends Error {
  readonly limitBytes = limits.answerBytes
}

/** Whether a failure, or what caused it, is a body that went on past its cap. */
export const isPastCap = (cause: unknown): boolean =>
  cause instanceof PastCap || (cause instanceof Error && cause.cause !== undefined && isPastCap(cause.cause))

/** The same answer with a body that breaks off at the cap, so that no more of it is ever held (reliability F10). */
export const capped = (answer: Response): Response => {
  if (answer.body === null) return answer
  let size = 0
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform: (part, controller) => {
      size += part.length
      if (size > limits.answerBytes) controller.error(new PastCap())
      else controller.enqueue(part)
    }
  })
  return new Response(answer.body.pipeThrough(counting), answer)
}
