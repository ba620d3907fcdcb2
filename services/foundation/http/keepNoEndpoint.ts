import type { CallError, NoEndpoint } from "../../../core/foundation/http/errors.ts"

/** Maps the failure of a call to the failure of its room, but keeps `NoEndpoint`. */
export const keepNoEndpoint =
  <E>(toFailure: (cause: Exclude<CallError, NoEndpoint>) => E) =>
  (cause: CallError): E | NoEndpoint =>
    cause._tag === "NoEndpoint" ? cause : toFailure(cause)
