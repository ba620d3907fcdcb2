import { expect, test } from "vitest"
import { passTurns } from "../../../fixtures/testing/turns.ts"
import { createLatchkey, mainnet } from "../shell/public.ts"

test("createLatchkey with the option `cookie` does not fail on a server", async () => {
  expect(typeof document).toBe("undefined")
  const failures: Array<unknown> = []
  const onFailure = (failure: unknown) => void failures.push(failure)
  process.on("unhandledRejection", onFailure)
  const kit = createLatchkey({ networks: [mainnet], cookie: true })
  await import("../start/shellTasks.ts")
  await import("./keepCookie.ts")
  await passTurns()
  process.off("unhandledRejection", onFailure)
  expect(failures).toEqual([])
  await kit.dispose()
})
