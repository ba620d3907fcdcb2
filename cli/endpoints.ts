import * as Effect from "effect/Effect"
import type { NetworkId } from "../core/chain/ids.ts"
import { type Endpoints, endpointsOf as publicOrNone } from "../core/config/endpoints.ts"
import { Schema } from "../core/schema.ts"
import { replayEndpoints } from "../services/http/replay/alias.ts"
import { NoSandbox } from "./errors.ts"
import type { Flags } from "./flags.ts"

/** What `GET /__sandbox` answers, as far as it is used here. */
const Sandbox = Schema.Struct({
  api: Schema.String,
  chainService: Schema.String,
  rpc: Schema.Record({ key: Schema.String, value: Schema.String })
})

const sandboxPatienceMillis = 5_000

/** Where the flags say that the services are; a flag of an endpoint's own wins. `network` is what `--rpc-url` serves. */
export const endpointsOf = Effect.fnUntraced(function*(flags: Flags, network: NetworkId) {
  const { source } = flags
  const base: Endpoints = source._tag === "fixtures" ? replayEndpoints
    : source._tag === "sandbox" ? yield* askSandbox(source.url)
    : publicOrNone(source.projectId)
  return {
    api: flags.apiUrl ?? base.api,
    chainService: flags.chainServiceUrl ?? base.chainService,
    rpc: flags.rpcUrl === undefined ? base.rpc : { ...base.rpc, [network]: flags.rpcUrl }
  }
})

const askSandbox = (url: string) =>
  Effect.tryPromise({
    try: async (signal): Promise<unknown> => (await fetch(`${url}/__sandbox`, { signal })).json(),
    catch: () => new NoSandbox({ url })
  }).pipe(
    Effect.timeoutFail({ duration: sandboxPatienceMillis, onTimeout: () => new NoSandbox({ url }) }),
    Effect.flatMap((answer) => Effect.mapError(Schema.decodeUnknown(Sandbox)(answer), () => new NoSandbox({ url })))
  )
