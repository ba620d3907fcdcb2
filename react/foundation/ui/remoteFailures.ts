import * as http from "../../../core/foundation/http/errors.ts"
import * as rpc from "../../../core/chain/rpc/errors.ts"
import type { Failures } from "./failures.ts"

/** What asking a remote service can end in. Not in the kit chunk: only views that ask know them. */
export const remoteFailures: Failures = Object.fromEntries(
  [...Object.entries(http), ...Object.entries(rpc)].flatMap(([name, value]) =>
    typeof value === "function" && "entry" in value ? [[name, value]] : [])
)
