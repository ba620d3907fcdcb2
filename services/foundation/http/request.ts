import { isLocalUrl } from "../../../core/foundation/platform/isThisMachine.ts"
import { sdkType } from "../../../core/foundation/http/sdkType.ts"
import * as Either from "effect/Either"
import { NoEndpoint } from "../../../core/foundation/http/errors.ts"
import type { KitSettings } from "../platform/Settings.ts"
import type { CallSpec } from "./call.ts"
import type { HttpRequest } from "./Transport.ts"

/**
 * Builds the request of a call. Requests to our services carry projectId, st and sv; those to the chain service also
 * clientId (docs/spec/foundation.md#http-query-parameters). A URL that a room provides is sent unchanged.
 */
export const getRequest = (spec: CallSpec, settings: KitSettings): Either.Either<HttpRequest, NoEndpoint> => {
  const { body, bodyType = "application/json", isForeign, path, query = {}, to } = spec
  const root = typeof to === "string" ? settings.endpoints[to] : to.url
  if (root === undefined) return Either.left(new NoEndpoint({ call: spec.call, endpoint: String(to) }))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(
    typeof to === "string" ? { ...query, ...ownQuery(settings, to) } : query
  )) {
    if (value !== undefined) search.set(name, value)
  }
  const url = root + path + (search.size === 0 ? "" : `${root.includes("?") ? "&" : "?"}${search}`)
  return Either.right({
    url,
    ...(body === undefined ? {} : { body: { text: JSON.stringify(body), type: bodyType } }),
    ...(isForeign === true ? { isForeign } : {})
  })
}

const ownQuery = ({ projectId, relayClient, sdkVersion }: KitSettings, to: string) => ({
  projectId: projectId === "" ? undefined : projectId,
  st: sdkType,
  sv: sdkVersion,
  clientId: to === "chainService" ? relayClient?.id : undefined
})

/** True for a request to this machine, which works offline. */
export const isLocalRequest = ({ url }: HttpRequest): boolean => isLocalUrl(url)
