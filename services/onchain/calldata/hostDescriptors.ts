import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { JsonRecord } from "../../../core/foundation/data/schema.ts"
import { Calls } from "../../foundation/http/Calls.ts"
import { Settings } from "../../foundation/platform/Settings.ts"
import { Descriptors } from "./Descriptors.ts"

/** Returns the call for a file in the host's folder. The hash covers its JSON as serialized without spaces. */
export const createDescriptorFileCall = (url: string, name: string) => ({
  call: "descriptors.read",
  to: { name: "descriptors", url },
  path: `/${name}`,
  reply: JsonRecord
})

/**
 * Provides the descriptors in the host's folder (`endpoints.descriptors`: its URL, `#`, and the SHA-256 of its index),
 * or no descriptors. Only the folder's server learns which contracts are read. docs/spec/onchain.md#descriptor-folder.
 */
export const hostDescriptors = Layer.unwrapEffect(
  Effect.map(Effect.all([Settings, Calls]), ([{ endpoints }, calls]) => {
    const [url = "", indexHash = ""] = (endpoints.descriptors ?? "").split("#")
    return url === ""
      ? Descriptors.layerNone
      : Descriptors.layer(
          (name) =>
            Effect.map(calls.ask(createDescriptorFileCall(url.replace(/\/$/, ""), name)), (answer) =>
              JSON.stringify(answer)
            ),
          indexHash
        )
  })
)
