import { describe, expect, test } from "vitest"
// @ts-expect-error: a script has no types
import { createSbom } from "./sbom.mjs"

const manifest = { name: "latchkey", version: "1.2.3", license: "MIT" }
const scoped = {
  name: "@noble/hashes",
  version: "1.8.0",
  license: "MIT",
  integrity: `sha512-${Buffer.from("digest").toString("base64")}`,
  bundles: ["host", "latchkey"]
}

describe("createSbom", () => {
  test("describes a package by its purl, license, digest and bundles", () => {
    const { components, metadata } = createSbom(manifest, [scoped])
    expect(metadata.component.purl).toBe("pkg:npm/latchkey@1.2.3")
    expect(components).toEqual([
      {
        type: "library",
        "bom-ref": "pkg:npm/%40noble/hashes@1.8.0",
        group: "@noble",
        name: "hashes",
        version: "1.8.0",
        hashes: [{ alg: "SHA-512", content: Buffer.from("digest").toString("hex") }],
        licenses: [{ license: { id: "MIT" } }],
        purl: "pkg:npm/%40noble/hashes@1.8.0",
        properties: [
          { name: "latchkey:bundle", value: "host" },
          { name: "latchkey:bundle", value: "latchkey" }
        ]
      }
    ])
  })

  test("writes a choice of licenses as an expression, and omits a missing digest", () => {
    const { components } = createSbom(manifest, [{ ...scoped, license: "(MIT OR CC0-1.0)", integrity: undefined }])
    expect([components[0].licenses, components[0].hashes]).toEqual([[{ expression: "(MIT OR CC0-1.0)" }], []])
  })

  test("has neither a date nor a random id, so that the same packages give the same document", () => {
    const document = createSbom(manifest, [scoped])
    expect([document.serialNumber, document.metadata.timestamp]).toEqual([undefined, undefined])
    expect(createSbom(manifest, [scoped])).toEqual(document)
  })
})
