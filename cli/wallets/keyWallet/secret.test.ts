import { expect, test } from "vitest"
import { parseDocument, makeFreshFolder, runIn } from "../../../fixtures/testing/cli/testing.ts"

/** No node answers here, and no request is sent: the key is checked first. */
const words = ["connect", "--wallet", "key", "--live", "--rpc-url", "http://127.0.0.1:9", "--json"]

test.each([
  ["no key in the environment or on stdin", {}, "", "SecretMissing"],
  ["a key that is too short", { LATCHKEY_PRIVATE_KEY: "0x12" }, "", "SecretMisfit"],
  ["a key outside the range of the curve", { LATCHKEY_PRIVATE_KEY: `0x${"0".repeat(64)}` }, "", "SecretMisfit"],
  ["words from stdin", {}, "correct horse battery staple", "SecretMisfit"]
])("`connect --wallet key` fails with exit 4 and never repeats its input: %s", async (_, env, piped, tag) => {
  const seen = await runIn(makeFreshFolder(), words, { env, interactive: false, stdin: async () => piped })
  expect([seen.code, parseDocument(seen).error?.tag]).toEqual([4, tag])
  for (const secret of [...Object.values(env), piped].filter((text) => text !== ""))
    expect(seen.out.join("\n")).not.toContain(secret)
})

test("`latchkey` reports a defect as its own fault, with exit 70", async () => {
  const seen = await runIn(makeFreshFolder(), ["connect", "--json"], {
    watch: () => {
      throw new Error("the view of the run broke")
    }
  })
  expect([seen.code, parseDocument(seen).error?.tag, parseDocument(seen).error?.code]).toEqual([
    70,
    "OwnFault",
    "cli.fault"
  ])
})
