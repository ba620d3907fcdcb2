import { expect, test } from "vitest"
import { turns } from "../../../fixtures/testing/turns.ts"
import { createLatchkey, mainnet } from "../shell/public.ts"

test("a kit with the option `cookie` is made on a server without a failure, which would end its process", async () => {
  expect(typeof document).toBe("undefined")
  const failures: Array<unknown> = []
  const hear = (failure: unknown) => void failures.push(failure)
  process.on("unhandledRejection", hear)
  const kit = createLatchkey({ networks: [mainnet], cookie: true })
  await import("../start/shellTasks.ts")
  await import("./keepCookie.ts")
  await turns()
  process.off("unhandledRejection", hear)
  expect(failures).toEqual([])
  await kit.dispose()
})
