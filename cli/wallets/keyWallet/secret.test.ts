import { expect, test } from "vitest"
import { document, freshFolder, runIn } from "../../../fixtures/testing/cli/testing.ts"

/** Nobody listens there, and nobody is asked: the key comes first. */
const words = ["connect", "--wallet", "key", "--live", "--rpc-url", "http://127.0.0.1:9", "--json"]

test.each([
  ["none in the environment, and nobody pipes one in", {}, "", "SecretMissing"],
  ["one that is too short", { LATCHKEY_PRIVATE_KEY: "0x12" }, "", "SecretMisfit"],
  ["one that is no number of the curve", { LATCHKEY_PRIVATE_KEY: `0x${"0".repeat(64)}` }, "", "SecretMisfit"],
  ["one from the pipe that is words", {}, "correct horse battery staple", "SecretMisfit"]
])("a key wallet without a private key ends with 4 and never repeats what it got: %s", async (_, env, piped, tag) => {
  const seen = await runIn(freshFolder(), words, { env, interactive: false, stdin: async () => piped })
  expect([seen.code, document(seen).error?.tag]).toEqual([4, tag])
  for (const given of [...Object.values(env), piped].filter((one) => one !== ""))
    expect(seen.out.join("\n")).not.toContain(given)
})

test("a run that breaks inside says that the fault is latchkey's own, and ends with 70", async () => {
  const seen = await runIn(freshFolder(), ["connect", "--json"], {
    watch: () => {
      throw new Error("the view of the run broke")
    }
  })
  expect([seen.code, document(seen).error?.tag, document(seen).error?.code]).toEqual([70, "OwnFault", "cli.fault"])
})
