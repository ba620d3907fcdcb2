import * as Layer from "effect/Layer"
import type { Network } from "../../../core/chain/network/schema.ts"
import { lazyLayer } from "../../foundation/chunks/lazyLayer.ts"

/** Looks for a Safe around a page that is framed. */
export const findSafe = ({
  endpoints,
  networks
}: {
  readonly endpoints: { readonly safe?: string | undefined }
  readonly networks: ReadonlyArray<Network>
}) =>
  networks.some(({ namespace }) => namespace === "eip155") && typeof window === "object" && window.parent !== window
    ? lazyLayer(() => import("./safeLayer.ts").then(({ safeLayer }) => safeLayer(endpoints.safe)))
    : Layer.empty
