import type { Sponsor } from "../../../core/wallets/requests/sponsor.ts"
import { RpcAnswer } from "../../chain/rpc/RpcWire.ts"
import type { Call } from "../../foundation/http/call.ts"

/** How long a paymaster service may take, in milliseconds, and the maximum number of bytes that it may answer. */
export const sponsorPolicy = { budgetMillis: 4_000, tries: 1, bodyBytes: 65_536 } as const

/** Returns the call that asks a host's paymaster service (ERC-7677) for an operation. Redirects are not followed. */
export const createPaymasterStubCall = (
  { url }: Sponsor,
  id: number,
  params: ReadonlyArray<unknown>
): Call<RpcAnswer, typeof RpcAnswer.Encoded> => ({
  call: "sponsor.stub",
  to: { name: "paymaster", url },
  path: "",
  body: { jsonrpc: "2.0", id, method: "pm_getPaymasterStubData", params },
  isForeign: true,
  policy: sponsorPolicy,
  reply: RpcAnswer
})
