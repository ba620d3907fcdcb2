import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { expect, test } from "vitest"

const loaded: { readonly pureNames: { readonly transform: (code: string, id: string) => null } } = await import(
  pathToFileURL(join(import.meta.dirname, "pureNames.mjs")).href
)
const { transform } = loaded.pureNames

test.each(["int(one)", "it.pattern(/a/)", "between?.(1, 2)", "declare<Shape>(isShape)", "maxLength<A, B>(5)"])(
  "a call of ours by a name that is told pure stops the build: %s",
  (code) => {
    expect(() => transform(code, "core/own.ts")).toThrow(/^core\/own\.ts calls \w+, a name that the build takes/)
  }
)

test("the library's own, names that only contain one, and what is not called pass", () => {
  const code = "Schema.int(); print(1); finitely(2); const between = 1; pattern.test(text)"
  expect(transform(code, "core/own.ts")).toBeNull()
  expect(transform("int(one)", "node_modules/effect/Schema.ts")).toBeNull()
})
