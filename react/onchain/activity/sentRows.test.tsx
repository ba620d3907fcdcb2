// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest"
import type { SentEnd } from "../../../core/wallets/signing/sentRecord.ts"
import { drawView, undraw } from "../../../fixtures/testing/react/drawView.tsx"
import { SentRows } from "./SentRows.tsx"

afterEach(undraw)
const account = "eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"

test.each<readonly [SentEnd, string]>([
  [{ status: "pending" }, "pending"],
  [{ status: "dropped" }, "pending"],
  [{ status: "confirmed" }, "done"],
  [{ status: "replaced", how: "repriced", replacedBy: "0x2" }, "done"],
  [{ status: "replaced", how: "cancelled" }, "canceled"],
  [{ status: "replaced", how: "replaced", replacedBy: "0x2" }, "canceled"],
  [{ status: "failed" }, "failed"],
  [{ status: "partly" }, "failed"]
])("SentRows shows the outcome %j as %s", (end, sign) => {
  const { view } = drawView(() => (
    <SentRows
      sent={[{ hash: "0x1", network: "eip155:1", account, kind: "send", nonce: 1, connectorId: "w", sentAt: 0, end }]}
    />
  ))
  const mini = view.container.querySelector(".mini")
  const isCanceled = /^(Canceled|Replaced)/.test(view.container.querySelector(".name")?.textContent ?? "")
  const rendered = isCanceled
    ? "canceled"
    : mini?.querySelector(".spin") !== null
      ? "pending"
      : mini.classList.contains("bad")
        ? "failed"
        : "done"
  expect(rendered).toBe(sign)
  if (isCanceled) expect(mini?.classList.contains("bad")).toBe(false)
})
