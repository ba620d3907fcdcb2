import type { CallError, NoEndpoint } from "../../../core/foundation/http/errors.ts"

/** Maps a call's failure to its room's own, except for that of a service that is not configured. */
export const keepNoEndpoint =
  <E>(toFailure: (cause: Exclude<CallError, NoEndpoint>) => E) =>
  (cause: CallError): E | NoEndpoint =>
    cause._tag === "NoEndpoint" ? cause : toFailure(cause)
