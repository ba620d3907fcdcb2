import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { JsonRecord } from "../../../core/foundation/data/schema.ts"
import { Calls } from "../../foundation/http/Calls.ts"
import { Settings } from "../../foundation/platform/Settings.ts"
import { Descriptors } from "./Descriptors.ts"

/** A file of the folder that a host serves. What is hashed is its JSON as it is written without spaces. */
export const descriptorFile = (url: string, name: string) => ({
  call: "descriptors.read",
  to: { name: "descriptors", url },
  path: `/${name}`,
  reply: JsonRecord
})

/**
 * The descriptors of the folder that the host named (`endpoints.descriptors`: its address, `#`, and the SHA-256 of its
 * index); none without one. Its server learns which contracts are looked at, and nobody else does.
 * docs/spec/onchain.md#descriptor-folder.
 */
export const hostDescriptors = Layer.unwrapEffect(
  Effect.map(Effect.all([Settings, Calls]), ([{ endpoints }, calls]) => {
    const [url = "", indexHash = ""] = (endpoints.descriptors ?? "").split("#")
    return url === ""
      ? Descriptors.layerNone
      : Descriptors.layer(
          (name) =>
            Effect.map(calls.ask(descriptorFile(url.replace(/\/$/, ""), name)), (answer) => JSON.stringify(answer)),
          indexHash
        )
  })
)
