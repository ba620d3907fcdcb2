import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { BadStatus } from "../../../core/foundation/http/errors.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import type { Ens } from "../ens/Ens.ts"
import { findIdentity } from "./findIdentity.ts"
import type { Identities } from "./Identities.ts"

const account: AccountId = "eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const failure = new BadStatus({ call: "identity.of", status: 503 })

/** Returns the name that is found, or the tag of the failure. `null`: the source fails. */
const find = (identity: Parameters<typeof findIdentity>[0]["identity"], service: string | null, ens: string | null) => {
  const requested: Array<string> = []
  const answer = (source: string, name: string | null) =>
    Effect.suspend(() => {
      requested.push(source)
      return name === null ? failure : Effect.succeed({ name, avatar: "" })
    })
  const identities: Identities["Type"] = { get: () => answer("service", service) }
  const names: Ens["Type"] = {
    resolve: () => failure,
    forget: () => Effect.void,
    identities: () => Effect.map(answer("ens", ens), (found) => new Map([[account, found]]))
  }
  const sources = { identity, identities: Effect.succeed(identities), ens: Effect.succeed(names) }
  return Effect.map(Effect.either(findIdentity(sources, account)), (found) => ({
    requested,
    found: found._tag === "Right" ? found.right.name : found.left._tag
  }))
}

describe("findIdentity", () => {
  it.effect.each([
    ["both", "ann", "ada.eth", "ann", ["service"]],
    ["both", "", "ada.eth", "ada.eth", ["service", "ens"]],
    ["both", null, "ada.eth", "ada.eth", ["service", "ens"]],
    ["both", "", null, "", ["service", "ens"]],
    ["both", null, "", "BadStatus", ["service", "ens"]],
    ["service", "", "ada.eth", "", ["service"]],
    ["ens", "ann", "ada.eth", "ada.eth", ["ens"]],
    ["ens", "ann", null, "BadStatus", ["ens"]],
    ["off", "ann", "ada.eth", "", []]
  ] as const)("reads with `%s` from %s and %s the name %s", ([identity, service, ens, name, sources]) =>
    Effect.map(find(identity, service, ens), ({ found, requested }) => {
      assert.deepStrictEqual([found, requested], [name, [...sources]])
    })
  )
})
